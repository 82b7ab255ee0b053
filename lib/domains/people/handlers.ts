import type { Handlers } from '../handler';
import {
  blockPerson,
  endPersonSessions,
  setPersonLevel,
  setPersonRole,
  unblockPerson,
} from './change-person';
import { endPersonSession, listPersonSessions } from './person-sessions';
import { listPeople } from './read-people';

export const peopleHandlers = {
  peopleList: (ctx, input) => listPeople(ctx, input),
  setPersonLevel: (ctx, input) => setPersonLevel({ ctx, input }),
  setPersonRole: (ctx, input) => setPersonRole({ ctx, input }),
  blockPerson: (ctx, input) => blockPerson({ ctx, input }),
  unblockPerson: (ctx, input) => unblockPerson({ ctx, input }),
  personSessions: (ctx, input) => listPersonSessions({ ctx, input }),
  endPersonSession: (ctx, input) => endPersonSession({ ctx, input }),
  endPersonSessions: (ctx, input) => endPersonSessions({ ctx, input }),
} satisfies Partial<Handlers>;
