import type { ReactNode } from 'react';

/** One state under its name. Ids of headings inside may repeat: this is no public page. */
export function GalleryState({ name, children }: { name: string; children: ReactNode }) {
  return (
    <section aria-label={name} data-gallery-state={name} className="min-w-0">
      <p className="mb-4 border-b border-rule pb-1 font-mono text-12 text-ink-2">{name}</p>
      <div className="grid grid-cols-1 gap-8">{children}</div>
    </section>
  );
}

/** States beside each other, as wide as the rail that they stand in on a page. */
export function GalleryRail({ children }: { children: ReactNode }) {
  return (
    <div className="grid grid-cols-1 items-start gap-x-12 gap-y-10 rail:grid-cols-[repeat(auto-fill,20rem)]">
      {children}
    </div>
  );
}
