'use client';

import './editor.css';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { Button, ButtonLink } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { callApi, CallFailed } from '@/lib/client/call-api';
import { newClientKey } from '@/lib/client/client-key';
import { reportFailure } from '@/lib/client/report-failure';
import { ERRORS } from '@/lib/contract/error-codes';
import { EMPTY_MANUSCRIPT, type Manuscript, type ManuscriptContent } from '@/lib/contract/writing';
import type { Locale } from '@/lib/i18n/locales';
import { href } from '@/lib/routes/href';
import { EditorContext, useSurroundings, type EditorSurroundings } from './editor-context';
import type { KeeperStart } from './keeping/draft-keeper';
import { isSameText } from './keeping/same-text';
import { RecoveryOffer } from './recovery-offer';
import { useCopies } from './use-copies';
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
        <NewText skeleton={skeleton} onEdition={onEdition} />
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
function NewText({ skeleton, onEdition }: { skeleton: ReactNode; onEdition: Editions }) {
  const { locale } = useSurroundings();
  const { doors, copies, take, drop, leave } = useCopies(EMPTY_MANUSCRIPT);
  const [start, setStart] = useState<KeeperStart | null>(null);
  // The traditional edition is derived; what is written there is written in Chinese.
  const [fresh] = useState(() => unsent(locale === 'en' ? 'en' : 'zh-Hans', EMPTY_MANUSCRIPT));
  if (copies === null) return skeleton;
  if (start === null && copies.length > 0) {
    return (
      <RecoveryOffer
        copies={copies}
        onRestore={(copy) => {
          const { key, text } = copy;
          if (!('clientKey' in key)) return;
          take(copy);
          setStart({ ...key, content: text.content, manuscript: null, isUnsaved: true });
        }}
        onDiscard={drop}
        onLater={leave}
      />
    );
  }
  const open = start ?? fresh;
  return (
    <WritingDesk
      key={open.clientKey}
      start={open}
      doors={doors}
      onEdition={onEdition}
      onLanguage={(language, content) => setStart(unsent(language, content))}
    />
  );
}

/** The beginning of a text that the server knows nothing of. */
function unsent(language: Locale, content: ManuscriptContent): KeeperStart {
  return {
    locale: language,
    content,
    manuscript: null,
    clientKey: newClientKey(),
    isUnsaved: !isSameText(content, EMPTY_MANUSCRIPT),
    isUnsent: true,
  };
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
  if (query.data) {
    return <OpenedText manuscript={query.data} skeleton={skeleton} onEdition={onEdition} />;
  }
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

interface OpenedTextProps extends Pick<OwnTextProps, 'skeleton' | 'onEdition'> {
  manuscript: Manuscript;
}

function OpenedText({ manuscript, skeleton, onEdition }: OpenedTextProps) {
  const { article_id: articleId, locale, content, revision } = manuscript;
  const { doors, copies, take, drop } = useCopies(content, { articleId, locale });
  const [start, setStart] = useState<KeeperStart | null>(null);
  const saved = { locale, content, manuscript, clientKey: '' };
  if (copies === null) return skeleton;
  if (start === null && copies.length > 0) {
    return (
      <RecoveryOffer
        copies={copies}
        savedRevision={revision}
        onRestore={(copy) => {
          take(copy);
          const { content: kept, baseRevision } = copy.text;
          setStart({ ...saved, content: kept, baseRevision, isUnsaved: true });
        }}
        onDiscard={drop}
      />
    );
  }
  return <WritingDesk start={start ?? saved} doors={doors} onEdition={onEdition} />;
}

function editionOfHash(): Locale | '' {
  const named = location.hash.slice(1);
  return named === 'en' || named === 'zh-Hans' || named === 'zh-Hant' ? named : '';
}
