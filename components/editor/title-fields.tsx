'use client';

import clsx from 'clsx';
import { useId, useState } from 'react';
import { SUMMARY_MAX, TITLE_MAX } from '@/lib/contract/writing';
import type { Locale } from '@/lib/i18n/locales';
import { useSurroundings } from './editor-context';
import { fillIn } from './fill-in';
import { useKeeper } from './use-keeper';

/** Title and summary, each with the room that is left for it. */
export function TitleFields({ lang, isReadOnly }: { lang: Locale; isReadOnly: boolean }) {
  const { fields } = useSurroundings().words;
  const field = { lang, isReadOnly };
  return (
    <div className="grid gap-1">
      <CountedField
        {...field}
        name="title"
        label={fields.title}
        placeholder={fields.titlePlaceholder}
        max={TITLE_MAX}
        className="font-display text-24 font-bold rail:text-30"
      />
      <CountedField
        {...field}
        name="summary"
        label={fields.summary}
        placeholder={fields.summaryPlaceholder}
        max={SUMMARY_MAX}
        className="text-17 text-ink-2"
      />
    </div>
  );
}

interface CountedFieldProps {
  name: 'title' | 'summary';
  label: string;
  placeholder: string;
  max: number;
  lang: Locale;
  isReadOnly: boolean;
  className: string;
}

function CountedField(props: CountedFieldProps) {
  const { name, label, placeholder, max, lang, isReadOnly, className } = props;
  const { fields } = useSurroundings().words;
  const keeper = useKeeper();
  const id = useId();
  const [value, setValue] = useState(() => keeper.getContent()[name]);
  const count = value.length;
  const isOver = count > max;
  return (
    <div>
      <label htmlFor={id} className="sr-only">
        {label}
      </label>
      <textarea
        id={id}
        rows={1}
        value={value}
        readOnly={isReadOnly}
        lang={lang}
        placeholder={placeholder}
        maxLength={max}
        aria-describedby={`${id}-count`}
        className={clsx('editor-line', className)}
        onKeyDown={(event) => {
          // One line, however long: the next field is a tab away.
          if (event.key === 'Enter' && !event.nativeEvent.isComposing) event.preventDefault();
        }}
        onChange={(event) => {
          const text = event.target.value.replace(/\s*\n\s*/g, ' ');
          setValue(text);
          keeper.change({ [name]: text });
        }}
      />
      <p id={`${id}-count`} className={clsx('text-12', isOver ? 'text-signal' : 'text-ink-2')}>
        {fillIn(isOver ? fields.over : fields.count, { count, max })}
      </p>
    </div>
  );
}
