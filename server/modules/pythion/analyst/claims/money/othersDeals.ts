import type { Clause } from '../../text/clause';
import { memoise } from '../../text/memoise';
import type { Quantity } from '../../text/quantities';
import { has, hasAny, isVerb, type Token, wordsBefore } from '../../text/token';

/**
 * "The shop gave the money back", "la tienda devolvió la fianza", "der Vermieter hat die Kaution erstattet": somebody else returns
 * what was paid to them. It is no customer of ours who is gone, and often what the product achieves.
 */
export const isRefundByOthers = memoise(({ tokens, speaker }: Clause): boolean => {
  if (speaker === 'own' || tokens.some(({ text }) => ourselves.has(text))) return false;
  const at = tokens.findIndex((_, index) => isGivingBack(tokens, index));
  const giver = tokens.slice(0, Math.max(0, at));
  return (
    at > 0 &&
    !isPassive(giver) &&
    giver.some(({ pos }) => pos === 'noun') &&
    !hasAny(giver, 'customer', 'own') &&
    !giver.some(({ pos, text }) => pos === 'num' || /^(?:all|every|everyone|alle|todos|todas)$/.test(text)) &&
    tokens.some(({ lemma, text }) => deposits.test(lemma) || deposits.test(text))
  );
});

const ourselves: ReadonlySet<string> = new Set(['we', 'i', 'us', 'me', 'wir', 'ich', 'uns', 'nos', '我们', '我']);

const deposits =
  /^(?:money|deposit|fee|rent|price|cash|fare|payment|sum|amount|dinero|fianza|depósito|importe|alquiler|geld|kaution|anzahlung|betrag|miete|kaufpreis|钱|钱款|押金|定金|房租|全款)$/;

/** "Gave back", "returned", "refunded", "devolvió", "hat erstattet", 退还. */
const isGivingBack = (tokens: readonly Token[], index: number): boolean => {
  const { lemma = '', text = '' } = tokens[index] ?? {};
  if (handing.has(lemma)) return tokens.slice(index + 1, index + 7).some((token) => token.text === 'back');
  return (returning.has(lemma) && isVerb(tokens[index])) || returned.has(text);
};

const handing: ReadonlySet<string> = new Set(['give', 'pay', 'hand', 'send']);
const returning: ReadonlySet<string> = new Set(['return', 'refund', 'repay', 'reimburse']);
const returned: ReadonlySet<string> = new Set([
  ...'zurück zurückgegeben zurückgezahlt zurücküberwiesen zurückerstattet zurückgab zurückgibt'.split(' '),
  ...'erstattet erstattete erstatteten devolvió devolvieron devuelve devuelven devuelto'.split(' '),
  ...'reembolsó reembolsaron reembolsa reembolsan 退 退了 退还 退回 返还'.split(' '),
]);

/** "The deposits were refunded": whoever did it. */
const isPassive = (before: readonly Token[]): boolean =>
  /^(?:be|get)$/.test(before.at(-1)?.lemma ?? '') || before.some(({ text }) => /^(?:wurden?|fueron|被)$/.test(text));

/**
 * "Big companies sell this too, they quoted the trust £140k so they never bought it": what isn't bought is what others offered
 * before in the sentence. Not where we are in it: "they sell boxes, and none of them bought ours".
 */
export function isUnsoldByOthers({ tokens, context, sentence }: Clause): boolean {
  if (!sentence.isLatin) return false;
  const before = wordsBefore(context, tokens[0]);
  const verb = before.findIndex(({ lemma, pos }) => pos === 'verb' && offering.test(lemma));
  return (
    verb > 0 &&
    before.slice(0, verb).some(({ pos }) => pos === 'noun' || pos === 'pron') &&
    !before.slice(0, verb).some(({ pos }) => pos === 'num') &&
    !hasAny(context, 'own') &&
    !context.some(({ text }) => /^(?:we|i|us|our|ours|my|me)$/.test(text))
  );
}

const offering = /^(?:sell|quote|charge|offer|pitch|want|ask|bid|tender|advertise|propose)$/;

