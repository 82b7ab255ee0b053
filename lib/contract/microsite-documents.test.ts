import {
  sampleCeremony,
  sampleGathering,
  sampleRegion,
  type SampleGathering,
} from '../testing/sample-microsites';
import { micrositeDocument } from './microsite-documents';

const faults = (site: unknown) =>
  micrositeDocument.safeParse(site).error?.issues.map(({ message }) => message) ?? [];

describe('a site’s document', () => {
  it.each([
    ['gathering', sampleGathering()],
    ['ceremony', sampleCeremony()],
    ['region', sampleRegion()],
  ])('of a %s is taken', (_kind, site) => {
    expect(faults(site)).toEqual([]);
  });

  const session = sampleGathering().sessions[0]!;
  it.each<[string, Partial<SampleGathering>, string]>([
    ['ends before it starts', { endsAt: '2026-02-01T00:00:00.000Z' }, 'ends before it starts'],
    [
      'names a speaker who is not there',
      { sessions: [{ ...session, speakers: ['eve'] }] },
      'no such speaker',
    ],
    [
      'names a track that is not there',
      { sessions: [{ ...session, track: 'roof' }] },
      'no such track',
    ],
    [
      'has a session after its end',
      { sessions: [{ ...session, endsAt: '2026-03-05T00:00:00.000Z' }] },
      'outside the gathering',
    ],
    [
      'is in a zone that nobody knows',
      { timeZone: 'Atlantis/Harbour' },
      'no zone of the IANA table',
    ],
  ])('is refused when it %s', (_what, changes, message) => {
    expect(faults(sampleGathering(changes))).toContain(message);
  });

  it('is refused when an address of a partner is a script', () => {
    const [partner] = sampleGathering().partners;
    const partners = [{ ...partner!, url: 'javascript:alert(1)' }];
    expect(faults(sampleGathering({ partners })).length).toBeGreaterThan(0);
  });

  it('is refused when results come before the voting ends', () => {
    const site = sampleCeremony({ resultsAt: '2026-01-15T00:00:00.000Z' });
    expect(faults(site)).toContain('before the voting ends');
  });

  it('is refused when two nominees have one key', () => {
    const [category] = sampleCeremony().categories;
    const [nominee] = category!.nominees;
    const site = sampleCeremony({ categories: [{ ...category!, nominees: [nominee!, nominee!] }] });
    expect(faults(site)).toContain('two nominees with one key');
  });

  it('is refused with a key that is no address', () => {
    expect(faults(sampleRegion({ key: '../etc' })).length).toBeGreaterThan(0);
  });
});
