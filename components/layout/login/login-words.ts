import type { useTranslations } from 'next-intl';

type Translate = ReturnType<typeof useTranslations<'auth.dialog'>>;

/** Every word of the login dialog in one language; `{…}` is filled in where it is shown. */
export type LoginWords = ReturnType<typeof loginWords>;

/** The words of the login dialog as plain text, for the browser. */
export function loginWords(t: Translate) {
  return {
    close: t('close'),
    newTab: t('newTab'),
    panels: {
      login: t('panels.login'),
      register: t('panels.register'),
      code: t('panels.code'),
      forgot: t('panels.forgot'),
      upgrade: t('panels.upgrade'),
    },
    leads: {
      login: t('leads.login'),
      register: t('leads.register'),
      code: t('leads.code'),
      forgot: t('leads.forgot'),
      upgrade: t('leads.upgrade'),
    },
    fields: {
      email: t('fields.email'),
      password: t('fields.password'),
      emailCode: t('fields.emailCode'),
      smsCode: t('fields.smsCode'),
      mobile: t('fields.mobile'),
      setPassword: t('fields.setPassword'),
      repeatPassword: t('fields.repeatPassword'),
      newPassword: t('fields.newPassword'),
      repeatNewPassword: t('fields.repeatNewPassword'),
      phonePassword: t('fields.phonePassword'),
      terms: t('fields.terms'),
      privacy: t('fields.privacy'),
    },
    passwordHint: t('passwordHint'),
    agreeTerms: t('agreeTerms', { link: '{link}' }),
    agreePrivacy: t('agreePrivacy', { link: '{link}' }),
    agreeByLogin: t('agreeByLogin', { terms: '{terms}', privacy: '{privacy}' }),
    showPassword: t('showPassword'),
    hidePassword: t('hidePassword'),
    missing: t('missing', { list: '{list}' }),
    acts: {
      login: t('acts.login'),
      register: t('acts.register'),
      reset: t('acts.reset'),
      next: t('acts.next'),
      previous: t('acts.previous'),
      done: t('acts.done'),
      working: t('acts.working'),
    },
    sendCode: t('sendCode'),
    sending: t('sending'),
    resendIn: t('resendIn', { seconds: '{seconds}' }),
    codeSent: t('codeSent', { to: '{to}', minutes: '{minutes}' }),
    ways: {
      register: t('ways.register'),
      code: t('ways.code'),
      forgot: t('ways.forgot'),
      upgrade: t('ways.upgrade'),
      login: t('ways.login'),
    },
    faults: {
      email: t('faults.email'),
      code: t('faults.code'),
      mobile: t('faults.mobile'),
      passwordLength: t('faults.passwordLength'),
      passwordCommon: t('faults.passwordCommon'),
      passwordsDiffer: t('faults.passwordsDiffer'),
      invalid: t('faults.invalid'),
    },
    failed: t('failed'),
    registered: t('registered'),
    passwordReset: t('passwordReset'),
    upgrade: {
      step: t('upgrade.step', { step: '{step}', name: '{name}' }),
      phone: t('upgrade.phone'),
      bind: t('upgrade.bind'),
      password: t('upgrade.password'),
      way: t('upgrade.way'),
      byPassword: t('upgrade.byPassword'),
      bySms: t('upgrade.bySms'),
      hasEmail: t('upgrade.hasEmail', { email: '{email}' }),
    },
    areaCode: {
      label: t('areaCode.label'),
      chosen: t('areaCode.chosen', { code: '{code}' }),
      search: t('areaCode.search'),
      loading: t('areaCode.loading'),
      failed: t('areaCode.failed'),
      retry: t('areaCode.retry'),
      none: t('areaCode.none', { query: '{query}' }),
      found: {
        one: t('areaCode.found.one', { count: '{count}' }),
        other: t('areaCode.found.other', { count: '{count}' }),
      },
    },
    or: t('or'),
    googleFailed: t('googleFailed'),
  };
}
