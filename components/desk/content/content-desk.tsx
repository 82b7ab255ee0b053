'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { FilterTabs } from '@/components/layout/own/filter-tabs';
import { Loaded } from '@/components/layout/own/loaded';
import { useOwn } from '@/components/layout/own/own-context';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { SkeletonRows } from '@/components/ui/skeleton';
import { newClientKey } from '@/lib/client/client-key';
import { contentListQuery, contentQuery } from '@/lib/client/queries/desk-content';
import { readAgain } from '@/lib/client/read-again';
import {
  ADMIN_CONTENT,
  CONTENT_FIELDS,
  CONTENT_KINDS,
  FIXED_CONTENT,
  type ContentKind,
} from '@/lib/contract/desk-content';
import { useStaff } from '../staff-context';
import { ConversionState } from './conversion-state';
import { ContentForm } from './content-form';
import { ContentList } from './content-list';
import { emptyValues, type Values } from './content-values';
import { kindName, type ContentWords } from './content-words';
import {
  draftSlot,
  keptKind,
  useContentDrafts,
  withoutDraft,
  type Drafts,
  type Open,
} from './use-content-drafts';

const SKELETON_ROWS = 6;

/** Everything that the newsroom keeps besides articles and flashes, kind by kind. */
export function ContentDesk({ words }: { words: ContentWords }) {
  const { id: staffId, role } = useStaff();
  const kinds = CONTENT_KINDS.filter((kind) => role === 'admin' || !ADMIN_CONTENT.includes(kind));
  const [kind, setKind] = useState<ContentKind>(() =>
    // Signing in leads back without the fragment.
    kindOf(location.hash || `#${keptKind(staffId)}`, kinds),
  );
  const { open, setOpen, drafts, setDrafts } = useContentDrafts(staffId, kind);
  useEffect(() => {
    const follow = () => {
      setKind(kindOf(location.hash, CONTENT_KINDS));
      setOpen(undefined);
    };
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, [setOpen]);
  return (
    <>
      <FilterTabs
        areMany
        label={words.kindsLabel}
        value={kind}
        options={kinds.map((value) => ({ value, text: kindName(words, value) }))}
        onChange={(next) => {
          location.hash = next;
        }}
      />
      <p className="mt-1 max-w-measure text-13 text-ink-2">{words.about[kind]}</p>
      <KindDesk
        key={kind}
        kind={kind}
        words={words}
        open={open}
        onOpen={setOpen}
        drafts={drafts}
        onDrafts={setDrafts}
      />
    </>
  );
}

interface KindDeskProps {
  kind: ContentKind;
  words: ContentWords;
  open: Open;
  onOpen: (open: Open) => void;
  drafts: Drafts;
  onDrafts: (drafts: Drafts) => void;
}

function KindDesk({ kind, words, open, onOpen, drafts, onDrafts }: KindDeskProps) {
  const { locale, words: own } = useOwn();
  const query = useQuery(contentListQuery(locale, kind));
  const skeleton = <SkeletonRows count={SKELETON_ROWS} look="text" label={own.loading} />;
  const canAdd = !FIXED_CONTENT.includes(kind);
  const add = () => onOpen({ clientKey: newClientKey() });
  const openId = open && 'id' in open ? open.id : undefined;
  return (
    <div className="content-desk mt-5">
      <section aria-label={kindName(words, kind)} className="min-w-0">
        {kind === 'words' && <ConversionState words={words} />}
        {canAdd && (
          <Button className="mb-3" onClick={add}>
            {words.add}
          </Button>
        )}
        <Loaded query={query} skeleton={skeleton}>
          {({ list }) =>
            list.length === 0 ? (
              <EmptyState title={words.empty} hint={words.emptyHint} />
            ) : (
              <ContentList
                kind={kind}
                list={list}
                openId={openId}
                words={words}
                onOpen={(id) => onOpen({ id })}
              />
            )
          }
        </Loaded>
      </section>
      {open && (
        <ContentEditor
          key={'id' in open ? open.id : open.clientKey}
          {...{ kind, words, open, onOpen, drafts, onDrafts }}
        />
      )}
    </div>
  );
}

function ContentEditor(props: KindDeskProps & { open: NonNullable<Open> }) {
  const { kind, words, open, onOpen, drafts, onDrafts } = props;
  const { locale, words: own } = useOwn();
  const id = 'id' in open ? open.id : 0;
  const query = useQuery({ ...contentQuery(locale, { kind, id }), enabled: id > 0 });
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const client = useQueryClient();
  const slot = draftSlot(kind, open);
  const drop = () => onDrafts(withoutDraft(drafts, slot));
  const draft = drafts[slot];
  const version = draft?.version ?? query.data?.version;
  const shared = {
    kind,
    words,
    isChanged: draft !== undefined,
    onChange: (values: Values) => onDrafts({ ...drafts, [slot]: { values, version } }),
    onDiscard: () => {
      drop();
      if (id > 0) void readAgain(client, contentQuery(locale, { kind, id }).queryKey);
      else onOpen(undefined);
    },
  };
  return (
    <section aria-label={id > 0 ? words.change : words.add} className="min-w-0">
      <h2 ref={heading} tabIndex={-1} className="mb-4 font-display text-20">
        {id > 0 ? words.change : words.add}
      </h2>
      {'clientKey' in open ? (
        <ContentForm
          {...shared}
          written={{ clientKey: open.clientKey }}
          values={draft?.values ?? emptyValues(CONTENT_FIELDS[kind])}
          onDone={(item) => {
            drop();
            onOpen(item && { id: item.id });
          }}
        />
      ) : (
        <Loaded
          query={query}
          skeleton={<SkeletonRows count={SKELETON_ROWS} look="text" label={own.loading} />}
        >
          {(item) => (
            <ContentForm
              {...shared}
              written={{ item, version: version ?? item.version }}
              values={draft?.values ?? item.values}
              onDone={(next) => {
                drop();
                if (!next) onOpen(undefined);
              }}
            />
          )}
        </Loaded>
      )}
    </section>
  );
}

/** The kind that an address names in its fragment. */
function kindOf(hash: string, kinds: readonly ContentKind[]): ContentKind {
  return kinds.find((kind) => `#${kind}` === hash) ?? 'slots';
}
