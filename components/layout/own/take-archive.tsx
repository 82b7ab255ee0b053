'use client';

import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { callApi } from '@/lib/client/call-api';
import { showToast } from '@/lib/client/toast';
import { fillIn } from './fill-in';
import { useOwn } from './own-context';
import { useSubmit } from './use-submit';

export interface TakeArchiveProps {
  scope: 'own' | 'newsroom';
  words: { take: string; taking: string; taken: string; nothing: string };
}

/** Takes what one wrote, or all the newsroom has, as a zip: the browser saves it as it comes. */
export function TakeArchive({ scope, words }: TakeArchiveProps) {
  const { locale } = useOwn();
  const { isBusy, run } = useSubmit();
  const take = () =>
    void run(async () => {
      const { url, articles, drafts, records } = await callApi(
        'requestExport',
        { scope },
        { locale },
      );
      if (articles + drafts + records === 0) {
        showToast(words.nothing, { tone: 'calm' });
        return;
      }
      location.assign(url);
      showToast(fillIn(words.taken, { count: articles, number: drafts, rest: records }), {
        tone: 'calm',
      });
    });
  return (
    <Button aria-disabled={isBusy} onClick={take}>
      <Icon name="download" size={16} />
      {isBusy ? words.taking : words.take}
    </Button>
  );
}
