'use client';

import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Loaded } from '@/components/layout/own/loaded';
import { useOwn } from '@/components/layout/own/own-context';
import { ButtonLink } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { userInfoQuery } from '@/lib/client/queries/account';
import { href } from '@/lib/routes/href';
import { StaffContext } from './staff-context';

export interface StaffOnlyProps {
  words: {
    staffTitle: string;
    staffText: string;
    write: string;
    home: string;
  };
  skeleton: ReactNode;
  children: ReactNode;
}

/**
 * Shows what is the desk's to its members; tells everybody else, calmly, whose page it is.
 * What keeps the data from others are the calls: this only spares a reader their refusals.
 */
export function StaffOnly({ words, skeleton, children }: StaffOnlyProps) {
  const { locale } = useOwn();
  const query = useQuery(userInfoQuery(locale));
  return (
    <Loaded query={query} skeleton={skeleton}>
      {({ id, role, nickname }) => {
        if (role === 'reader') {
          return (
            <EmptyState title={words.staffTitle} hint={words.staffText} className="py-16">
              <ButtonLink href={href('mywz', { locale })}>{words.write}</ButtonLink>
              <ButtonLink href={href('home', { locale })}>{words.home}</ButtonLink>
            </EmptyState>
          );
        }
        return <StaffContext value={{ id, role, nickname }}>{children}</StaffContext>;
      }}
    </Loaded>
  );
}
