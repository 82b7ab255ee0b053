'use client';

import { useEffect, useRef } from 'react';
import clsx from 'clsx';
import { fullTime } from '@/components/ui/relative-time';
import type { ApplicationStatus } from '@/lib/contract/application-rules';
import type { Locale } from '@/lib/i18n/locales';
import { FormMessage } from './form-message';
import { useForm, type FormWords } from './use-form';

export interface LookUpIslandProps {
  formId: string;
  call: 'getColumnApplication' | 'getCooperation';
  locale: Locale;
  words: FormWords;
  state: {
    status: string;
    expected: string;
    reason: string;
    /** Name of the zone that times are told in. */
    zone: string;
    statuses: Record<ApplicationStatus, string>;
  };
}

/** Looks an application up, and shows the way that it went. */
export function LookUpIsland({ formId, call, locale, words, state }: LookUpIslandProps) {
  const { isSending, message, data } = useForm({ formId, call, locale, words });
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (data) heading.current?.focus();
  }, [data]);
  const isShown = data && !isSending && message === '';
  const isOpen = data?.status === 'received' || data?.status === 'in_review';
  return (
    <>
      <FormMessage text={isSending ? words.sending : message} isCalm={isSending} />
      {isShown && (
        <div className="mt-5 border-t border-rule pt-5">
          <h3 ref={heading} tabIndex={-1} className="font-display text-20 outline-none">
            <span className="font-normal text-ink-2">{state.status}</span>{' '}
            {state.statuses[data.status]}
          </h3>
          <ol className="mt-4 border-l-2 border-hairline pl-4">
            {data.steps.map(({ status, time }, place) => (
              <li key={time + status} className="relative pb-3">
                <span
                  aria-hidden="true"
                  className={clsx(
                    'absolute top-2 -left-[21px] size-2 rounded-full',
                    place === data.steps.length - 1 ? 'bg-tide' : 'bg-rule',
                  )}
                />
                <span className="text-15 font-medium">{state.statuses[status]}</span>{' '}
                <time dateTime={time} className="text-13 text-ink-2">
                  {fullTime(time, locale)} {state.zone}
                </time>
              </li>
            ))}
          </ol>
          {data.reason !== '' && (
            <p className="text-15 whitespace-pre-line">
              <span className="text-ink-2">{state.reason}</span>
              <br />
              {data.reason}
            </p>
          )}
          {isOpen && (
            <p className="text-13 text-ink-2">
              {state.expected}{' '}
              <time dateTime={data.expected_time}>
                {fullTime(data.expected_time, locale)} {state.zone}
              </time>
            </p>
          )}
        </div>
      )}
    </>
  );
}
