import { useTranslations } from 'next-intl';
import { SignUpIsland } from '@/components/my/sign-up-island';
import { loginWords } from '@/components/layout/login/login-words';
import type { AppConfig } from '@/lib/contract/app-config';
import type { Locale } from '@/lib/i18n/locales';
import { href } from '@/lib/routes/href';

/** The panels of signing in within /signUp, registering first. */
export function SignUpPanels({ locale, config }: { locale: Locale; config: AppConfig }) {
  const words = loginWords(useTranslations('auth.dialog'));
  const t = useTranslations('my.signUp.signedIn');
  return (
    <SignUpIsland
      signedIn={{ title: t('title'), text: t('text'), my: t('my') }}
      locale={locale}
      words={words}
      documents={{
        terms: config.term_of_service.value,
        privacy: config.privacy_policy.value,
      }}
      googleClientId={config.google_client_id}
      initialPanel="register"
      nextHref={href('my', { locale })}
    />
  );
}
