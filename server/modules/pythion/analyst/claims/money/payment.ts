import type { Clause } from '../../text/clause';
import { memoise } from '../../text/memoise';
import type { Quantity } from '../../text/quantities';
import { has, hasAny, isWord, lettersOf, spacedWords, type Token } from '../../text/token';
import { does, money, states } from '../claim';
import { isParticiple } from '../counts';
import { isOthersOffer } from '../today/habit';
import { isAgentive } from '../people/agentive';
import { given } from '../unproven/gift';
import { isUnsettled } from './othersDeals';
import { isOtherMoney } from './othersPrice';
import { isOwnPurchase } from './ownPurchase';
import { paysOwnOverheads, isPaidToNamed } from './payee';
import { isSpentByUs } from './spent';
import { isPromised, isUnpaidByWords } from './unpaid';

/** Customers paid us. What they had paid to others before is told behavior. */
export function isPayment(clause: Clause, count: Quantity | undefined): boolean {
  if (isUnpaidByWords(clause)) return false;
  if (count && isDepositLeft(clause)) return true;
  if (!states(clause, 'pay', 'book', 'renew')) return false;
  if (hasAny(clause.tokens, 'cost') && hasAny(clause.tokens, 'own') && !states(clause, 'pay')) return false;
  if (isCommitment(clause) || isOthersOffer(clause) || isNameOnly(clause) || isUnsettled(clause) || isSpentByUs(clause))
    return false;
  const isTerms = clause.tokens.some(({ text }, index) => text === 'paid' && clause.tokens[index + 1]?.text === 'by');
  if (isTerms && !count) return false;
  if (states(clause, 'cancel') || isFree(clause)) return false;
  const isEarlier =
    clause.tokens.some(({ text }, index) => text === 'had' && index < clause.tokens.length - 1) &&
    !hasAny(clause.tokens, 'own');
  if (isEarlier || does(clause, 'interview', 'show', 'say') || isIntention(clause)) return false;
  const isCounted = count !== undefined || clause.quantities.length > 0 || isEachOfThem(clause);
  if (states(clause, 'renew') && isCounted && isBought(clause)) return true;
  if (clause.speaker === 'own') {
    const isEarned = clause.tokens.some(({ text }) =>
      /^(?:sold|earned|earn|invoiced|collected|received|mrr|arr|revenue|verkauft|vendido|vendimos)$/.test(text),
    );
    return isEarned && clause.quantities.length > 0 && !isOtherMoney(clause);
  }
  const isPaid =
    states(clause, 'pay') &&
    (money(clause) !== undefined || hasAny(clause.tokens, 'own', 'product') || isForIt(clause) || isFeePaid(clause));
  const isStill = states(clause, 'pay') && clause.tokens.some(({ text }) => text === 'still');
  if (isStill && count) return true;
  const isBooked =
    states(clause, 'book') &&
    !clause.tokens.some((token) => has(token, 'book') && has(token, 'answer')) &&
    !/ hire (?:house|shop|compan(?:y|ies)|firms?|cars?|vans?|kit|fees?|charges?|prices?) /.test(
      spacedWords(clause.tokens),
    ) &&
    (money(clause) !== undefined || hasAny(clause.tokens, 'again'));
  const isSingle = clause.tokens.some((token) => has(token, 'people') && !count);
  const isReceived =
    count !== undefined || isShareOfPeople(clause) || (isSingle && isPresentPayer(clause)) || isPaidThroughUs(clause);
  return (
    ((isPaid || isBooked) && !isPaidToOthers(clause) && !paysOwnOverheads(clause) && isReceived) ||
    isSoldAway(clause, count) ||
    isCollected(clause)
  );
}

/** "Signed a letter to pay once it works": a promise of money is no money. */
export const isCommitment = (clause: Clause): boolean => isPromised(clause) || isPromise(clause);

const isPromise = ({ tokens }: Clause): boolean =>
  hasAny(tokens, 'pay') &&
  tokens.some(
    (token, index) =>
      has(token, 'pay') &&
      tokens[index - 1]?.text === 'to' &&
      tokens.slice(0, index).some(
        (word, at, before) =>
          has(word, 'letter', 'intend') ||
          /^(?:sign|agree|promise|pledge|commit|undertake|offer)$/.test(word.lemma) ||
          // "We want 26 salons to pay us" is our wish, and not theirs.
          (word.lemma === 'want' && !/^(?:we|i)$/.test(before[at - 1]?.text ?? '')),
      ),
  );

