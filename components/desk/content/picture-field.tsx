'use client';

import { useRef } from 'react';
import { useOwn } from '@/components/layout/own/own-context';
import { useSubmit } from '@/components/layout/own/use-submit';
import { Button } from '@/components/ui/button';
import { uploadPicture } from '@/lib/client/upload-picture';
import type { ControlProps } from './content-control';
import { faultSentence, fieldHint, fieldName } from './content-words';

const TYPES = 'image/jpeg,image/png,image/webp,image/avif';

/** A picture that is brought from the computer. */
export function PictureField(props: ControlProps<string>) {
  const { id, field, words, value, onChange, faultOf } = props;
  const { locale } = useOwn();
  const { isBusy, run } = useSubmit();
  const input = useRef<HTMLInputElement>(null);
  const label = fieldName(words, field.name);
  const hint = fieldHint(words, field.name);
  const fault = faultSentence(words, faultOf(''));
  const bring = (file: File | undefined) => {
    if (!file) return;
    void run(async () => onChange((await uploadPicture(file, 'default', { locale })).url));
  };
  return (
    <div role="group" aria-label={label} className="grid justify-items-start gap-2">
      <p className="text-15 font-medium">{label}</p>
      {value !== '' && (
        // The address that the upload answered with, as it is: its sizes may not be made yet.
        <img src={value} alt={label} className="max-h-50 rounded-2" />
      )}
      <input
        ref={input}
        id={id}
        type="file"
        accept={TYPES}
        hidden
        onChange={({ target }) => {
          bring(target.files?.[0]);
          target.value = '';
        }}
      />
      <div className="flex flex-wrap gap-3">
        <Button
          aria-disabled={isBusy}
          aria-describedby={`${id}-fault`}
          aria-invalid={fault === '' ? undefined : true}
          onClick={() => !isBusy && input.current?.click()}
        >
          {isBusy ? words.bringing : words.choosePicture}
        </Button>
        {value !== '' && !field.isRequired && (
          <Button look="plain" onClick={() => onChange('')}>
            {words.remove}
          </Button>
        )}
      </div>
      {hint !== '' && <p className="text-13 text-ink-2">{hint}</p>}
      <p id={`${id}-fault`} role="alert" className="text-13 font-medium text-signal empty:sr-only">
        {fault}
      </p>
    </div>
  );
}
