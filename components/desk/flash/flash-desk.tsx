'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { fillIn } from '@/components/layout/own/fill-in';
import { useOwn } from '@/components/layout/own/own-context';
import { useSubmit } from '@/components/layout/own/use-submit';
import { callApi } from '@/lib/client/call-api';
import { readAgain } from '@/lib/client/read-again';
import { showToast } from '@/lib/client/toast';
import type { DeskFlash } from '@/lib/contract/desk-flash';
import { FlashComposer } from './flash-composer';
import { emptyDraft, isEmptyDraft, keepDraft, readDraft, type FlashDraft } from './flash-draft';
import { FlashList } from './flash-list';
import type { FlashWords } from './flash-words';

/** The flash desk: the composer, and beside it what was published, fresh at all times. */
export function FlashDesk({ words }: { words: FlashWords }) {
  const { locale } = useOwn();
  const [fresh, setFresh] = useState(readDraft);
  const [change, setChange] = useState<{ flash: DeskFlash; draft: FlashDraft }>();
  const client = useQueryClient();
  const { isBusy, run } = useSubmit();
  const draft = change?.draft ?? fresh;

  const refresh = () => readAgain(client, ['desk', 'deskFlashList']);
  const putFresh = (next: FlashDraft) => {
    keepDraft(next);
    setFresh(next);
  };
  const edit = (flash: DeskFlash, said = flash) => {
    const { category, is_important, title, content, title_en, content_en } = said;
    const { source_name, source_url } = said;
    const texts = { title, content, title_en, content_en, source_name, source_url };
    setChange({ flash, draft: { ...emptyDraft(category), is_important, ...texts } });
  };
  const publish = async () => {
    const flash = await callApi('publishFlash', fresh, { locale });
    putFresh(emptyDraft(fresh.category));
    void refresh();
    if (isSame(flash, fresh)) {
      showToast(fillIn(words.published, { title: flash.title }), { tone: 'calm' });
      return;
    }
    // An answer got lost, and the words were changed since: they are a change of that flash.
    edit(flash, { ...flash, ...fresh });
    showToast(words.sentBefore);
  };
  const update = async ({ flash, draft: said }: NonNullable<typeof change>, note: string) => {
    const { client_key: _key, ...rest } = said;
    const input = { ...rest, id: flash.id, base_version: flash.version, note };
    const updated = await callApi('updateFlash', input, { locale });
    setChange(undefined);
    void refresh();
    showToast(fillIn(words.updated, { title: updated.title }), { tone: 'calm' });
  };
  const turn = (flash: DeskFlash) => {
    if (change?.flash.id === flash.id) setChange(undefined);
    void refresh();
  };
  return (
    <div className="grid gap-x-12 gap-y-12 rail:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
      <FlashComposer
        key={change ? `change-${change.flash.id}-${change.flash.version}` : fresh.client_key}
        words={words}
        draft={draft}
        editing={change?.flash}
        isBusy={isBusy}
        onChange={(what) => {
          if (change) setChange({ ...change, draft: { ...draft, ...what } });
          else putFresh({ ...fresh, ...what });
        }}
        onSend={(note) => void run(() => (change ? update(change, note) : publish()))}
        onCancel={() => {
          if (change) setChange(undefined);
          else if (!isEmptyDraft(fresh)) putFresh(emptyDraft(fresh.category));
        }}
      />
      <FlashList words={words} onEdit={edit} onTurned={turn} />
    </div>
  );
}

/** Whether a flash says what was sent, blanks at the ends apart. */
function isSame(flash: DeskFlash, sent: FlashDraft): boolean {
  const isText = (name: 'title' | 'content' | 'title_en' | 'content_en' | 'source_url') =>
    flash[name].replace(/\s+/g, ' ') === sent[name].trim().replace(/\s+/g, ' ');
  const texts = ['title', 'content', 'title_en', 'content_en', 'source_url'] as const;
  const { category, is_important: isImportant } = sent;
  return texts.every(isText) && flash.category === category && flash.is_important === isImportant;
}
