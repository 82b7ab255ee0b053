'use client';

import { useSubmit } from '@/components/layout/own/use-submit';
import { Button } from '@/components/ui/button';
import { Mark } from '@/components/ui/tag';
import type { OpenedApplication } from '@/lib/contract/desk-requests';
import type { DeskWords } from '../desk-words';

export interface ColumnAccountProps {
  application: OpenedApplication;
  words: DeskWords<'requests'>;
  /** Opens the column of an application that was approved before there was an account. */
  onGrant: () => Promise<void>;
}

/** The account that a column application would make a columnist. */
export function ColumnAccount({ application, words, onGrant }: ColumnAccountProps) {
  const { isBusy, run } = useSubmit();
  const { account, status } = application;
  const mayGrant = status === 'approved' && account && !account.has_column;
  return (
    <div className="grid justify-items-start gap-2">
      <p className="text-13 text-ink-2">{words.account}</p>
      {account ? (
        <p className="flex flex-wrap items-center gap-2 text-15">
          {account.nickname}
          {account.has_column && <Mark>{words.hasColumn}</Mark>}
        </p>
      ) : (
        <p className="text-15">{words.noAccount}</p>
      )}
      {account && status !== 'approved' && status !== 'declined' && !account.has_column && (
        <p className="text-13 text-ink-2">{words.approveGives}</p>
      )}
      {mayGrant && (
        <Button aria-disabled={isBusy} onClick={() => void run(onGrant)}>
          {words.grantNow}
        </Button>
      )}
    </div>
  );
}
