import type { Clause } from '../../text/clause';
import { memoise } from '../../text/memoise';
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
  return sentence.isLatin
    ? (named.test(spacedWords(before)) || following.test(spacedWords(behind))) && !negative.test(spacedWords(tokens))
    : namedHan.test(lettersOf(before)) || followingHan.test(lettersOf(behind));
};

const marginHan = /(?:毛利率|利润率|净利率)(?:大概|大约|约|有|是|为|在|达到?|超过)*$/u;
const marginFirst =
  /^ (?:(?:the|our|die|unsere|la|el|nuestro) )?(?:(?:gross|net|profit) )?(?:margins?|marge|bruttomarge|gewinnmarge|margen) /;

/** "Our gross margin is 86%", "60 % Marge", 毛利率60%: the share of the price that is left to us. */
export const isMarginTold = (clause: Clause): boolean => {
  const { tokens, quantities, speaker, sentence } = clause;
  const shares = quantities.filter(({ kind, value }) => kind === 'percent' && value > 0 && value < 100);
  if (shares.length === 0) return false;
  if (!sentence.isLatin) return shares.some(({ start }) => marginHan.test(lettersOf(tokens.slice(0, start))));
  const isOurs = speaker === 'own' || speaker === 'other' || marginFirst.test(spacedWords(tokens));
  return isOurs && shares.some((share) => isProfit(clause, share));
};

/** The amount of a clause that is a profit. */
export const profitOf = memoise((clause: Clause): Quantity | undefined =>
  clause.quantities.find((amount) => amount.kind === 'money' && amount.value > 0 && isProfit(clause, amount)),
);
