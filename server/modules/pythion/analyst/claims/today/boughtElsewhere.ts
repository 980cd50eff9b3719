import type { Clause } from '../../text/clause';
import { memoise } from '../../text/memoise';
import { lettersOf, spacedWords } from '../../text/token';
import { isOwnStatement, makeClaim, type Claim } from '../claim';

const bought = [
  " (?:(?:they|all|both|most|customers|clients|\\S+s) (?:'d|had) (?:\\S+ )?(?:bought|ordered|shopped|rented|booked|gone) (?:\\S+ ){0,3}?(?:at|from|through|via|with|to)|(?:they|all|both|most|customers|clients|\\S+s) used to (?:buy|order|shop|rent|book|go) (?:\\S+ ){0,3}?(?:at|from|through|via|with|to)) (?!(?:us|me|our|ours) )\\S",
  ' before (?:us|that|then|we came) (?:, )?(?:they|all|both|most) (?:bought|ordered|shopped|rented|booked) (?:\\S+ ){0,3}?(?:at|from|through|via|with) (?!(?:us|me|our|ours) )\\S',
  ' (?:vorher|früher|davor|bis dahin) (?:hatten |haben |kauften |bestellten |holten |mieteten )(?:sie |alle |die meisten )(?:\\S+ ){0,4}?(?:bei|beim|über|von|vom) (?!(?:uns|mir) )\\S',
  ' antes (?:l[oa]s? )?(?:compraban|pedían|alquilaban|contrataban|encargaban) (?:\\S+ ){0,4}?(?:en|a|por|con) (?!(?:nosotr[oa]s|mí) )\\S',
].map((pattern) => new RegExp(pattern, 'u'));
const boughtInChinese =
  /(?:以前|之前|原来|从前)[^我,，。]{0,6}(?:在|从|去|找|到)[^我咱,，。]{1,8}(?:买|订|租|进货|采购)/u;

const isBoughtElsewhere = memoise((clause: Clause): boolean => {
  const { tokens, sentence, speaker, isNobody } = clause;
  // "'d" is taken for "would": the participle behind it tells that it is "had".
  const isTold = (isOwnStatement(clause) || speaker === 'people') && clause.modality !== 'question' && !isNobody;
  if (!isTold || speaker === 'own') return false;
  return sentence.isLatin
    ? bought.some((pattern) => pattern.test(spacedWords(tokens)))
    : boughtInChinese.test(lettersOf(tokens));
});

/** "They'd bought at Costco before", "vorher kauften sie beim Großhändler", 以前都在批发市场买: today's way, and no payment to us. */
export const withBoughtElsewhere = (claims: readonly Claim[], clauses: readonly Clause[]): Claim[] => {
  const found = clauses.filter(isBoughtElsewhere);
  return [
    ...claims.filter(
      ({ kind, clause }) =>
        !(/^(?:payer|revenueIntent|paidPrice|payingCustomers|repeat)$/.test(kind) && found.includes(clause)),
    ),
    ...found.flatMap((clause) => [makeClaim('alternative', clause), makeClaim('alternativeDetail', clause)]),
  ];
};
