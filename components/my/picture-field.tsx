'use client';

import { useState } from 'react';
import { fillIn } from '@/components/layout/own/fill-in';
import { controlOf, OwnField } from '@/components/layout/own/own-field';

export interface PictureFieldProps {
  words: { picture: string; pictureHint: string; chosen: string };
  fault: string;
}

const ID = 'real-picture';

/** Chooses the picture of a document. It stays on the device until the form is sent. */
export function PictureField({ words, fault }: PictureFieldProps) {
  const [name, setName] = useState('');
  return (
    <OwnField id={ID} label={words.picture} hint={words.pictureHint} fault={fault}>
      <input
        {...controlOf({ id: ID, hint: words.pictureHint, fault })}
        name="picture"
        type="file"
        accept="image/jpeg,image/png,image/webp,image/gif"
        onChange={(event) => setName(event.target.files?.[0]?.name ?? '')}
      />
      <p role="status" className={name === '' ? 'sr-only' : 'mt-1 truncate text-13'}>
        {name === '' ? '' : fillIn(words.chosen, { name })}
      </p>
    </OwnField>
  );
}
