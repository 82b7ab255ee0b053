import { useTranslations } from 'next-intl';
import { PARTNER_TIERS } from '@/lib/contract/microsite-documents';
import type { SitePartner } from '@/lib/contract/microsites';

export interface PartnerRollProps {
  partners: readonly SitePartner[];
  /** `names` names alone, `whole` what each did too. */
  look: 'names' | 'whole';
  headingLevel: 2 | 3;
}

/** Those who carry a gathering, by what they are to it; hosts in the largest type. */
export function PartnerRoll({ partners, look, headingLevel }: PartnerRollProps) {
  const t = useTranslations('microsites.tier');
  const Heading = `h${headingLevel}` as const;
  const tiers = PARTNER_TIERS.map((tier) => ({
    tier,
    own: partners.filter((partner) => partner.tier === tier),
  })).filter(({ own }) => own.length > 0);
  return (
    <div className="ruled">
      {tiers.map(({ tier, own }) => (
        <div key={tier} className="partner-tier" data-tier={tier}>
          <Heading className="text-13 font-medium text-ink-2">{t(tier)}</Heading>
          <ul className={look === 'names' ? 'partner-names' : 'partner-entries'}>
            {own.map(({ name, about, url }) => (
              <li key={name}>
                <p className="partner-name">
                  {url ? (
                    <a href={url} rel="noopener" className="hover:text-tide">
                      {name}
                    </a>
                  ) : (
                    name
                  )}
                </p>
                {look === 'whole' && <p className="mt-1 text-15 text-ink-2">{about}</p>}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}
