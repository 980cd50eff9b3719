import type { Clause } from '../../text/clause';
import { lettersOf, spacedWords } from '../../text/token';
import type { Claim } from '../claim';
import { isRivals } from '../hearsay';

const latin = [
  / (?:we|i|the (?:shop|café|cafe|store|studio|restaurant|bakery|app|site|service|school|salon|clinic|gym)|it) (?:are|have|has|is|'re|'ve|'s|was|were|do|did)? ?(?:not|n't) (?:yet )?(?:open|opened|launched|(?<!(?:do|did) (?:not|n't) (?:yet )?)live|online|started (?:selling|trading))(?: yet)? (?!(?:a|an|another|the second|any|our second|new|up|to|on|at|every|all|during|after|for) )/,
  / (?:yet to open|yet to launch|not yet (?:open|launched|live|online)) /,
  / (?:noch|bisher|bislang) (?:gar )?nicht (?:eröffnet|geöffnet|aufgemacht|gestartet|online|offen|losgelegt) /,
  / (?:todavía|aún) no (?:hemos |he |ha |está |estamos |la hemos |lo hemos )?(?:abierto|abierta|abiertos|abrimos|abrí|abre|lanzado|lanzamos) /,
];
const han =
  /(?:还|尚|仍)(?:没有?|未)(?:正式)?(?:开张|开业|开店|开门|营业|上线|上架|推出|发布|开卖|开始(?:卖|营业))|未开业|还在筹备/u;
const another =
  / (?:second|another|other|new|next|branch|zweit\S+|weitere\S*|neue[nrs]?|filiale|segund[oa]|otr[oa]|nuev[oa]|sucursal) /;
const anotherHan = /第[二三四五]|新店|分店|另一|另外|新的|二店/u;

/** "We haven't opened yet", 现在还没有开张: nobody has bought anything. */
const isUnopened = (clause: Clause): boolean => {
  const { tokens, sentence, modality } = clause;
  if (modality === 'question' || modality === 'condition' || isRivals(clause) || clause.speaker === 'rival')
    return false;
  if (!sentence.isLatin) {
    const letters = lettersOf(tokens);
    return han.test(letters) && !anotherHan.test(letters);
  }
  const words = spacedWords(tokens);
  return latin.some((pattern) => pattern.test(words)) && !another.test(words);
};

/** Without figures, how customers come to what isn't open tells how they are meant to come. */
export function withoutUnopened(claims: readonly Claim[], clauses: readonly Clause[]): readonly Claim[] {
  const isOfUnopened = claims.some(({ kind }) => kind === 'channelTried') && clauses.some(isUnopened);
  return isOfUnopened
    ? claims.filter(
        ({ kind, clause }) => kind !== 'channelTried' || clause.quantities.some((amount) => amount.kind !== 'time'),
      )
    : claims;
}
