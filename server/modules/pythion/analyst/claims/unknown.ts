import type { Clause } from '../text/clause';
import { lettersOf, spacedWords } from '../text/token';

/** What the founder doesn't know, in words of English, German and Spanish. */
const unknown = [
  /^ (?:(?:i|we) have )?no (?:clue|idea) /,
  / (?:i|we) (?:really |honestly )?(?:do n't|don't|do not) know (?:how|what|which|whether|the) /,
  / (?:i|we) have no (?:clue|idea) /,
  /^ (?:i 'm |we 're |i am |we are )?not sure (?:how|what|which|whether) /,
  / keine ahnung /,
  / wei(?:ß|ss) ich (?:noch )?nicht /,
  / wissen wir (?:noch )?nicht /,
  / ich wei(?:ß|ss) (?:noch )?nicht /,
  / wir wissen (?:noch )?nicht /,
  / ni idea de (?:cuánt|qué|cóm)/,
  / (?:no sé|no sabemos) (?:cuánt|qué|cóm|si )/,
  / (?:(?:have|has) (?:not|n't)|not) (?:yet )?(?:found out|worked out|figured out|clarified|checked|looked into) (?:yet )?(?:how|what|which|whether|if) | (?:i|we) (?:have (?:not|n't)) (?:yet )?(?:worked|figured|found) (?:it |that |this )?out(?: yet)? /,
  / (?:ist|sind|habe|haben) (?:\S+ ){0,3}?noch nicht (?:geklärt|geklaert|herausgefunden|geprüft|klar) /,
  / (?:todavía|aún) no (?:he|hemos) (?:averiguado|aclarado|comprobado|resuelto) (?:cuánt|qué|cóm|si )| (?:cómo|qué) (?:\S+ ){1,9}?(?:todavía|aún) no lo (?:he|hemos|sé|sabemos)/,
];

/** What each of them has. */
const knowing =
  / (?:know|clue|idea|sure|out|clarified|checked|into|ahnung|wei(?:ß|ss)|wissen|geklärt|geklaert|herausgefunden|geprüft|klar|sé|sabemos|he|hemos) /;

const unknownHan =
  /我们?(?:也|还)?不(?:清楚|知道)|我们?(?:也|还)?没(?:有)?(?:数过|统计过?)|我们?(?:自己)?(?:也|还|都|暂时|目前)*(?:没(?:有)?(?:弄|搞|想|查|问|理|打听)(?:得)?(?:清楚?|明白|懂|到)|不(?:太|大)?(?:清楚|知道|懂|确定|明白))/u;

/** "No clue on the number of crews in Oklahoma": names no group, and tells no trouble. What is told with a figure is known. */
export const isUnknown = ({ tokens, quantities, sentence }: Clause): boolean => {
  if (quantities.length > 0) return false;
  if (!sentence.isLatin) return unknownHan.test(lettersOf(tokens));
  const words = spacedWords(tokens);
  return knowing.test(words) && unknown.some((pattern) => pattern.test(words));
};