/** "Put down their names on our list". */
const isNameOnly = (clause: Clause): boolean =>
  money(clause) === undefined && clause.tokens.some(({ lemma }) => lemma === 'name' || lemma === 'signature');

const ahead: ReadonlySet<string> = new Set([
  ...'deposit deposits prepaid prepay preorder preorders preordered pre-order pre-orders pre-ordered'.split(' '),
  ...'anzahlung anzahlungen angezahlt vorbestellt vorbestellung vorbestellungen'.split(' '),
  ...'anticipo anticipos adelantaron adelantó señal seña señas señaron reservaron'.split(' '),
  ...'预付 预订 定金 押金 订金'.split(' '),
]);

/** "Cinco novias ya me dejaron anticipo": they hand it over, and we are who gets it. */
const givenToUs =
  / (?:me|nos) (?:dejaron|dieron|pagaron|adelantaron|entregaron)(?= )| (?:gave|left|paid|sent) (?:us|me)(?= )| haben (?:uns|mir) /;

const deposit =
  /^(?:deposits?|anzahlung|anzahlungen|angezahlt|anticipos?|adelantaron|señal|señas?|señaron|定金|押金|订金)$/;
const leaving =
  /^(?:leave|put|give|hand|dejaron|dieron|entregaron|adelantaron|señaron|angezahlt|geleistet|gegeben|hinterlegt)$/;

/** "Five couples left a deposit of £100 each", "cinco novias me dejaron anticipo": money was handed over. */
const isDepositLeft = (clause: Clause): boolean =>
  isPaidAhead(clause) &&
  money(clause) !== undefined &&
  clause.tokens.some((token) => deposit.test(token.text) && !clause.negated.has(token)) &&
  clause.tokens.some((token) => isWord(token, leaving) && !clause.negated.has(token)) &&
  !isCommitment(clause) &&
  !isIntention(clause);

/** "9 left a deposit", "41 pre-ordered": money for what they don't have yet. */
export const isPaidAhead = memoise(
  (clause: Clause): boolean =>
    clause.tokens.some(({ text }) => ahead.has(text)) &&
    (clause.speaker !== 'own' || givenToUs.test(spacedWords(clause.tokens))) &&
    !states(clause, 'use', 'renew', 'again', 'better'),
);

/** "Gekauft haben sie nichts", "die Hebammen zahlen nichts": in German the object denies the verb before it. */
export const isNothingPaid = ({ tokens }: Clause): boolean =>
  tokens.some(({ text }, index) => text === 'nichts' && hasAny(tokens.slice(0, index), 'pay', 'sell', 'book'));

const freeInChinese =
  /义务(?:的|帮|做|干|剪|修)|(?:没|不)(?:跟他们|问他们)?(?:收|要)(?:过|他们|他|人家)?(?:一分)?钱|白(?:送|做|干|帮)/u;

/** "Ordered on our free list", 给扶贫点剪了两千只,义务的. */
export const isFree = (clause: Clause): boolean =>
  money(clause) === undefined &&
  (clause.sentence.isLatin ? given.test(spacedWords(clause.tokens)) : freeInChinese.test(lettersOf(clause.tokens))) &&
  !clause.tokens.some(({ text }) => /^(?:paid|pay|pays|bought)$/.test(text));

/** "Three hotels paid for it", "nine renters paid", "and paid each time": the object is what the text is about. */
const isForIt = ({ tokens }: Clause): boolean =>
  tokens.some(({ text }, index) => {
    if (!/^(?:paid|bought|ordered|pre-ordered|purchased|subscribed|prepaid)$/.test(text)) return false;
    const after = tokens.slice(index + 1, index + 4).filter((token) => token.text !== 'for');
    return (
      after.length === 0 ||
      (after[0]?.text === 'at' && after[1]?.text === 'least') ||
      /^(?:\.|,|it|one|them|each|another|again|up|in|two|three|since|so|a|every|more)$/.test(after[0]?.text ?? '') ||
      (/^(?:the|our|their)$/.test(after[0]?.text ?? '') &&
        (hasAny(after.slice(1), 'price', 'book', 'coin') || stage.test(after[1]?.text ?? '')))
    );
  });

const feePaid =
  / (?:pagaron|pagó|han pagado|ha pagado) (?:la|el|su|nuestra|nuestro) (?:cuota|matrícula|inscripción|mensualidad|suscripción|membresía|abono)(?! (?:del?|al?) )(?= )| (?:zahlten?|bezahlten?) (?:(?:die|den|ihren?|unseren?|unsere) )(?:\p{L}*gebühr|\p{L}*beitrag)(?! (?:an|für|de[rsm]|eine[rs]) )(?= )/u;

