import { sample } from '../../sample';

export const dynamic = 'force-dynamic';

/** The same text, rendered anew for every request. */
export default async function Page({ params }) {
  const { id } = await params;
  return <article id={id} dangerouslySetInnerHTML={{ __html: sample.bodyHtml }} />;
}
