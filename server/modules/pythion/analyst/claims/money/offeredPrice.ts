import type { Clause } from '../../text/clause';
import { has, hasAny, spacedWords } from '../../text/token';
import { states } from '../claim';

/** One of any: "a tower", "every member", "ein Betrieb". */
const anyOne = /^(?:an?|each|every|ein|eine|jede[rs]?|un|una|cada)$/;
const since: ReadonlySet<string> = new Set('already now still since today far schon bereits seit ya desde'.split(' '));
const pays: ReadonlySet<string> = new Set(['pays', 'zahlt', 'bezahlt', 'paga']);

/** "With us a tower pays £240 every year": what anyone is to pay, and nobody who paid. */
const isToBePaid = ({ tokens, context }: Clause): boolean =>
  !context.some(({ text }) => since.has(text)) &&
  tokens.some(
    ({ text }, index) =>
      pays.has(text) &&
      tokens.slice(Math.max(0, index - 4), index).some((token) => anyOne.test(token.text)) &&
      !/^(?:nos|me)$/.test(tokens[index - 1]?.text ?? '') &&
      !tokens.slice(index + 1).some((token) => /^(?:us|me|uns|mir|nosotros)$/.test(token.text)) &&
      !tokens
        .slice(0, index)
        .some((token) => token.pos === 'num' || /^(?:our|unser\p{L}*|nuestr\p{L}*)$/u.test(token.text)),
  );

/** "Cobraríamos 3 euros por colmena": what we would ask for, or will. */
const isFuturePrice = ({ tokens }: Clause): boolean =>
  tokens.some(({ text }) => /^(?:cobrar|pedir|vender)(?:íamos|ía|emos|é)$/.test(text));

/** "I offer a contract: two tunings for 150 euro a year": what the offer costs. */
const isOfOffer = (clause: Clause): boolean => {
  const { context, tokens, quantities } = clause;
  const offer = context.findIndex(
    ({ text }, index) =>
      /^(?:offer|propose|biete|bieten|ofrezco|ofrecemos)$/.test(text) && has(context[index - 1], 'own'),
  );
  const isAfter = offer >= 0 && tokens[0] !== undefined && context.indexOf(tokens[0]) > offer;
  const isTaken =
    states(clause, 'renew', 'again', 'sell', 'book') ||
    quantities.some(({ of }) => of !== undefined) ||
    / (?:paid|pay) /.test(spacedWords(tokens));
  return isAfter && !isTaken;
};

/** A price that is offered or asked, without anybody who paid it. */
export const isOfferedPrice = (clause: Clause): boolean =>
  clause.sentence.isLatin && (isToBePaid(clause) || isFuturePrice(clause) || isOfOffer(clause));

/** "We offer a yearly plan at 1,440 euros to hotels that lose an hour a day": the price stands before whose trouble it is. */
export const isOfferedAt = ({ tokens, speaker, negated }: Clause, start: number): boolean =>
  speaker === 'own' &&
  /^(?:at|for|für|zu|um|por|a)$/.test(tokens[start - 1]?.text ?? '') &&
  tokens.slice(0, start).some((token) => has(token, 'offer') && !negated.has(token)) &&
  !hasAny(tokens.slice(0, start), 'trouble');
