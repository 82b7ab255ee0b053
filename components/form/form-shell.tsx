import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { buttonClass } from '@/components/ui/button-class';
import { Frozen } from '@/components/ui/frozen';
import './form.css';

export interface FormShellProps {
  id: string;
  /** Name of the form, for screen readers. */
  label: string;
  /** Words on the button. */
  act: string;
  look?: 'primary' | 'outline';
  /** Where the newsroom reads mail, for readers without script; '' where it has no address. */
  mail: string;
  /** The fields: server components alone. */
  fields: ReactNode;
  /** What makes the form work. */
  children: ReactNode;
}

/**
 * A form whose fields are in the page. Its button works once its script does; without
 * script a sentence says where to write instead.
 */
export function FormShell(props: FormShellProps) {
  const { id, label, act, look = 'primary', mail, fields, children } = props;
  const t = useTranslations('forms');
  return (
    <>
      <form id={id} aria-label={label} method="post" noValidate className="js-only">
        <Frozen unique>
          <div id={`${id}-fields`}>
            <div className="form-grid">{fields}</div>
            <button
              type="submit"
              disabled
              className={buttonClass(look, 'mt-6 min-w-40 disabled:opacity-60')}
            >
              {act}
            </button>
          </div>
        </Frozen>
        <div className="mt-4">{children}</div>
      </form>
      <p className="form-without-script text-15 text-ink-2">
        {mail === '' ? t('noScriptNoMail') : t('noScript', { mail })}
      </p>
    </>
  );
}
