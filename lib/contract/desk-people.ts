import { z } from 'zod';
import { USER_LEVELS } from './constants';
import { defineEndpoint } from './endpoint';
import { sessionItem } from './own-account';
import { id, isoTime, pageInput, pageOutput } from './paging';
import { typedLine, typedText } from './typed-text';

/** Levels that the desk grants (silent-areas: Users and levels); 0 takes a granted one back. */
export const GRANTED_LEVELS = [0, 4, 5, 6] as const;
export const ROLES = ['reader', 'editor', 'admin'] as const;
export const PERSON_STATES = ['active', 'blocked'] as const;
export const BLOCK_REASON_MAX = 500;

/** An account as the desk sees it. */
export const deskPerson = z.object({
  id,
  nickname: z.string(),
  /** '' where there is none. */
  email: z.string(),
  /** Masked; '' where there is none. */
  mobile: z.string(),
  role: z.enum(ROLES),
  state: z.enum(PERSON_STATES),
  level: z.number().int().min(1).max(USER_LEVELS),
  /** Level that the desk granted; 0 where the earned one counts. */
  granted_level: z.number().int(),
  has_second_step: z.boolean(),
  /** Where they are signed in now. */
  sessions: z.number().int(),
  is_self: z.boolean(),
  created_time: isoTime,
  last_time: isoTime.nullable(),
});
export type DeskPerson = z.infer<typeof deskPerson>;

export const PEOPLE_FILTERS = ['all', 'staff', 'blocked'] as const;

export const peopleList = defineEndpoint({
  name: 'peopleList',
  method: 'POST',
  auth: 'editor',
  summary: 'Accounts, the newest first; found by a part of the address or the name, or by the id.',
  input: z.object({
    ...pageInput,
    keyword: typedLine(0, 100).default(''),
    filter: z.enum(PEOPLE_FILTERS).default('all'),
  }),
  output: pageOutput(deskPerson),
  errors: [],
});

const who = { account_id: id };

export const setPersonLevel = defineEndpoint({
  name: 'setPersonLevel',
  method: 'POST',
  auth: 'admin',
  summary: 'Grants a level, or takes a granted one back with 0.',
  input: z.object({
    ...who,
    level: z.union([z.literal(0), z.literal(4), z.literal(5), z.literal(6)]),
  }),
  output: deskPerson,
  errors: ['notFound'],
});

export const setPersonRole = defineEndpoint({
  name: 'setPersonRole',
  method: 'POST',
  auth: 'admin',
  summary: 'Makes a person an editor, an admin, or a reader again; never oneself.',
  input: z.object({ ...who, role: z.enum(ROLES) }),
  output: deskPerson,
  errors: ['notFound', 'accountUnavailable'],
});

export const blockPerson = defineEndpoint({
  name: 'blockPerson',
  method: 'POST',
  auth: 'admin',
  summary: 'Blocks an account and ends its sessions; never one’s own.',
  input: z.object({ ...who, reason: typedText(1, BLOCK_REASON_MAX) }),
  output: deskPerson,
  errors: ['notFound'],
});

export const unblockPerson = defineEndpoint({
  name: 'unblockPerson',
  method: 'POST',
  auth: 'admin',
  summary: 'Lets a blocked account sign in again.',
  input: z.object(who),
  output: deskPerson,
  errors: ['notFound'],
});

export const endPersonSessions = defineEndpoint({
  name: 'endPersonSessions',
  method: 'POST',
  auth: 'admin',
  summary: 'Ends all sessions of an account; of one’s own all but this one.',
  input: z.object(who),
  output: deskPerson,
  errors: ['notFound'],
});

export const personSessions = defineEndpoint({
  name: 'personSessions',
  method: 'POST',
  auth: 'admin',
  summary: 'Where somebody is signed in, the latest first.',
  input: z.object(who),
  output: z.object({ list: z.array(sessionItem) }),
  errors: ['notFound'],
});

export const endPersonSession = defineEndpoint({
  name: 'endPersonSession',
  method: 'POST',
  auth: 'admin',
  summary:
    'Ends one session of an account, never the one of the call; answers with those that go on.',
  input: z.object({ ...who, session_id: id }),
  output: z.object({ list: z.array(sessionItem) }),
  errors: ['notFound', 'notPermitted'],
});
