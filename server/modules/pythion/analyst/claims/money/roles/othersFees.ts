import type { Clause } from '../../../text/clause';
import { hasAny, lettersOf, spacedWords } from '../../../text/token';
import type { Claim } from '../../claim';

const charging =
  / (?:charges?|(?:costs?|is|are) extra|starts? charging|asks? (?:for )?(?:a fee|money)|verlang(?:t|en) (?:\S+ ){0,3}?(?:gebühr(?:en)?|geld|\d)|kostet (?:\S+ ){0,3}?(?:extra|gebühr(?:en)?)|berechne[nt]|cobran?|tiene recargo) /;
const losing =
  / (?:us|me|our|my|we|i|loss(?:es)?|lose|loses|losing|uns|mir|wir|ich|unser\S*|verlust\S*|verlieren|draufzahlen|nos|nuestr\S+|perdemos|pérdidas?|pierdo) /;
const chargingInChinese = /收费|收钱|要钱|加钱|加价|另收|收[^，。,]{0,6}元/u;
const losingInChinese = /我|咱|亏|赔|倒贴|贴钱|成本|不够|入不敷出/u;

/** "The locker charges after a day", 快递柜超过一天就要收费: what another thing costs its users is no loss of ours. */
const isOthersFee = ({ tokens, sentence, speaker }: Clause): boolean => {
  if (speaker === 'own') return false;
  if (!sentence.isLatin) return chargingInChinese.test(lettersOf(tokens)) && !losingInChinese.test(lettersOf(tokens));
  const words = spacedWords(tokens);
  return charging.test(words) && !losing.test(words) && !hasAny(tokens, 'own');
};

/** Losses on a sale that no amount shows, told by nothing but somebody else's fee. */
export const withoutOthersFees = (claims: readonly Claim[]): readonly Claim[] =>
  claims.some(({ kind }) => kind === 'negativeMargin')
    ? claims.filter(({ kind, clause, quantity }) => !(kind === 'negativeMargin' && !quantity && isOthersFee(clause)))
    : claims;
