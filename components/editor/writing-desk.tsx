'use client';

import type { Editor } from '@tiptap/react';
import { useEffect, useState } from 'react';
import type { ManuscriptContent } from '@/lib/contract/writing';
import type { Locale } from '@/lib/i18n/locales';
import { href } from '@/lib/routes/href';
import { ConflictView } from './conflict-view';
import { DeskBar } from './desk-bar';
import { useSurroundings } from './editor-context';
import { DraftKeeper, type KeeperDoors, type KeeperStart } from './keeping/draft-keeper';
import { SidePanel } from './side-panel';
import { StateNotice } from './state-notice';
import { SubmitPanel } from './submit-panel';
import { bodyHtmlOf } from './text/body-html';
import { TextEditor } from './text-editor';
import { TitleFields } from './title-fields';
import { KeeperContext, useKeeper, useKeeperState } from './use-keeper';

export interface WritingDeskProps {
  start: KeeperStart;
  doors: KeeperDoors;
  onEdition: (articleId: number, edition: Locale, isNew: boolean) => void;
  /** Goes on with what is written as a text in another language; none where it is settled. */
  onLanguage?: (language: Locale, content: ManuscriptContent) => void;
}

/** One text, open to be written: title, body, settings, and what becomes of it. */
export function WritingDesk({ start, doors, onEdition, onLanguage }: WritingDeskProps) {
  const { locale } = useSurroundings();
  const [keeper] = useState(() => new DraftKeeper(start, doors));
  // Counts the texts that came from elsewhere: each is drawn from the beginning.
  const [texts, setTexts] = useState(0);
  const takeAnew = () => setTexts((count) => count + 1);

  useEffect(() => {
    keeper.open();
    const leave = (event: BeforeUnloadEvent) => {
      keeper.keepNow();
      if (keeper.hasUnsaved) event.preventDefault();
    };
    const hide = () => keeper.keepNow();
    window.addEventListener('beforeunload', leave);
    window.addEventListener('pagehide', hide);
    window.addEventListener('online', keeper.retry);
    document.addEventListener('visibilitychange', hide);
    return () => {
      window.removeEventListener('beforeunload', leave);
      window.removeEventListener('pagehide', hide);
      window.removeEventListener('online', keeper.retry);
      document.removeEventListener('visibilitychange', hide);
      keeper.dispose();
    };
  }, [keeper]);

  useEffect(() => keeper.subscribe(() => nameAddress(keeper, locale)), [keeper, locale]);

  return (
    <KeeperContext value={keeper}>
      <DeskBar
        edition={start.locale}
        onRestored={takeAnew}
        onLanguage={onLanguage}
        onEdition={async (articleId, edition, isNew) => {
          // Going on without what is unsaved would look like a loss, though it is kept.
          if (await keeper.flush()) onEdition(articleId, edition, isNew);
        }}
      />
      <ConflictView onTaken={takeAnew} />
      <StateNotice />
      <OpenText key={texts} edition={start.locale} />
    </KeeperContext>
  );
}

function OpenText({ edition }: { edition: Locale }) {
  const keeper = useKeeper();
  const { manuscript } = useKeeperState();
  const isReadOnly = manuscript?.status === 'pending';
  const [editor, setEditor] = useState<Editor | null>(null);
  const [bodyHtml] = useState(() => keeper.getContent().body_html);
  const change = (it: Editor) => keeper.changeBody(() => bodyHtmlOf(it.state.doc));
  return (
    <div className="editor-desk">
      <div className="min-w-0">
        <TitleFields lang={edition} isReadOnly={isReadOnly} />
        <TextEditor
          bodyHtml={bodyHtml}
          lang={edition}
          isReadOnly={isReadOnly}
          onChange={change}
          onEditor={setEditor}
        />
      </div>
      <div className="min-w-0">
        <SidePanel editor={editor} isChinese={edition !== 'en'} isReadOnly={isReadOnly} />
        {!isReadOnly && <SubmitPanel />}
      </div>
    </div>
  );
}

/** A new text gets its own address once it is saved, without the page being loaded anew. */
function nameAddress(keeper: DraftKeeper, locale: Locale): void {
  const { manuscript } = keeper.getState();
  if (!manuscript) return;
  const path = href('publish', { locale, param: manuscript.article_id });
  if (location.pathname !== path) {
    window.history.replaceState(window.history.state, '', path + location.hash);
  }
}
