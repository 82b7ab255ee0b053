'use client';

import { useCallback, useRef, useState, type KeyboardEvent } from 'react';
import type { ReactCropperElement } from 'react-cropper';
import { CROP_ROTATE_STEP_DEG, CROP_ZOOM_STEP } from '@/lib/contract/constants';
import type { CropAspect } from './output-plan';

/** One press of an arrow key, in CSS pixels. */
const KEY_STEP_PX = 8;
const ARROWS: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** What can be done with the picture on the stage, by buttons and by keys alike. */
export function useCropper(firstAspect: CropAspect) {
  const element = useRef<ReactCropperElement>(null);
  const [aspect, setAspect] = useState<CropAspect>(firstAspect);
  const cropper = useCallback(() => element.current?.cropper, []);

  const zoom = (direction: 1 | -1) => cropper()?.zoom(direction * CROP_ZOOM_STEP);
  const rotate = (direction: 1 | -1) => {
    const it = cropper();
    if (!it) return;
    it.rotate(direction * CROP_ROTATE_STEP_DEG);
    fitIn(it);
    it.setAspectRatio(ratioOf(aspect));
  };
  const chooseAspect = (next: CropAspect) => {
    setAspect(next);
    cropper()?.setAspectRatio(ratioOf(next));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const arrow = ARROWS[event.key];
    if (arrow) moveFrame(cropper(), arrow, event.shiftKey);
    else if (event.key === '+' || event.key === '=') zoom(1);
    else if (event.key === '-') zoom(-1);
    else return;
    event.preventDefault();
  };
  return { element, cropper, aspect, zoom, rotate, chooseAspect, onKeyDown };
}

/** As the cropper writes it: no number leaves the shape free. */
export function ratioOf(aspect: CropAspect): number {
  return aspect === 'free' ? Number.NaN : aspect;
}

type Cropper = ReactCropperElement['cropper'];

function moveFrame(it: Cropper | undefined, [x, y]: readonly [number, number], resizes: boolean) {
  if (!it) return;
  const { left, top, width, height } = it.getCropBoxData();
  if (!resizes) {
    it.setCropBoxData({ left: left + x * KEY_STEP_PX, top: top + y * KEY_STEP_PX });
  } else if (x !== 0) {
    it.setCropBoxData({ width: width + x * KEY_STEP_PX });
  } else {
    it.setCropBoxData({ height: height + y * KEY_STEP_PX });
  }
}

/** A picture that was turned may reach out of the stage: it is brought back into it. */
function fitIn(it: Cropper): void {
  const stage = it.getContainerData();
  const { width, height } = it.getCanvasData();
  const scale = Math.min(stage.width / width, stage.height / height);
  it.setCanvasData({ width: width * scale });
  const fitted = it.getCanvasData();
  it.setCanvasData({
    left: (stage.width - fitted.width) / 2,
    top: (stage.height - fitted.height) / 2,
  });
}
