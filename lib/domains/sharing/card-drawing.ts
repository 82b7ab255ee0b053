import type { Locale } from '../../i18n/locales';

/** What is drawn, and how large. */
export interface CardDrawing {
  width: number;
  height: number;
  title: string;
  kicker: string;
  brand: string;
  lang: Locale;
  hue: number;
  /** A picture behind it. */
  picture?: Buffer | undefined;
}

/** A picture to send on: the whole text, and a code that leads to it. */
export interface PosterDrawing extends CardDrawing {
  text: string;
  /** When it came out, as it is shown. */
  note: string;
  /** What the code says, and the line beside it. */
  url: string;
  scanHint: string;
}
