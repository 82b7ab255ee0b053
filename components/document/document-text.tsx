import clsx from 'clsx';
import { TitleText } from '@/components/ui/title-text';
import { useTranslations } from 'next-intl';
import type { DocumentDetails } from '@/lib/contract/documents';
import './document.css';
import { textMarkup } from './text-markup';

export interface DocumentTextProps {
  sections: DocumentDetails['sections'];
}

/** The table of contents beside the sections; every section has an address of its own. */
export function DocumentText({ sections }: DocumentTextProps) {
  const t = useTranslations('documents');
  return (
    <div className="document">
      {sections.length > 1 && (
        <nav aria-labelledby="document-contents" className="document-contents no-print">
          <h2 id="document-contents" className="pb-2 font-display text-17">
            {t('contents')}
          </h2>
          <ol className="text-15 wide:text-13">
            {sections.map(({ key, title }) => (
              <li key={key}>
                <a href={`#${key}`}>
                  <TitleText>{title}</TitleText>
                </a>
              </li>
            ))}
          </ol>
        </nav>
      )}
      <div className="document-text">
        <DocumentSections sections={sections} />
      </div>
    </div>
  );
}

export interface DocumentSectionsProps extends DocumentTextProps {
  /** `h3` where the sections stand under a heading of another page. */
  as?: 'h2' | 'h3';
}

/** The sections alone, where another page holds them. */
export function DocumentSections({ sections, as: Title = 'h2' }: DocumentSectionsProps) {
  const t = useTranslations('documents');
  return (
    <>
      {sections.map(({ key, title, content_html: html }) => (
        <section key={key} id={key} aria-labelledby={`${key}-title`} className="document-section">
          <Title
            id={`${key}-title`}
            className={clsx('font-display', Title === 'h2' ? 'text-20 rail:text-24' : 'text-17')}
          >
            <TitleText>{title}</TitleText>
          </Title>
          <div
            className="story mt-3"
            dangerouslySetInnerHTML={{ __html: textMarkup(html, t('table')) }}
          />
        </section>
      ))}
    </>
  );
}
