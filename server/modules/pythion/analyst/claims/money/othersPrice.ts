import type { Clause } from '../../text/clause';
import { memoise } from '../../text/memoise';
import type { Quantity } from '../../text/quantities';
import { isOthersCharge } from '../../text/namedCharge';
import { charging, costing } from '../../text/parts';
import { has, hasAny, spacedWords, type Token } from '../../text/token';
import { chargedAmount } from './chargedAmount';
import { paysOwnOverheads } from './payee';
import { isEmployersPrice, isOthersMoneyInChinese, isOwnPay, isToldDeal } from './othersTerms';

/**
 * "Consultants take £5k for a report", "El TheFork cobra 2 euros", "two big systems do this too but start at £600": what
 * somebody else asks for. A tutor's price of which we keep a share is ours, and "eleven offices take a crate at £18" buy it.
 */
export const isOthersPrice = memoise((clause: Clause): boolean => {
  const { tokens, context, speaker, quantities, sentence } = clause;
  if (isOthersCharge(clause) || isOtherMoney(clause) || isBesideOurs(clause) || paysOwnOverheads(clause)) return true;
  // "Makers ask 180 euros, ich nehme 49": ours stands beside theirs.
  if (speaker === 'own' || !sentence.isLatin) return false;
  if (isShopSelling(tokens)) return true;
  if (chargedAmount(clause)) return false;
  const isThroughUs = context.some(
    (token, index) =>
      has(token, 'own') && /^(?:through|via|with|über|mit|con|por)$/.test(context[index - 1]?.text ?? ''),
  );
  if (isThroughUs || context.some(({ text }) => text === '%')) return false;
  const verb = tokens.findIndex(
    ({ text, lemma, pos }, index) =>
      index > 0 &&
      (((lemma === 'charge' || lemma === 'bill') && (pos === 'verb' || isAmountNext(tokens, index))) ||
        chargingAbroad.has(text) ||
        isTakingMoney(tokens, quantities, index)) &&
      tokens[index - 1]?.lemma !== 'be',
  );
  const subject = tokens.slice(0, Math.max(0, verb));
  const isCharging =
    subject.some(({ pos }) => pos === 'noun') &&
    !hasAny(subject, 'own', 'product', 'price', 'customer') &&
    subject.length < 8;
  return (
    isCharging ||
    isShopPrice(tokens) ||
    isRentedThing(tokens) ||
    isSubstitute(tokens, context) ||
    (isListPrice(tokens) && context.some(({ text }) => /^(?:too|also|already|other|existing)$/.test(text)))
  );
});

const chargingAbroad: ReadonlySet<string> = new Set(['cobra', 'cobran', 'verlangt', 'verlangen', 'berechnet']);

const wage =
  / (?:earn|make|get|paid|verdiene|verdienen|gano|ganamos) (?:\S+ ){0,9}?(?:day job|my job|our jobs|at work|as an employee|after tax|hauptjob|als angestellte[r]?|en mi trabajo) | (?:earned|made|was paid|was earning|verdiente|ganaba) (?:\S+ ){0,6}?(?:as an?|als|como) (?!(?:an? )?(?:commission|fee|share|result|provision|comisión) )/;
const saved = / (?:saves?|spart|sparen|ahorran?) (?!(?:by|if|when) )(?:\S+ ){0,6}?(?:(?:£|\$|€) )?\d+(?= )/;
const givenOut =
  / (?:geben|gibt|gaben|gab) (?:(?!uns|mir|bei)\S+ ){0,12}?aus (?=[.,;])| (?:gastan|gastaban|gasta) (?!con )/;

