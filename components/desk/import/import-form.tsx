'use client';

import { useRef, useState, type FormEvent } from 'react';
import { fillIn } from '@/components/layout/own/fill-in';
import { useOwn } from '@/components/layout/own/own-context';
import { controlOf, OwnField } from '@/components/layout/own/own-field';
import { useSubmit } from '@/components/layout/own/use-submit';
import { Button } from '@/components/ui/button';
import { callApi } from '@/lib/client/call-api';
import type { CallOutput } from '@/lib/contract/endpoints';
import { IMPORT_FILE_MAX_BYTES, type DeskImport } from '@/lib/contract/desk-import';
import type { ImportWords } from './import-words';

export interface ImportFormProps {
  words: ImportWords;
  sections: CallOutput<'importList'>['sections'];
  onBegun: (item: DeskImport) => void;
}

const MEGABYTE = 1024 * 1024;
const SCHEME = 'https://';
const FILES = '.zip,.xml,.rss,.atom,.rdf,.json,.wxr,.md,.mdx,.markdown';
const ADDRESS = /^https?:\/\/[^\s]+$/i;

/** What to bring in: a file or an address, and where articles go that name no section. */
export function ImportForm({ words, sections, onBegun }: ImportFormProps) {
  const { locale } = useOwn();
  const { isBusy, run } = useSubmit();
  const [way, setWay] = useState<'file' | 'address'>('file');
  const [fault, setFault] = useState('');
  const form = useRef<HTMLFormElement>(null);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const file = fields.get('file');
    const address = String(fields.get('address') ?? '').trim();
    const how = {
      section: String(fields.get('section') ?? 'industry'),
      source_name: String(fields.get('source_name') ?? ''),
    };
    const wrong = faultOf(way, file, address, words);
    setFault(wrong);
    if (wrong !== '') {
      form.current?.querySelector<HTMLElement>('#import-what')?.focus();
      return;
    }
    void run(async () => {
      const item =
        file instanceof File
          ? await callApi(
              'importFile',
              { file: new Uint8Array(await file.arrayBuffer()), file_name: file.name, ...how },
              { locale },
            )
          : await callApi('importAddress', { address, ...how }, { locale });
      form.current?.reset();
      onBegun(item);
    });
  };
  return (
    <form ref={form} noValidate onSubmit={submit} className="grid max-w-measure gap-5">
      <fieldset>
        <legend className="mb-1 text-15 font-medium">{words.from}</legend>
        {(['file', 'address'] as const).map((value) => (
          <label key={value} className="form-check">
            <input
              type="radio"
              name="way"
              value={value}
              checked={way === value}
              onChange={() => {
                setWay(value);
                setFault('');
              }}
            />
            <span>{words.ways[value]}</span>
          </label>
        ))}
      </fieldset>
      {way === 'file' ? (
        <OwnField id="import-what" label={words.file} hint={words.fileHint} fault={fault}>
          <input
            {...controlOf({ id: 'import-what', hint: words.fileHint, fault, isRequired: true })}
            type="file"
            name="file"
            accept={FILES}
          />
        </OwnField>
      ) : (
        <OwnField id="import-what" label={words.address} hint={words.addressHint} fault={fault}>
          <input
            {...controlOf({ id: 'import-what', hint: words.addressHint, fault, isRequired: true })}
            type="url"
            name="address"
            inputMode="url"
            placeholder={SCHEME}
            autoComplete="off"
          />
        </OwnField>
      )}
      <div className="grid gap-5 sm:grid-cols-2">
        <OwnField id="import-section" label={words.section} hint={words.sectionHint}>
          <select {...controlOf({ id: 'import-section', hint: words.sectionHint })} name="section">
            {sections.map(({ key, name }) => (
              <option key={key} value={key}>
                {name}
              </option>
            ))}
          </select>
        </OwnField>
        <OwnField id="import-name" label={words.sourceName} hint={words.sourceNameHint}>
          <input
            {...controlOf({ id: 'import-name', hint: words.sourceNameHint })}
            name="source_name"
            maxLength={200}
            autoComplete="off"
          />
        </OwnField>
      </div>
      <div>
        <Button type="submit" look="primary" aria-disabled={isBusy}>
          {isBusy ? words.sending : words.begin}
        </Button>
      </div>
    </form>
  );
}

function faultOf(
  way: 'file' | 'address',
  file: FormDataEntryValue | null,
  address: string,
  words: ImportWords,
): string {
  if (way === 'address') return ADDRESS.test(address) ? '' : words.faults.address;
  if (!(file instanceof File) || file.size === 0) return words.faults.file;
  const max = IMPORT_FILE_MAX_BYTES / MEGABYTE;
  return file.size > IMPORT_FILE_MAX_BYTES ? fillIn(words.faults.size, { max }) : '';
}
