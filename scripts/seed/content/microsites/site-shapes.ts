import type { z } from 'zod';
import type {
  ceremonyDocument,
  gatheringDocument,
  regionDocument,
} from '@/lib/contract/microsite-documents';
import type { SeedTextBoth } from '../seed-shapes';

/** A document as its authors wrote it: each text in simplified Chinese and English. */
export type Seeded<Value> = Value extends { 'zh-Hans': string }
  ? SeedTextBoth
  : Value extends readonly (infer Item)[]
    ? readonly Seeded<Item>[]
    : Value extends object
      ? { [Key in keyof Value]: Seeded<Value[Key]> }
      : Value;

export type SeedGathering = Seeded<z.input<typeof gatheringDocument>>;
export type SeedCeremony = Seeded<z.input<typeof ceremonyDocument>>;
export type SeedRegion = Seeded<z.input<typeof regionDocument>>;
export type SeedSite = SeedGathering | SeedCeremony | SeedRegion;

/** A text in both written languages. */
export function t(zh: string, en: string): SeedTextBoth {
  return { zh, en };
}

/** The moment of a clock time on a day, `hh:mm` at an offset such as `+08:00`. */
export function at(date: string, time: string, offset: string): string {
  return new Date(`${date}T${time}:00${offset}`).toISOString();
}

/** Articles of the sample newsroom by their keys. */
export function stories(limit: number, ...keys: string[]): SeedSite['stories'] {
  return { articles: keys.map((key) => `sample:${key}`), labels: [], sections: [], limit };
}

type Session = SeedGathering['sessions'][number];

export interface SessionWords {
  form?: Session['form'];
  track?: string | null;
  summary?: SeedTextBoth;
  speakers?: string[];
}

/** Makes the sessions of one day: key, from, to, title, and what else there is. */
export function dayOf(date: string, offset: string) {
  return (
    key: string,
    from: string,
    to: string,
    title: SeedTextBoth,
    { form = 'talk', track = null, summary, speakers = [] }: SessionWords = {},
  ): Session => ({
    key,
    track,
    form,
    startsAt: at(date, from, offset),
    endsAt: at(date, to, offset),
    title,
    summary: summary ?? null,
    speakers,
  });
}

/** A sample speaker. */
export function speaker(
  key: string,
  name: SeedTextBoth,
  role: SeedTextBoth,
  organisation: SeedTextBoth,
  bio: SeedTextBoth,
): SeedGathering['speakers'][number] {
  return { key, name, role, organisation, bio };
}

/** A sample organisation that carries a gathering. */
export function partner(
  tier: SeedGathering['partners'][number]['tier'],
  name: SeedTextBoth,
  about: SeedTextBoth,
): SeedGathering['partners'][number] {
  return { tier, name, about, url: null };
}
