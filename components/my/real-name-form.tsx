'use client';

import { useRef, useState, type FormEvent } from 'react';
import { Button } from '@/components/ui/button';
import { callApi } from '@/lib/client/call-api';
import type { CallOutput } from '@/lib/contract/endpoints';
import { REAL_NAME_DOCUMENTS } from '@/lib/contract/own-account';
import { focusFault } from '@/components/layout/own/focus-fault';
import { useOwn } from '@/components/layout/own/own-context';
import { controlOf, OwnField } from '@/components/layout/own/own-field';
import { PictureField } from './picture-field';
import {
  findFaults,
  type PictureWhy,
  type RealNameAnswers,
  type RealNameFaults,
} from './real-name-faults';
import { PictureRefused, smallPicture } from './small-picture';
import { useSubmit } from '@/components/layout/own/use-submit';

type DocumentKind = (typeof REAL_NAME_DOCUMENTS)[number];

export interface RealNameFormWords {
  document: string;
  documents: Readonly<Record<DocumentKind, string>>;
  fullName: string;
  organisationName: string;
  number: string;
  registration: string;
  picture: string;
  pictureHint: string;
  choosePicture: string;
  chosen: string;
  agreed: string;
  send: string;
  sending: string;
  faults: Readonly<Record<'name' | 'number' | 'picture' | 'agreed' | PictureWhy, string>>;
}

export interface RealNameFormProps {
  words: RealNameFormWords;
  onSent: (state: CallOutput<'submitRealName'>) => void;
}

/** Asks for verification: kind of document, name, number, picture, consent. */
export function RealNameForm({ words, onSent }: RealNameFormProps) {
  const { locale } = useOwn();
  const [document, setDocument] = useState<DocumentKind>('id_card');
  const [faults, setFaults] = useState<RealNameFaults>({});
  const { isBusy, run } = useSubmit();
  const form = useRef<HTMLFormElement>(null);
  const isOrganisation = document === 'organisation';

  const show = (found: RealNameFaults) => {
    setFaults(found);
    focusFault(form.current);
  };
  const send = async ({ name, number, file }: RealNameAnswers & { file: File }) => {
    try {
      const picture = await smallPicture(file);
      const input = { document, name, number, picture, agreed: true as const };
      onSent(await callApi('submitRealName', input, { locale }));
    } catch (error) {
      if (!(error instanceof PictureRefused)) throw error;
      show({ picture: error.why });
    }
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const file = fields.get('picture');
    const answers = {
      name: String(fields.get('name')).trim(),
      number: String(fields.get('number')).trim(),
      file: file instanceof File && file.size > 0 ? file : undefined,
      isAgreed: fields.get('agreed') !== null,
    };
    const found = findFaults(answers);
    if (Object.keys(found).length > 0 || !answers.file) return show(found);
    setFaults({});
    const whole = { ...answers, file: answers.file };
    void run(() => send(whole));
  };
  const faultOf = (name: keyof RealNameFaults) => {
    const fault = faults[name];
    return fault ? words.faults[fault] : '';
  };
  const line = (name: 'name' | 'number', label: string) => (
    <OwnField id={`real-${name}`} label={label} fault={faultOf(name)}>
      <input
        {...controlOf({ id: `real-${name}`, fault: faultOf(name), isRequired: true })}
        name={name}
        autoComplete={name === 'name' ? 'name' : 'off'}
      />
    </OwnField>
  );
  return (
    <form ref={form} noValidate onSubmit={submit} className="grid max-w-measure gap-6">
      <OwnField id="real-document" label={words.document}>
        <select
          {...controlOf({ id: 'real-document' })}
          value={document}
          onChange={(event) => setDocument(event.target.value as DocumentKind)}
        >
          {REAL_NAME_DOCUMENTS.map((kind) => (
            <option key={kind} value={kind}>
              {words.documents[kind]}
            </option>
          ))}
        </select>
      </OwnField>
      {line('name', isOrganisation ? words.organisationName : words.fullName)}
      {line('number', isOrganisation ? words.registration : words.number)}
      <PictureField
        words={words}
        fault={faultOf('picture')}
        onJudged={(fault) =>
          setFaults(({ picture: _, ...others }) => ({
            ...others,
            ...(fault && { picture: fault }),
          }))
        }
      />
      <div>
        <label className="form-check text-15">
          <input
            type="checkbox"
            name="agreed"
            required
            aria-describedby="real-agreed-fault"
            {...(faults.agreed ? { 'aria-invalid': true } : {})}
          />
          <span>{words.agreed}</span>
        </label>
        <p id="real-agreed-fault" role="alert" className="text-13 font-medium text-signal">
          {faultOf('agreed')}
        </p>
      </div>
      <div>
        <Button look="primary" type="submit" className="min-w-40" aria-disabled={isBusy}>
          {isBusy ? words.sending : words.send}
        </Button>
      </div>
    </form>
  );
}
