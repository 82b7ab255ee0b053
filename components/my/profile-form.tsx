'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState, type FormEvent } from 'react';
import { Button } from '@/components/ui/button';
import { callApi, type CallFailed } from '@/lib/client/call-api';
import { userInfoQuery } from '@/lib/client/queries/account';
import { tellReaderChanged } from '@/lib/client/reader-changed';
import { showToast } from '@/lib/client/toast';
import { ERRORS } from '@/lib/contract/error-codes';
import { BIO_MAX, NICKNAME_MAX, type UserInfo } from '@/lib/contract/own-account';
import { LOCALES, type Locale } from '@/lib/i18n/locales';
import { fillIn } from '@/components/layout/own/fill-in';
import { focusFault } from '@/components/layout/own/focus-fault';
import { useOwn } from '@/components/layout/own/own-context';
import { controlOf, OwnField } from '@/components/layout/own/own-field';
import { useSubmit } from '@/components/layout/own/use-submit';

export interface ProfileWords {
  nickname: string;
  nicknameHint: string;
  nicknameRequired: string;
  nicknameTooLong: string;
  bio: string;
  bioHint: string;
  bioTooLong: string;
  counter: string;
  locale: string;
  localeHint: string;
  save: string;
  saving: string;
  saved: string;
  unchanged: string;
}

export interface ProfileFormProps {
  user: UserInfo;
  words: ProfileWords;
  /** Each language by its own name. */
  languages: Readonly<Record<Locale, string>>;
}

/** Name, text and language of mails. */
export function ProfileForm({ user, words, languages }: ProfileFormProps) {
  const { locale } = useOwn();
  const client = useQueryClient();
  const [nickname, setNickname] = useState(user.nickname);
  const [bio, setBio] = useState(user.bio);
  const [mailLocale, setMailLocale] = useState(user.locale);
  const [isTried, setIsTried] = useState(false);
  /** A name that the newsroom keeps for itself, and its sentence for that. */
  const [refused, setRefused] = useState<{ nickname: string; sentence: string }>();
  const { isBusy, run } = useSubmit();
  const form = useRef<HTMLFormElement>(null);

  const faults = {
    nickname:
      nickname.trim() === ''
        ? words.nicknameRequired
        : nickname.trim().length > NICKNAME_MAX
          ? fillIn(words.nicknameTooLong, { max: NICKNAME_MAX })
          : nickname === refused?.nickname
            ? refused.sentence
            : '',
    bio: bio.trim().length > BIO_MAX ? fillIn(words.bioTooLong, { max: BIO_MAX }) : '',
  };
  const shown = isTried ? faults : { nickname: '', bio: faults.bio };
  const hints = {
    nickname: fillIn(words.nicknameHint, { max: NICKNAME_MAX }),
    bio: fillIn(words.bioHint, { max: BIO_MAX }),
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setIsTried(true);
    if (faults.nickname || faults.bio) return focusFault(form.current);
    const isSame =
      nickname.trim() === user.nickname && bio.trim() === user.bio && mailLocale === user.locale;
    if (isSame) return showToast(words.unchanged, { tone: 'calm' });
    await run(async () => {
      const input = { nickname, bio, locale: mailLocale };
      const saved = await callApi('editUserInfo', input, { locale });
      client.setQueryData(userInfoQuery(locale).queryKey, saved);
      tellReaderChanged();
      setNickname(saved.nickname);
      setBio(saved.bio);
      showToast(words.saved, { tone: 'calm' });
    }, refuseName);
  };
  const refuseName = ({ code, message }: CallFailed) => {
    if (code !== ERRORS.nameReserved.code || message === '') return false;
    setRefused({ nickname, sentence: message });
    focusFault(form.current);
    return true;
  };
  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => void submit(event)}
      className="grid max-w-measure gap-6"
    >
      <OwnField id="nickname" label={words.nickname} hint={hints.nickname} fault={shown.nickname}>
        <input
          {...controlOf({
            id: 'nickname',
            hint: hints.nickname,
            fault: shown.nickname,
            isRequired: true,
          })}
          value={nickname}
          autoComplete="nickname"
          onChange={(event) => setNickname(event.target.value)}
        />
      </OwnField>
      <OwnField id="bio" label={words.bio} hint={hints.bio} fault={shown.bio}>
        <textarea
          {...controlOf({ id: 'bio', hint: hints.bio, fault: shown.bio })}
          rows={4}
          value={bio}
          onChange={(event) => setBio(event.target.value)}
        />
        <p className="mt-1 text-right text-12 text-ink-2 tabular">
          {fillIn(words.counter, { count: bio.trim().length, max: BIO_MAX })}
        </p>
      </OwnField>
      <OwnField id="mail-locale" label={words.locale} hint={words.localeHint}>
        <select
          {...controlOf({ id: 'mail-locale', hint: words.localeHint, fault: '' })}
          value={mailLocale}
          onChange={(event) => setMailLocale(event.target.value as Locale)}
        >
          {LOCALES.map((tag) => (
            <option key={tag} value={tag} lang={tag}>
              {languages[tag]}
            </option>
          ))}
        </select>
      </OwnField>
      <div>
        <Button look="primary" type="submit" className="min-w-40" aria-disabled={isBusy}>
          {isBusy ? words.saving : words.save}
        </Button>
      </div>
    </form>
  );
}
