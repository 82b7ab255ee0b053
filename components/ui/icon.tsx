import { ICON_PATHS, type IconName } from './icon-paths';

export interface IconProps {
  name: IconName;
  /** Edge in CSS pixels. */
  size?: number;
  className?: string | undefined;
}

/** One icon of the line set. Decorative: what it means stands in text beside it or in a label. */
export function Icon({ name, size = 20, className }: IconProps) {
  return (
    <svg
      className={className}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      dangerouslySetInnerHTML={{ __html: ICON_PATHS[name] }}
    />
  );
}
