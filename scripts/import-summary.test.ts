import { IMPORT_REASONS } from '@/lib/contract/import-reasons';
import type { ReportLine } from '@/lib/domains/importing/run-import';
import { importSummary } from './import-summary';

const line = (outcome: ReportLine['outcome'], ...reasons: string[]): ReportLine => ({
  source: 's',
  outcome,
  articleId: null,
  reasons,
});
const times = (number: number, one: ReportLine) => Array<ReportLine>(number).fill(one);

describe('importSummary', () => {
  it('counts, and says why what was skipped was', () => {
    const lines = [
      ...times(2, line('new')),
      line('failed', 'it has no text'),
      ...times(2, line('skipped', 'a page, not an article')),
      ...times(13, line('skipped', 'not published (trash)')),
      line('skipped', 'its text is in includes that are not at hand: a.md'),
      line('skipped', 'its text is in includes that are not at hand: b.md'),
      line('note', '6 × attachment: not an article'),
    ];
    expect(importSummary(lines.slice(0, -1), 1_234)).toEqual([
      '2 new, 0 updated, 0 unchanged, 1 failed, 17 skipped in 1.2 s.',
      'Skipped: 13 × not published (trash); 2 × a page, not an article; ' +
        '2 × its text is in includes that are not at hand.',
    ]);
    expect(importSummary(lines, 0).at(-1)).toMatch(/^1 has remarks/);
  });

  it('knows one remark from several, and none', () => {
    const remark = line('new', 'component left out: X');
    expect(importSummary([remark, line('new')], 0)[1]).toMatch(/^1 has remarks \(/);
    expect(importSummary([remark, remark], 0)[1]).toMatch(/^2 have remarks \(/);
    expect(importSummary([line('new'), line('failed', 'x')], 0)).toHaveLength(1);
    expect(importSummary([remark], 0, true)).toHaveLength(1);
  });

  it('tells new articles without a date, which are no remark', () => {
    const undated = line('new', IMPORT_REASONS.noDate);
    expect(importSummary([undated, line('unchanged', IMPORT_REASONS.noDate)], 0).slice(1)).toEqual([
      '1 carries no date and stands at the moment of this import: --date sets another.',
    ]);
    const both = line('new', 'component left out: X', IMPORT_REASONS.noDate);
    expect(importSummary([undated, both], 0).slice(1)).toEqual([
      '2 carry no date and stand at the moment of this import: --date sets another.',
      expect.stringMatching(/^1 has remarks/),
    ]);
  });

  it('names a few kinds of reasons alone', () => {
    const lines = 'abcdefgh'.split('').map((reason) => line('skipped', reason));
    expect(importSummary(lines, 0)[1]).toBe(
      'Skipped: 1 × a; 1 × b; 1 × c; 1 × d; 1 × e; 1 × f; 2 for other reasons.',
    );
  });
});
