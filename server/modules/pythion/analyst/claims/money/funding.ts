import type { Clause } from '../../text/clause';
import { wordsInFigures } from '../../text/figures';
import { memoise } from '../../text/memoise';
import { readQuantities } from '../../text/quantities';
import { lettersOf, type Token } from '../../text/token';
import type { Claim } from '../claim';

const unit = ' ?(?:k|€|euros?|dollars?|pounds?|pesos|soles|franken|thousand|tausend|mil)';
const amount = `(?:[£$€] ?)?\\d[\\d.,]*(?:${unit}){0,3}`;
/** With its currency, or with nothing counted behind it: "short of 2 machines" is no sum. */
const sum = `(?:[£$€] ?\\d[\\d.,]*|\\d[\\d.,]*(?:(?:${unit}){1,3}|(?= (?:[.,;:!?)]|$|(?:and|but|so|for|to|of|before|und|aber|für|um|bis|damit|y|pero|para|por|de|hasta|más) ))))`;
const about =
  '(?:(?:about|around|another|the|some|only|still|noch|etwa|rund|uns|weitere|nur|aún|todavía|unos|unas|otros|otras|los|nos|solo) )*';

/** Who puts money into what is to be built, and what is missing: "we put in 60,000", "fehlen noch 50.000", "faltan 50.000". */
const own = [
  ` (?:we|i)(?: have|'ve| 've)? (?:already |have |ourselves |can )*(?:put|invested?|raised|saved|pooled|contributed?)(?: up| in| together)? ${about}${amount}`,
  ` (?:of our own|from our savings|from my savings|of my own) `,
  ` (?:(?:haben|habe|bringen|bringe|steuern|steuere|legen|lege) (?:wir|ich)|(?:wir|ich) (?:haben|habe|bringen|bringe|steuern|steuere|legen|lege)) (?:\\S+ ){0,2}?${about}${amount} (?:\\S+ ){0,3}?(?:eingebracht|selbst|aufgebracht|gespart|angespart|bei|mit|ein|zusammen|hin|eigenkapital)`,
  ` (?:pusimos|ponemos|hemos puesto|he puesto|puse|aportamos|aporté|hemos aportado|juntamos|ahorramos|hemos reunido|hemos juntado) ${about}${amount}`,
];
const missing = [
  ` ${amount} (?:(?:are|is) )?(?:still )?(?:missing|short)(?= )`,
  ` (?:still |are |we 're |we )*(?:short of|missing|lacking|lack|short by) ${about}${sum}`,
  ` (?:es )?(?:fehlen|fehlt) ${about}${sum}`,
  ` ${amount} (?:fehlen|fehlt)(?= )`,
  ` (?:nos )?(?:faltan|falta) ${about}${sum}`,
];
const investment =
  / (?:conversion|refit|refurbish\S*|renovat\S*|fit ?- ?out|build\S*|equipment|start ?- ?up|set ?- ?up|setting up|opening|investment|machine\S*|oven|van|umbau|ausbau|renovierung|einrichtung|anschaffung|ausstattung|aufbau|gründung|investition\S*|maschine\S*|obras?|reforma|remodelación|adecuación|acondicionamiento|montaje|montar|equipar|inversión|puesta en marcha|máquina\S*) /;

const ownWords = new RegExp(own.join('|'));
const missingWords = new RegExp(missing.join('|'));
const each = / (?:per|each|every|a piece|pro|je|jede[rsnm]?|por|cada) (?!(?:month|year|monat|jahr|mes|año) )/;

/** 改造要11万元,我们自己出了6万元,还差5万元. */
const ownHan =
  /(?:自己|我们?|合伙人|家里|大家)[^,，。卖收]{0,4}?(?:出|凑|拿出|投|掏|垫|攒|筹|借)(?:了|到|得)?[^,，。]{0,3}\d|自筹[^,，。]{0,3}\d|手里?有\d/u;
const missingHan = /(?:还差|还缺|缺口|差着|差|缺)(?:大概|大约|约|是|有)*\d/u;

/**
 * "The conversion costs 110,000; we put in 60,000, and 50,000 are missing": an investment and its funding. What is missing of it is no
 * loss on a sale.
 */
const isFunding = memoise((context: readonly Token[]): boolean => {
  const letters = lettersOf(context);
  if (/\p{Script=Han}/u.test(letters))
    return missingHan.test(letters) && (ownHan.test(letters) || /改造|装修|设备|启动|投资|开店|开业/u.test(letters));
  const words = wordsInFigures(context);
  if (!missingWords.test(words) || each.test(words)) return false;
  if (readQuantities(context).length < 2) return false;
  return ownWords.test(words) || investment.test(words);
});

const ofSale =
  /^(?:unitCost|negativeMargin|positiveMargin|priceNumber|priceUnit|sizeFromPrice|revenueIntent|supposedPrice|payer|paidPrice|payingCustomers|commission|kept|takings|acquisitionCost)$/;
const hint = /missing|short|lack|fehl|falt|差|缺/iu;

const isOfFunding = ({ context, sentence }: Clause): boolean => hint.test(sentence.text) && isFunding(context);

/** Claims without prices and costs in sentences about an investment and its funding. */
export const withoutFunding = (claims: readonly Claim[]): readonly Claim[] =>
  claims.filter(
    ({ kind, clause, evidence }) =>
      !((ofSale.test(kind) || (kind === 'evidence' && evidence >= 5)) && isOfFunding(clause)),
  );
