import { LANGUAGE_NAMES } from '@/components/layout/language-names';
import { FormSkeleton } from '@/components/my/own-skeletons';
import { useCropWords } from '@/components/crop/crop-words';
import { useMyWords } from '@/components/my/my-words';
import type { Locale } from '@/lib/i18n/locales';
import { OwnFrame } from './own-frame';
import { OwnProfile } from './own-profile';

export interface OwnProfileViewProps {
  locale: Locale;
}

const FIELDS = 3;

/** /my/Individual: what others see of one, to be changed. */
export function OwnProfileView({ locale }: OwnProfileViewProps) {
  const cropWords = useCropWords();
  const profile = useMyWords('profile');
  const { loading } = useMyWords('frame');
  const skeleton = <FormSkeleton label={loading} fields={FIELDS} />;
  const languages = {
    'zh-Hans': LANGUAGE_NAMES['zh-Hans'].name,
    'zh-Hant': LANGUAGE_NAMES['zh-Hant'].name,
    en: LANGUAGE_NAMES.en.name,
  };
  return (
    <OwnFrame page="my_Individual" locale={locale} skeleton={skeleton}>
      <OwnProfile
        words={profile}
        cropWords={cropWords}
        languages={languages}
        skeleton={skeleton}
        locale={locale}
      />
    </OwnFrame>
  );
}