/**
 * "He gets £100 for each one", "the cleaner receives 60", "the bakeries make about £900 a month from it": who receives it pays
 * nothing to us. Not "the shop gets it for £20", "they get £5 off".
 */
export const isOthersIncome = ({ tokens, quantities }: Clause): boolean =>
  tokens.some(({ lemma, pos }, index) => {
    const isMade = lemma === 'make' && quantities.some((amount) => isMoneyBehind(tokens, amount, index));
    if (pos !== 'verb' || !(isMade || /^(?:get|receive|earn)$/.test(lemma))) return false;
    const subject = tokens.slice(0, index);
    if (hasAny(tokens, 'own', 'product')) return false;
    const amount = tokens.slice(index + 1, index + 4).findIndex((token) => token.pos === 'num');
    return (
      hasAny(subject, 'people') ||
      (amount >= 0 &&
        subject.some(({ text }) => /^(?:he|she|they|who)$/.test(text)) &&
        tokens.slice(index + 1, index + 1 + amount).every((token) => token.pos !== 'noun' && token.text !== 'it') &&
        !tokens.slice(index + 2 + amount, index + 4 + amount).some(({ text }) => /^(?:off|discount|back)$/.test(text)))
    );
  });

/** "Make £900", "make about £900"; not "make jam for £9". */
const isMoneyBehind = (tokens: readonly Token[], { kind, start }: Quantity, verb: number): boolean =>
  kind === 'money' && start > verb && tokens.slice(verb + 1, start).every(({ pos }) => /^(?:adv|adp|sym)$/.test(pos));

/**
 * "The council gives us £2 a pupil - well that is what we asked for, nothing is signed": the sentence takes the payment back. What
 * was paid stays paid: "nothing is signed, but they paid £400".
 */
export const isUnsettled = ({ tokens, context }: Clause): boolean =>
  !tokens.some(({ text }) => paid.has(text)) &&
  (context.some((token, index) => settling.has(token.text) && isDenied(context.slice(Math.max(0, index - 4), index))) ||
    context.some(
      ({ text }, index) =>
        text === 'asked' &&
        context[index + 1]?.text === 'for' &&
        context.slice(Math.max(0, index - 4), index).some((token) => token.text === 'what'),
    ));

const paid: ReadonlySet<string> = new Set(
  'paid bought gave ordered booked zahlte zahlten bezahlte bezahlten gezahlt bezahlt pagó pagaron'.split(' '),
);
const settling: ReadonlySet<string> = new Set([
  ...'signed agreed settled decided confirmed finalised finalized firmado acordado decidido cerrado'.split(' '),
  ...'unterschrieben vereinbart entschieden beschlossen unterzeichnet 签 签约 签字 签合同'.split(' '),
]);

const isDenied = (before: readonly Token[]): boolean =>
  before.some((token) => has(token, 'negation') && !/^(?:without|ohne|sin)$/.test(token.text));

/** "Lo usamos desde septiembre", "we use it in our own shop": we pay nobody for what is ours. */
export const isOwnUse = ({ tokens, context, speaker }: Clause): boolean =>
  speaker === 'own' &&
  !hasAny(context, 'pay', 'customer', 'people', 'renew', 'book', 'sell') &&
  context.every(({ pos, text }) => pos !== 'num' || /^(?:19|20)\d\d$/.test(text)) &&
  tokens.some(
    ({ text, lemma }, index) =>
      /^(?:usamos|uso|utilizamos|utilizo|自用)$/.test(text) ||
      ((/^(?:use|run)$/.test(lemma) || /^(?:nutzen|nutze|verwenden|verwende|benutzen|benutze)$/.test(text)) &&
        [tokens[index - 1], tokens[index + 1], tokens[index - 2]].some((token) =>
          /^(?:we|i|wir|ich)$/.test(token?.text ?? ''),
        )) ||
      (/^(?:我们|我)$/.test(text) && /^(?:自己|在用|用)$/.test(tokens[index + 1]?.text ?? '')),
  );
