import { periodWords } from '../../lexicon/numbers';
import type { Clause } from '../../text/clause';
import { memoise } from '../../text/memoise';
import { headAfter } from '../../text/per';
import { readQuantities, type Quantity } from '../../text/quantities';
import { has, isVerb, lettersOf, spacedWords } from '../../text/token';
import { aroundCount } from '../counts';

/** The only currency of amounts, if they have one. */
export function onlyCurrencyIn(amounts: readonly Quantity[]): string | undefined {
  const codes = new Set(amounts.flatMap(({ kind, currency }) => (kind === 'money' ? [currency] : [])));
  return codes.size === 1 ? [...codes][0] : undefined;
}

/** A number that counts nothing: "12 a week", "20 per forklift", "2.40 a kilo", "assembly 11". */
export const isBare = ({ kind, unit, period, per, of, value }: Quantity): boolean =>
  kind === 'count' && value > 0 && of === undefined && (unit === undefined || unit === period || unit === per);

/** "1.10 a kilo": an amount whose currency goes without saying. */
export const isBareRate = (quantity: Quantity): boolean => isBare(quantity) && quantity.per !== undefined;

/** "3,000 monthly" is read as a time. */
function asRate(quantity: Quantity): Quantity {
  const isRate =
    quantity.kind === 'time' && /^(?:daily|\w+ly|monatlich|jährlich|mensual|mensuales)$/.test(quantity.unit ?? '');
  return isRate ? { ...quantity, kind: 'count', period: periodWords[quantity.unit ?? ''], unit: undefined } : quantity;
}

/** A bare number as an amount, in the currency of its sentence, or in none. */
export const toAmount = ({ context }: Clause, bare: Quantity): Quantity => ({
  ...bare,
  kind: 'money',
  unit: undefined,
  currency: onlyCurrencyIn(readQuantities(context)),
});

/** "We charge 12 a week", "two warehouses pay 20 per forklift a month", "40 bottles sold at 25 each". */
export function barePrice(clause: Clause): Quantity | undefined {
  const { tokens, quantities, negated } = clause;
  const verb = tokens.findIndex(
    (token) =>
      !negated.has(token) &&
      ((isVerb(token) && has(token, 'pay', 'sell')) ||
        /^(?:charge|rent|cost|ask|pedir|cobrar|pedimos|pido|cobro|nehmen|verlangen)$/.test(token.lemma)),
  );
  if (verb < 0) return undefined;
  const bare = quantities
    .map(asRate)
    .find(
      (quantity) =>
        isBare(quantity) &&
        quantity.start > verb &&
        (quantity.start <= verb + 4 || isSoldAt(clause, verb, quantity)) &&
        (quantity.period !== undefined || quantity.per !== undefined),
    );
  return bare && toAmount(clause, bare);
}

/** "Sold 3.1 tonnes of flour to eleven bakeries at 2.40 a kilo". */
const isSoldAt = ({ tokens }: Clause, verb: number, { start, per }: Quantity): boolean =>
  has(tokens[verb], 'sell', 'pay') && tokens[start - 1]?.text === 'at' && per !== undefined;

const charging =
  /^(?:charge|bill|ask|take|nehmen|verlangen|berechnen|nehme|verlange|cobramos|cobro|pedimos|pido|pedir|cobrar|收|收费)$/;

/** "Ein Gerüst kostet sie 3.000 €, wir nehmen 290 € pro Dach", "…, ich nehme 49": the amount that we ask for, of several. */
export const chargedAmount = memoise(
  (clause: Clause): Quantity | undefined => chargedByUs(clause) ?? resoldAmount(clause) ?? askedWithoutCurrency(clause),
);

const reselling =
  / (?:(?:we|i) (?:re)?sell (?:it|them|each|one|that) (?:on )?(?:for|at)|(?:wir|ich) verkaufen? (?:sie|ihn|es|diese|das) (?:weiter )?für|unsere?[nrs]? verkaufen (?:wir|ich) für|verkaufen (?:wir|ich) (?:unsere?[nrs]? )?für|(?:la|lo|las|los) (?:re)?vend(?:o|emos) (?:por|a)|(?:our price|unser preis|nuestro precio) (?:is|liegt bei|ist|beträgt|es(?: de)?)|(?:unserer|unsere|unseres|ours|el nuestro|la nuestra) (?:kostet|costs?|is|cuesta|vale)) (?:(?:about|around|rund|etwa|unos) )?$/;

