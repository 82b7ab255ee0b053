'use client';

import { useLoginContext } from './login-context';

export interface AgreementBoxProps {
  name: 'termsAgreed' | 'privacyAgreed';
  /** With `{link}` where the document's title stands. */
  sentence: string;
  title: string;
  href: string;
}

/** A document to agree to; its link opens beside the form, so that nothing typed is lost. */
export function AgreementBox({ name, sentence, title, href }: AgreementBoxProps) {
  const { id, words, draft, set } = useLoginContext();
  const [before = '', after = ''] = sentence.split('{link}');
  return (
    <div className="flex items-start gap-2.5">
      <input
        id={`${id}-${name}`}
        type="checkbox"
        name={name}
        required
        checked={draft[name]}
        onChange={(event) => set(name, event.target.checked)}
        className="mt-3 size-5 shrink-0"
      />
      <label htmlFor={`${id}-${name}`} className="py-2.5 text-15">
        {before}
        <a href={href} target="_blank" rel="noopener" className="text-tide underline">
          {title}
          <span className="sr-only"> {words.newTab}</span>
        </a>
        {after}
      </label>
    </div>
  );
}
