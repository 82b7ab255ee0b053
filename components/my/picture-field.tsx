'use client';

import { useState } from 'react';
import { fillIn } from '@/components/layout/own/fill-in';
import { controlOf, OwnField } from '@/components/layout/own/own-field';
import { buttonClass } from '@/components/ui/button-class';
import { Icon } from '@/components/ui/icon';
import { DOCUMENT_TYPES, isTaken } from './real-name-faults';

export interface PictureFieldProps {
  words: { picture: string; pictureHint: string; choosePicture: string; chosen: string };
  fault: string;
  /** Told at once what is wrong with a chosen file's kind, or that nothing is. */
  onJudged: (fault: 'pictureWrongType' | undefined) => void;
}

const ID = 'real-picture';
const LABEL_CLASS =
  'relative cursor-pointer focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-tide has-aria-invalid:border-signal';

/** Chooses the picture of a document. It stays on the device until the form is sent. */
export function PictureField({ words, fault, onJudged }: PictureFieldProps) {
  const [name, setName] = useState('');
  const control = controlOf({ id: ID, hint: words.pictureHint, fault, isRequired: true });
  const choose = (input: HTMLInputElement) => {
    const file = input.files?.[0];
    const isRefused = file !== undefined && !isTaken(file);
    if (isRefused) input.value = '';
    setName(isRefused ? '' : (file?.name ?? ''));
    onJudged(isRefused ? 'pictureWrongType' : undefined);
  };
  return (
    <OwnField id={ID} label={words.picture} hint={words.pictureHint} fault={fault}>
      {/* The browser's own button speaks the browser's language. */}
      <label className={buttonClass('outline', LABEL_CLASS)}>
        <Icon name="image" size={20} />
        <span aria-hidden="true">{words.choosePicture}</span>
        <input
          {...control}
          className="sr-only"
          name="picture"
          type="file"
          accept={DOCUMENT_TYPES.join(',')}
          onChange={(event) => choose(event.target)}
        />
      </label>
      <p role="status" className={name === '' ? 'sr-only' : 'mt-1 truncate text-13'}>
        {name === '' ? '' : fillIn(words.chosen, { name })}
      </p>
    </OwnField>
  );
}
