/** Brings one entry into the middle of what its strip shows; the strip alone moves, never the page. */
export function centreInStrip(strip: HTMLElement, entry: HTMLElement): void {
  const { left, width } = entry.getBoundingClientRect();
  const shown = strip.getBoundingClientRect();
  strip.scrollLeft += left - shown.left - (shown.width - width) / 2;
}
