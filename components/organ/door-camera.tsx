'use client';

import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import type { OrganWords } from './organ-words';

interface BarcodeReader {
  detect(source: HTMLVideoElement): Promise<{ rawValue: string }[]>;
}
type BarcodeReaderClass = new (options: { formats: string[] }) => BarcodeReader;

/** Pause between two looks at the picture, and before the same code is read again. */
const LOOK_MS = 250;
const AGAIN_MS = 4_000;

/** Reads QR codes with the camera, in browsers that can; elsewhere codes are typed. */
export function DoorCamera({
  words,
  onCode,
}: {
  words: OrganWords;
  onCode: (code: string) => void;
}) {
  const [isOn, setIsOn] = useState(false);
  const [fault, setFault] = useState('');
  const video = useRef<HTMLVideoElement>(null);
  const tell = useEffectEvent(onCode);
  useEffect(() => {
    if (!isOn) return undefined;
    const Reader = (globalThis as { BarcodeDetector?: BarcodeReaderClass }).BarcodeDetector;
    let stream: MediaStream | undefined;
    let timer: ReturnType<typeof setInterval> | undefined;
    let isWanted = true;
    let last = { code: '', at: 0 };
    const begin = async () => {
      stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } });
      if (!isWanted || !video.current || !Reader)
        return stream.getTracks().forEach((t) => t.stop());
      video.current.srcObject = stream;
      await video.current.play();
      const reader = new Reader({ formats: ['qr_code'] });
      timer = setInterval(() => {
        if (!video.current) return;
        reader.detect(video.current).then(
          ([found]) => {
            const code = found?.rawValue;
            if (!code || (code === last.code && Date.now() - last.at < AGAIN_MS)) return;
            last = { code, at: Date.now() };
            tell(code);
          },
          () => undefined,
        );
      }, LOOK_MS);
    };
    begin().catch(() => {
      setFault(words.cameraRefused);
      setIsOn(false);
    });
    return () => {
      isWanted = false;
      clearInterval(timer);
      stream?.getTracks().forEach((track) => track.stop());
    };
  }, [isOn, words.cameraRefused]);
  const begin = () => {
    const canRead = 'BarcodeDetector' in globalThis && 'mediaDevices' in navigator;
    setFault(canRead ? '' : words.cameraNone);
    setIsOn(canRead);
  };
  return (
    <div>
      {isOn && <video ref={video} muted playsInline className="mb-3 w-full rounded-4 bg-ink" />}
      <Button onClick={() => (isOn ? setIsOn(false) : begin())}>
        {isOn ? words.cameraOff : words.cameraOn}
      </Button>
      {fault && (
        <p role="alert" className="mt-2 text-13 text-signal">
          {fault}
        </p>
      )}
    </div>
  );
}
