import clsx from 'clsx';
import type { ReactNode } from 'react';
import { TideWave } from './tide-wave';

export interface EmptyStateProps {
  /** What is so; 暂无数据 for a list. */
  title: string;
  /** What to do next, in a sentence. */
  hint?: string | undefined;
  /** Links or buttons that do it. */
  children?: ReactNode;
  className?: string | undefined;
}

/** An empty place that says so and leads on. */
export function EmptyState({ title, hint, children, className }: EmptyStateProps) {
  return (
    <div className={clsx('flex flex-col items-center px-4 py-8 text-center', className)}>
      <TideWave />
      <p className="mt-3 text-15 font-medium">{title}</p>
      {hint && <p className="mt-1 max-w-[28em] text-13 text-ink-2">{hint}</p>}
      {children && <div className="mt-4 flex flex-wrap justify-center gap-3">{children}</div>}
    </div>
  );
}
