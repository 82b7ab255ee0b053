'use client';

import type { Editor } from '@tiptap/react';
import { useSurroundings } from './editor-context';
import { CoverField } from './cover-field';
import { HantFields } from './hant-fields';
import { LabelField } from './label-field';
import { OriginFields } from './origin-fields';
import { Outline } from './outline';
import { SectionField } from './section-field';
import { SponsorFields } from './sponsor-fields';

export interface SidePanelProps {
  editor: Editor | null;
  isChinese: boolean;
  isReadOnly: boolean;
}

/** What is set beside a text, and its outline. */
export function SidePanel({ editor, isChinese, isReadOnly }: SidePanelProps) {
  const { side } = useSurroundings().words;
  return (
    <aside aria-label={side.label} className="editor-side">
      {editor && <Outline editor={editor} />}
      <fieldset disabled={isReadOnly} className="grid min-w-0 gap-6">
        <legend className="sr-only">{side.label}</legend>
        <CoverField />
        <SectionField />
        <LabelField />
        <OriginFields />
        <SponsorFields />
        {isChinese && <HantFields />}
      </fieldset>
    </aside>
  );
}
