import type { Clause } from '../text/clause';
import { memoise } from '../text/memoise';
import { spacedWords, type Token } from '../text/token';

const evading = String.raw`(?:skipping|dodging|evading|ignoring|bypassing|(?:working|trading|selling|driving|operating|starting|opening|doing it|running) (?:\S+ ){0,3}?without|ohne|sin)`;
const ruledOut =
  '(?:out of the question|not an option|off the table|unthinkable|nicht (?:in frage|infrage)|undenkbar|descartad[oa]|impensable)';
const kept = new RegExp(` ${evading} (?:\\S+ ){0,8}?${ruledOut}(?= )`);

/** "Skipping the licence is out of the question": the rule is kept. */
export const isRuleKept = ({ context, sentence }: Clause): boolean => sentence.isLatin && isKeptInWords(context);

const isKeptInWords = memoise((context: readonly Token[]): boolean => kept.test(spacedWords(context)));
