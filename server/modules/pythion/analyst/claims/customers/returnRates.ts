import type { Clause } from '../../text/clause';
import { memoise } from '../../text/memoise';
import { fitsAny, sortPatterns } from '../../text/patterns';
import { has, hasAny, isVerb } from '../../text/token';
import { wordsInFigures } from '../../text/figures';
import { isFact } from '../claim';
import { forMore } from './cameAgain';
import { largestCount } from './retention';

/** "One in ten comes back", "jeder Zehnte kommt wieder", "uno de cada diez repite", 十个里有一个会再来: how many come back, in words. */
const rates = sortPatterns([
  / (?:one|1|two|2) (?:in|out of|of) (?:every )?(?:\d+|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty)(?: \S+){0,3} (?:comes?|came) (?:back|again) /,
  / (?:a|one|two|three) (?:half|third|thirds|quarter|quarters|fifth|fifths|tenth|tenths)(?: of (?:\S+ ){1,3}| )(?:comes?|came|orders?|ordered|books?|booked|buys?|bought) (?:back|again) /,
  / jede[rs]? (?:zweite|dritte|vierte|fünfte|sechste|zehnte|zwanzigste)(?: \S+){0,2} (?:kommt|kam|bestellt|bucht|kauft) (?:wieder|erneut|noch einmal|nochmals) /,
  / (?:uno|una|dos) de cada (?:\S+ ){1,2}(?:repite|repiten|vuelve|vuelven|volvió) /,
  /[十百几]个里(?:有|大概)*[一二两三四五]个(?:会)?(?:再|又|回头)/,
]);

/** The share of customers who come back, told without a count: it is known then, be it small. */
export const isReturnRate = memoise(
  (clause: Clause): boolean =>
    isFact(clause) && clause.negated.size === 0 && !hasAny(clause.tokens, 'trouble', 'rival') && fitsAny(clause, rates),
);

/** Of those counted, more than this share came back: not nobody. */
const someShare = 0.25;

/** "11 tried it, 3 came back", "they returned for more": some are there again, and the sentence can't say that nobody is. */
export const hasSomeBack = (clauses: readonly Clause[]): boolean =>
  clauses.some(
    (clause) =>
      isForMore(clause) ||
      clause.quantities.some(({ kind, value, of, end }) => {
        const verb = clause.tokens.slice(end, end + 4).find((token) => isVerb(token));
        return (
          kind === 'count' &&
          has(verb, 'renew') &&
          !clause.negated.has(verb!) &&
          value / (of ?? largestCount(clause.context)) > someShare
        );
      }),
  );

/** "They returned for a second order": affirmed. */
const isForMore = ({ tokens, isNobody, negated, sentence }: Clause): boolean =>
  sentence.isLatin &&
  !isNobody &&
  negated.size === 0 &&
  forMore.some((pattern) => pattern.test(wordsInFigures(tokens)));

/** "Most said one visit was all", "die meisten kamen nur einmal": no second time is an admitted loss. */
export const onlyOnce = sortPatterns([
  / (?:most|many|half|the rest|all|\d+)(?: of (?:them|those|the \S+|our \S+))? (?:\S+ ){0,2}(?:came|visited|ordered|bought|booked|used (?:it|us)) (?:(?:only|just) )?(?:once|one time)(?= (?:[.,;]|and|only|then|but))/,
  / (?:most|many|half|the rest|\d+)(?: of (?:them|those|the \S+|our \S+))? (?:\S+ ){0,2}only (?:came|visited|ordered|bought|booked|used (?:it|us)) (?:once|one time) /,
  / (?:most|many|half|\d+)(?: of (?:them|those|the \S+))? (?:said|say|told us|told me|felt) (?:that )?(?:one|once|a single) (?:\S+ )?(?:was|is) (?:all|enough|plenty) /,
  / (?:most|many|half|the rest)(?: of (?:them|those|the \S+|our \S+))? (?:have )?never (?:came|come|ordered|booked|bought) (?:back|again) /,
  / (?:meisten|viele|hälfte|rest) (?:\S+ ){0,3}(?:nur|bloß) (?:ein einziges mal|einmal|ein mal) | (?:meisten|viele) (?:\S+ ){0,3}(?:nie|nicht) wieder(?:gekommen)? (?=$|[.,]|gekommen|bestellt|gebucht)/,
  / (?:mayoría|mitad|muchos) (?:\S+ ){0,3}(?:una sola vez|solo una vez|sólo una vez|no (?:volvió|volvieron|repite|repitió|repiten)) /,
  /(?:大多数?|大部分|多数)[^，。]{0,6}(?:只(?:来|买|用)[了过]?一次|没再来|没有?再来)/,
]);
