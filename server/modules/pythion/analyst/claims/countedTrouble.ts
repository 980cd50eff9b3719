import type { Clause } from '../text/clause';
import { hasAny, spacedWords, lettersOf } from '../text/token';
import { countOfAsked, isTroubleWord, wordsOfTrouble } from './askedCount';
import { isFact, makeClaim, type Claim } from './claim';
import { isDenial, readRefuted } from './customers/refuted';
import { fewestCounted } from './customers/shares';

/** Told: what those asked have done, or what their papers show. */
const told = 3;

/** What they would like or say of ours, and what they do with it. */
const ofOurs =
  / (?:would|'d|us|our|ours|it|app|buy|bought|pay|paid|sign\w*|like\w*|love\w*|use|used|würden?|unser\S*|uns|kauf\S+|zahl\S*|nuestr\S+|comprar\S*|pagar\S*|gust\S+) |会|愿意|喜欢|我们/u;
/** What was there, or wasn't: "in 167 there was no answer", "bei 21 war etwas weg". */
const found =
  / (?:there was|was|were|had|lacked|showed|missed|failed|came) (?:\S+ )?(?:no|not|never|nothing|n't|wrong|missing|late|expired|broken|out of date|too \S+) | (?:war|waren|fehlte|fehlten|hatte|hatten) (?:\S+ ){0,4}?(?:weg|nichts|kein\S*|falsch|kaputt|zu spät|abgelaufen|verloren|gestohlen)? ?| (?:había|faltaba|faltaban|estaba|estaban|no tenía) (?:\S+ ){0,3}?(?:mal|nada|ningun\S*|rot\S+|caducad\S+|tarde)? ?/;

const isTroubled = (clause: Clause, words: ReadonlySet<string>): boolean =>
  clause.tokens.some((token) => isTroubleWord(token, words)) ||
  (clause.sentence.isLatin && found.test(spacedWords(clause.tokens)));

/**
 * "I went through 212 court files, and in 167 there was no answer", "Ich habe 30 Imker gefragt, bei 21 war etwas weg": we asked or
 * looked, and counted how many have the trouble.
 */
export function readCountedTroubles(claims: readonly Claim[], clauses: readonly Clause[]): Claim[] {
  const words = wordsOfTrouble(claims);
  const refuted = new Set(
    clauses.filter((clause) => isDenial(clause) || readRefuted(clause).length > 0).map(({ sentence }) => sentence),
  );
  const isRefuted = ({ sentence }: Clause): boolean => refuted.has(sentence);
  return clauses.flatMap((clause) => {
    const all = countOfAsked(clause.context);
    if (all < fewestCounted || !isFact(clause) || clause.isNobody || hasAny(clause.context, 'rival')) return [];
    const part = clause.quantities.find(
      ({ kind, value, period }) => kind === 'count' && period === undefined && value > 1 && value < all,
    );
    const letters = clause.sentence.isLatin ? spacedWords(clause.tokens) : lettersOf(clause.tokens);
    if (isRefuted(clause) || !part || ofOurs.test(letters) || !isTroubled(clause, words)) return [];
    const quantity = { ...part, of: all };
    return [
      makeClaim('evidence', clause, { evidence: told, quantity }),
      makeClaim('trouble', clause),
      makeClaim('frequencyOrCost', clause, { quantity }),
    ];
  });
}
