import { wordsInFigures } from '../../text/figures';
import { memoise } from '../../text/memoise';
import { parseNumber } from '../../text/numbers';
import type { Token } from '../../text/token';

const sign = '(?:[£$€] )?';
const coin = '(?: (?:euros?|€|pounds?|dollars?|quid|franken|pesos|soles))?';
const amount = (name: string): string => `${sign}(?<${name}>\\d[\\d.,]*)${coin}`;
const about = '(?:(?:about|around|roughly|some|only|just|etwa|rund|ungefähr|nur|unos|unas|solo|sólo|a|en) )*';
const end = '(?=(?:[.,;:)] |$|(?:each|a|per|je|pro|cada|por|and|und|y|so|at|today) ))';

/** What is used up or worked for one sale. */
const input = {
  en: '(?:wages?|labou?r|vans?|petrol|diesel|fuel|gas|materials?|parts?|ingredients?|packaging|postage|couriers?|delivery|drivers?|helpers?|rent|insurance|electricity|power|water|detergent|flour|fees?|commission|travel|mileage|hours?|time|shelves|consumables|staff)',
  de: '(?:\\S*(?:lohn|löhne|kosten|gebühren|material|verpackung|versand|porto|teile|strom|sprit|diesel|zutaten|miete|arbeitszeit|arbeit)|fahrer|fahrt|wasser|gas)',
  es: '(?:sueldos?|salarios?|jornales|mano de obra|material(?:es)?|piezas?|repuestos|envío|transporte|gasolina|gasoil|furgoneta|luz|agua|ingredientes|comisión|embalaje)',
} as const;
const owner = '(?:(?:the|my|our|their|die|der|das|den|meine?|unsere?|el|la|los|las|mi|mis) )?';
const listOf = (word: string): string =>
  `${owner}(?:\\S+ )?${word}(?: ?,)?(?: (?:and |und |y |plus |mit |con )?${owner}(?:(?!are|is|come|make|sind|kommen|machen|son|suman)\\S+ )?${word}(?: ?,)?){0,3}`;

/** A cost beside the price of the same sentence: "£310 a week, wages and van are 236", "11 Euro pro Schlauch, uns kostet er 6,80". */
const costs = [
  `(?:[,;(:-]|and|with) ${listOf(input.en)} (?:are|is|come to|comes to|add up to|run to|make|makes) ${about}${amount('cost')} ${end}`,
  `(?:[,;(:-]|und) ${listOf(input.de)} (?:sind|ist|kommen auf|machen|betragen) (?:zusammen )?${about}${amount('cost')} ${end}`,
  `(?:[,;(:-]|y) ${listOf(input.es)} (?:son|suman|salen|cuestan) ${about}${amount('cost')} ${end}`,
  `(?:[,;(:-]|and|but) (?:it |one |each |that )?costs? (?:us|me) ${about}${amount('cost')} ${end}`,
  `(?:uns|mich) (?:selbst )?kostet (?:er|sie|es|das|eine?r?) ${about}${amount('cost')} ${end}`,
  `(?:[,;(:-]|y|pero) (?:a nosotros |a mí )?(?:nos|me) (?:cuestan?|salen?) ${about}${amount('cost')} ${end}`,
].map((pattern) => new RegExp(` ${pattern}`, 'u'));

