'use client';

import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import type { OrganWords } from './organ-words';
import { openQrReader } from './qr-reader';

/** Pause between two looks at the picture, and before the same code is read again. */
const LOOK_MS = 250;
const AGAIN_MS = 4_000;

interface DoorCameraProps {
  words: OrganWords;
  onCode: (code: string) => void;
}

/** Reads QR codes with the camera; where that is not to be had, codes are typed. */
export function DoorCamera({ words, onCode }: DoorCameraProps) {
  const [isOn, setIsOn] = useState(false);
  const [fault, setFault] = useState('');
  const video = useRef<HTMLVideoElement>(null);
  const tell = useEffectEvent(onCode);
  useEffect(() => {
    if (!isOn) return undefined;
    let stream: MediaStream | undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isWanted = true;
    let last = { code: '', at: 0 };
    const take = (code: string) => {
      if (code === '' || (code === last.code && Date.now() - last.at < AGAIN_MS)) return;
      last = { code, at: Date.now() };
      tell(code);
    };
    const begin = async () => {
      stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } });
      const read = await openQrReader();
      if (!isWanted || !video.current) return stream.getTracks().forEach((track) => track.stop());
      video.current.srcObject = stream;
      await video.current.play();
      // One look after another: a slow telephone is not asked faster than it answers.
      const look = async () => {
        if (!isWanted || !video.current) return;
        take(await read(video.current).catch(() => ''));
        if (isWanted) timer = setTimeout(() => void look(), LOOK_MS);
      };
      await look();
    };
    begin().catch(() => {
      if (!isWanted) return;
      setFault(words.cameraRefused);
      setIsOn(false);
    });
    return () => {
      isWanted = false;
      clearTimeout(timer);
      stream?.getTracks().forEach((track) => track.stop());
    };
  }, [isOn, words.cameraRefused]);
  const begin = () => {
    const canRead = 'mediaDevices' in navigator;
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
