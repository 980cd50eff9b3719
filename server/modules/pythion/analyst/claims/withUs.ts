import type { Clause } from '../text/clause';
import { memoise } from '../text/memoise';
import { readQuantities } from '../text/quantities';
import { lettersOf, spacedWords, type Token } from '../text/token';
import { readChange } from './change';
import { makeClaim, type Claim } from './claim';
import { isPlainFact } from './plainFact';

const ours = / (?:with us|with ours|bei uns|mit uns|mit unser\S+ \S+|con nosotr[oa]s|con l[oa] nuestr[oa]) /;
const oursInChinese = /用了?我们(?:的)?[^，。,]{0,6}[,，以之]?后?/u;
const without =
  / (?:used to|before|without us|otherwise|früher|vorher|ohne uns|sonst|antes|sin nosotr[oa]s) |以前|之前|原来/u;
const half = / (?:half|one in \S+|hälfte|jede[rsmn]? (?:zweite|dritte)|la mitad) |一半/u;

/** "Clubs used to find no one about half of the time; with us 96 of 100 late calls get a referee": two rates, without us and with us. */
const isCompared = memoise((context: readonly Token[]): boolean => {
  const words = `${spacedWords(context)}${lettersOf(context)}`;
  const isOurs = ours.test(words) || oursInChinese.test(words);
  if (!isOurs || !without.test(words)) return false;
  const rates = readQuantities(context).filter(({ kind, of }) => kind === 'percent' || of !== undefined).length;
  return rates + Number(half.test(words)) >= 2;
});

/** The difference that the later of two such rates measures. */
export const readWithUs = (clauses: readonly Clause[]): Claim[] =>
  clauses.flatMap((clause) => {
    const { sentence, tokens } = clause;
    const isWithUs = sentence.isLatin ? ours.test(spacedWords(tokens)) : oursInChinese.test(lettersOf(tokens));
    return isWithUs && isPlainFact(clause) && readChange(clause) !== 'bad' && isCompared(clause.context)
      ? (['measuredDifference', 'alternativeDetail'] as const).map((kind) => makeClaim(kind, clause, { evidence: 4 }))
      : [];
  });
