export interface SourceNameProps {
  /** `url` '' where the source has no address: its name is then plain words. */
  source: { name: string; url: string };
  className?: string;
}

/** Where something comes from, as a link when there is anything to lead to. */
export function SourceName({ source, className }: SourceNameProps) {
  if (source.url === '') return <span>{source.name}</span>;
  return (
    <a href={source.url} rel="noopener nofollow" className={className}>
      {source.name || source.url}
    </a>
  );
}
