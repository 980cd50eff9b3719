import { clausesBySentence, type Clause } from '../../text/clause';
import { wordsInFigures } from '../../text/figures';
import { memoise } from '../../text/memoise';
import { readQuantities, type Quantity } from '../../text/quantities';
import { hasAny, spacedWords, type Token } from '../../text/token';
import { isFact, makeClaim, type Claim } from '../claim';
import { isRivals } from '../hearsay';
import { isBare } from './amounts';
import { pricesOf } from './price';

const about =
  '(?:(?:about|around|roughly|some|only|just|nearly|etwa|rund|ungefähr|circa|gut|unos|unas|los|las|casi) )*';
const amount = `${about}(?:[£$€] )?(?<amount>\\d[\\d.,]*)`;
/** "Entre agua, tractor y seguro": what it goes for, between the cost and its verb. */
const listed = '(?:, [^.;:£$€\\d]{1,80}? , |[, ]*(?:entre|including|incl|inklusive|mit|for|für) [^.;:£$€\\d]{1,70}? |)';
const unit = '(?<unit>\\p{L}{3,})';

/** "Meine Ausgaben pro Haus liegen bei rund 70", "el gasto por parcela anda por los 16": what one costs us. */
const named = [
  ` (?:(?:my|our) |^ |[,;:.] (?:and |but )?(?:the )?)(?:\\S+ )?(?:costs?|expenses?|outlay|outgoings|spend) (?:per|a|for each|for every|on each|on every) ${unit} ${listed}(?:(?:come|comes|came|run|runs|amount|amounts|work|works|add|adds) (?:out |up )?(?:to|at)|are|is|'s|were|was|sit at|sits at) ${amount}`,
  ` (?:meine?|unsere?|die|der|mein|unser|an) (?:\\S+ )?(?:ausgaben|unkosten|aufwand|auslagen|\\p{L}*kosten) (?:pro|je|für jede[sn]?) ${unit} ${listed}(?:liegen|liegt|betragen|beträgt|sind|ist|machen|belaufen sich|kommen|lagen) (?:bei |auf )?${amount}`,
  ` (?:el|los|mi|mis|nuestro|nuestros|en|de) (?:gastos?|costes?|costos?) (?:medio |promedio )?(?:por|de cada|en cada) ${unit} ${listed}(?:anda|andan|ronda|rondan|es|son|está|están|queda|sale|salen|suma|suman|llega|llegan|se pone|se va)(?: en torno)? (?:por |a |en |de |alrededor de )*${amount}`,
].map((pattern) => new RegExp(pattern, 'u'));

const costHint =
  / (?:\p{L}*kosten|costs?|expenses?|outlay|outgoings|spend|ausgaben|unkosten|aufwand|auslagen|gastos?|costes?|costos?) /u;

const things = '(?:[^\\s\\d.;:!?]+ ){1,9}?';
/** "Wäsche, Strom und Putzen fressen etwa elf davon", "la tintorería se lleva 280": what takes a part of the price. */
const eating = [
  `(?:^|[.;:,]) (?:and |but )?${things}(?:eats?|eat up|eats up|swallows?|gobbles? up|takes?|uses? up) ${amount} (?:\\S+ )?(?:of|out of|from) (?:it|that|this|each|every)(?= )`,
  `(?:^|[.;:,]) (?:and |but )?${things}(?:eats? up|eats?|swallows?) ${amount}(?= )`,
  ` (?:of|from|out of) (?:that|it|this) (?:, )?${amount} (?:goes|go|disappears|is gone) (?:straight )?(?:on|to|into|for) (?!waste |charity )`,
  ` (?:it|this|that|which|one|each) (?:\\S+ )?sets (?:me|us) back ${amount}(?= )`,
  `(?:^|[.;:,]) (?:und |aber )?${things}(?:fressen|frisst|schlucken|schluckt|verschlingen|verschlingt) ${amount}(?= )`,
  `(?:^|[.;:,]) (?:davon )?(?:gehen|geht) (?:\\S+ ){0,3}?${amount} (?:euro |franken |€ )?(?:davon )?(?:für|auf) ${things}(?:drauf|weg|ab)(?= )`,
  `(?:^|[.;:,]) (?:y |pero )?${things}se (?:llevan?|comen?|traga|tragan) ${amount}(?= )`,
  ` (?:de (?:ahí|eso|esos|ellos|ese precio)|ahí) (?:, )?(?:se )?(?:me |nos )?(?:van|va|salen|sale) ${amount} (?:euros? |pesos |€ )?(?:en|para|a) `,
].map((pattern) => new RegExp(pattern, 'u'));
const eatingHint =
  / (?:eats?|swallows?|gobbles?|takes?|uses?|fressen|frisst|schluckt|schlucken|verschlingen|verschlingt|gehen|geht|llevan?|comen?|tragan?|goes|go|disappears|gone|sets|van|va|salen?) /;

