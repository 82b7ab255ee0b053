'use client';

import { useId } from 'react';
import { SPONSOR_MAX } from '@/lib/contract/writing';
import { useSurroundings } from './editor-context';
import { SideField } from './side-field';
import { useContentField } from './use-content-field';

/** Whether somebody paid for an article, and who; readers are told. */
export function SponsorFields() {
  const { side } = useSurroundings().words;
  const id = useId();
  const [isSponsored, setIsSponsored] = useContentField('is_sponsored');
  const [sponsor, setSponsor] = useContentField('sponsor');
  return (
    <div>
      <label className="form-check text-15">
        <input
          type="checkbox"
          checked={isSponsored}
          onChange={(event) => setIsSponsored(event.target.checked)}
        />
        {side.sponsored}
      </label>
      {isSponsored && (
        <SideField id={id} label={side.sponsor} hint={side.sponsorHint}>
          <input
            id={id}
            className="form-control"
            maxLength={SPONSOR_MAX}
            value={sponsor}
            aria-describedby={`${id}-hint`}
            onChange={(event) => setSponsor(event.target.value)}
          />
        </SideField>
      )}
    </div>
  );
}
