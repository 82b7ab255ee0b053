/** A picture of a text. Without `src` it is on its way, or could not be had. */
export interface FigureAttributes {
  src: string | null;
  alt: string;
  title: string | null;
  width: string | null;
  height: string | null;
  /** Where a press on the picture leads. */
  href: string | null;
  /** Where a picture that is not there stood, or the name of its file. */
  address: string;
  /** Tells one picture that is on its way from another. */
  upload: string | null;
}

export interface FigureWords {
  fetching: string;
  missing: string;
  retry: string;
  /** Stands in the place of a caption that is not written yet. */
  caption: string;
  /** Of a picture without a description. */
  noAlt: string;
}

export interface FigureOptions {
  words: FigureWords;
  /** Tries once more to get a picture that is not there. */
  onRetry: (upload: string) => void;
}
