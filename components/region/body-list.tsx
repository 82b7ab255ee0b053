import type { Region } from '@/lib/contract/microsites';

/** Institutions by their short names, and what each is for. */
export function BodyList({ items }: { items: Region['bodies'] }) {
  return (
    <dl className="bodies">
      {items.map(({ name, short, role }) => (
        <div key={short}>
          <dt>
            <span className="body-short" lang="en">
              {short}
            </span>
            <span className="text-13 text-ink-2">{name}</span>
          </dt>
          <dd className="mt-1 text-15">{role}</dd>
        </div>
      ))}
    </dl>
  );
}
