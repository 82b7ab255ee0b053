'use client';

import { useLoginContext } from './login-context';

/** Says that a first login makes an account, and links to what is agreed to by it. */
export function AgreementLine() {
  const { words, documents } = useLoginContext();
  const links = {
    '{terms}': { href: documents.terms, title: words.fields.terms },
    '{privacy}': { href: documents.privacy, title: words.fields.privacy },
  };
  return (
    <p className="text-13 text-ink-2">
      {words.agreeByLogin.split(/(\{terms\}|\{privacy\})/).map((part) => {
        const link = links[part as keyof typeof links];
        if (!link) return part;
        return (
          <a
            key={part}
            href={link.href}
            target="_blank"
            rel="noopener"
            className="text-tide underline"
          >
            {link.title}
            <span className="sr-only"> {words.newTab}</span>
          </a>
        );
      })}
    </p>
  );
}
