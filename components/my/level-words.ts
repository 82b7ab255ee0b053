import type { UserInfo } from '@/lib/contract/own-account';

/** Sentences about the six levels (messages/my, `levels`). */
export interface LevelWords {
  title: string;
  deck: string;
  current: string;
  next: string;
  top: string;
  names: Readonly<Record<'1' | '2' | '3' | '4' | '5' | '6', string>>;
  steps: Readonly<Record<UserInfo['next_level'][number]['key'], string>>;
  progress: string;
  met: string;
  apply: string;
  verify: string;
}

/** The name of a level from 1 to 6. */
export function levelName(words: LevelWords, level: number): string {
  return words.names[String(level) as keyof LevelWords['names']] ?? '';
}
