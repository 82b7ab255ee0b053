'use client';

import { failureWords } from '@/components/layout/failure-words';
import { buttonClass } from '@/components/ui/button-class';

/**
 * What stands in the page's place when a part of it failed in the browser. Its words came
 * in the page's head: nothing else around it can be relied on then.
 */
export function FailureView() {
  const words = failureWords();
  return (
    <section role="alert" className="mx-auto max-w-measure px-4 py-12">
      <h1 className="font-display text-30">{words.title}</h1>
      <p className="mt-3 text-17 text-ink-2">{words.text}</p>
      <p className="mt-6">
        <a className={buttonClass('primary')} href="">
          {words.reload}
        </a>
      </p>
    </section>
  );
}
