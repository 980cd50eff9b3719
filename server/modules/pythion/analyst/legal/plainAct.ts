/** One sentence of ours whose main act is the harm itself, in the words of each language. */
export type PlainAct = { id: string; reason: string; patterns: readonly RegExp[]; unless?: RegExp };

export const we = '(?:[^ ]+ly |today )?(?:we|i|our(?: [^ ]+){1,4}?)(?: [^ ]+ly| also| can| will| just)? ';
export const wir = '(?:wir|ich) ';
export const nous = '(?:nous|je) ';
export const nosotros = '(?:nosotr[oa]s |yo )?';

/** Serious illnesses, which no ware of ours may promise to heal. */
export const illness = {
  en: "(?:cancer|diabetes|hiv|aids|dementia|depression|epilepsy|tumou?rs?|asthma|rheumatism|(?:osteo)?arthritis|alzheimer(?: 's)?)",
  de: '(?:[^ ]*krebs|tumore?n?|aids|rheuma|gicht|diabetes|zucker|demenz|alzheimer|depression(?:en)?|arthritis|arthrose|epilepsie|bluthochdruck|asthma)',
  es: '(?:cáncer|tumor(?:es)?|sida|reuma|diabetes|artritis|artrosis|demencia|alzheimer|depresión|epilepsia|asma)',
  zh: '(?:糖尿病|癌症?|肿瘤|高血压|老年痴呆|心脏病|中风|风湿|关节炎|哮喘|癫痫|抑郁症?)',
};

/**
 * The acts with the patterns that may fit some words: a pattern that starts with one of the subjects fits only words that start
 * with it, and words start with one of them at most.
 */
export function fitting<Act extends { patterns: readonly RegExp[] }>(
  acts: readonly Act[],
  subjects: readonly string[],
): (words: string) => readonly Act[] {
  const actsOf = (subject?: string): readonly Act[] => {
    const strangers = subjects.filter((other) => other !== subject);
    return acts.map((act) => ({
      ...act,
      patterns: act.patterns.filter(({ source }) => !strangers.some((other) => source.startsWith(other))),
    }));
  };
  const bySubject = subjects.map((subject) => ({ start: new RegExp(subject), own: actsOf(subject) }));
  const anybodys = actsOf();
  return (words) => bySubject.find(({ start }) => start.test(words))?.own ?? anybodys;
}

/**
 * The pattern of a sentence that starts with who acts, and that has some words anywhere behind its first. They are looked for
 * last, since most sentences don't start like that.
 */
export const sentence = (start: string, rest: string, ...beside: readonly string[]): RegExp =>
  new RegExp(`^ ${start}${rest}${beside.map((words) => `(?<=^ (?=.* ${words} ).*)`).join('')}`);
