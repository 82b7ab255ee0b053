'use client';

import './editor.css';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { Button, ButtonLink } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { callApi, CallFailed } from '@/lib/client/call-api';
import { newClientKey } from '@/lib/client/client-key';
import { readerId } from '@/lib/client/reader-session';
import { reportFailure } from '@/lib/client/report-failure';
import { ERRORS } from '@/lib/contract/error-codes';
import { EMPTY_MANUSCRIPT, type Manuscript } from '@/lib/contract/writing';
import type { Locale } from '@/lib/i18n/locales';
import { href } from '@/lib/routes/href';
import { EditorContext, useSurroundings, type EditorSurroundings } from './editor-context';
import { forgetText, keptText, unsentTexts } from './keeping/device-store';
import type { KeeperStart } from './keeping/draft-keeper';
import { keeperDoors } from './keeping/keeper-doors';
import { isSameText } from './keeping/same-text';
import { RecoveryOffer } from './recovery-offer';
import { WritingDesk } from './writing-desk';

export interface ManuscriptPageProps extends EditorSurroundings {
  /** The article that is opened; none for a new one. */
  articleId: number | null;
  /** The layout that is to come. */
  skeleton: ReactNode;
}

/** What is open: a new text, or an edition of an article; '' asks for its original language. */
type Target = { articleId: number; edition: Locale | '' } | null;

/** The writer's page once it is known who writes. */
export function ManuscriptPage({ articleId, skeleton, ...surroundings }: ManuscriptPageProps) {
  const { locale, words } = surroundings;
  const [target, setTarget] = useState<Target>(() =>
    articleId === null ? null : { articleId, edition: editionOfHash() },
  );
  const openEdition = async (id: number, edition: Locale, isNew: boolean) => {
    try {
      const which = { article_id: id, locale: edition };
      if (isNew) await callApi('createEdition', which, { locale });
      window.history.replaceState(window.history.state, '', `#${edition}`);
      setTarget({ articleId: id, edition });
    } catch (error) {
      reportFailure(error, words.network);
    }
  };
  const onEdition = (id: number, edition: Locale, isNew: boolean) =>
    void openEdition(id, edition, isNew);
  return (
    <EditorContext value={surroundings}>
      {target === null ? (
        <NewText onEdition={onEdition} />
      ) : (
        <OwnText
          key={`${target.articleId} ${target.edition}`}
          target={target}
          skeleton={skeleton}
          onEdition={onEdition}
        />
      )}
    </EditorContext>
  );
}

type Editions = Parameters<typeof WritingDesk>[0]['onEdition'];

/** A new text, or one that was begun here and never reached the server. */
function NewText({ onEdition }: { onEdition: Editions }) {
  const { locale } = useSurroundings();
  const writer = readerId() ?? 0;
  const [unsent, setUnsent] = useState(() =>
    unsentTexts(writer).filter(({ text }) => !isSameText(text.content, EMPTY_MANUSCRIPT)),
  );
  const [start, setStart] = useState<KeeperStart | null>(null);
  const [doors] = useState(() => keeperDoors(writer, locale));
  const [fresh] = useState<KeeperStart>(() => ({
    // The traditional edition is derived; what is written there is written in Chinese.
    locale: locale === 'en' ? 'en' : 'zh-Hans',
    content: EMPTY_MANUSCRIPT,
    manuscript: null,
    clientKey: newClientKey(),
  }));
  const [offered] = unsent;
  if (start === null && offered) {
    const { clientKey, locale: edition, text } = offered;
    return (
      <RecoveryOffer
        key={clientKey}
        text={text}
        isBehind={false}
        onRestore={() =>
          setStart({
            locale: edition,
            content: text.content,
            manuscript: null,
            clientKey,
            isUnsaved: true,
          })
        }
        onDiscard={() => {
          forgetText(writer, { clientKey, locale: edition });
          setUnsent(unsent.slice(1));
        }}
        onLater={() => setUnsent([])}
      />
    );
  }
  return <WritingDesk start={start ?? fresh} doors={doors} onEdition={onEdition} />;
}

interface OwnTextProps {
  target: NonNullable<Target>;
  skeleton: ReactNode;
  onEdition: Editions;
}

function OwnText({ target, skeleton, onEdition }: OwnTextProps) {
  const { locale, words } = useSurroundings();
  const { articleId, edition } = target;
  const query = useQuery({
    queryKey: ['writing', 'open', articleId, edition],
    queryFn: ({ signal }) => {
      const which = { article_id: articleId, ...(edition === '' ? {} : { locale: edition }) };
      return callApi('openManuscript', which, { locale, signal });
    },
    // Read once; from then on the keeper knows better.
    staleTime: Infinity,
    gcTime: 0,
    refetchOnReconnect: false,
    refetchOnWindowFocus: false,
  });
  if (query.data) return <OpenedText manuscript={query.data} onEdition={onEdition} />;
  if (!query.isError) return skeleton;
  const isNone =
    query.error instanceof CallFailed &&
    [ERRORS.articleNotFound.code, ERRORS.notPermitted.code].some(
      (code) => code === (query.error as CallFailed).code,
    );
  return (
    <EmptyState
      title={isNone ? words.notFoundTitle : words.failedTitle}
      hint={isNone ? words.notFoundHint : words.network}
      className="py-16"
    >
      {isNone ? (
        <ButtonLink href={href('mywz', { locale })}>{words.toMine}</ButtonLink>
      ) : (
        <Button onClick={() => void query.refetch()}>{words.retry}</Button>
      )}
    </EmptyState>
  );
}

function OpenedText({ manuscript, onEdition }: { manuscript: Manuscript; onEdition: Editions }) {
  const { locale } = useSurroundings();
  const writer = readerId() ?? 0;
  const key = { articleId: manuscript.article_id, locale: manuscript.locale };
  const [doors] = useState(() => keeperDoors(writer, locale));
  const [kept, setKept] = useState(() => {
    const text = keptText(writer, key);
    if (!text || !isSameText(text.content, manuscript.content)) return text;
    forgetText(writer, key);
    return null;
  });
  const [start, setStart] = useState<KeeperStart | null>(null);
  const saved = {
    locale: manuscript.locale,
    content: manuscript.content,
    manuscript,
    clientKey: '',
  };
  if (start === null && kept) {
    const { content, baseRevision } = kept;
    return (
      <RecoveryOffer
        text={kept}
        isBehind={baseRevision < manuscript.revision}
        onRestore={() => setStart({ ...saved, content, baseRevision, isUnsaved: true })}
        onDiscard={() => {
          forgetText(writer, key);
          setKept(null);
        }}
      />
    );
  }
  return <WritingDesk start={start ?? saved} doors={doors} onEdition={onEdition} />;
}

function editionOfHash(): Locale | '' {
  const named = location.hash.slice(1);
  return named === 'en' || named === 'zh-Hans' || named === 'zh-Hant' ? named : '';
}
