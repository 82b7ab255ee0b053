/**
 * The reference links of Bitcoin Optech. Its pages end with two includes that define
 * links by rule (`references.md`, `linkers/issues.md`), and who has the texts alone
 * has neither. The rules are few, so they stand here.
 */

/** Repositories by the name that stands before `#<number>`. */
const REPOSITORIES = new Map([
  ['bitcoin core', 'bitcoin/bitcoin'],
  ['bitcoin core gui', 'bitcoin-core/gui'],
  ['bitcoin inquisition', 'bitcoin-inquisition/bitcoin'],
  ['binanas', 'bitcoin-inquisition/binana'],
  ['bips', 'bitcoin/bips'],
  ['blips', 'lightning/blips'],
  ['bolts', 'lightning/bolts'],
  ['bdk', 'bitcoindevkit/bdk'],
  ['btcpay server', 'btcpayserver/btcpayserver'],
  ['c-lightning', 'ElementsProject/lightning'],
  ['core lightning', 'ElementsProject/lightning'],
  ['eclair', 'ACINQ/eclair'],
  ['hwi', 'bitcoin-core/HWI'],
  ['ldk', 'lightningdevkit/rust-lightning'],
  ['libsecp256k1', 'bitcoin-core/secp256k1'],
  ['lnd', 'lightningnetwork/lnd'],
  ['rust bitcoin', 'rust-bitcoin/rust-bitcoin'],
  ['rust-lightning', 'lightningdevkit/rust-lightning'],
]);

/** Repositories whose own label (`bips repo`) is not the name of their issues. */
const REPOSITORY_LABELS = new Map([['binana', 'bitcoin-inquisition/binana']]);

/** Topics whose page is not named by their short name. */
const TOPIC_PAGES = new Map([
  ['amp', 'atomic-multipath'],
  ['bip32', 'hd-key-generation'],
  ['bll', 'basic-bitcoin-lisp-language'],
  ['cisa', 'cross-input-signature-aggregation'],
  ['consensus cleanup', 'consensus-cleanup-soft-fork'],
  ['cves', 'cve'],
  ['daa', 'difficulty-adjustment-algorithms'],
  ['descriptors', 'output-script-descriptors'],
  ['dlc', 'discreet-log-contracts'],
  ['dleq', 'discrete-log-equivalency'],
  ['kindred rbf', 'kindred-replace-by-fee'],
  ['p2c', 'pay-to-contract-outputs'],
  ['rbf', 'replace-by-fee'],
  ['rv routing', 'rendez-vous-routing'],
  ['segwit', 'segregated-witness'],
  ['v3 transaction relay', 'version-3-transaction-relay'],
  ['fpps', 'pooled-mining/#full-pay-per-share-fpps'],
  ['pplns', 'pooled-mining/#pay-per-last-n-shares-pplns'],
]);

/** Proposals that are written in Markdown; the others are MediaWiki. */
const MARKDOWN_PROPOSALS = new Set(
  '3 54 77 95 346 348 349 379 434 442 446 448 449 451'.split(' ').map(Number),
);

const BOLT_FILES = new Map([
  [1, '01-messaging'],
  [2, '02-peer-protocol'],
  [3, '03-transactions'],
  [4, '04-onion-routing'],
  [5, '05-onchain'],
  [7, '07-routing-gossip'],
  [8, '08-transport'],
  [9, '09-features'],
  [11, '11-payment-encoding'],
  [12, '12-offer-encoding'],
]);

const PAGES = new Map([
  ['@bitcoinoptech', 'https://twitter.com/bitcoinoptech'],
  ['bech32 series', '/en/bech32-sending-support/'],
  ['bip360', 'https://github.com/bitcoin/bips/pull/1670'],
  ['bitcoin core pr review club', 'https://bitcoincore.reviews/'],
  ['bitcoin.pdf', 'https://bitcoincore.org/bitcoin.pdf'],
  ['bitcoin.se', 'https://bitcoin.stackexchange.com/'],
  ['bitcoincore.org', 'https://bitcoincore.org/'],
  ['compatibility matrix', '/en/matrix/'],
  ['libminisketch', 'https://github.com/sipa/minisketch'],
  ['libsecp256k1', 'https://github.com/bitcoin-core/secp256k1'],
  ['nostr', 'https://github.com/nostr-protocol/nips'],
  ['op_cat', '/en/topics/op_cat/'],
  ['optech email', 'mailto:info@bitcoinops.org'],
  ['optech sources', '/en/internal/sources/'],
  ['podcast', '/en/podcast/'],
  ['rss feed', '/feed.xml'],
  ['scaling payment batching', '/en/payment-batching/'],
  ['series preparing for taproot', '/en/preparing-for-taproot/'],
  ['topics', '/en/topics/'],
]);

/** The includes that this file stands for. */
export const OPTECH_INCLUDES: ReadonlySet<string> = new Set(['references.md', 'linkers/issues.md']);

/** True for a page that calls Optech's own include of issue links, wherever it lies. */
export function callsOptechIncludes(source: string): boolean {
  return /\{%-?\s{0,5}include\s{1,5}linkers\/issues\.md\s/.test(source);
}

/**
 * The address that Bitcoin Optech's includes give a label such as `Bitcoin Core #33822`,
 * `topic rbf`, `BIP32` or `lnd repo`; null for one that they do not define.
 */
export function optechReference(written: string): string | null {
  const label = written.replace(/\s+/g, ' ').trim().toLowerCase();
  return PAGES.get(label) ?? issueAddress(label) ?? topicAddress(label) ?? proposalAddress(label);
}

function issueAddress(label: string): string | null {
  const review = /^review club #(\d{1,7})$/.exec(label);
  if (review) return `https://bitcoincore.reviews/${review[1]}`;
  const [, name = '', number] =
    /^([a-z0-9][a-z0-9 -]{0,40}) (?:#(\d{1,7})|repo)$/.exec(label) ?? [];
  const repository =
    REPOSITORIES.get(name) ?? (number === undefined ? REPOSITORY_LABELS.get(name) : undefined);
  if (repository === undefined) return null;
  // GitHub leads from an issue's address to the pull request where it is one.
  return `https://github.com/${repository}${number === undefined ? '' : `/issues/${number}`}`;
}

function topicAddress(label: string): string | null {
  const name = /^topic (\S.{0,100})$/.exec(label)?.[1];
  if (name === undefined) return null;
  const page = TOPIC_PAGES.get(name);
  if (page !== undefined) return `/en/topics/${page.includes('#') ? page : `${page}/`}`;
  const slug = name.replace(/[^a-z0-9_]+/g, '-').replace(/^-|-$/g, '');
  return slug === '' ? null : `/en/topics/${slug}/`;
}

function proposalAddress(label: string): string | null {
  const [, kind, digits = ''] = /^(bip|blip|bolt|bin24-)(\d{1,4})$/.exec(label) ?? [];
  const number = Number(digits);
  const padded = digits.padStart(4, '0');
  if (kind === 'bip') {
    const ending = MARKDOWN_PROPOSALS.has(number) ? 'md' : 'mediawiki';
    return `https://github.com/bitcoin/bips/blob/master/bip-${padded}.${ending}`;
  }
  if (kind === 'blip') return `https://github.com/lightning/blips/blob/master/blip-${padded}.md`;
  if (kind === 'bin24-') {
    return `https://github.com/bitcoin-inquisition/binana/blob/master/2024/BIN-2024-${padded}.md`;
  }
  const file = kind === 'bolt' ? BOLT_FILES.get(number) : undefined;
  return file === undefined ? null : `https://github.com/lightning/bolts/blob/master/${file}.md`;
}
