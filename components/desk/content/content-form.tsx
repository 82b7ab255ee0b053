'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState, type FormEvent } from 'react';
import { ConfirmDialog } from '@/components/layout/own/confirm-dialog';
import { fillIn } from '@/components/layout/own/fill-in';
import { focusFault } from '@/components/layout/own/focus-fault';
import { useOwn } from '@/components/layout/own/own-context';
import { useSubmit } from '@/components/layout/own/use-submit';
import { Button } from '@/components/ui/button';
import { callApi, CallFailed } from '@/lib/client/call-api';
import { conversionQuery } from '@/lib/client/queries/desk';
import { contentListQuery, contentQuery } from '@/lib/client/queries/desk-content';
import { readAgain } from '@/lib/client/read-again';
import { showToast } from '@/lib/client/toast';
import {
  CONTENT_FIELDS,
  FIXED_CONTENT,
  type ContentItem,
  type ContentKind,
} from '@/lib/contract/desk-content';
import { ERRORS, type FieldFault } from '@/lib/contract/error-codes';
import { ConflictNote } from './conflict-note';
import { ConversionPreview } from './conversion-preview';
import { ContentFieldControl } from './content-field';
import type { Values } from './content-values';
import { kindName, type ContentWords } from './content-words';

/**
 * What is being written: a record that is there, with the version that the writer began with, or a
 * new one under its client key.
 */
export type Written =
  | { item: ContentItem; version: string; clientKey?: undefined }
  | { item?: undefined; version?: undefined; clientKey: string };

export interface ContentFormProps {
  kind: ContentKind;
  written: Written;
  values: Values;
  isChanged: boolean;
  words: ContentWords;
  onChange: (values: Values) => void;
  /** Gives up what was typed. */
  onDiscard: () => void;
  /** The record as it is now; undefined when it was taken away. */
  onDone: (item: ContentItem | undefined) => void;
}

type Faults = Readonly<Record<string, FieldFault>>;

/** Writes one record: what was typed stays until it is saved. */
export function ContentForm(props: ContentFormProps) {
  const { kind, written, values, isChanged, words, onChange, onDiscard, onDone } = props;
  const { locale } = useOwn();
  const client = useQueryClient();
  const { isBusy, run } = useSubmit();
  const [faults, setFaults] = useState<Faults>({});
  const [isAsking, setIsAsking] = useState(false);
  const [isOvertaken, setIsOvertaken] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const { item, version = '' } = written;

  const settled = async (next: ContentItem | undefined, sentence: string) => {
    setFaults({});
    setIsOvertaken(false);
    if (next) client.setQueryData(contentQuery(locale, next).queryKey, next);
    onDone(next);
    await readAgain(client, contentListQuery(locale, kind).queryKey);
    if (kind === 'words') {
      await readAgain(client, conversionQuery(locale).queryKey);
    }
    showToast(fillIn(sentence, { name: kindName(words, kind) }), { tone: 'calm' });
  };
  const send = async (from: string) => {
    // Else what was wrong before might still be marked when the focus goes to what is wrong now.
    setFaults({});
    try {
      const next = item
        ? await callApi('saveContent', { kind, id: item.id, version: from, values }, { locale })
        : await callApi(
            'addContent',
            { kind, client_key: written.clientKey ?? '', values },
            { locale },
          );
      await settled(next, words.saved);
    } catch (error) {
      if (error instanceof CallFailed) setFaults(withoutRoot(error.fields));
      focusFault(form.current);
      throw error;
    }
  };
  /** Over what somebody else saved in between. */
  const sendAnyway = async () => {
    if (!item) return;
    const theirs = await callApi('openContent', { kind, id: item.id }, { locale });
    await send(theirs.version);
  };
  const remove = async () => {
    if (!item) return;
    await callApi('removeContent', { kind, id: item.id, version }, { locale });
    await settled(undefined, words.removed);
  };
  const sayOvertaken = ({ code }: CallFailed) => {
    if (code === ERRORS.conflict.code) setIsOvertaken(true);
    return code === ERRORS.conflict.code;
  };
  const discard = () => {
    setFaults({});
    setIsOvertaken(false);
    onDiscard();
  };
  return (
    <form
      ref={form}
      noValidate
      className="grid content-start gap-6"
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        void run(() => send(version), sayOvertaken);
      }}
    >
      {CONTENT_FIELDS[kind].map((field) => (
        <ContentFieldControl
          key={field.name}
          id={`content-${field.name}`}
          field={field}
          words={words}
          names={item?.names ?? {}}
          value={values[field.name]}
          faultOf={(below) => faults[`${field.name}${below}`]}
          isFaulty={(below) => isFaultyAt(faults, `${field.name}${below}`)}
          onChange={(value) => onChange({ ...values, [field.name]: value })}
        />
      ))}
      {kind === 'words' && <ConversionPreview id={item?.id ?? 0} values={values} words={words} />}
      <div className="sticky bottom-0 -mx-1 flex flex-wrap items-center gap-3 border-t border-rule bg-paper px-1 py-3">
        <Button look="primary" type="submit" aria-disabled={isBusy}>
          {words.save}
        </Button>
        {item && !FIXED_CONTENT.includes(kind) && (
          <Button aria-disabled={isBusy} onClick={() => setIsAsking(true)}>
            {words.remove}
          </Button>
        )}
        {isChanged && !isOvertaken && (
          <>
            <Button look="plain" aria-disabled={isBusy} onClick={discard}>
              {words.discard}
            </Button>
            <p className="text-13 text-ink-2">{words.unsaved}</p>
          </>
        )}
        {isOvertaken && (
          <ConflictNote
            words={words}
            isBusy={isBusy}
            onTheirs={discard}
            onMine={() => void run(sendAnyway, sayOvertaken)}
          />
        )}
      </div>
      {isAsking && (
        <ConfirmDialog
          title={words.removeTitle}
          text={words.removeText}
          confirm={words.remove}
          cancel={words.keep}
          onConfirm={() => {
            setIsAsking(false);
            void run(remove, sayOvertaken);
          }}
          onCancel={() => setIsAsking(false)}
        />
      )}
    </form>
  );
}

function isFaultyAt(faults: Faults, path: string): boolean {
  return Object.keys(faults).some((each) => each === path || each.startsWith(`${path}.`));
}

/** Faults by the path within the values. */
function withoutRoot(fields: Faults | undefined): Faults {
  return Object.fromEntries(
    Object.entries(fields ?? {}).map(([path, fault]) => [path.replace(/^values\./, ''), fault]),
  );
}