/** "Doce panaderías pagaron la cuota", "zwölf Bäckereien zahlten die Gebühr": not "la cuota del gremio". */
const isFeePaid = ({ tokens, sentence }: Clause): boolean => sentence.isLatin && feePaid.test(spacedWords(tokens));

/** "Paid for the first run", "for the pilot". */
const stage = /^(?:first|second|third|next|pilot|trial|whole|full|course|season)$/;

/** "Parents pay tutors", "5 paid a neighbour": somebody else is paid. */
export const isPaidToOthers = memoise(
  (clause: Clause): boolean => isPaidToNamed(clause) || (clause.sentence.isLatin && isPaidToPeople(clause)),
);

const paying: ReadonlySet<string> = new Set(['pay', 'pays', 'paid', 'paying']);

const isPaidToPeople = ({ tokens }: Clause): boolean =>
  tokens.some((token, index) => {
    if (!paying.has(token.text)) return false;
    // "62 paying firms".
    if (token.text === 'paying' && /^(?:num|adj|det)$/.test(tokens[index - 1]?.pos ?? 'det')) return false;
    const after = tokens.slice(index + 1, index + 5);
    if (/^(?:her|him)$/.test(after[0]?.text ?? '') && !/^(?:noun|adj)$/.test(after[1]?.pos ?? '')) return true;
    // "Paid somebody to do it", "paid someone else £30".
    if (/^(?:somebody|someone|others)$/.test(after[0]?.text ?? '') && after[1]?.text !== "'s") return true;
    // "Pay Toast 300 dollars a month".
    if (isNameOfPayee(after)) return true;
    const isSome = /^(?:an?|another|other|some|their|his|her)$/.test(after[0]?.text ?? '');
    const end = isSome ? after.findIndex(({ pos }, at) => at > 0 && pos !== 'adj' && pos !== 'noun') : 1;
    const phrase = after.slice(isSome ? 1 : 0, end < 0 ? after.length : end);
    const payee = phrase.at(-1);
    return (
      (has(payee, 'people') || (isSome && isAgentive(payee?.lemma))) &&
      !hasAny(phrase, 'own', 'customer', 'product', 'price')
    );
  });

const isNameOfPayee = ([name, next]: readonly Token[]): boolean =>
  name?.pos === 'noun' &&
  (next?.pos === 'num' || /^[£$€]$/.test(next?.text ?? '')) &&
  !has(name, 'own', 'customer', 'product', 'price') &&
  !/^(?:[a-z]{1,3}|euros?|dollars?|pounds?|francs?|pesos?|rupees?|cash|dues|tuition|deposits?|fees?|subscriptions?|rates?|half|double|extra|upfront|rent|monthly|yearly|membership|us|me)$/.test(
    name.text,
  );

/** "Every second camper dropped coins in", "most wards pay". */
const isShareOfPeople = ({ tokens }: Clause): boolean =>
  tokens.slice(0, 3).some(({ text }) => /^(?:every|half|most)$/.test(text)) &&
  tokens.slice(1, 5).some((token) => has(token, 'people', 'customer')) &&
  tokens.some((token) => isParticiple(token) && has(token, 'pay'));

/** "The sum was debited from nineteen forwarders", "EUR 4 was charged to 390 workers". */
const isCollected = ({ tokens, quantities, negated }: Clause): boolean =>
  tokens.some(
    (token, index) =>
      tokens[index - 1]?.lemma === 'be' &&
      /^(?:was|were|been)$/.test(tokens[index - 1]?.text ?? '') &&
      !negated.has(token) &&
      /^(?:debit|charge|collect|bill|invoice|receive|levy|deduct|transfer|withdraw|credit)$/.test(token.lemma) &&
      quantities.some(
        ({ kind, start, value }) =>
          kind === 'count' && value > 1 && start > index && /^(?:from|to|by|of)$/.test(tokens[start - 1]?.text ?? ''),
      ),
  );

/** "640 bundles went out at £6 per bundle", "my logs went to 33 customers at £5 a sack". */
function isSoldAway({ tokens, quantities, negated }: Clause, count: Quantity | undefined): boolean {
  const price = quantities.find(
    ({ kind, start }) => kind === 'money' && /^(?:at|for)$/.test(tokens[start - 1]?.text ?? ''),
  );
  const gone = tokens.find(
    (token) => token.pos === 'verb' && token.text !== token.lemma && /^(?:go|ship|leave|move|sell)$/.test(token.lemma),
  );
  const isCounted = count !== undefined || quantities.some(({ kind, value }) => kind === 'count' && value > 1);
  return price !== undefined && gone !== undefined && !negated.has(gone) && isCounted && hasAny(tokens, 'product');
}

