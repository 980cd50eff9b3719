import type { Clause } from '../text/clause';
import { hasAny, lettersOf, spacedWords } from '../text/token';
import { makeClaim, type Claim } from './claim';
import { showsCustomers } from './customers/fewLosses';

/** "It would be great if there was a box …", "es wäre toll, wenn es … gäbe", "ojalá hubiera una app". */
const wishes = [
  / (?:would|'d) be (?:\S+ )?(?:great|nice|good|lovely|cool|handy|brilliant|useful|helpful|amazing|perfect|better) (?:if (?:there (?:was|were|is)|somebody (?:made|built)|someone (?:made|built))|to have) (?:(?:something|somebody|someone|anything) like )?(?:an?|some|something) /,
  / (?:i|we) (?:just |only |really |often )?wish(?:ed)? (?:there (?:was|were)|somebody made|someone made) (?:something like )?(?:an?|some|something) | if only there (?:was|were) (?:an?|some|something) | there (?:should|ought to) be (?:an?|some|something) (?:\S+ ){1,6}?(?:that|which|for|to) /,
  / (?:wäre|fände ich es|fänd ich es) (?:\S+ ){0,3}?(?:toll|schön|super|gut|klasse|praktisch|prima|cool|hilfreich) ,? (?:wenn es|es gäbe) (?:so )?(?:etwas wie )?(?:eine?n?|etwas|was) | ich wünsch\S* (?:mir )?,? es gäbe (?:eine?n?|etwas|was) | es (?:müsste|sollte) (?:doch )?(?:eine?n?|etwas|was) (?:\S+ ){1,14}?geben /,
  / (?:sería|estaría|vendría) (?:muy |súper )?(?:genial|bueno|bien|estupendo|ideal|útil|fantástico|guay|maravilloso|práctico) (?:que (?:hubiera|hubiese|existiera)|si (?:hubiera|existiera)|tener) (?:algo como )?(?:un|una|algo) | ojalá (?:hubiera|hubiese|existiera) (?:un|una|algo) | debería (?:haber|existir) (?:un|una|algo) /,
];
const wishHan =
  /(?:要是|如果|假如)(?:能|可以)?有(?:个|一个|一种|种|一台|台|一款|款)[^。]{2,40}就(?:太)?(?:好|方便|省事)了|(?:希望|应该)(?:能)?有(?:个|一个|一种|一款)[^。]{2,}/u;
const wishWords =
  / (?:great|nice|good|lovely|cool|handy|brilliant|useful|helpful|amazing|perfect|better|wish|wished|only|should|ought|wäre|fände|fänd|wünsch\S*|müsste|sollte|sería|estaría|vendría|ojalá|debería) /;

/** A thing that the founder wishes for, in whole sentences: it is what the idea offers. */
const isWish = ({ tokens, context, sentence, speaker }: Clause): boolean => {
  if (speaker === 'rival' || speaker === 'quoted' || sentence.isQuestion) return false;
  if (!sentence.isLatin) return wishHan.test(lettersOf(context));
  return wishWords.test(spacedWords(tokens)) && wishes.some((wish) => wish.test(spacedWords(context)));
};

const firstPerson = /^ (?:(?:and|but|so|und|aber|y|pero) )?(?:i|we|ich|wir|yo) /;
const firstPersonHan = /^(?:我|我们|咱们)/u;

/** "I ring bells at our church", "ich singe im Chor": what the founders do themselves, and nothing that is sold or built. */
const isOwnActivity = ({ tokens, sentence, modality, quantities }: Clause): boolean =>
  modality === 'fact' &&
  (sentence.isLatin ? firstPerson.test(spacedWords(tokens)) : firstPersonHan.test(lettersOf(tokens))) &&
  !quantities.some(({ kind }) => kind === 'money') &&
  !hasAny(tokens, 'product', 'sell', 'offer', 'customer', 'pay', 'prototype', 'price', 'book');

/**
 * "I ring bells at our church. It would be great if there was a box for the rope": the thing that is wished for is the idea, and
 * what the founder does in free time isn't, as long as nobody is a customer.
 */
export function withWishedProduct(claims: readonly Claim[], clauses: readonly Clause[]): Claim[] {
  const wish = clauses.find(isWish);
  if (!wish || claims.some(showsCustomers)) return [...claims];
  const kept = claims.filter(
    ({ kind, clause }) => !((kind === 'solution' || kind === 'solutionDetail') && isOwnActivity(clause)),
  );
  return kept.some(({ kind }) => kind === 'solution') ? kept : [...kept, makeClaim('solution', wish)];
}
