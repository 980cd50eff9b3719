import type { Clause } from '../../text/clause';
import type { Quantity } from '../../text/quantities';
import { hasAny, lettersOf, spacedWords, type Token } from '../../text/token';
import { isFact, makeClaim, money, type Claim } from '../claim';
import { aroundCount } from '../counts';
import { isSameWord } from './comparable';
import { isManyOf, isOursNow, isServedNow, notCustomers } from '../customers/served';
import { isPaidToOthers } from './payment';

/** "They pay", "sie zahlen", "pagan": of those who were named before. */
const theyPay =
  /^ (?:(?:and|und|y) )?(?:they (?:each |all )?(?:now |currently )?pay|(?:sie|die) (?:be)?zahlen(?: jetzt| heute)?|(?:ell[oa]s )?pagan)(?: (?:us|me|uns|mir))? (?:about |around |rund |etwa |unos )?(?:[£$€] )?$/;
/** What may follow the amount: its unit and period, or what they get for it. */
const unit = /^ (?:[^\s.,;:]+ ){0,10}[.;!]? ?$/;
const elsewhere =
  / (?:to|at|an|today|instead|before|until|rival|their|ihren?|ihrer|sus?|bisher|heute|hoy|antes|actualmente|agency|agentur|agencia|someone|somebody|anderswo|otr[oa]s?) /;

/** "# use it", "# rent one from us", "# nutzen es", "# la usan". */
const using = new RegExp(
  '^ (?:\\S+ ){0,4}?(?:(?:use|have|rent|lease|run|hire|take) (?:it|them|ours|one|us|our \\S+)|(?:nutzen|benutzen|verwenden|mieten) (?:es|sie|ihn|das|die|den|eine[ns]?|uns\\S*)|(?:l[oa]s?|nos)(?: ya)? (?:usan|utilizan|tienen|alquilan|contratan)) ',
);
const usingHan = /[\d一二三四五六七八九十百两]+[多余]?[家户位个间所][^，。,]{0,8}?(?:在用|用着|使用|在租|租了|装了)/u;
const theyPayHan = /^(?:他们|她们)?(?:现在)?每[台个辆套间位家户件张盒][^不没未，。]{0,4}(?:付|交|支付)/u;

/** Wished, and not used. */
const wished = / (?:want|would|like|love|plan|hope|intend|wollen|möchten|planen|hoffen|quieren|desean|piensan) /;

const usersIn = (clause: Clause): Quantity | undefined => {
  const { tokens, quantities, sentence, negated } = clause;
  if (!isOursNow(clause) || hasAny(tokens, 'hedge', 'negation')) return undefined;
  const counts = quantities.filter((count) => isManyOf(count) && !negated.has(tokens[count.start]!));
  if (!sentence.isLatin) return usingHan.test(lettersOf(tokens)) ? counts[0] : undefined;
  const words = spacedWords(clause.context);
  if (notCustomers.test(words) || wished.test(words)) return undefined;
  return counts.find((count) => using.test(aroundCount(tokens, count)[1]) || isServedNow(clause));
};

/** "They pay 89 euros per mixer per month": an amount for a unit or a period, and nothing that others do for it. */
function isPaying(clause: Clause): boolean {
  const { tokens, sentence, negated } = clause;
  const price = money(clause);
  if (!price || !isFact(clause) || clause.isNobody || negated.size > 0) return false;
  if (!sentence.isLatin) return theyPayHan.test(lettersOf(tokens.slice(0, price.end)));
  const after = spacedWords(tokens.slice(price.start + 1));
  return (
    (price.period !== undefined || price.per !== undefined) &&
    theyPay.test(spacedWords(tokens.slice(0, price.start))) &&
    unit.test(spacedWords(tokens.slice(price.end))) &&
    !elsewhere.test(after) &&
    !isPaidToOthers(clause)
  );
}

/** "For a letter each Monday", where the text offers letters; not "for a phone service". */
function isForOffer({ tokens }: Clause, before: readonly Clause[]): boolean {
  const at = tokens.findIndex(({ text }, index) => /^(?:for|für|por)$/.test(text) && isArticle(tokens[index + 1]));
  const price = tokens.findIndex(({ pos }) => pos === 'num');
  const things = tokens.slice(at + 2, at + 5).filter(({ pos }) => pos === 'noun');
  return (
    at < price ||
    things.length === 0 ||
    things.some(({ lemma }) => before.some((other) => other.tokens.some((word) => isSameWord(word.lemma, lemma))))
  );
}

const isArticle = (token: Token | undefined): boolean =>
  /^(?:an?|each|every|eine?n?|jede[ns]?|das|una?|cada)$/.test(token?.text ?? '');

/** "Nine bakeries use it. They pay 89 euros per mixer per month": those who were counted pay for each that they have. */
export const readUnitPayments = (clauses: readonly Clause[]): Claim[] =>
  clauses.flatMap((clause, index) => {
    if (!isPaying(clause) || !isForOffer(clause, clauses.slice(0, index))) return [];
    const users = clauses
      .slice(Math.max(0, index - 2), index)
      .flatMap((other) => usersIn(other) ?? [])
      .at(-1);
    if (!users) return [];
    // Of 每台每月89元 the unit isn't read: nine shops pay more than nine times.
    const isUnitRead = clause.sentence.isLatin;
    return [
      ...(['evidence', 'paidPrice'] as const).map((kind) => makeClaim(kind, clause, { evidence: 5, quantity: users })),
      ...(['realUse', 'proof'] as const).map((kind) => makeClaim(kind, clause, { evidence: 5 })),
      ...(isUnitRead ? [makeClaim('payingCustomers', clause, { evidence: 5, quantity: users })] : []),
      makeClaim('payer', clause),
    ];
  });