/** "Their clients paid 1,900 through it", "they paid 40 euros per hectare". */
const isPaidThroughUs = (clause: Clause): boolean =>
  clause.speaker === 'people' &&
  clause.tokens.some(({ text }) => text === 'paid') &&
  (hasAny(clause.tokens, 'own') ||
    clause.tokens.some(({ text }) => text === 'it') ||
    money(clause)?.per !== undefined ||
    money(clause)?.period !== undefined);

/** "Every one of them extended the contract". */
const isEachOfThem = ({ tokens }: Clause): boolean =>
  /^(?:every|each|all|both)$/.test(tokens[0]?.text ?? '') &&
  tokens.slice(1, 4).some((token) => token.text === 'them' || has(token, 'customer', 'people'));

/** Renewal concerns a purchase, unlike "stayed" of visitors, and "zwei Kappen sind wieder abgegangen". */
const isBought = ({ tokens }: Clause): boolean =>
  tokens.some((token) => has(token, 'renew') && !/^sta(?:y|yed)$/.test(token.text)) &&
  !(tokens.some(({ text }) => text === 'wieder') && tokens.some(({ text }) => comingOff.test(text)));

const comingOff =
  /^(?:(?:ab|aus|raus|los|weg|auf|kaputt|ein)(?:gegangen|gefallen|gebrochen|gerissen|gelöst|gesprungen|geblieben|gestellt)|kaputt|verschwunden|weg|undicht|defekt)$/;

/** "The district pays 3 dollars per pump": one named payer with a period or unit. */
function isPresentPayer(clause: Clause): boolean {
  const price = money(clause);
  const [first, second] = clause.tokens;
  // "The borrowing choir pays £20" says who pays in general.
  const isDefinite =
    !second?.text.endsWith('ing') && /^(?:the|each|el|la|der|die|das|ein|eine)$/.test(first?.text ?? '');
  return isDefinite && price !== undefined && (price.period !== undefined || price.per !== undefined);
}

export function isIntention(clause: Clause): boolean {
  return states(clause, 'intend') && !states(clause, 'prototype');
}

/** "Last year we paid 12 testers", "we had bought the oven", "im Mai zahlten wir zwölf Bäckern": ours is the hand that pays. */
export const isOurPayment = (clause: Clause): boolean => isOwnPurchase(clause) || isPaidByOurHand(clause);

const paidOut: ReadonlySet<string> = new Set(['zahlten', 'pagamos', 'pagué', '付给']);

const isPaidByOurHand = ({ tokens }: Clause): boolean =>
  isPago(tokens) ||
  tokens.some(
    (token, index) =>
      (paidOut.has(token.text) || has(token, 'pay')) &&
      (/^(?:we|i|wir|ich|nosotros|yo|我们|我)$/.test(tokens[index - 1]?.text ?? '') ||
        isBoughtByUs(tokens, index) ||
        /^(?:wir|ich|nosotros|yo)$/.test(tokens[index + 1]?.text ?? '') ||
        /^(?:pagamos|pagué)$/.test(token.text) ||
        (/^(?:我们|我)$/.test(tokens[0]?.text ?? '') && !tokens.some(({ text }) => text.startsWith('给我')))),
  );

/** "Pago 900 euros al mes a mi ayudante": a verb; not "pago único de 40 euros". */
export const isPago = (tokens: readonly Token[]): boolean => {
  const [first, next] = tokens[0]?.text === 'yo' ? tokens.slice(1) : tokens;
  return (
    first?.text === 'pago' && (next?.pos === 'num' || /^(?:unos|casi|el|la|los|las|un|una)$/.test(next?.text ?? ''))
  );
};

/** "We had bought the van for £2,600". */
export const isPurchase = ({ tokens }: Clause): boolean => tokens.some((_token, index) => isBoughtByUs(tokens, index));

const buying: ReadonlySet<string> = new Set(['buy', 'pay', 'purchase']);

/** "We had bought", "I've already paid", "we have since rented". */
const isBoughtByUs = (tokens: readonly Token[], verb: number): boolean => {
  if (!buying.has(tokens[verb]?.lemma ?? '') || tokens[verb - 1]?.lemma === 'be') return false;
  const subject = tokens.slice(0, verb).findLast(({ pos }) => pos !== 'aux' && pos !== 'adv');
  return subject?.text === 'we' || subject?.text === 'i';
};
