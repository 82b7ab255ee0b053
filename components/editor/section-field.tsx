'use client';

import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useSurroundings } from './editor-context';
import { SideField } from './side-field';
import { useContentField } from './use-content-field';
import { writingChoicesQuery } from './writing-choices';

/** The section that an article stands in. */
export function SectionField() {
  const { locale, words } = useSurroundings();
  const id = useId();
  const { data } = useQuery(writingChoicesQuery(locale));
  const [section, setSection] = useContentField('section');
  const sections = data?.sections ?? [];
  const isListed = section === '' || sections.some(({ key }) => key === section);
  return (
    <SideField id={id} label={words.side.section}>
      <select
        id={id}
        className="form-control"
        value={section}
        onChange={(event) => setSection(event.target.value)}
      >
        <option value="">{words.side.sectionNone}</option>
        {!isListed && <option value={section}>{section}</option>}
        {sections.map(({ key, name }) => (
          <option key={key} value={key}>
            {name}
          </option>
        ))}
      </select>
    </SideField>
  );
}
