import type { Clause } from '../../text/clause';
import { readQuantities, type Quantity } from '../../text/quantities';
import { hasAny, lettersOf, spacedWords } from '../../text/token';
import { isFact, makeClaim, money, states, type Claim } from '../claim';
import { isBare, asMoney, toAmount } from './amounts';
import { isCashPayment } from './cashPayment';

/** "45,000 euro in the bank", "runway: $18,000 left", "burned 60k of our 110k savings". */
export function readCash(clause: Clause): Claim[] {
  const { tokens, context, speaker, quantities, sentence } = clause;
  // "We raised $150,000 from angels, $64,000 is left": what is left is had.
  if (sentence.isLatin && stillLeft.test(spacedWords(context))) {
    const left = leftOf(clause);
    return left ? [makeClaim('cash', clause, { quantity: left })] : [];
  }
  if (!isFact(clause)) return [];
  const isLabeled = hasAny(context.slice(0, 2), 'cash') && context.some(({ text }) => text === ':');
  const isOurs =
    speaker === 'own' &&
    states(clause, 'cash') &&
    // "We want to raise £100,000": sought, and not had.
    !tokens.some(({ lemma, text }) => lemma === 'raise' && text !== 'raised') &&
    !isCashPayment(tokens);
  const plain = plainCashOf(clause);
  if (!isOurs && !isLabeled && !plain) return [];
  if (plain && isLeftOfPrice(clause, plain)) return [];
  const part = plain ?? spentOf(clause);
  if (!part && isGoneAlready(clause)) return [];
  const had = part ?? money(clause) ?? quantities.filter(isBare).map((bare) => toAmount(clause, bare))[0];
  return had && had.period === undefined ? [makeClaim('cash', clause, { quantity: had })] : [];
}

const few = '(?:(?:now|still|only|about|around|just|noch|jetzt|derzeit|rund|etwa|nur|todavía|aún|ahora|unos|solo) )*';
/** Where it lies, of what it is left, and for how long. */
const tails = {
  en: '(?:(?:in|on) (?:(?:the|our|my) )?(?:\\S+ )?(?:bank|account|savings|cash|till|kitty)|(?:of|from) (?:(?:the|our|my|that|this) )?(?:\\S+ )?(?:savings|money|cash|budget|grant|funding|funds|capital|investment|round)|for (?:now|(?:the|this) (?:\\S+ )?(?:months?|years?|season)))',
  es: '(?:en (?:(?:el|la|nuestra|mi) )?(?:banco|cuenta|caja)|(?:del?|de la|de los|de las|de nuestr[oa]s?|de mis?) ?(?:ahorros?|dinero|presupuesto|subvención|capital|inversión|ronda|fondos?))',
} as const;
/** What is left to be paid is no cash. */
const debt =
  / (?:loans?|debts?|owed?|owing|bills?|invoices|repay\S*|mortgage|overdraft|credit|schulden|kredit\S*|darlehen\S*|rechnungen|deudas?|deber|debemos|préstamos?|crédito|hipoteca|facturas|por pagar) /;
const hanDebt = /^的?(?:[^,，。\d]{0,3})(?:贷款|欠款|债|账单|借款|应付|未付)/u;
const atBank = / (?:bank|account|konto|kasse|banco|cuenta|caja|savings|ahorros) /;
const paidToUs =
  /(?: (?!(?:we|i|also|to) )\S+ (?:pays?|paid)| (?:we|i) (?:charge|sell) \S*| (?!(?:wir|ich) )\S+ (?:zahlen|zahlt|bezahlen|bezahlt)(?! (?:wir|ich) )| (?:pagan?|pagaron|cobramos|cobro|vendemos)) /;
/** "We have 52,000 euros left", "wir haben noch 52.000 Euro", "nos quedan 39.000 euros", with # for the amount. */
const plainCash = new RegExp(
  [
    ` (?:(?:we|i) (?:have|'ve|'ve got|have got) ${few}|there (?:is|are) ${few})# (?:left|in the bank|in our account|in the account|on the account)(?: ${tails.en})?(?: [.,;])? $`,
    ` (?:(?:wir|ich|und) (?:haben|habe)|(?:haben|habe) (?:wir|ich)) noch ${few}#(?: (?:übrig|auf der bank|auf dem konto|in der kasse))?(?: [.,;])? $`,
    ` (?:wir|ich) (?:haben|habe) ${few}# (?:übrig|auf der bank|auf unserem konto|auf dem konto|in der kasse) `,
    ` (?:wir|ich) (?:haben|habe) ${few}# (?:gespart|angespart|zurückgelegt) `,
    ` (?:we|i) (?:have|'ve) ${few}saved (?:up )?# `,
    ` (?:auf der bank|auf dem konto|auf unserem konto|in der kasse) (?:haben wir|habe ich|liegen|sind) ${few}# `,
    ` (?:nos|me) quedan ${few}#(?: ${tails.es})?(?: [.,;])? $`,
    ` (?:tenemos|tengo) ${few}# (?:en la cuenta|en el banco|en caja) `,
  ].join('|'),
  'u',
);
const ofSales =
  / (?:each|every|per|sales?|orders?|margin|profit|costs|month|week|jede[nrms]?|pro|je|monat|kosten|gewinn|cada|por|venta|mes|costes|ganancia) /;
