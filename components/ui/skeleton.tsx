import clsx from 'clsx';

/** One bone of a skeleton; its size comes from the classes given. */
export function Bone({ className }: { className?: string }) {
  return <span className={clsx('bone block', className)} />;
}

export interface SkeletonRowsProps {
  count: number;
  /** Said to screen readers while the rows are on their way. */
  label: string;
  look: 'article' | 'flash' | 'text';
}

/** Rows of the layout that is to come. They stay invisible for 300 ms, so quick answers don't flicker. */
export function SkeletonRows({ count, label, look }: SkeletonRowsProps) {
  return (
    <div role="status" aria-label={label} className="ruled">
      {Array.from({ length: count }, (_, at) => (
        <SkeletonRow key={at} look={look} />
      ))}
    </div>
  );
}

function SkeletonRow({ look }: { look: SkeletonRowsProps['look'] }) {
  if (look === 'text') return <Bone className="my-3 h-4 w-4/5" />;
  if (look === 'flash') {
    return (
      <div className="py-4">
        <Bone className="h-3 w-12" />
        <Bone className="mt-2 h-4 w-11/12" />
        <Bone className="mt-2 h-4 w-2/3" />
      </div>
    );
  }
  return (
    <div className="flex gap-4 py-5">
      <div className="flex-1">
        <Bone className="h-5 w-11/12" />
        <Bone className="mt-2 h-5 w-1/2" />
        <Bone className="mt-4 h-3 w-32" />
      </div>
      <Bone className="aspect-cover w-28 self-start sm:w-42" />
    </div>
  );
}
