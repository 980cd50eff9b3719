import type { Clause } from '../../text/clause';
import type { Quantity } from '../../text/quantities';
import { lettersOf, spacedWords } from '../../text/token';

const profit =
  '(?:profit|profits|margin|margins|gewinn|marge|deckungsbeitrag|überschuss|beneficio|beneficios|ganancia|ganancias|margen)';
const joining =
  '(?:is|are|was|were|of|about|around|roughly|now|currently|per|on|each|every|a|an|one|it|order|sale|unit|month|week|year|ist|sind|liegt|liegen|beträgt|betragen|bei|von|rund|etwa|pro|je|im|monat|bestellung|stück|es|son|de|por|al|mes|pedido|unidad|unos|:)';
/** "Our profit is £6", "der Gewinn pro Stück liegt bei 6 €". */
const named = new RegExp(` ${profit} (?:${joining} )*$`);
/** "£12 profit on each", "6 € Gewinn", "6 euros de beneficio". */
const following = new RegExp(`^ (?:(?:of|in|an|de) )?(?:(?:net|gross|clear|pure|reine[rmn]?|limpio) )?${profit} `);
const negative = / (?:negative|minus|loss|verlust|pérdida) /;
const namedHan = /(?:利润|毛利|净利|净赚|每.{0,2}[单件个份位次箱]赚)(?:大概|大约|约|有|是|为|能|到|了|只有)*$/u;
const followingHan = /^(?:左右)?的?(?:利润|毛利|净利)/u;

/** "Our profit is £6 per order", "£12 profit on each", 每单利润6元: what is left of a price, and none. */
const isProfit = ({ tokens, sentence }: Clause, { start, end }: Quantity): boolean => {
  const [before, behind] = [tokens.slice(0, start), tokens.slice(end)];
  return sentence.hasLatin
    ? (named.test(spacedWords(before)) || following.test(spacedWords(behind))) && !negative.test(spacedWords(tokens))
    : namedHan.test(lettersOf(before)) || followingHan.test(lettersOf(behind));
};

/** The amount of a clause that is a profit. */
export const profitOf = (clause: Clause): Quantity | undefined =>
  clause.quantities.find((amount) => amount.kind === 'money' && amount.value > 0 && isProfit(clause, amount));