const hanCash =
  /(?:账上|账户[里上]?|手头|手上|手里)[^,，。\d贷借欠]{0,3}$|银行(?:里|账户里?|卡[里上])?(?:还|现在|目前)?(?:有|剩下?|存[了着]?)$/u;

/** An amount with words that say that it is our cash, and not what a sale leaves. */
function plainCashOf({ tokens, quantities, speaker, sentence }: Clause): Quantity | undefined {
  if (quantities.length === 0 || speaker === 'rival' || speaker === 'people') return undefined;
  const money = quantities.filter(({ kind }) => kind === 'money');
  return money.find(({ period, per, start, end }, index) => {
    if (period !== undefined || per !== undefined) return false;
    const before = tokens.slice(money[index - 1]?.end ?? 0, start);
    if (!sentence.isLatin) return hanCash.test(lettersOf(before)) && !hanDebt.test(lettersOf(tokens.slice(end)));
    const words = `${spacedWords(before)}#${spacedWords(tokens.slice(end, money[index + 1]?.start))}`;
    return plainCash.test(words) && !ofSales.test(words) && !debt.test(words);
  });
}

/** "22 bakers pay 90 euros a month and we have 40 euros left": what is left of a price. */
const isLeftOfPrice = ({ context, sentence }: Clause, { value }: Quantity): boolean =>
  sentence.isLatin &&
  readQuantities(context).some((other) => other.kind === 'money' && other.value > value) &&
  paidToUs.test(spacedWords(context)) &&
  !atBank.test(spacedWords(context));

const stillLeft =
  / (?:raised|invested|put in|pusimos|puse|invertimos|eingezahlt|investiert) .* (?:(?:is|are|remains?) (?:still )?(?:left )?|quedan |queda |(?:sind|ist) noch (?:da|übrig) )/;

/** "$64,000 is left", "quedan 800", of a sum that the sentence says we raised or put in. */
function leftOf(clause: Clause): Quantity | undefined {
  const { tokens, quantities } = clause;
  const at = tokens.findIndex(({ text }) => /^(?:left|remains?|quedan?|übrig)$/.test(text));
  const isBehind = tokens[at]?.text.startsWith('qued');
  const amount = quantities.find(
    ({ start, end, period }) =>
      at >= 0 && period === undefined && (isBehind ? start === at + 1 : end <= at && end >= at - 3),
  );
  return amount && asMoney(clause, amount);
}

/** "I have spent £3,000 of my own money": what is gone is no cash. */
const isGoneAlready = ({ tokens, quantities }: Clause): boolean =>
  tokens.some(
    ({ lemma, text, pos }, index) =>
      pos === 'verb' &&
      (/^(?:spend|invest|burn|sink)$/.test(lemma) || text === 'put') &&
      quantities.some(({ kind, start }) => kind === 'money' && start > index && start <= index + 3),
  );

/** "We have burned 60k of our 110k savings": 50k of 110k are left. */
function spentOf(clause: Clause): Quantity | undefined {
  const { tokens, quantities } = clause;
  const at = tokens.findIndex(({ lemma }) => /^(?:burn|spend|use)$/.test(lemma));
  const [spent, all] = quantities.filter(({ start, period }) => start > at && period === undefined);
  if (at < 0 || !spent) return undefined;
  // The counts are read as one: 60k of 110k.
  if (spent.of !== undefined) return { ...toAmount(clause, spent), value: spent.of - spent.value };
  const isPart =
    spent.kind === 'money' &&
    all?.kind === 'money' &&
    tokens.slice(spent.end, all.start).some(({ text }) => text === 'of');
  return isPart && spent.value < all.value ? { ...all, value: all.value - spent.value, of: all.value } : undefined;
}
