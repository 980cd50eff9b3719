/** A trade that needs a licence everywhere, as an act of ours. */
export type Trade = {
  field: string;
  /** The act in the words of its sentence. Begins with a space, and what can stand instead is within a group: ` (?:…|…)`. */
  act: RegExp;
  /** What the text must name as well, where the act points back with "one", "it" or "them". */
  about?: RegExp;
  /** What "them" stands for in its own sentence or the one before: "Patients wait for hours. We drive them". */
  antecedent?: RegExp;
  /** It needs a licence where money is taken for it. */
  isPaid?: boolean;
};

/** One of the patterns, all of which begin with a space: it is found once for all of them, which is fast to rule out. */
export const anyAfterSpace = (patterns: readonly string[]): string =>
  ` (?:${patterns.map((pattern) => pattern.slice(1)).join('|')})`;
