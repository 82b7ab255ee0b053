'use client';

import { useId, useState } from 'react';
import { ARTICLE_ORIGINS } from '@/lib/contract/writing';
import { useSurroundings } from './editor-context';
import { SideField } from './side-field';
import { useContentField } from './use-content-field';

const SOURCE_NAME_MAX = 100;
const ADDRESS_MAX = 2048;

/** Whose words an article is, and where it stood first. */
export function OriginFields() {
  const { side } = useSurroundings().words;
  const id = useId();
  const [origin, setOrigin] = useContentField('origin');
  const [sourceName, setSourceName] = useContentField('source_name');
  const [sourceUrl, setSourceUrl] = useContentField('source_url');
  const [typed, setTyped] = useState(sourceUrl);
  const isBad = typed !== '' && typed !== sourceUrl;
  return (
    <div className="grid gap-3">
      <fieldset>
        <legend className="text-13 font-semibold">{side.origin}</legend>
        <div className="flex flex-wrap gap-x-4">
          {ARTICLE_ORIGINS.map((one) => (
            <label key={one} className="form-check gap-2 text-15">
              <input
                type="radio"
                name={`${id}-origin`}
                checked={origin === one}
                onChange={() => setOrigin(one)}
              />
              {side.origins[one]}
            </label>
          ))}
        </div>
      </fieldset>
      {origin !== 'original' && (
        <>
          <SideField id={`${id}-name`} label={side.sourceName}>
            <input
              id={`${id}-name`}
              className="form-control"
              maxLength={SOURCE_NAME_MAX}
              value={sourceName}
              onChange={(event) => setSourceName(event.target.value)}
            />
          </SideField>
          <SideField id={`${id}-url`} label={side.sourceUrl} fault={isBad ? side.sourceBad : ''}>
            <input
              id={`${id}-url`}
              type="url"
              inputMode="url"
              className="form-control"
              maxLength={ADDRESS_MAX}
              value={typed}
              aria-invalid={isBad || undefined}
              aria-describedby={`${id}-url-fault`}
              onChange={(event) => {
                const address = event.target.value.trim();
                setTyped(event.target.value);
                // Half an address is no address yet: the last whole one stays.
                if (address === '' || isWhole(address)) setSourceUrl(address);
              }}
            />
          </SideField>
        </>
      )}
    </div>
  );
}

function isWhole(address: string): boolean {
  return /^https?:\/\/[^\s/]+\.[^\s/]/i.test(address) && URL.canParse(address);
}
