'use client';

import { fillIn } from '@/components/layout/own/fill-in';
import { controlOf, OwnField } from '@/components/layout/own/own-field';
import type { OrderWords } from './order-words';

interface Person {
  name: string;
  email: string;
}

export interface PeopleFieldsProps {
  count: number;
  value: readonly Person[];
  onChange: (value: Person[]) => void;
  words: OrderWords;
}

/** Who comes: a name and an address for each seat, either may be left empty. */
export function PeopleFields({ count, value, onChange, words }: PeopleFieldsProps) {
  const people = Array.from({ length: count }, (_, place) => value[place] ?? NOBODY);
  const set = (place: number, change: Partial<Person>) =>
    onChange(people.map((person, at) => (at === place ? { ...person, ...change } : person)));
  return (
    <>
      {people.map((person, place) => (
        <fieldset key={place} className="grid gap-3 sm:grid-cols-2">
          <legend className="mb-1 text-13 text-ink-2">
            {fillIn(words.person, { number: place + 1 })}
          </legend>
          <OwnField id={`person-name-${place}`} label={words.name}>
            <input
              {...controlOf({ id: `person-name-${place}` })}
              value={person.name}
              maxLength={60}
              autoComplete={place === 0 ? 'name' : 'off'}
              onChange={({ target }) => set(place, { name: target.value })}
            />
          </OwnField>
          <OwnField id={`person-email-${place}`} label={words.email}>
            <input
              {...controlOf({ id: `person-email-${place}` })}
              type="email"
              value={person.email}
              maxLength={120}
              autoComplete={place === 0 ? 'email' : 'off'}
              onChange={({ target }) => set(place, { email: target.value })}
            />
          </OwnField>
        </fieldset>
      ))}
    </>
  );
}

const NOBODY: Person = { name: '', email: '' };
