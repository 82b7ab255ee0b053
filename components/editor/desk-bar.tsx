'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button';
import type { ManuscriptContent } from '@/lib/contract/writing';
import type { Locale } from '@/lib/i18n/locales';
import { EditionSwitch, LanguageSwitch } from './edition-switch';
import { useSurroundings } from './editor-context';
import { HistoryDialog } from './history-dialog';
import { PreviewDialog } from './preview-dialog';
import { SaveState } from './save-state';
import { useKeeper, useKeeperState } from './use-keeper';

export interface DeskBarProps {
  edition: Locale;
  onRestored: () => void;
  onEdition: (articleId: number, edition: Locale, isNew: boolean) => void;
  onLanguage: ((language: Locale, content: ManuscriptContent) => void) | undefined;
}

/** Over a text: whether it is saved, its editions, its preview and its history. */
export function DeskBar({ edition, onRestored, onEdition, onLanguage }: DeskBarProps) {
  const { words, languageNames } = useSurroundings();
  const keeper = useKeeper();
  const { manuscript } = useKeeperState();
  const [open, setOpen] = useState<'preview' | 'history' | null>(null);
  const close = () => setOpen(null);
  const show = async (what: 'preview' | 'history') => {
    // What is compared or restored is what the server has.
    if (what === 'history') await keeper.flush();
    setOpen(what);
  };
  const second = manuscript?.editions.find(({ locale }) => locale !== edition);
  return (
    <div className="editor-bar">
      <SaveState />
      <div className="flex flex-wrap items-center gap-x-1">
        {manuscript ? (
          <EditionSwitch
            manuscript={manuscript}
            onOpen={(next, isNew) => onEdition(manuscript.article_id, next, isNew)}
          />
        ) : onLanguage && keeper.isUnsent ? (
          <LanguageSwitch
            language={edition}
            onChoose={(language) => onLanguage(language, keeper.handOver())}
          />
        ) : (
          <span className="px-2 text-13 text-ink-2" lang={edition}>
            {languageNames[edition]}
          </span>
        )}
        <Button look="plain" onClick={() => void show('preview')}>
          {words.preview.button}
        </Button>
        {manuscript && (
          <Button look="plain" onClick={() => void show('history')}>
            {words.history.button}
          </Button>
        )}
      </div>
      {open === 'preview' && (
        <PreviewDialog
          edition={edition}
          content={keeper.getContent()}
          other={
            manuscript && second
              ? { articleId: manuscript.article_id, edition: second.locale }
              : null
          }
          onClose={close}
        />
      )}
      {open === 'history' && manuscript && (
        <HistoryDialog
          manuscript={manuscript}
          content={keeper.getContent()}
          isReadOnly={manuscript.status === 'pending'}
          onRestored={(restored) => {
            keeper.adopt(restored);
            onRestored();
          }}
          onClose={close}
        />
      )}
    </div>
  );
}
