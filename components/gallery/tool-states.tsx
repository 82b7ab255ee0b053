import { ToolsView } from '@/components/screens/tools-view';
import { ToolDirectory } from '@/components/tool/tool-directory';
import { ToolsRail } from '@/components/tool/tool-index';
import { TOOL_RISKS, type ToolItem } from '@/lib/contract/tools';
import { GalleryRail, GalleryState } from './gallery-state';
import { longName, longTitle, type SampleWords } from './sample-items';

const CHECKED = '2026-03-04T05:06:00.000Z';
const LINK_STATES = ['ok', 'silent', 'dead', 'unchecked'] as const;

/** The directory of tools: what is known of a link, each risk, a long name, nothing at all. */
export function ToolStates({ words }: { words: SampleWords }) {
  const { locale } = words;
  const checked = LINK_STATES.map((state, at) => sampleTool(words, at, state));
  const unchecked = [{ ...sampleTool(words, 4, 'unchecked'), name: longName(words) }];
  return (
    <>
      <GalleryState name="Tools: works, silent, dead, unchecked">
        <ToolDirectory id="tools-checked" locale={locale} items={checked} shown={['data']} />
      </GalleryState>
      <GalleryState name="Tools: none was ever checked, one with a long name and host">
        <ToolDirectory id="tools-unchecked" locale={locale} items={unchecked} shown={['data']} />
        <GalleryRail>
          <ToolsRail items={unchecked} shown={['data']} />
        </GalleryRail>
      </GalleryState>
      <GalleryState name="Tools: none of a chain">
        <ToolsView locale={locale} chain="solana" items={[]} />
      </GalleryState>
    </>
  );
}

function sampleTool(words: SampleWords, at: number, state: ToolItem['link_state']): ToolItem {
  const host = at === 4 ? `${'long-'.repeat(14)}name.example.org` : `tool-${at}.example.org`;
  return {
    id: at + 1,
    name: words.names[at] ?? '',
    url: `https://${host}/`,
    host,
    category: 'data',
    description: at === 1 ? longTitle(words) : (words.sentences[at] ?? ''),
    search_text: host,
    chains: ['ethereum', 'evm', 'layer2'],
    risk: TOOL_RISKS[at % TOOL_RISKS.length] ?? 'low',
    link_state: state,
    checked_time: state === 'unchecked' ? null : CHECKED,
  };
}
