/** What texts of harmful acts say around the act; and from `consented` on, what texts of lawful work say. */
export const harmSigns = [
  /** Who is concerned doesn't notice: "nobody asks", "they find out when it is too late". */
  'unaware',
  /** Papers without the check that they stand for: "signed without seeing the flat". */
  'unchecked',
  'withoutPermit',
  'bribed',
  /** Who can't leave or defend themselves: kept passports, debts, threats. */
  'trapped',
  'consented',
  /** Under a licence, by a court, with a doctor. */
  'lawful',
  'preventing',
  /** On stage, in a game, in training. */
  'staged',
] as const;

export type HarmSigns = Readonly<Record<(typeof harmSigns)[number], RegExp>>;

/** A sign may be worded in any of these ways. They are patterns of regular expressions. */
export const alternatives = (patterns: readonly string[]): RegExp => new RegExp(patterns.join('|'), 'gu');

/** The same, where no word before it denies it. What was denied is looked for last: it takes longest. */
export function affirmed(denial: string, patterns: readonly string[]): RegExp {
  const any = `(?:${patterns.join('|')})`;
  return new RegExp(`(?=${any})(?<!${denial})${any}`, 'gu');
}

/** More wordings of one sign say no more. */
const mostWordings = 2;

/** How many different wordings of each sign the sentences of a text have. */
export const countSigns = (sentences: readonly string[], signs: HarmSigns): number[] =>
  harmSigns.map((sign) =>
    Math.min(mostWordings, new Set(sentences.flatMap((sentence) => sentence.match(signs[sign]) ?? [])).size),
  );
