import type { Clause } from '../../text/clause';
import type { Quantity } from '../../text/quantities';
import { has, hasAny, spacedWords, type Token } from '../../text/token';
import { isFact, makeClaim, money, type Claim } from '../claim';
import { isRivals } from '../hearsay';
import { wordsInFigures } from '../../text/figures';
import { memoise } from '../../text/memoise';
import { isSameWord } from './comparable';
import { isSpentByUs } from './spent';

/** What is done for a customer and counted one by one: each is a sale where it has a price. */
const jobs =
  /^(?:repair|booking|order|job|delivery|rental|sale|pickup|collection|lesson|session|visit|appointment|treatment|wash|ride|trip|tour|shift|replacement|placement|inspection|consultation|hire|reparatur(?:en)?|auftrag|aufträge|buchung(?:en)?|bestellung(?:en)?|lieferung(?:en)?|verkauf|verkäufe|vermietung(?:en)?|fahrt(?:en)?|besuche?|termine?|einsatz|einsätze|vermittlung(?:en)?|reparaci(?:ón|ones)|pedidos?|reservas?|ventas?|entregas?|encargos?|visitas?|sesi(?:ón|ones)|clases?|viajes?|remplacements?|réparations?|commandes?|livraisons?|ventes?|locations?|visites?|séances?|consertos?|vendas?|sess(?:ão|ões)|aulas?)$/;

/** Of these, what can only be work for a customer, whatever its price is named for. */
const surely =
  /^(?:repair|booking|order|rental|sale|pickup|reparatur(?:en)?|aufträge|buchungen|bestellungen|vermietungen|reparaciones|pedidos|reservas|ventas)$/;

const done =
  /^(?:filled|sold|delivered|completed|booked|shipped|rented|repaired|mended|fitted|cleaned|installed|served|washed|sharpened|matched|serviced|restored|done|driven|taught|checked|reviewed|translated|besetzt|verkauft|geliefert|repariert|vermittelt|vermietet|vendid[oa]s|entregad[oa]s|reparad[oa]s|pourvus|vendus|livrés|réparés)$/;

const past =
  / (?:since|so far|to date|last|in (?:january|february|march|april|june|july|august|september|october|november|december)|seit|bisher|bislang|letzte[nrs]?|desde|hasta ahora|depuis|até agora) /;

/** "140 Sets die Woche", "140 sets a week": sold all the time. */
const regular =
  /^(?:(?:a|per|each|every|die|pro|jede|im|por|a la|al|par|por) )?(?:week|month|day|woche|monat|tag|semana|mes|día|semaine|mois|jour|mês|weekly|monthly) /;

/** Not sold: free, in a trial, what others did, what was asked. */
const unpaid = / (?:free|trial|test|pilot|beta|gratis|kostenlos|umsonst|gratuit\S*|grátis|prueba|essai) /;

/** "Ich nehme 49", "I charge 49": our price, without its currency. */
const charged =
  / (?:ich (?:nehme|verlange|berechne)|wir (?:nehmen|verlangen|berechnen)|(?:i|we) charge|cobro|cobramos) (?:£|€|\$)? ?\d/;

/**
 * Sales that are counted beside a price: "parishes pay £8 per filled Sunday, 23 filled since Easter", "seit Januar 62 Reparaturen" at
 * 49 each. Not "340 pupils since May" at £3 a pupil, who are no sales.
 */
export function readSoldCounts(clauses: readonly Clause[], claims: readonly Claim[]): Claim[] {
  const prices = ownPricesOf(claims);
  if (prices.length === 0 && !isPlainlyCharged(clauses)) return [];
  const denied = new Set(
    claims.flatMap(({ kind, clause }) => (kind === 'nobodyPaid' || kind === 'nobodyStayed' ? [clause.sentence] : [])),
  );
  return clauses
    .filter(
      (clause) => !denied.has(clause.sentence) && clause.quantities.some((count) => isSold(clause, count, prices)),
    )
    .flatMap((clause) => shownBySale.map((kind) => makeClaim(kind, clause, { evidence: 5 })));
}

/** What each sale shows. */
export const shownBySale = ['evidence', 'paidPrice', 'realUse', 'proof'] as const;

/** The clauses that tell a price of ours. */
const ownPricesOf = (claims: readonly Claim[]): Clause[] =>
  claims
    .filter(
      ({ kind, clause }) => ofPrice.has(kind) && isFact(clause) && money(clause) !== undefined && !isOfDealers(clause),
    )
    .map(({ clause }) => clause);

/** "Ich nehme 49": a price of ours that may lack its currency. */
export const isPlainlyCharged = (clauses: readonly Clause[]): boolean =>
  clauses.some((clause) => isFact(clause) && charged.test(spacedWords(clause.tokens)));

const ofPrice: ReadonlySet<Claim['kind']> = new Set<Claim['kind']>(['priceNumber', 'priceUnit', 'payer']);

