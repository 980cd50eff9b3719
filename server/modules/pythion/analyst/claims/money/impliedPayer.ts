import type { Clause } from '../../text/clause';
import { lettersOf, spacedWords } from '../../text/token';
import { isFact, makeClaim, type Claim } from '../claim';
import { isRivals } from '../hearsay';

/** Level of evidence from which customers came back or paid. */
const shownFrom = 4;

/** Who uses it pays nothing, or somebody else pays for whom it reaches. */
const free =
  / (?:free|for nothing|ads?|adverts?|advertisers?|advertising|sponsors?|sponsored|donors?|donations?|kostenlos\S*|gratis|umsonst|werbung|anzeigen|sponsoren|spenden|gratuit\S*|publicidad|anuncios|patrocinador\S*|donaciones) /;
const freeHan = /免费|广告|赞助|捐/u;

/**
 * "Sessions are €48", and "58 of 64 finished": those who came back or paid are who pays, where we have one price and name no other
 * payer. Where it is free for some, nothing is said.
 */
export function withImpliedPayer(claims: readonly Claim[], clauses: readonly Clause[]): readonly Claim[] {
  if (
    claims.some(
      ({ kind }) => kind === 'payer' || kind === 'nobodyPaid' || kind === 'nobodyStayed' || kind === 'commission',
    )
  )
    return claims;
  const isPriced = claims.some(({ kind, clause, quantity }) => kind === 'priceUnit' && quantity && isFact(clause));
  if (!isPriced || !claims.some(({ kind }) => kind === 'group')) return claims;
  const shown = claims.find(
    ({ kind, clause, evidence }) =>
      (kind === 'paidPrice' || kind === 'repeat') &&
      evidence >= shownFrom &&
      isFact(clause) &&
      !isRivals(clause) &&
      !isFew(clause),
  );
  return shown && !clauses.some(isFree) ? [...claims, makeClaim('payer', shown.clause)] : claims;
}

/** "Only two came back", 只有2条继续付费. */
const isFew = ({ tokens, sentence }: Clause): boolean =>
  sentence.isLatin
    ? / (?:only|just|nur|bloß|solo|sólo|apenas) /.test(spacedWords(tokens))
    : /只有|仅/u.test(lettersOf(tokens));

const isFree = ({ tokens, sentence }: Clause): boolean =>
  sentence.isLatin ? free.test(spacedWords(tokens)) : freeHan.test(lettersOf(tokens));