const toldPayment = [
  / (?:said|says?|mentioned|reported|admitted|(?:told|tell|tells) (?:us|me)) (?:that )?(?:they|he|she) (?:\S+ ){0,2}?(?:paid|pay|pays|spent|spend|spends) /,
  / (?:sagten|sagen|sagte|erzählten|erzählen|berichteten|berichten|gaben an) (?:(?:uns|mir) )?, (?:dass )?(?:sie|er) (?:\S+ ){0,8}?(?:zahlen|zahlten|bezahlen|bezahlten|gezahlt|bezahlt|ausgegeben) /,
  / (?:dijeron|dijo|dicen|dice|(?:nos|me) (?:contaron|dijeron|cuentan|dicen)) que (?:\S+ ){0,2}?(?:pagan?|pagaban?|pagaron|pagó|pagado|gastan?|gastaron|gastado) /,
];
/** "Said that they paid us £40", "for it": ours is what they paid for. */
const paidForOurs =
  / (?:us|our|ours|it|this|uns|unser\S*|dafür|nos pag\S+|nuestr\S+|would|'d|will|could|würden?|pagarían?) (?!(?:that |, |, dass )?(?:they|he|she|sie|er|que) )/;

/** "Two of them said they paid £500 for an assessment", "dijeron que pagan 300 euros": what they told of others' prices. */
const isToldPayment = ({ context }: Clause): boolean => {
  const words = spacedWords(context);
  return toldPayment.some((pattern) => pattern.test(words)) && !paidForOurs.test(words);
};

/** "I earn 2,400 pounds in my day job", "Salons geben 200 Euro im Monat für Personal aus": what nobody pays for ours. */
export const isOtherMoney = memoise((clause: Clause): boolean => {
  const { tokens, sentence } = clause;
  if (isOwnPay(clause)) return true;
  if (!sentence.isLatin) return isOthersMoneyInChinese(clause);
  const words = spacedWords(tokens);
  return (
    wage.test(words) ||
    isToldPayment(clause) ||
    isToldDeal(clause) ||
    isEmployersPrice(clause) ||
    (saved.test(words) && !/ (?:pay|pays|charge|charges|zahl\S*|kostet|pagan?|cobra\S*|cuesta) /.test(words)) ||
    (givenOut.test(words) && !/ (?:uns|mir|bei|nos|me|nosotr[oa]s) /.test(words))
  );
});

/** "Other bakers charge £5", "charge about £5": a verb that may look like a noun. Not "the charge £5". */
const isAmountNext = (tokens: readonly Token[], index: number): boolean =>
  tokens[index - 1]?.pos === 'noun' &&
  tokens[index - 1]?.text !== tokens[index - 1]?.lemma &&
  (tokens[index + 1]?.pos === 'sym' || tokens[index + 2]?.pos === 'sym');

/** "Take about £5k", "take a fee of £300"; not "nine parents take a box for £12", and not "parents take 2 boxes". */
function isTakingMoney(tokens: readonly Token[], quantities: readonly Quantity[], verb: number): boolean {
  const { lemma, text, pos } = tokens[verb] ?? {};
  if (lemma === 'take' ? pos !== 'verb' : text !== 'nimmt' && text !== 'nehmen') return false;
  const amount = quantities.find(({ kind, start }) => kind === 'money' && start > verb);
  const between = tokens.slice(verb + 1, amount?.start);
  const [first] = between;
  return (
    amount !== undefined &&
    !quantities.some(({ kind, start }) => kind === 'count' && start < amount.start) &&
    (first === undefined ||
      /^(?:adv|adp)$/.test(first.pos) ||
      first.text === 'dafür' ||
      between.some((token) => /^(?:fee|cut|commission|deposit|gebühr|provision)$/.test(token.lemma)))
  );
}

/** "Jumpers cost £22 at the official shop", "a new one is £60 on Amazon": what it costs elsewhere, and not with us. */
const isShopPrice = (tokens: readonly Token[]): boolean =>
  !hasAny(tokens, 'own') &&
  tokens.some(({ lemma, pos }, index) => {
    if (lemma !== 'cost' && !(pos === 'verb' && lemma === 'sell') && lemma !== 'be') return false;
    const amount = tokens.slice(index + 1, index + 5).findIndex((token) => token.pos === 'num');
    const after = tokens.slice(index + 2 + amount, index + 8 + amount).filter(({ lemma: word }) => word !== 'pound');
    return (
      amount >= 0 &&
      !tokens.slice(0, index).some((token) => has(token, 'product') && !has(token, 'venue', 'people')) &&
      /^(?:at|in|on|from)$/.test(after[0]?.text ?? '') &&
      after.slice(1, 5).some((token) => shops.test(token.lemma))
    );
  });

/** "The music shop on Park Street rents new pianos at £79"; not "the shop sells them at £4", nor ours. */
function isShopSelling(tokens: readonly Token[]): boolean {
  const verb = tokens.findIndex(({ text }) => selling.has(text));
  return (
    verb > 1 &&
    verb <= 7 &&
    tokens.slice(0, verb).some(({ lemma }) => shops.test(lemma)) &&
    !hasAny(tokens, 'own') &&
    !/^(?:it|them|these|those|this)$/.test(tokens[verb + 1]?.text ?? '')
  );
}

const selling: ReadonlySet<string> = new Set(['rents', 'sells', 'leases', 'offers', 'hires']);

const shops =
  /^(?:shop|store|retailer|supermarket|dealer|dealership|chemist|pharmacy|outlet|outfitter|amazon|ebay|ikea|argos)$/;

/** "A rented industrial washer would be £310 a month", "a new van is £30,000": what else they could get. */
const isRentedThing = (tokens: readonly Token[]): boolean => {
  const verb = tokens.findIndex(({ lemma }) => lemma === 'be' || lemma === 'cost');
  const [article, kind] = tokens;
  return (
    verb > 2 &&
    verb <= 6 &&
    /^(?:an?|another)$/.test(article?.text ?? '') &&
    /^(?:rented|hired|leased|second-hand|used|bought)$/.test(kind?.text ?? '') &&
    !hasAny(tokens.slice(0, verb), 'own', 'product')
  );
};

/**
 * "A set from a hire house is £600; ours average £210", "Fresha charges $25 a month, we charge $79": what comes before ours is
 * theirs.
 */
function isBesideOurs({ tokens, context, quantities, sentence }: Clause): boolean {
  if (!sentence.isLatin) return false;
  const [first, verb] = tokens;
  const isNamed =
    first?.pos === 'noun' &&
    (charging.test(verb?.text ?? '') ||
      (costing.test(verb?.text ?? '') &&
        quantities.some(({ kind, period }) => kind === 'money' && period !== undefined)));
  const words = spacedWords(context);
  const ours = besideOurs.exec(words) ?? (isNamed ? besideCharge.exec(words) : null);
  return (
    ours !== null &&
    first !== undefined &&
    !hasAny(tokens, 'own') &&
    context.indexOf(first) < words.slice(0, ours.index).trim().split(' ').length
  );
}

const besideOurs =
  / (?:(?:;|,|-|\.) )?(?:(?:and|but|und|aber|y|pero) |(?<=[;,.-] ))(?:ours|mine|unsere[rs]?|meine[rs]?|(?:el|la|los|las) (?:nuestr[oa]s?|mí[oa]s?)) (?:\S+ ){0,3}?(?:£|€|\$|\d)/;

/** "Treatwell kostet 25 Euro im Monat, wir nehmen 79": a subscription, and not what a piece costs us. */
const besideCharge =
  / (?:;|,|-|\.) (?:(?:and|but|und|aber|y|pero) )?(?:we|i|wir|ich|nosotr[oa]s|yo) (?:\S+ ){0,2}?(?:charge|ask|take|nehmen?|verlangen?|berechnen?|cobr(?:o|amos)|pedimos) (?:\S+ ){0,3}?(?:£|€|\$|\d)/;

/** "Start at £600". */
const isListPrice = (tokens: readonly Token[]): boolean =>
  tokens.some(({ lemma }, index) => starting.has(lemma) && /^(?:at|from)$/.test(tokens[index + 1]?.text ?? ''));
const starting: ReadonlySet<string> = new Set(['start', 'begin', 'range']);

const renting: ReadonlySet<string> = new Set(['rent', 'hire', 'lease', 'borrow']);

/** "When a bike is off the road the firm rents a van for £95": what they take instead when theirs fails. */
function isSubstitute(tokens: readonly Token[], context: readonly Token[]): boolean {
  const verb = tokens.findIndex(({ lemma, text }) => renting.has(lemma) && text !== 'rented');
  if (verb < 0) return false;
  const subject = tokens.slice(0, verb);
  const at = context.findIndex(({ text }) => /^(?:when|if|while|whenever|until)$/.test(text));
  return (
    at >= 0 &&
    hasAny(subject, 'people') &&
    /^(?:an?|another|some)$/.test(tokens[verb + 1]?.text ?? '') &&
    !hasAny(context, 'own') &&
    context
      .slice(at + 1, at + 8)
      .some(
        (token, index, after) =>
          has(token, 'trouble', 'defect') ||
          (token.lemma === 'be' &&
            /^(?:off|out|down|away|ill|sick|full|short|late|missing|gone)$/.test(after[index + 1]?.text ?? '')),
      )
  );
}