/** "And shampoo run to about eleven": a list that comes to a sum, whose currency goes without saying. */
const coming = new RegExp(
  `(?:^|[.;:,]|and|but) (?:[^\\s\\d.;:!?]+ ){0,5}?(?:and|plus) (?:[^\\s\\d.;:!?,]+ ){1,4}?(?:come|comes|came|run|runs|amount|add up|work out) (?:to|at) ${amount}(?= )`,
  'u',
);

/** "Hosting is about $19, so call it $85 fully loaded": the sum of what one costs us. */
const summing = new RegExp(
  ` (?:call it|sagen wir|ponle|pon|digamos|pongamos) ${amount} (?:(?:euros?|dollars?|pounds?|pesos) )?(?:fully loaded|all in|all told|alles in allem|unterm strich|en total|con todo|todo incluido)(?= )`,
  'u',
);
/** What the sum is of. */
const ofCosts =
  / (?:costs?|hosting|wages?|hours?|support|materials?|parts|fuel|kosten|löhne|stunden|material|teile|gastos?|costes?|costos?|sueldos?|piezas) /;

const others =
  / (?:they|their|them|customers?|clients?|farmers?|families|you|your|rivals?|competitors?|sie|ihre[nrms]?|kunden|familien|ellos|sus|su|clientes|familias|competencia|if|wenn|si|would|würde\S*|podría\S*|used to|früher|antes|hours?|minutes?|stunden?|minuten|horas?|minutos?|tage?|días?|days?|weeks?|people|leute|personas) /;

type Found = { at: number; unit?: string | undefined; isPart: boolean; isSum?: boolean };

/** Where the words of a sentence name what one costs us. */
const foundIn = memoise((context: readonly Token[]): Found | undefined => {
  const words = wordsInFigures(context);
  if (!/\d/.test(words)) return undefined;
  const patterns = [
    ...(costHint.test(words) ? named.map((pattern) => [pattern, false] as const) : []),
    ...(eatingHint.test(words) ? eating.map((pattern) => [pattern, true] as const) : []),
    ...(/ (?:to|at) /.test(words) ? [[coming, false] as const] : []),
  ];
  const sum = ofCosts.test(words) ? summing.exec(words) : null;
  if (sum) return { at: placeOf(words, sum), isPart: false, isSum: true };
  for (const [pattern, isPart] of patterns) {
    const match = pattern.exec(words);
    if (!match || others.test(`${match[0]} `)) continue;
    return { at: placeOf(words, match), unit: match.groups?.['unit'], isPart };
  }
  return undefined;
});

/** Where the amount of a match stands among the words. */
const placeOf = (words: string, match: RegExpExecArray): number =>
  words
    .slice(0, match.index + match[0].lastIndexOf(match.groups?.['amount'] ?? ''))
    .trim()
    .split(' ').length;

/** What stands between two parts of a list: ", los arreglos de costura unos". */
const between =
  /^ (?:(?:euros?|€|pounds?|dollars?|pesos|soles|franken|davon|of it) )?(?:, |and |und |y |plus )+(?:(?!is |are |ist |sind |es |son |we |wir |que |como |all |both |each |alle |beide |todos |todas |of )\p{L}+ ){1,5}(?:[£$€] )?$/u;

/** The first amount and those that are listed behind it. */
function partsFrom(context: readonly Token[], at: number, isPart: boolean): Quantity[] {
  const amounts = readQuantities(context).filter(
    (quantity) => quantity.kind === 'money' || isBare(quantity) || isOfIt(quantity),
  );
  const first = amounts.findIndex(({ start, end }) => start <= at && at < end);
  const parts = first < 0 ? [] : [amounts[first]!];
  for (const next of first < 0 ? [] : amounts.slice(first + 1)) {
    if (!between.test(spacedWords(context.slice(parts.at(-1)!.end, next.start)))) break;
    // "…, and seven have renewed": a count of others.
    const behind = context[next.end];
    const isLast = behind === undefined || /^(?:punct|conj)$/.test(behind.pos) || /^(?:y|und|and)$/.test(behind.text);
    if (next.kind !== 'money' && !(isPart && (isLast || isOfIt(next)))) break;
    parts.push(next);
  }
  return parts.some(({ period }) => period !== undefined) ? [] : parts;
}

