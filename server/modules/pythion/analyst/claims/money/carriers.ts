import type { Clause } from '../../text/clause';
import { memoise } from '../../text/memoise';
import { readQuantities, type Quantity } from '../../text/quantities';
import { has, hasAny, isWord, type Token } from '../../text/token';
import { isBare } from './amounts';

/** Who or what brings it to the customer. */
const carrier =
  /^(?:driver|courier|rider|van|delivery|transport|carriage|freight|diesel|fahrer|kurier|lieferung|fahrt|versand|reparto|repartidor|transporte)$/;

/** What may stand between it and its amount. */
const joining =
  /^(?:be|come|comes|work|works|run|runs|cost|costs|to|at|out|in|about|around|roughly|another|£|\$|€|ist|sind|kostet|kommt|auf|rund|etwa|es|son|sale|cuesta|a|unos)$/;

/** Where a sentence names what brings it with an amount of its own, behind another amount; or -1. */
const carrierIn = memoise((context: readonly Token[]): number => {
  const amounts = readQuantities(context).filter(({ kind }) => kind === 'money');
  if (amounts.length < 2) return -1;
  return context.findIndex((word, index) => {
    const before = context[index - 1];
    const amount = amounts.find(({ start }) => start > index);
    return (
      carrier.test(word.lemma) &&
      amount !== undefined &&
      amounts.some(({ end }) => end <= index) &&
      (/^(?:det|conj|punct)$/.test(before?.pos ?? '') || /^(?:der|die|das|el|la)$/.test(before?.text ?? '')) &&
      context.slice(index + 1, amount.start).every((token) => isWord(token, joining)) &&
      !context
        .slice(amount.end, amount.end + 3)
        .some((token) => /^(?:extra|more|included|for)$/.test(token.text) || has(token, 'customer'))
    );
  });
});

/**
 * "A loaf goes out at €4.80, flour and eggs are €1.90 and the driver works out at 55 cent a loaf": what bringing it costs, and
 * what is listed between the price and it. Not "delivery is £3 extra", nor "drivers pay £3 a day".
 */
export function isCarrierAt(clause: Clause, index: number): boolean {
  const { tokens, context, sentence, speaker } = clause;
  if (!sentence.isLatin || speaker === 'rival') return false;
  const carried = carrierIn(context);
  if (carried < 0) return false;
  const at = context.indexOf(tokens[index]!);
  const isListed =
    /^(?:are|is|sind|ist|son|es)$/.test(tokens[index]!.text) &&
    at < carried &&
    readQuantities(context).some(({ kind, end }) => kind === 'money' && end <= at) &&
    clause.quantities.some((amount) => amount.start === index + 1 && (amount.kind === 'money' || isBare(amount))) &&
    !hasAny(tokens.slice(0, index), 'people', 'customer', 'own', 'price');
  return at === carried || isListed;
}

/** Whether the clause has such a cost. */
export const hasCarrier = (clause: Clause): boolean =>
  clause.sentence.isLatin &&
  carrierIn(clause.context) >= 0 &&
  clause.tokens.some((_token, index) => isCarrierAt(clause, index));

/** What is sold one by one. */
const sale = /^(?:stop|job|order|booking|visit|session|sale|basket|appointment|call-out|callout|repair)$/;

/** "I see 40 salons and the average stop is £58": what one brings on average. Not "the average dentist loses £58". */
export function averageSale({ tokens, context, quantities, speaker, modality }: Clause): Quantity | undefined {
  if (speaker === 'rival' || modality !== 'fact' || !quantities.some(({ kind }) => kind === 'money')) return undefined;
  const at = tokens.findIndex(({ text }) => text === 'average' || text === 'typical' || text === 'mean');
  const [article, unit, verb] = [tokens[at - 1], tokens[at + 1], tokens[at + 2]];
  const amount = quantities.find(({ kind, start }) => kind === 'money' && start >= at + 3 && start <= at + 5);
  const isOurs = article?.text === 'our' || article?.text === 'my' || (article?.text === 'the' && isAboutUs(context));
  return amount &&
    amount.per === undefined &&
    isOurs &&
    sale.test(unit?.lemma ?? '') &&
    /^(?:be|come)$/.test(verb?.lemma ?? '')
    ? { ...amount, per: unit?.lemma }
    : undefined;
}

/** We are in the sentence, and nobody else sells in it. */
const isAboutUs = (context: readonly Token[]): boolean =>
  context.some(({ text }) => /^(?:i|we|my|our)$/.test(text)) &&
  !context.some(
    (token) => has(token, 'rival', 'interview', 'today') || /^(?:at|their|they|dealers?)$/.test(token.text),
  );
