import type { Clause } from '../../text/clause';
import { has, hasAny, type Token, wordsBefore } from '../../text/token';

/** "A phone costs me 48, the sim is £2.50 a month": the list of our costs goes on. */
export const isContinued = ({ tokens, context, quantities }: Clause): boolean => {
  const isAfter = wordsBefore(context, tokens[0]).some(
    ({ lemma }, index) => lemma === 'cost' && /^(?:us|me)$/.test(context[index + 1]?.text ?? ''),
  );
  const verb = tokens.findIndex(({ lemma }) => lemma === 'be');
  return (
    isAfter &&
    verb > 0 &&
    verb <= 3 &&
    quantities.some(({ kind, start }) => kind === 'money' && start === verb + 1) &&
    tokens.slice(0, verb).some(({ pos }) => pos === 'noun') &&
    !hasAny(tokens.slice(0, verb), 'price', 'people', 'own', 'revenue')
  );
};

/** "Ausgaben: Transporter 450, Aushilfe 800 Euro im Monat", "My costs: …": what stands under a heading of costs. */
export const isUnderCosts = ({ context, tokens }: Clause): boolean => {
  const colon = context.slice(0, 4).findIndex(({ text }) => text === ':' || text === '：');
  const heading = context.slice(0, Math.max(0, colon));
  return (
    heading.some(({ text }) => costHeading.test(text) || (/^(?:kosten|costes)$/.test(text) && isList(context))) &&
    !tokens.some((token) => has(token, 'pay', 'sell', 'price')) &&
    !heading.some(({ text }) => /^(?:their|them|ihre|sus|他们)$/.test(text)) &&
    tokens[0] !== undefined &&
    context.indexOf(tokens[0]) > colon
  );
};

/** "Kosten: 12 Euro" may be the price. */
const isList = (context: readonly Token[]): boolean => context.filter(({ pos }) => pos === 'num').length > 1;

const costHeading = /^(?:costs|expenses|outgoings|spending|ausgaben|gastos|支出|开销|成本)$/;
