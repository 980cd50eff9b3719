import type { Clause } from '../../text/clause';
import type { Quantity } from '../../text/quantities';
import { measureWords } from '../../text/spokenYuan';
import { hasAny, lettersOf, spacedWords, type Token, wordsBefore } from '../../text/token';
import { periodWords } from '../../lexicon/numbers';
import { withUnit } from './amounts';
import { isOwnStatement, makeClaim, money, type Claim } from '../claim';
import { isRivals } from '../hearsay';
import { isOtherMoney } from './othersPrice';
import { isPaidByPart } from '../customers/payersInChinese';
import { onlyPrice } from './hanOwnPrice';
import { priceClaims } from './priceClaims';

/**
 * Our price, named without a verb: "£19 on Etsy", "limpio viveros: 85 euros al mes por vivero", 一份120元. Not what today's way
 * costs, nor what we pay.
 */
export const readListedPrices = (clauses: readonly Clause[]): Claim[] =>
  clauses.flatMap((clause) => {
    const price = listedPrice(clause) ?? onlyPrice(clause);
    if (price !== undefined) return priceClaims(clause, price);
    const paid = isPaidByPart(clause) ? money(clause) : undefined;
    return paid ? [...priceClaims(clause, paid), makeClaim('payer', clause, { quantity: paid })] : [];
  });

function listedPrice(clause: Clause): Quantity | undefined {
  if (!isOwnStatement(clause) || clause.isNobody || isRivals(clause) || isOtherMoney(clause)) return undefined;
  if (!clause.sentence.isLatin) return spokenPrice(clause);
  const first = money(clause);
  if (first?.start !== 0 || clause.modality !== 'fact') return undefined;
  const amount = withUnit(clause, first);
  return isOnMarketplace(clause, amount) || isAfterOurWork(clause, amount) || isWithVariant(clause)
    ? amount
    : undefined;
}

const marketplace =
  /^ (?:(?:each|apiece|a pop|das stück|la unidad) )?(?:on|via|through|auf|bei|über|en|por) (?:etsy|ebay|vinted|amazon|folksy|depop|wallapop|kleinanzeigen|mercado ?libre|shopify) /;

/** "£19 on Etsy": one of what we sell, unless the amount is what others take there or a fee. */
const isOnMarketplace = ({ tokens, context }: Clause, { end }: Quantity): boolean =>
  marketplace.test(spacedWords(tokens.slice(end))) &&
  !/ (?:they|their|others|rivals?|fees?|ads?|spent) /.test(spacedWords(context));

const variant = /^ [$€£] [\d.,]+ (?:[^\s,]+ ){1,7}?, [$€£] [\d.,]+ (?:with|for|including|if|when) /;

/** "$25 black on white, $35 with a flag": the price, and that of more. */
const isWithVariant = ({ tokens, context, speaker }: Clause): boolean =>
  speaker !== 'rival' &&
  tokens[0] === context[0] &&
  variant.test(spacedWords(tokens)) &&
  !hasAny(tokens, 'cost', 'trouble', 'today') &&
  !/ (?:rent|insurance|fuel|petrol|gas|wages?|materials?|fees?|they|their|spent|paid) /.test(spacedWords(tokens));

/** "Limpio los viveros de la ría: 85 euros al mes por vivero": what we do, and behind the colon what it costs for each. */
function isAfterOurWork({ tokens, context, hasVerb }: Clause, { period, per }: Quantity): boolean {
  const [first] = tokens;
  const before = wordsBefore(context, first);
  return (
    !hasVerb &&
    period !== undefined &&
    per !== undefined &&
    before.at(-1)?.text === ':' &&
    isOurWork(before) &&
    !hasAny(before, 'cost', 'trouble', 'today')
  );
}

/** "We clean tanks", "limpio y mantengo los viveros": a Spanish verb carries its subject. */
export const isOurWork = (words: readonly Token[]): boolean =>
  (hasAny(words, 'own') || /^\p{L}{3,}(?:o|[aei]mos)$/u.test(words[0]?.text ?? '')) &&
  !/^(?:pago|pagamos|compro|compramos|gasto|gastamos|cuando|cuesto|debo|debemos|pierdo|perdemos)$/.test(
    words[0]?.text ?? '',
  ) &&
  !/ (?:pay|buy|spend|owe|zahle|zahlen|kaufe|kaufen) /.test(spacedWords(words));

const measure = measureWords('班副车园店组款');
const number = '\\d+(?:\\.\\d+)?';
/** 每台每年360元, 一份120元, 3.8元一本, 半天180元: one of what we sell, and its price, without a verb. */
const listed = new RegExp(
  `(?:^|[,，])(?:平均(?:算?下来)?|算下来)?(?:[一每半全]|[两三四五六七八九十2-9])(?<per>${measure})[^,，\\d]{0,6}?${number}元|(?:^|[,，])我?${number}元一(?<other>${measure})`,
  'u',
);
/** What is bought, done or lost for an amount, beside it. */
const otherAct = /[了有买卖给交省降涨罚剩赚亏赔贴料摊]|合(?![同作租照])|工资|人工|试剂|运费|油费|平均|材料/u;
/** 两荤两素一汤,12元: what one gets for it. */
const menu = new RegExp(
  `(?:^|[,，])(?:[一两二三四五六七八九十]\\p{Script=Han}{1,3}){1,4}[,，]${number}元[。.!！]?$`,
  'u',
);
const spending = /[买花交罚赔付]/u;
/** What we pay, beside or before the amount. */
const ofCost = /成本|花|付给|电费|房租|配件/u;
const notOurs = /亏|他们|对手|同行|师傅|以前|现在|别人|别家|人家|要是|如果|中介|市场|厂家/u;
/** Not the 将 of 麻将. */
const planned = /打算|计划|准备|明年|预计|希望|将来/u;

function spokenPrice(clause: Clause): Quantity | undefined {
  const amount = money(clause);
  if (!amount) return undefined;
  const letters = lettersOf(clause.tokens);
  const match = listed.exec(letters) ?? (spending.test(letters) ? null : menu.exec(letters));
  if (
    !match ||
    otherAct.test(match[0].replace(/平均|算?下来|补贴/u, '')) ||
    ofCost.test(letters.slice(0, match.index + match[0].length)) ||
    notOurs.test(letters) ||
    planned.test(letters)
  )
    return undefined;
  const { per: first, other } = match.groups ?? {};
  const per = first ?? other;
  const price = withUnit(clause, amount);
  return price.per === undefined && per !== undefined && periodWords[per] === undefined ? { ...price, per } : price;
}