/** What one costs us and what we take for it: "cada cesta nos costaba 14 euros y cobrábamos 11". */
const costAndPrice = [
  `costs? (?:us|me) ${about}${amount('cost')} (?:[^.;£$€\\d]{0,40}?)(?:, )?(?:and|but|while|yet) (?:we|i) (?:\\S+ )?(?:charged?|take|took|got|get|asked?|sold (?:it|them|each|one) for|sell (?:it|them|each|one) for) (?:only |just )?${amount('price')} ${end}`,
  `(?:kostet|kostete) (?:uns|mich) ${about}${amount('cost')} (?:[^.;€\\d]{0,40}?)(?:, )?(?:und|aber) (?:(?:wir|ich) )?(?:verlangten?|verlangen?|nahmen?|nehmen?|bekamen?|bekommen?) (?:(?:wir|ich|dafür|nur) )*${amount('price')} ${end}`,
  `(?:nos|me) (?:cuesta|costaba|costó|sale|salía) ${about}${amount('cost')} (?:[^.;€\\d]{0,40}?)(?:, )?(?:y|pero) (?:la |lo |las |los |sólo |solo )*(?:cobramos|cobrábamos|cobro|cobraba|vendíamos (?:a|por)|vendemos (?:a|por)) (?:solo |sólo )?${amount('price')} ${end}`,
].map((pattern) => new RegExp(` ${pattern}`, 'u'));

/** "We mend a pump for £95, parts and courier come to £31", "£9 an hour, the student gets 7": the first amount is our price. */
const pricedFirst = [
  `^ (?:we|i) (?:\\S+ ){1,5}?for (?:[£$€] )?\\d[\\d.,]* , ${listOf(input.en)} (?:are|is|come to|comes to|make) ${about}(?:[£$€] )?\\d`,
  `^ (?:an?|the|each|one) (?:\\S+ ){1,3}(?:is|costs|sells for|goes for) (?:[£$€] )?\\d[\\d.,]* , ${listOf(input.en)} (?:are|is|come to|comes to|make) ${about}(?:[£$€] )?\\d`,
  `^ [£$€] \\d[\\d.,]* (?:an?|per|each) \\S+ , (?:the|our|my|each) (?:\\S+ ){1,2}(?:gets?|keeps?|receives?|takes?) ${about}(?:[£$€] )?\\d[\\d.,]* ${end}`,
  `^ \\d[\\d.,]* (?:euro|€|franken) (?:die|pro|je) \\S+ , (?:der|die|das|unser\\S*) (?:\\S+ ){1,2}(?:bekommt|erhält|kriegt|behält) ${about}\\d[\\d.,]*${coin} ${end}`,
  `^ \\d[\\d.,]* (?:euros|€|pesos) (?:la|el|por) \\S+ , (?:el|la|al|a la) (?:\\S+ ){1,2}(?:recibe|cobra|se lleva|le damos|se queda con) ${about}\\d[\\d.,]*${coin} ${end}`,
].map((pattern) => new RegExp(pattern, 'u'));

export type CostAndPrice = { cost: number; price?: number | undefined };

const numberIn = (text: string | undefined): number | undefined =>
  text === undefined ? undefined : parseNumber(text.replace(/[.,]$/, ''));

/** The cost of one beside its price, and that price where the cost comes first. */
export const amountsBeside = memoise((context: readonly Token[]): CostAndPrice | undefined => {
  const words = wordsInFigures(context);
  if (!/\d/.test(words)) return undefined;
  const both = costAndPrice.map((pattern) => pattern.exec(words)?.groups).find((groups) => groups !== undefined);
  const one = both ?? costs.map((pattern) => pattern.exec(words)?.groups).find((groups) => groups !== undefined);
  const cost = numberIn(one?.['cost']);
  return cost === undefined ? undefined : { cost, price: numberIn(both?.['price']) };
});

/** Whether the first amount of a sentence is our price, before its costs. */
export const isPricedFirst = memoise((context: readonly Token[]): boolean => {
  const words = wordsInFigures(context);
  if (!/\d/.test(words)) return false;
  return pricedFirst.some((pattern) => pattern.test(words));
});

/** A price that stands beside the cost of the same thing, and is no cost itself. */
export const isBesideCost = (context: readonly Token[], tokens: readonly Token[], start: number): boolean => {
  const first = tokens.findIndex(({ pos }) => pos === 'num');
  const price = amountsBeside(context)?.price;
  return (
    (isPricedFirst(context) && tokens[0] === context[0] && start <= first) ||
    (price !== undefined && numberIn(tokens.slice(start, start + 2).find(({ pos }) => pos === 'num')?.text) === price)
  );
};
