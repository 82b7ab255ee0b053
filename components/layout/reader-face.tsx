import { Avatar } from '@/components/ui/avatar';
import type { ReaderInfo } from './reader-account';

const MAX_SHOWN = 99;

/** The reader's picture or initial, with the number of notices that they have not read. */
export function ReaderFace({ info }: { info: ReaderInfo }) {
  const { name, avatar, unread_notices: unread } = info;
  return (
    <span aria-hidden="true" className="relative grid place-items-center">
      <Avatar name={name} src={avatar} size={32} />
      {unread > 0 && (
        <span className="tabular absolute -top-1 -right-1.5 grid h-4.5 min-w-4.5 place-items-center rounded-full bg-signal px-1 text-12 leading-none font-medium text-on-signal">
          {unread > MAX_SHOWN ? `${MAX_SHOWN}+` : unread}
        </span>
      )}
    </span>
  );
}
