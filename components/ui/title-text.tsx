import { markedTitleMarkup, titleMarkup, type TitlePart } from './title-breaks';

/** A title that breaks between words only: see title-breaks. */
export function TitleText({ children }: { children: string }) {
  return <span dangerouslySetInnerHTML={{ __html: titleMarkup(children) }} />;
}

/** The same for a title in which what a reader looked for is marked. */
export function MarkedTitleText({ parts }: { parts: readonly TitlePart[] }) {
  return <span dangerouslySetInnerHTML={{ __html: markedTitleMarkup(parts) }} />;
}
