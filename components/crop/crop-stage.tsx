'use client';

import 'cropperjs/dist/cropper.css';
import { useState } from 'react';
import { Cropper } from 'react-cropper';
import { IconButton } from '@/components/ui/button';
import { buttonClass } from '@/components/ui/button-class';
import { Icon } from '@/components/ui/icon';
import { CROP_ASPECTS } from '@/lib/contract/constants';
import type { UploadType } from '@/lib/contract/uploads';
import type { CropSource } from './encode-crop';
import type { CropWords } from './crop-words';
import { aspectFor, isTooSmall } from './output-plan';
import { ratioOf, useCropper } from './use-cropper';

export interface CropStageProps {
  /** Address of the chosen file in this browser. */
  src: string;
  type: UploadType;
  words: CropWords;
  isUploading: boolean;
  onConfirm: (source: CropSource) => void;
  onUnreadable: () => void;
  /** Back to choosing a file. */
  onAgain: () => void;
}

/** The second step: the picture with its frame, and everything that can be done with it. */
export function CropStage(props: CropStageProps) {
  const { src, type, words, isUploading, onConfirm, onUnreadable, onAgain } = props;
  const { element, cropper, aspect, zoom, rotate, chooseAspect, onKeyDown } = useCropper(
    aspectFor(type),
  );
  const [isReady, setIsReady] = useState(false);
  const [tooSmall, setTooSmall] = useState(false);
  const isIdle = isReady && !isUploading;
  const presets = [
    { key: 'banner', value: CROP_ASPECTS.banner, text: words.banner },
    { key: 'cover', value: CROP_ASPECTS.cover, text: words.cover },
    { key: 'free', value: 'free', text: words.free },
  ] as const;
  return (
    <>
      <div
        role="application"
        aria-label={words.stage}
        aria-describedby="crop-keys"
        aria-busy={!isReady}
        tabIndex={0}
        onKeyDown={onKeyDown}
        className="crop-stage"
      >
        <Cropper
          ref={element}
          src={src}
          alt=""
          style={{ width: '100%', height: '100%' }}
          aspectRatio={ratioOf(aspectFor(type))}
          viewMode={1}
          dragMode="move"
          autoCropArea={0.9}
          // The browser itself turns a phone's photo upright, in the picture as in what is cut out.
          checkOrientation={false}
          background={false}
          toggleDragModeOnDblclick={false}
          ready={() => setIsReady(true)}
          crop={({ detail }) => setTooSmall(isTooSmall(detail, type))}
          onError={onUnreadable}
        />
        {!isReady && <p className="crop-loading">{words.loading}</p>}
      </div>
      <p id="crop-keys" className="text-12 text-ink-2 max-rail:sr-only">
        {words.keys}
      </p>
      <div className="flex flex-wrap items-center gap-x-1">
        <IconButton label={words.zoomOut} disabled={!isIdle} onClick={() => zoom(-1)}>
          <Icon name="zoom-out" />
        </IconButton>
        <IconButton label={words.zoomIn} disabled={!isIdle} onClick={() => zoom(1)}>
          <Icon name="zoom-in" />
        </IconButton>
        <IconButton label={words.rotateLeft} disabled={!isIdle} onClick={() => rotate(-1)}>
          <Icon name="rotate-ccw" />
        </IconButton>
        <IconButton label={words.rotateRight} disabled={!isIdle} onClick={() => rotate(1)}>
          <Icon name="rotate-cw" />
        </IconButton>
        {type === 'default' && (
          <div role="group" aria-label={words.aspects} className="flex flex-wrap">
            {presets.map(({ key, value, text }) => (
              <button
                key={key}
                type="button"
                aria-pressed={aspect === value}
                disabled={!isIdle}
                onClick={() => chooseAspect(value)}
                className="crop-aspect"
              >
                {text}
              </button>
            ))}
          </div>
        )}
      </div>
      <p role="status" className="min-h-6 text-13 text-signal">
        {isReady && tooSmall ? words.tooSmall : ''}
      </p>
      <div className="flex flex-wrap justify-end gap-3">
        <button
          type="button"
          className={buttonClass('outline')}
          disabled={isUploading}
          onClick={onAgain}
        >
          {words.again}
        </button>
        <button
          type="button"
          className={buttonClass('primary', 'min-w-30 disabled:opacity-50')}
          disabled={!isIdle || tooSmall}
          onClick={() => {
            const source = cropper();
            if (source) onConfirm(source);
          }}
        >
          {isUploading ? words.uploading : words.confirm}
        </button>
      </div>
    </>
  );
}
