import { sample } from './sample';

/** An article's text and nothing else, made at build time. */
export default function Page() {
  return <article dangerouslySetInnerHTML={{ __html: sample.bodyHtml }} />;
}
