/** One sentence of ours whose main act is the harm itself, in the words of each language. */
export type PlainAct = { id: string; reason: string; patterns: readonly RegExp[]; unless?: RegExp };

export const we = '(?:[^ ]+ly |today )?(?:we|i|our(?: [^ ]+){1,4}?)(?: [^ ]+ly| also| can| will| just)? ';
export const wir = '(?:wir|ich) ';
export const nous = '(?:nous|je) ';

/** The pattern of a sentence that starts with who acts. */
export const sentence = (start: string, rest: string): RegExp => new RegExp(`^ ${start}${rest}`);
