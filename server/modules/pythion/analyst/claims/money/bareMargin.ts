import type { Clause } from '../../text/clause';
import { wordsInFigures } from '../../text/figures';
import { parseNumber } from '../../text/numbers';
import { makeClaim, type Claim } from '../claim';
import { isRivals } from '../hearsay';
import { isDeposit } from './priceParts';

const number = '(?<amount>\\d[\\d.,]*)';
const sign = '(?:[$€₡£] )?';
const currency =
  '(?: (?:euros?|€|pesos|soles|dólares|colones|córdobas|bolivianos|lempiras|quetzales|guaraníes|céntimos|centavos))?';
const inputs =
  '(?:material(?:es)?|gasolina|gas|gasoil|nafta|bencina|diésel|luz|agua|tela|hilo|cuero|lana|cartón|papel|tinta|resina|silicona|cobre|hierro|acero|madera|barniz|pintura|pegamento|jornal(?:es)?|mano de obra|alimento|peón|peones|ayudante|transporte|flete|envases?|bolsas?|cajas?|saco|semillas?|sustrato|azúcar|harina|huevos?|leche|aceite|masa|ingredientes|mercadería|descartable|cadete|combustible|peajes?|jabón|hojas?|pasaje|envío|mensajero|sueldos?|seguridad social|autónomos|comisión|pasarela|tinte|toallas|repuestos?|soldadura|abono|estiércol|plancha|lienzo|óleos|hosting|doctora?|promotora?|enfermera|satélite)';
const list = `(?:(?:el |la |los |las |con |de )*(?:mi |mis )?(?:\\p{L}+ ){1,3}?)`;
const startsWithInputs = `^ (?:y |pero )?(?=(?:\\S+ ){0,9}?${inputs} )(?:(?:entre|con|en|de|quitando) )?${list}(?:, ${list}){0,4}(?:y ${list})?`;
/** For each one, or the end: "122 cada una", "a 38". */
const each = `${currency}(?: (?:cada un[oa]|por \\S+|el \\S+|la \\S+|al \\S+))? (?:[.,;] |$)`;

/** What one costs us, without a currency. */
const costs = [
  // "Entre doctora y satélite nos cuesta 203 cada una", "con mercadería me sale 6.100", "me sale en ₡3.950".
  ` (?:nos|me) (?:cuestan?|salen?)(?: cada \\S+)? (?:(?:a|en|como|unos|unas|por) )*${sign}${number}${each}`,
  // "Nos sale cada paquete a 5,05".
  ` (?:nos|me) salen? cada \\S+ (?:a|en) ${sign}${number}${each}`,
  // "Cobre, barniz, jornal: 195", "cobre, barniz: con el cobre como está, 410", "resina y gas, 900".
  `${startsWithInputs}(?::|,) (?:(?:hoy|con|tal|suman?|son)[^\\d.]{0,40} )?${sign}${number}${each}`,
  // "La semilla, el patrón y la mano de obra a 38".
  `(?:y|,) (?:el |la |los |las )?(?=(?:\\S+ ){0,9}?${inputs} )${list}(?:, ${list}){0,4}y ${list}a ${sign}${number}${each}`,
].map((pattern) => new RegExp(pattern, 'u'));

/** One of these stands in each of them. */
const ofCosts = new RegExp(` (?:cuestan?|salen?|${inputs}) `);

/** What we ask for one: "cada planta sale a 62 céntimos", "4,20 por paquete, entregado el mismo día", "$5.200 la vianda". */
const prices = [
  ` cada \\S+ (?:sale|salen|va|se vende) a ${sign}${number}${currency} `,
  `^ (?:a |precio : )?${sign}${number}${currency} (?:por|la|el|cada) (?!mes |año |semana |hora |día |ciento |lo |la |el )\\S+`,
].map((pattern) => new RegExp(pattern, 'u'));

const amountIn = (patterns: readonly RegExp[], words: string): number | undefined => {
  const found = patterns
    .map((pattern) => pattern.exec(words)?.groups?.['amount'])
    .find((amount) => amount !== undefined);
  return found === undefined ? undefined : parseNumber(found.replace(/[.,]$/, ''));
};

const isTold = (clause: Clause): boolean =>
  clause.modality === 'fact' && clause.sentence.isLatin && clause.speaker !== 'rival' && !isRivals(clause);

const isPrice = ({ kind, quantity, clause }: Claim): boolean =>
  (kind === 'priceNumber' || kind === 'priceUnit') &&
  quantity?.kind === 'money' &&
  quantity.period === undefined &&
  !isDeposit(clause);
const isMargin = ({ kind }: Claim): boolean => kind === 'positiveMargin' || kind === 'negativeMargin';

/** A cost of less than this share of the price, or of more than so many times, is one of something else. */
const [least, most] = [0.02, 3];

/**
 * The margin of prices and costs without a currency: "180 pesos por consulta" and "nos cuesta 203 cada una", "sale a 62 céntimos y la
 * semilla y la mano de obra a 81". Only where no amounts with a currency show one.
 */
export function withBareMargin(claims: readonly Claim[], clauses: readonly Clause[]): Claim[] {
  if (claims.some((claim) => isMargin(claim) && (claim.quantity !== undefined || claim.kind === 'negativeMargin')))
    return [...claims];
  const told = clauses.filter(isTold);
  const costing = told.flatMap((clause) => {
    const words = wordsInFigures(clause.context);
    const value = ofCosts.test(words) ? amountIn(costs, words) : undefined;
    return value === undefined ? [] : [{ clause, value }];
  });
  const [cost] = costing;
  if (!cost || costing.some(({ value }) => value !== cost.value)) return [...claims];
  const asked = [
    ...claims.filter(isPrice).map(({ quantity }) => quantity?.value ?? 0),
    ...told.flatMap((clause) => amountIn(prices, wordsInFigures(clause.context)) ?? []),
  ].filter((price) => price > 0 && price !== cost.value);
  const price = Math.max(...asked);
  const share = cost.value / price;
  if (asked.length === 0 || share < least || share > most) return [...claims];
  const kind = share < 1 ? 'positiveMargin' : 'negativeMargin';
  return [...claims.filter((claim) => !isMargin(claim)), makeClaim(kind, cost.clause), ...pricedIn(claims, told)];
}

/** The price that has no currency, where the text names no other. */
const pricedIn = (claims: readonly Claim[], told: readonly Clause[]): Claim[] => {
  const clause = claims.some(({ kind }) => kind === 'priceNumber')
    ? undefined
    : told.find(({ context }) => amountIn(prices, wordsInFigures(context)) !== undefined);
  return clause ? (['revenueIntent', 'priceNumber', 'priceUnit'] as const).map((kind) => makeClaim(kind, clause)) : [];
};
