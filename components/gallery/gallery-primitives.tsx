import { Avatar } from '@/components/ui/avatar';
import { Button, IconButton } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { ICON_PATHS, type IconName } from '@/components/ui/icon-paths';
import { QrCode } from '@/components/ui/qr-code';
import { Mark, Tag } from '@/components/ui/tag';
import { GalleryState } from './gallery-state';
import type { SampleWords } from './sample-items';

const SIZES = [
  'text-12',
  'text-13',
  'text-15',
  'text-17',
  'text-20',
  'text-24',
  'text-30',
  'text-38',
];
const COLOURS = [
  'bg-paper',
  'bg-surface',
  'bg-sunken',
  'bg-ink',
  'bg-ink-2',
  'bg-faint',
  'bg-hairline',
  'bg-rule',
  'bg-tide',
  'bg-tide-wash',
  'bg-signal',
  'bg-rise',
  'bg-fall',
];
const ICONS = Object.keys(ICON_PATHS) as IconName[];
const NAMES_OF_FACES = ['tide', '(…) wave', '。。。'];

/** The alphabet of the design: colours, sizes, icons, buttons, marks, skeletons. */
export function GalleryPrimitives({ words }: { words: SampleWords }) {
  const [name = '', other = '', third = ''] = words.names;
  return (
    <GalleryState name="Primitives">
      <ul className="grid grid-cols-4 gap-3 sm:grid-cols-7">
        {COLOURS.map((colour) => (
          <li key={colour} className="text-12 text-ink-2">
            <span className={`${colour} block h-12 rounded-2 border border-hairline`} />
            {colour.slice(3)}
          </li>
        ))}
      </ul>
      <ul>
        {SIZES.map((size) => (
          <li key={size} className={size}>
            <span className="font-display font-bold">{`${name} ${size}`}</span> {other}
          </li>
        ))}
      </ul>
      <ul className="flex flex-wrap gap-4 text-ink-2">
        {ICONS.map((icon) => (
          <li key={icon} title={icon}>
            <Icon name={icon} />
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap items-center gap-4">
        <Button look="primary">{name}</Button>
        <Button look="outline">{other}</Button>
        <Button look="plain">{third}</Button>
        <IconButton label={third}>
          <Icon name="share-2" />
        </IconButton>
        <Mark>{name}</Mark>
        <Mark tone="signal">{other}</Mark>
        <Tag href="#tag">{name}</Tag>
        <Tag>{other}</Tag>
      </div>
      <div className="flex flex-wrap items-center gap-4">
        {([24, 32, 40, 56, 72] as const).map((size) => (
          <Avatar key={size} name={name} src="" size={size} />
        ))}
        {NAMES_OF_FACES.map((face) => (
          <Avatar key={face} name={face} src="" size={40} />
        ))}
        <QrCode text="https://example.org/download" label={third} className="size-24" />
      </div>
    </GalleryState>
  );
}