/** "Dealers charge £49 a repair": their price, and not ours. */
export const isOfDealers = ({ speaker, tokens, sentence }: Clause): boolean =>
  sentence.isLatin &&
  speaker !== 'own' &&
  !hasAny(tokens, 'own') &&
  tokens.some(({ lemma, text }) => charging.has(lemma) || text === 'verlangen' || text === 'verlangt');

const charging: ReadonlySet<string> = new Set(
  'charge bill verlangen verlangt berechnen berechnet cobra cobran cobram'.split(' '),
);

function isSold(clause: Clause, count: Quantity, prices: readonly Clause[]): boolean {
  const { tokens, negated, speaker } = clause;
  const { kind, value, start, period, of } = count;
  if (kind !== 'count' || value < 3 || of !== undefined || !isFact(clause) || clause.isNobody) return false;
  // Of a Chinese count, only that of a period is read here.
  if (period === undefined && !clause.sentence.isLatin) return false;
  if (isRivals(clause) || hasAny(clause.context, 'rival') || isSpentByUs(clause)) return false;
  const counted = tokens.slice(start + 1, start + 4);
  const act = tokens.slice(0, start).find(({ pos }) => pos === 'verb');
  // "We have filled 23 since Easter": what we did stands before its count.
  const isOurAct = speaker === 'own' && done.test(act?.text ?? '');
  // "We have done 640 rides since spring": what was done says more than that it was.
  const thing =
    counted.find((token) => isJob(token) || (!isOurAct && done.test(token.text))) ?? (isOurAct ? act : undefined);
  const isOngoing =
    period !== undefined ||
    counted.some((_, at) => regular.test(spacedWords(tokens.slice(start + 1 + at)).trimStart()));
  // What costs little to know comes first: the words of all prices are many.
  if (
    isOngoing
      ? !isByUs(clause) && !isRegularWork(clause)
      : !thing || (act && !isOurAct) || !past.test(spacedWords(clause.context))
  )
    return false;
  const part = partOf(tokens, count);
  if (unpaid.test(spacedWords(part))) return false;
  const priced = counted.find(
    (token) => token.pos === 'noun' && prices.some((price) => isPricedThing(price, clause, token)),
  );
  const rest = part.filter((token) => token !== thing && token !== priced);
  if (rest.some((token) => negated.has(token)) || hasAny(rest, 'interview', 'survey', 'trouble', 'cost', 'plan'))
    return false;
  if (isOngoing) return priced !== undefined || isRegularWork(clause);
  return isSale(thing) || prices.some((price) => thing && isNamedIn(price, thing, clause));
}

/** "Arreglo unos 90 al mes", "I mend about 30 a week": work on what is others', all the time. A Spanish verb carries its subject. */
const regularWork =
  / (?:(?:i|we) (?:repair|mend|fix|sharpen|service|tune|clean|resole|restring)|(?:ich|wir) (?:reparieren?|schleifen?|warten?|reinigen?|besohlen?)|(?:repariere|schleife|warte|reinige|besohle|reparieren|schleifen|warten|reinigen|besohlen) (?:ich|wir)|arregl(?:o|amos)|repar(?:o|amos)|afil(?:o|amos)|limpi(?:o|amos)) (?:(?:about|around|some|roughly|unos|unas|rund|etwa|ungefähr|over|más de) )*\d+ (?:\S+ ){0,2}?(?:(?:a|per|each|every) (?:week|month|day)|al mes|a la semana|por semana|al día|im monat|pro monat|die woche|pro woche|in der woche|am tag) /;
const isRegularWork = memoise((clause: Clause): boolean => regularWork.test(wordsInFigures(clause.tokens)));

const isByUs = ({ speaker, tokens }: Clause): boolean =>
  (speaker === 'own' || hasAny(tokens, 'own')) && !hasAny(tokens, 'pay');

const isSale = (thing: Token | undefined): boolean =>
  thing !== undefined && (surely.test(thing.lemma) || surely.test(thing.text));

/** What stands between the commas around the count. */
function partOf(tokens: readonly Token[], { start }: Quantity): readonly Token[] {
  const from = tokens.findLastIndex(({ text }, index) => index < start && text === ',');
  const to = tokens.findIndex(({ text }, index) => index > start && text === ',');
  return tokens.slice(from + 1, to < 0 ? tokens.length : to);
}

const isJob = ({ lemma, text, pos }: Token): boolean => pos !== 'adj' && (jobs.test(lemma) || jobs.test(text));

/** "Ein Set kostet 11,50": what the price is for. */
const isPricedThing = (price: Clause, clause: Clause, token: Token): boolean =>
  price !== clause && !has(token, 'people', 'customer') && isNamedIn(price, token, clause);

/** The same word stands in the clause of the price. */
const isNamedIn = (price: Clause, { lemma, text }: Token, clause: Clause): boolean =>
  price.tokens.some(
    (token) =>
      (token.pos === 'noun' || token.pos === 'verb' || token.pos === 'adj') &&
      (price !== clause || token.text !== text) &&
      (token.lemma === lemma || isSameWord(token.text, text) || text.replace(/(?:s|n|en|e)$/, '') === token.text),
  );
