'use client';

import { Button } from '@/components/ui/button';
import { callApi } from '@/lib/client/call-api';
import { showToast } from '@/lib/client/toast';
import { useOwn } from '@/components/layout/own/own-context';
import { useSubmit } from '@/components/layout/own/use-submit';

export interface ExportWords {
  text: string;
  act: string;
  making: string;
  done: string;
}

/** Everything that is kept of oneself, as a file. */
export function ExportData({ words }: { words: ExportWords }) {
  const { locale } = useOwn();
  const { isBusy, run } = useSubmit();
  const download = () =>
    run(async () => {
      const data = await callApi('exportUserData', {}, { locale });
      saveFile(`account-${data.made_time.slice(0, 10)}.json`, JSON.stringify(data, null, 2));
      showToast(words.done, { tone: 'calm' });
    });
  return (
    <>
      <p className="text-13 text-ink-2">{words.text}</p>
      <Button className="mt-4" aria-disabled={isBusy} onClick={() => void download()}>
        {isBusy ? words.making : words.act}
      </Button>
    </>
  );
}

function saveFile(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Freed at once, some browsers save nothing.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
