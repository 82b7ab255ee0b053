'use client';

import { controlOf, OwnField } from '@/components/layout/own/own-field';
import type { DeskText } from '@/lib/contract/desk-content';
import { inputOfMoment, momentOfInput } from '../site-moment';
import { ArticlesField } from './articles-field';
import { AuthorField } from './author-field';
import type { ControlProps } from './content-control';
import type { Values } from './content-values';
import { choiceName, faultSentence, fieldHint, fieldName } from './content-words';
import { LocalizedField } from './localized-field';
import { RecordSelect } from './record-select';
import { RecordsField } from './records-field';
import { PictureField } from './picture-field';
import { RowsField } from './rows-field';

/** A list of lines is no longer than this on the screen; the rest is scrolled to. */
const LINES_SHOWN_MAX = 10;

/** One field of a record, with the control that its type wants. */
export function ContentFieldControl(props: ControlProps<unknown>) {
  const { id, field, words, value, onChange, faultOf, isFaulty } = props;
  const hint = fieldHint(words, field.name);
  // Of a list of lines the whole field is told when one of them is wrong.
  const below = field.type === 'lines' && isFaulty('') ? 'invalid' : undefined;
  const fault = faultSentence(words, faultOf('') ?? below);
  const label = fieldName(words, field.name);
  const control = controlOf({ id, hint, fault });
  const inField = (children: React.ReactNode) => (
    <OwnField id={id} label={label} hint={hint} fault={fault}>
      {children}
    </OwnField>
  );
  switch (field.type) {
    case 'localizedLine':
    case 'localizedText':
    case 'localizedHtml':
      return <LocalizedField {...props} value={value as DeskText} type={field.type} />;
    case 'picture':
      return <PictureField {...props} value={value as string} />;
    case 'article':
      return (
        <ArticlesField
          {...props}
          value={value === 0 ? [] : [value as number]}
          max={1}
          onChange={([first = 0]) => onChange(first)}
        />
      );
    case 'articles':
      return (
        <ArticlesField
          {...props}
          value={value as number[]}
          {...(field.max === undefined ? {} : { max: field.max })}
        />
      );
    case 'record':
      return inField(
        <RecordSelect
          {...control}
          of={field.of}
          value={value as number}
          placeholder={words.choose}
          onPick={onChange}
        />,
      );
    case 'records':
      return (
        <RecordsField {...props} of={field.of} max={field.max} value={value as readonly number[]} />
      );
    case 'author':
      return <AuthorField {...props} value={value as number} />;
    case 'rows':
      return (
        <RowsField
          {...props}
          fields={field.fields}
          isFolded={field.isFolded === true}
          value={value as Values[]}
          renderField={(inner) => <ContentFieldControl {...inner} />}
        />
      );
    case 'flag':
      return (
        <label className="flex min-h-11 items-center gap-3 text-15">
          <input
            id={id}
            type="checkbox"
            className="size-5 accent-tide"
            checked={value === true}
            onChange={({ target }) => onChange(target.checked)}
          />
          {label}
        </label>
      );
    case 'choice':
      return inField(
        <select
          {...control}
          value={value as string}
          onChange={({ target }) => onChange(target.value)}
        >
          {field.options.map((option) => (
            <option key={option} value={option}>
              {choiceName(words, field.name, option)}
            </option>
          ))}
        </select>,
      );
    case 'choices':
      return (
        <fieldset>
          <legend className="text-15 font-medium">{label}</legend>
          <div className="flex flex-wrap gap-x-5">
            {field.options.map((option) => {
              const chosen = value as string[];
              return (
                <label key={option} className="flex min-h-11 items-center gap-2 text-15">
                  <input
                    type="checkbox"
                    className="size-5 accent-tide"
                    checked={chosen.includes(option)}
                    onChange={({ target }) =>
                      onChange(
                        field.options.filter((each) =>
                          each === option ? target.checked : chosen.includes(each),
                        ),
                      )
                    }
                  />
                  {choiceName(words, field.name, option)}
                </label>
              );
            })}
          </div>
        </fieldset>
      );
    case 'moment':
      return inField(
        <input
          {...control}
          type="datetime-local"
          value={value === '' ? '' : inputOfMoment(Date.parse(value as string))}
          onChange={({ target }) => onChange(momentOfInput(target.value))}
        />,
      );
    case 'number':
      return inField(
        <input
          {...control}
          type="number"
          min={field.min}
          max={field.max}
          value={String(value)}
          onChange={({ target }) => onChange(target.value === '' ? '' : Number(target.value))}
        />,
      );
    case 'lines':
      return inField(
        <textarea
          {...control}
          rows={Math.min(LINES_SHOWN_MAX, (value as string[]).length + 1)}
          value={(value as string[]).join('\n')}
          onChange={({ target }) => onChange(target.value.split('\n'))}
        />,
      );
    case 'line':
    case 'day':
    case 'address':
    case 'web':
    case 'email':
      return inField(
        <input
          {...control}
          required={field.isRequired}
          inputMode={
            field.type === 'line' || field.type === 'day'
              ? undefined
              : field.type === 'email'
                ? 'email'
                : 'url'
          }
          value={value as string}
          onChange={({ target }) => onChange(target.value)}
        />,
      );
  }
}
