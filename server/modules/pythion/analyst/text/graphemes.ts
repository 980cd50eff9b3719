import { segmentGraphemes } from '../../../../../shared/graphemes';

/**
 * Characters that are graphemes of their own whatever stands beside them: all from NUL to ˿ but the carriage return,
 * ideographs and common signs, without marks, joiners and pictures. Most texts have no others, and need no segmenter.
 */
// oxlint-disable-next-line no-control-regex -- control characters are graphemes as well
export const separateCharacters = /^[\0-\f\x0e-\u02ff\u2010-\u205e€、-】一-\u9fff！-～]*$/;

/** The graphemes of a text and where they start. */
export const splitGraphemes = (text: string): Iterable<{ segment: string; index: number }> =>
  separateCharacters.test(text) ? Array.from(text, (segment, index) => ({ segment, index })) : segmentGraphemes(text);
