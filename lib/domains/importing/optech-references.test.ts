import { callsOptechIncludes, optechReference } from './optech-references';

describe('optechReference', () => {
  it.each([
    ['Bitcoin Core #33822', 'https://github.com/bitcoin/bitcoin/issues/33822'],
    ['bitcoin  core\n#1', 'https://github.com/bitcoin/bitcoin/issues/1'],
    ['Bitcoin Core GUI #7', 'https://github.com/bitcoin-core/gui/issues/7'],
    ['LDK #4126', 'https://github.com/lightningdevkit/rust-lightning/issues/4126'],
    ['review club #28', 'https://bitcoincore.reviews/28'],
    ['core lightning repo', 'https://github.com/ElementsProject/lightning'],
    ['binana repo', 'https://github.com/bitcoin-inquisition/binana'],
    ['BIP32', 'https://github.com/bitcoin/bips/blob/master/bip-0032.mediawiki'],
    ['bip54', 'https://github.com/bitcoin/bips/blob/master/bip-0054.md'],
    ['BIP360', 'https://github.com/bitcoin/bips/pull/1670'],
    ['BLIP52', 'https://github.com/lightning/blips/blob/master/blip-0052.md'],
    ['BOLT12', 'https://github.com/lightning/bolts/blob/master/12-offer-encoding.md'],
    ['BIN24-1', 'https://github.com/bitcoin-inquisition/binana/blob/master/2024/BIN-2024-0001.md'],
    ['topic anchor outputs', '/en/topics/anchor-outputs/'],
    ['topic op_cat', '/en/topics/op_cat/'],
    ['topic RBF', '/en/topics/replace-by-fee/'],
    ['topic fpps', '/en/topics/pooled-mining/#full-pay-per-share-fpps'],
    ['bitcoin.se', 'https://bitcoin.stackexchange.com/'],
  ])('knows %j', (label, address) => {
    expect(optechReference(label)).toBe(address);
  });

  it.each(['news325 ipc', 'Dogecoin #1', 'bitcoin core', 'bitcoin core #x', 'bolt6', 'topic', ''])(
    'does not guess %j',
    (label) => {
      expect(optechReference(label)).toBeNull();
    },
  );
});

describe('callsOptechIncludes', () => {
  it('tells by the call of the include of issues', () => {
    expect(callsOptechIncludes('{% include linkers/issues.md v=2 issues="1" %}')).toBe(true);
    expect(callsOptechIncludes('{% include references.md %}')).toBe(false);
  });
});
