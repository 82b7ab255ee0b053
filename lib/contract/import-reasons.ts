/**
 * Why something was left out of an import or changed on the way: the importer's plain sentences by
 * code, in the order they are tried. What stands in braces differs from case to case; `cause` is a
 * sentence of its own. The desk says them in the reader's language, the shell as they are.
 */
export const IMPORT_REASONS = {
  writtenHere: 'it was written on this site and differs from the archive: left as it is',
  deskWork: 'the desk changed it on this site and it differs from the archive: left as it is',
  hasOrders: 'it has orders on this site and differs from the archive: left as it is',
  heldByAccount: 'an account of this site holds it and it differs from the archive: left as it is',
  eventNeedsDesk:
    'an event that is not live: the desk imports it, where it has somebody to belong to',
  beingWritten: 'a text is being written there already: left as it is',
  othersArticle: 'its article is another author’s here',
  noAccount: 'there is no account to write it for',
  draftNeedsDesk: 'a draft: the desk imports it, where it has somebody to belong to',
  missingReference: 'the {kind} {key} is not here',
  noAddress: '{field} is no address',
  settingsShape: 'settings of another shape',
  notChinese: 'not a word of Chinese text',
  recordShape: 'not a record of this kind: {field}',
  recordKind: 'a record of another kind',
  otherVersion: 'an archive of another version: it can not be read here',
  otherBytes: 'its bytes are not those that the archive names',
  otherPicture: 'it is not as this site keeps pictures',
  notInArchive: 'it is not in the archive',
  noSection: 'There is no section "{section}".',
  pictureLost: 'picture not at hand: {address}',
  coverLost: 'cover not at hand: {address}',
  notPicture: 'not a picture: {address}',
  coverNotPicture: 'the cover is not a picture',
  noText: 'it has no text',
  noTitle: 'it has no title',
  noDate: 'it carries no date: it stands at the moment of its import',
  noLanguage: 'language not supported',
  tooLong: 'the text is too long',
  tooDeep: 'the text is nested too deeply',
  xmlTooDeep: 'nested too deeply',
  noXml: 'no XML element in it',
  onlyDescription: 'the feed carries a description, no text of its own',
  frontMatter: 'front matter is no YAML: {cause}',
  notPost: 'not a post',
  page: 'a page, not an article',
  payingMembers: 'only for paying members ({state})',
  unreadable: "its text can't be read: {cause}",
  notPublished: 'not published ({state})',
  password: 'behind a password',
  hidden: 'marked as not published',
  draft: 'a draft',
  redirect: 'only a redirect',
  cardLeftOut: 'card left out: {name}',
  liquidLeftOut: 'Liquid tag left out: {name}',
  includeLeftOut: 'include left out: {name}',
  shortcodeLeftOut: 'shortcode left out: {name}',
  componentLeftOut: 'component left out: {name}',
  looseReferences: 'no target for {count} of its references, now plain text: {names}',
  includesMissing: '{file}: its text is in includes that are not at hand: {names}',
  allIncludesMissing: 'its text is in includes that are not at hand: {names}',
  readme: '{count} × README and the like: not an article',
  otherLanguage: '{count} × {language}: a language that the site does not have',
  otherType: '{count} × {name}: not an article',
  otherFiles: '{count} × {name}: holds no articles',
  sameIdentity: 'the same identity as an article before it',
  noSuchFile: 'there is no such file or folder',
  otherJson: 'JSON, but neither a Ghost export nor a JSON Feed',
  noFeed: 'neither a feed nor an export',
  noArticles: 'there are no articles in it',
  empty: 'it is empty',
  webPage: 'a web page, not a feed',
  notJson: 'not valid JSON',
  notWeb: 'not a web address: {address}',
  badRedirect: 'redirected to no address',
  status: 'answered with status {status}',
  redirects: 'more than {count} redirects',
  privateAddress: '{host} is a private address',
  atPrivateAddress: '{host} is at a private address',
  slow: 'took too long',
  packed: 'packed as {name}',
  zipFiles: 'the zip holds more than {count} files',
  files: 'more than {count} files',
  zipTwice: 'the zip holds a file twice',
  notZip: 'not a zip that can be read: {cause}',
  zipEncrypted: 'the zip is encrypted',
  zipLink: 'the zip holds a link: {name}',
  zipLeads: 'the zip holds a name that leads elsewhere: {name}',
  zipLarge: 'the zip unpacks to more than {count} MB',
  large: 'larger than {count} MB',
  fileGone: 'the file is no longer there',
  looseAddresses: '{count} {what} without a known site became text',
  pictureOfArchive: 'picture {hash}: {cause}',
} as const;
export type ImportReasonCode = keyof typeof IMPORT_REASONS;

/** What differs from case to case, by its name in the sentence. */
export type ReasonValues = Readonly<Record<string, string>>;

const PATTERNS = Object.entries(IMPORT_REASONS).map(([code, sentence]) => ({
  code: code as ImportReasonCode,
  names: [...sentence.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name),
  pattern: new RegExp(
    `^${sentence
      .split(/\{\w+\}/)
      .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
      .join('([\\s\\S]+?)')}$`,
  ),
}));

/** The code of a sentence with what differs in it; undefined for one that is none of the importer's. */
export function readImportReason(
  sentence: string,
): { code: ImportReasonCode; values: ReasonValues } | undefined {
  for (const { code, names, pattern } of PATTERNS) {
    const found = pattern.exec(sentence);
    if (!found) continue;
    const values = Object.fromEntries(names.map((name, place) => [name, found[place + 1] ?? '']));
    return { code, values };
  }
  return undefined;
}