/** "Elf davon", "eleven of it". */
const isOfIt = ({ kind, of, unit }: Quantity): boolean =>
  kind === 'count' && of === undefined && /^(?:davon|euros?|goe?s?)$/.test(unit ?? '');

/** Sentences that may stand between the price and what it costs us. */
const near = 3;

const replaced =
  /^(?:unitCost|priceNumber|priceUnit|sizeFromPrice|trouble|frequencyOrCost|groupDetail|alternative|alternativeDetail|alternativeFails)$/;

/**
 * "Die Nacht kostet 29 Euro. Wäsche und Strom fressen etwa elf davon": what one costs us, in everyday words and mostly without a
 * currency, in the sentence of our price or soon behind it.
 */
export function withEverydayCosts(claims: readonly Claim[], clauses: readonly Clause[]): readonly Claim[] {
  if (!clauses.some(({ sentence }) => sentence.isLatin)) return claims;
  const prices = pricesOf(claims);
  if (prices.length === 0) return claims;
  const sentences = [...clausesBySentence(clauses).values()];
  const numberOf = new Map(sentences.flatMap((all, index) => all.map((clause) => [clause, index] as const)));
  return sentences.reduce<readonly Claim[]>((read, all, index) => {
    const [first] = all;
    const found = first?.sentence.isLatin ? foundIn(first.context) : undefined;
    if (!first || !found || all.some((clause) => isRivals(clause) || hasAny(clause.tokens, 'rival'))) return read;
    const price = prices.findLast(({ claim, quantity }) => {
      const distance = index - (numberOf.get(claim.clause) ?? 0);
      return (
        distance >= 0 && distance <= near && !(distance === 0 && isAt(claim.clause, quantity, first.context, found.at))
      );
    });
    if (!price) return read;
    const isSame = numberOf.get(price.claim.clause) === index;
    return withParts(read, all, found, price.quantity, isSame);
  }, claims);
}

const isAt = ({ tokens }: Clause, { start }: Quantity, context: readonly Token[], at: number): boolean =>
  context[at] === tokens[start] || context[at] === tokens[start + 1];

function withParts(
  claims: readonly Claim[],
  all: readonly Clause[],
  { at, unit: named, isPart, isSum = false }: Found,
  price: Quantity,
  isSame: boolean,
): readonly Claim[] {
  const context = all[0]?.context ?? [];
  const costs = partsFrom(context, at, isPart).flatMap((part) => {
    const word = context[part.start]!;
    const clause = all.find(({ tokens }) => tokens.includes(word));
    return clause && isFact(clause) ? [{ clause, part, start: clause.tokens.indexOf(word) }] : [];
  });
  const isKnown = costs.every(({ clause, part }) =>
    claims.some(
      (claim) =>
        claim.clause === clause &&
        /^(?:unitCost|fixedCost|acquisitionCost|kept)$/.test(claim.kind) &&
        claim.quantity?.value === part.value,
    ),
  );
  if (costs.length === 0 || isKnown) return claims;
  if (costs.some(({ part }) => part.currency !== undefined && part.currency !== price.currency)) return claims;
  const told = new Set(costs.map(({ clause }) => clause));
  const period = isPart || isSame || isSum ? price.period : undefined;
  return [
    ...claims.filter(
      ({ kind, clause, quantity }) =>
        !(isSum && kind === 'unitCost' && all.includes(clause)) &&
        !(told.has(clause) && replaced.test(kind) && (quantity === undefined || quantity.value !== price.value)),
    ),
    ...costs.map(({ clause, part, start }) => {
      const per = part.per ?? (isPart || isSum ? price.per : named) ?? (period && 'each');
      const quantity = {
        kind: 'money',
        value: part.value,
        start,
        end: start + part.end - part.start,
        ...(price.currency === undefined ? {} : { currency: price.currency }),
        ...(period === undefined ? {} : { period }),
        ...(per === undefined ? {} : { per }),
      } as Quantity;
      return makeClaim('unitCost', clause, { quantity });
    }),
  ];
}
