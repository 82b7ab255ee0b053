import { titleMarkup } from './title-breaks';

/** A title that breaks between words only: see title-breaks. */
export function TitleText({ children }: { children: string }) {
  return <span dangerouslySetInnerHTML={{ __html: titleMarkup(children) }} />;
}
