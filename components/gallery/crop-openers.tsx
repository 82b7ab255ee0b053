'use client';

import { useState } from 'react';
import type { CropWords } from '@/components/crop/crop-words';
import { PictureCropper } from '@/components/crop/picture-cropper';
import { Button } from '@/components/ui/button';
import type { UploadType } from '@/lib/contract/uploads';
import type { Locale } from '@/lib/i18n/locales';

export interface CropOpenersProps {
  types: readonly UploadType[];
  locale: Locale;
  strings: CropWords;
}

/** A button for each use of a picture, which opens the cropper; the uploaded address is shown. */
export function CropOpeners({ types, locale, strings }: CropOpenersProps) {
  const [type, setType] = useState<UploadType>();
  const [url, setUrl] = useState('');
  const close = () => setType(undefined);
  return (
    <div className="flex flex-wrap items-center gap-2">
      {types.map((name) => (
        <Button key={name} data-crop={name} onClick={() => setType(name)}>
          {name}
        </Button>
      ))}
      <output className="font-mono text-12">{url}</output>
      {type && (
        <PictureCropper
          type={type}
          locale={locale}
          strings={strings}
          onClose={close}
          onDone={(address) => {
            setUrl(address);
            close();
          }}
        />
      )}
    </div>
  );
}