/** "Eine Kiste kostet uns 12 Euro, wir verkaufen sie für 25". */
const resoldAmount = ({ tokens, quantities, sentence }: Clause): Quantity | undefined =>
  sentence.hasLatin
    ? quantities.find(({ kind, start }) => kind === 'money' && reselling.test(spacedWords(tokens.slice(0, start))))
    : undefined;

function chargedByUs(clause: Clause): Quantity | undefined {
  const { tokens, quantities, speaker } = clause;
  const verb = tokens.findIndex(
    ({ text, lemma }, index) =>
      (charging.test(text) || charging.test(lemma)) &&
      (/^(?:we|i|wir|ich|我们|我)$/.test(tokens[index - 1]?.text ?? '') ||
        // 我们每月只收99元.
        (text.startsWith('收') &&
          /我们?(?:每个?月|每年|每[单次件份个位])?(?:只|才|就|则|会)?$/u.test(lettersOf(tokens.slice(0, index)))) ||
        // "I hire a hall and charge £8 a class."
        (speaker === 'own' && lemma === 'charge' && tokens[index - 1]?.text === 'and') ||
        (speaker === 'own' && /(?:mos|ro)$/.test(text))),
  );
  if (verb < 0 || (speaker !== 'own' && !/^(?:wir|ich)$/.test(tokens[verb - 1]?.text ?? ''))) return undefined;
  const near = quantities.filter(({ start }) => start > verb && start <= verb + 4);
  const bare = near.find((quantity) => isBare(quantity) && quantity.start <= verb + 2);
  return (
    near.find(({ kind }) => kind === 'money') ??
    (bare && onlyCurrencyIn(readQuantities(clause.context)) ? toAmount(clause, bare) : undefined)
  );
}

/** What stands before a number that we ask for: "ich mache es für", "vendo la docena a", "I sell them at". */
const asking =
  / (?:(?:(?:ich|wir) (?:mache|machen|verkaufe|verkaufen|baue|bauen|gebe|geben)|(?:mache|machen|verkaufe|verkaufen|gebe|geben) (?:ich|wir)) (?:[^\s,]+ ){0,4}?für|(?:vendo|vendemos|dejo|dejamos|se venden?) (?:[^\s,]+ ){0,3}?(?:a|por)|(?:i|we) sell (?:[^\s,]+ ){0,3}?(?:at|for)) $/;
/** "La docena va a 3,80": with cents, it is no number of people. */
const going = / (?:va|van|sale|salen) a $/;

/** "Das Bett kostet 800 Euro im Laden, ich mache es für 650": the other amounts of the sentence tell the currency. */
function askedWithoutCurrency(clause: Clause): Quantity | undefined {
  const { tokens, quantities, sentence, speaker } = clause;
  if (!sentence.hasLatin || !/^(?:own|other)$/.test(speaker)) return undefined;
  const bare = quantities.find((quantity) => {
    if (!(isBare(quantity) || isGivenAway(quantity))) return false;
    const [before] = aroundCount(tokens, quantity);
    const next = tokens[quantity.start + 1];
    const isLast = next === undefined || next.pos === 'punct' || /^(?:her|ab|each|apiece|das|la|el)$/.test(next.text);
    const hasCents = /\d[.,]\d/.test(tokens[quantity.start]?.text ?? '');
    return isLast && (asking.test(before) || (hasCents && going.test(before)));
  });
  return bare && onlyCurrencyIn(readQuantities(clause.context)) ? toAmount(clause, bare) : undefined;
}

/** "Gebe ich für 650 her". */
const isGivenAway = ({ kind, unit, of }: Quantity): boolean =>
  kind === 'count' && of === undefined && /^(?:her|ab)$/.test(unit ?? '');

/** "We burn 6k a month", "spending 3,000 monthly", "we have burned 60k, 9k a month". */
export function bareBurn(clause: Clause): Quantity | undefined {
  const bare = clause.quantities.map(asRate).find((quantity) => isBare(quantity) && quantity.period !== undefined);
  return bare && toAmount(clause, bare);
}

/** "49 Euro im Monat pro Beet", "19 euros al mes por lavadora": the unit after the period. */
export function withUnit({ tokens }: Clause, amount: Quantity): Quantity {
  const isNamed = /^(?:per|pro|por|je|每)$/.test(tokens[amount.end]?.text ?? '');
  const head = amount.period && amount.per === undefined && isNamed ? headAfter(tokens, amount.end + 1) : undefined;
  return head ? { ...amount, per: head.lemma, end: head.index + 1 } : amount;
}
