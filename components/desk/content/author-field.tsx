'use client';

import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useOwn } from '@/components/layout/own/own-context';
import { controlOf, OwnField } from '@/components/layout/own/own-field';
import { contentAuthorsQuery } from '@/lib/client/queries/desk-content';
import type { ControlProps } from './content-control';
import { faultSentence, fieldName } from './content-words';

/** Chooses an author by a part of the name. */
export function AuthorField(props: ControlProps<number>) {
  const { id, field, words, value, onChange, faultOf, names } = props;
  const { locale } = useOwn();
  const [keyword, setKeyword] = useState('');
  const { data } = useQuery(contentAuthorsQuery(locale, keyword.trim()));
  const found = data?.list ?? [];
  const current = { id: value, name: names[`author:${value}`] ?? String(value) };
  const isListed = value === 0 || found.some((author) => author.id === value);
  const fault = faultSentence(words, faultOf(''));
  return (
    <OwnField id={id} label={fieldName(words, field.name)} fault={fault}>
      <div className="grid gap-2">
        <input
          type="search"
          className="form-control"
          maxLength={100}
          aria-label={words.findAuthor}
          placeholder={words.findAuthor}
          value={keyword}
          onChange={({ target }) => setKeyword(target.value)}
        />
        <select
          {...controlOf({ id, fault })}
          value={value}
          onChange={({ target }) => onChange(Number(target.value))}
        >
          {value === 0 && <option value={0}>{words.chooseAuthor}</option>}
          {(isListed ? found : [current, ...found]).map((author) => (
            <option key={author.id} value={author.id}>
              {author.name}
            </option>
          ))}
        </select>
      </div>
    </OwnField>
  );
}
