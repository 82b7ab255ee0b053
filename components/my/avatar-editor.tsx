'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useState, type ComponentType } from 'react';
import { Avatar } from '@/components/ui/avatar';
import { Button } from '@/components/ui/button';
import { callApi } from '@/lib/client/call-api';
import { userInfoQuery } from '@/lib/client/queries/account';
import { tellReaderChanged } from '@/lib/client/reader-changed';
import { showToast } from '@/lib/client/toast';
import type { UserInfo } from '@/lib/contract/own-account';
import { useOwn } from '@/components/layout/own/own-context';
import { useSubmit } from '@/components/layout/own/use-submit';

/** A dialog that lets choose and cut a picture, uploads it, and tells its address. */
export type AvatarCropper = ComponentType<{
  type: 'avatar';
  onDone: (url: string) => void;
  onClose: () => void;
}>;

export interface AvatarWords {
  avatar: string;
  avatarHint: string;
  changeAvatar: string;
  removeAvatar: string;
  avatarChanged: string;
  avatarRemoved: string;
}

export interface AvatarEditorProps {
  user: Pick<UserInfo, 'nickname' | 'avatar_img'>;
  words: AvatarWords;
  cropper: AvatarCropper;
}

/** One's picture, and the ways to another one or none. It is saved at once. */
export function AvatarEditor({ user, words, cropper: Cropper }: AvatarEditorProps) {
  const { locale } = useOwn();
  const client = useQueryClient();
  const [isOpen, setIsOpen] = useState(false);
  const { isBusy, run } = useSubmit();

  const save = (url: string) =>
    run(async () => {
      const saved = await callApi('editUserInfo', { avatar_img: url }, { locale });
      client.setQueryData(userInfoQuery(locale).queryKey, saved);
      tellReaderChanged();
      showToast(url === '' ? words.avatarRemoved : words.avatarChanged, { tone: 'calm' });
    });
  return (
    <section aria-labelledby="avatar" className="flex items-start gap-5">
      <Avatar name={user.nickname} src={user.avatar_img} size={72} />
      <div>
        <h2 id="avatar" className="text-15 font-medium">
          {words.avatar}
        </h2>
        <p className="mt-1 max-w-measure text-13 text-ink-2">{words.avatarHint}</p>
        <div className="mt-3 flex flex-wrap gap-3">
          <Button aria-disabled={isBusy} onClick={() => setIsOpen(true)}>
            {words.changeAvatar}
          </Button>
          {user.avatar_img !== '' && (
            <Button look="plain" aria-disabled={isBusy} onClick={() => void save('')}>
              {words.removeAvatar}
            </Button>
          )}
        </div>
      </div>
      {isOpen && (
        <Cropper
          type="avatar"
          onDone={(url) => {
            setIsOpen(false);
            void save(url);
          }}
          onClose={() => setIsOpen(false)}
        />
      )}
    </section>
  );
}
