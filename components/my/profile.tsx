'use client';

import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { userInfoQuery } from '@/lib/client/queries/account';
import { AvatarEditor, type AvatarCropper, type AvatarWords } from './avatar-editor';
import { Loaded } from '@/components/layout/own/loaded';
import { useOwn } from '@/components/layout/own/own-context';
import { ProfileForm, type ProfileFormProps, type ProfileWords } from './profile-form';

export interface ProfileProps extends Pick<ProfileFormProps, 'languages'> {
  words: AvatarWords & ProfileWords;
  /** Left out, the picture can not be changed here. */
  cropper?: AvatarCropper | undefined;
  skeleton: ReactNode;
}

/** What others see of one, to be changed. */
export function Profile({ words, languages, cropper, skeleton }: ProfileProps) {
  const { locale } = useOwn();
  const query = useQuery(userInfoQuery(locale));
  return (
    <Loaded query={query} skeleton={skeleton}>
      {(user) => (
        <div className="grid gap-y-10">
          {cropper && <AvatarEditor user={user} words={words} cropper={cropper} />}
          <ProfileForm user={user} words={words} languages={languages} />
        </div>
      )}
    </Loaded>
  );
}
