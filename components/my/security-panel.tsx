'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Panel } from '@/components/ui/panel';
import { sessionsQuery, userInfoQuery } from '@/lib/client/queries/account';
import { readAgain } from '@/lib/client/read-again';
import type { UserInfo } from '@/lib/contract/own-account';
import { BindEmail, type BindEmailWords } from './bind-email';
import { DeleteAccount, type DeleteWords } from './delete-account';
import { ExportData, type ExportWords } from './export-data';
import { useOwn } from '@/components/layout/own/own-context';
import { PasswordForm, type PasswordWords } from './password-form';
import { SecurityRow } from './security-row';

export interface SecurityWords {
  title: string;
  password: PasswordWords & { change: string; set: string; hasOne: string; hasNone: string };
  email: BindEmailWords & { bind: string; rebind: string; none: string };
  export: ExportWords & { title: string };
  delete: DeleteWords & { title: string };
}

/** Password, address, one's data, and the end of the account. */
export function SecurityPanel({ user, words }: { user: UserInfo; words: SecurityWords }) {
  const { locale } = useOwn();
  const client = useQueryClient();
  // A row that has done its work is drawn anew: closed and empty.
  const [round, setRound] = useState(0);
  const changed = () => {
    setRound((before) => before + 1);
    void readAgain(client, userInfoQuery(locale).queryKey);
    void readAgain(client, sessionsQuery(locale).queryKey);
  };
  const { password, email } = words;
  return (
    <Panel id="security" title={words.title}>
      <div className="ruled">
        <SecurityRow
          key={`password-${round}`}
          title={user.has_password ? password.change : password.set}
          state={user.has_password ? password.hasOne : password.hasNone}
        >
          <PasswordForm user={user} words={password} onDone={changed} />
        </SecurityRow>
        <SecurityRow
          key={`email-${round}`}
          title={user.email === '' ? email.bind : email.rebind}
          state={user.email === '' ? email.none : user.email}
        >
          <BindEmail user={user} words={email} onDone={changed} />
        </SecurityRow>
        <SecurityRow title={words.export.title}>
          <ExportData words={words.export} />
        </SecurityRow>
        <SecurityRow title={words.delete.title}>
          <DeleteAccount user={user} words={words.delete} />
        </SecurityRow>
      </div>
    </Panel>
  );
}
