import type { MouseEvent, Ref } from 'react';
import { buttonClass } from '@/components/ui/button-class';

/** `ended` is a list that has been shown to its end. */
export type MoreState = 'idle' | 'loading' | 'failed' | 'ended';

export interface LoadMoreFootProps {
  state: MoreState;
  /** Why the last try failed, in the server's words; '' for the common ones. */
  problem?: string;
  /** Page 2 of the list: where the link leads without script. */
  href: string;
  strings: { more: string; loading: string; failed: string; retry: string; end: string };
  onMore?: (() => void) | undefined;
  ref?: Ref<HTMLDivElement>;
}

/** The end of a list that goes on: a link to more of it, and how asking for more went. */
export function LoadMoreFoot(props: LoadMoreFootProps) {
  const { state, problem = '', href, strings, onMore, ref } = props;
  const words = { idle: strings.more, loading: strings.loading, failed: strings.retry };
  const follow = (event: MouseEvent) => {
    if (!onMore || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    onMore();
  };
  // What comes in stands where the link was: the browser may not keep the link in its place.
  return (
    <div ref={ref} className="border-t border-hairline pt-5 text-center [overflow-anchor:none]">
      <p
        role="status"
        className={state === 'failed' || state === 'ended' ? 'mb-2 text-13 text-ink-2' : 'sr-only'}
      >
        {state === 'loading' && strings.loading}
        {state === 'failed' && (problem || strings.failed)}
        {state === 'ended' && strings.end}
      </p>
      {state !== 'ended' && (
        <a
          href={href}
          data-awaits={onMore ? '' : undefined}
          aria-disabled={state === 'loading' || undefined}
          className={buttonClass('outline', 'min-w-48')}
          onClick={onMore && follow}
        >
          {words[state]}
        </a>
      )}
    </div>
  );
}
