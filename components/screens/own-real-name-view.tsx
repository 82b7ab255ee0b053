import { NumberedSteps } from '@/components/my/numbered-steps';
import { FormSkeleton } from '@/components/my/own-skeletons';
import { RealName } from '@/components/my/real-name';
import { Frozen } from '@/components/ui/frozen';
import { useMyWords } from '@/components/my/my-words';
import type { Locale } from '@/lib/i18n/locales';
import { OwnFrame } from './own-frame';

const FIELDS = 4;

/** /my/realname: verification by name, what it is for, and how it goes. */
export function OwnRealNameView({ locale }: { locale: Locale }) {
  const realName = useMyWords('realName');
  const { loading } = useMyWords('frame');
  const skeleton = <FormSkeleton label={loading} fields={FIELDS} />;
  return (
    <OwnFrame page="my_realname" locale={locale} skeleton={skeleton}>
      <p className="mb-8 max-w-measure text-15 text-ink-2">{realName.intro}</p>
      <RealName words={realName} skeleton={skeleton} />
      <div className="mt-12 max-w-measure">
        <Frozen>
          <NumberedSteps
            id="real-name-next"
            title={realName.nextTitle}
            steps={Object.values(realName.next)}
          />
        </Frozen>
      </div>
    </OwnFrame>
  );
}
