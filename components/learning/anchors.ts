/* Anchors of the beginners' pages; search results and other pages may point to them. */

export const lessonAnchor = (key: string) => `lesson-${key}`;
export const termAnchor = (key: string) => `term-${key}`;
export const scamAnchor = (key: string) => `scam-${key}`;
