import { segmentGraphemes } from '../../../../../shared/graphemes';

/**
 * Characters that are graphemes of their own whatever stands beside them: all from NUL to ˿ but the carriage return,
 * ideographs and common signs, without marks, joiners and pictures. Most texts have no others, and need no segmenter.
 */
// oxlint-disable-next-line no-control-regex -- control characters are graphemes as well
export const separateCharacters = /^[\0-\f\x0e-\u02ff\u2010-\u205e€、-】一-\u9fff！-～]*$/;

/** Reads the graphemes of a text one after the other, with where they start. */
export function forEachGrapheme(text: string, read: (grapheme: string, start: number) => void): void {
  if (separateCharacters.test(text)) for (let start = 0; start < text.length; start++) read(text[start]!, start);
  else for (const { segment, index } of segmentGraphemes(text)) read(segment, index);
}
