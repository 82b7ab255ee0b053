'use client';

import { controlOf, OwnField } from '@/components/layout/own/own-field';
import type { ContentField, DeskText } from '@/lib/contract/desk-content';
import type { ControlProps } from './content-control';
import { faultSentence, fieldHint, fieldName } from './content-words';

const EDITIONS = ['zh-Hans', 'en', 'zh-Hant'] as const;
const ROWS = { localizedLine: 1, localizedText: 3, localizedHtml: 10 } as const;

type LocalizedType = keyof typeof ROWS;

/** A text in the languages of the site; the traditional one is derived unless it is written. */
export function LocalizedField(props: ControlProps<DeskText> & { type: LocalizedType }) {
  const { id, field, words, value, type, onChange } = props;
  const hint = fieldHint(words, field.name);
  return (
    <fieldset className="grid gap-2 border-l-2 border-hairline pl-3">
      <legend className="text-15 font-medium">
        {fieldName(words, field.name)}
        <Wanted field={field} words={words} />
      </legend>
      {hint !== '' && <p className="text-13 text-ink-2">{hint}</p>}
      {EDITIONS.map((edition) => {
        const control = {
          id: `${id}-${edition}`,
          fault: faultSentence(words, props.faultOf(`.${edition}`)),
          ...(edition === 'zh-Hant' ? { hint: words.derived } : {}),
        };
        const shared = {
          ...controlOf(control),
          lang: edition,
          value: value[edition],
          onChange: ({ target }: { target: { value: string } }) =>
            onChange({ ...value, [edition]: target.value }),
        };
        return (
          <OwnField key={edition} label={words.editions[edition]} {...control}>
            {type === 'localizedLine' ? (
              <input {...shared} />
            ) : (
              <textarea {...shared} rows={ROWS[type]} spellCheck={type === 'localizedText'} />
            )}
          </OwnField>
        );
      })}
    </fieldset>
  );
}

function Wanted({ field, words }: Pick<ControlProps<unknown>, 'words'> & { field: ContentField }) {
  return field.isRequired ? <span className="ml-2 text-13 text-ink-2">{words.needed}</span> : null;
}
