'use client';

import { useState, type DragEvent } from 'react';
import { Icon } from '@/components/ui/icon';
import type { UploadType } from '@/lib/contract/uploads';
import type { CropWords } from './crop-words';
import { isCover, pictureAccept } from './output-plan';

export interface ChoosePictureProps {
  type: UploadType;
  words: CropWords;
  onChoose: (file: File) => void;
}

/** The first step: a file picker that a picture can be dropped on too. */
export function ChoosePicture({ type, words, onChoose }: ChoosePictureProps) {
  const [isOver, setIsOver] = useState(false);
  const over = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(event.type === 'dragover');
  };
  const drop = (event: DragEvent) => {
    over(event);
    const file = event.dataTransfer.files[0];
    if (file) onChoose(file);
  };
  return (
    <label
      onDragOver={over}
      onDragLeave={over}
      onDrop={drop}
      className={`crop-choose ${isOver ? 'is-over' : ''}`}
    >
      <Icon name="image" size={32} className="text-tide" />
      <span className="text-15 font-medium">{words.choose}</span>
      <input
        type="file"
        accept={pictureAccept(type)}
        aria-describedby="crop-hints"
        className="sr-only"
        onChange={({ target }) => {
          const file = target.files?.[0];
          if (file) onChoose(file);
          target.value = '';
        }}
      />
      <span id="crop-hints" className="grid gap-1 text-13 text-ink-2">
        <span>
          {words.drop} {isCover(type) ? words.coverFormats : words.formats}
        </span>
        {type === 'avatar' && <span>{words.avatarHint}</span>}
        {!isCover(type) && <span>{words.still}</span>}
      </span>
    </label>
  );
}
