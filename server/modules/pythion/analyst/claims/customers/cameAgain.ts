import type { Clause } from '../../text/clause';
import { wordsInFigures } from '../../text/figures';
import { makeClaim, type Claim } from '../claim';
import { isPlainFact } from '../plainFact';

const bought =
  '(?:booked|ordered|bought|came back|signed up|hired (?:us|me)|rented|enrolled|reserved|subscribed|used it|joined)';
const times =
  '(?:sessions|orders|visits|bookings|lessons|treatments|deliveries|rides|purchases|repairs|cleanings|consultations|bestellungen|sitzungen|besuche|stunden|pedidos|sesiones|visitas|clases)';

/** What is bought once more. */
const order =
  '(?:order|pair|set|batch|lot|box|bag|bottle|jar|crate|load|round|visit|appointment|booking|session|class|lesson|course|treatment|delivery|season|one|year|term|helping|portion)s?';
const orderGerman = '(?:bestellung|bestellungen|paar|kiste|flasche|stunde|termin|kurs|behandlung|besuch|mal)';
const orderSpanish = '(?:pedido|par|caja|botella|clase|sesión|cita|curso|tratamiento|visita|compra|vez)';

/** "They returned for a second order": who comes back for more. Not "returned for a refund". */
export const forMore = [
  ` (?:returned|came back|come back|were back) for (?:an? |their |his |her )?(?:second|third|next|another|further|new|repeat) (?:\\S+ )?${order} `,
  ` (?:kamen|kommen|sind) (?:\\S+ ){0,2}?(?:für|wegen) (?:eine[nrs]?|die|ein) (?:zweite[nrs]?|dritte[nrs]?|weitere[nrs]?|nächste[nrs]?|neue[nrs]?) ${orderGerman} (?:wieder|zurück)`,
  ` (?:volvieron|regresaron|han vuelto) (?:por|a por|para|a hacer) (?:un |una |el |la )?(?:segund[oa]|tercer[oa]?|otr[oa]|siguiente|nuev[oa]) ${orderSpanish} `,
].map((pattern) => new RegExp(pattern));

const again = [
  ...forMore,
  // "Every truck in the test booked again", "both counties hired us again".
  ` (?:all|every|each|both|\\d+)(?: \\S+){0,6}? ${bought}(?: \\S+){0,3}? again `,
  ` (?:alle|jeder|jede|beide|\\d+)(?: \\S+){0,5}? (?:wieder|erneut|noch einmal) (?:gebucht|bestellt|gekauft|gemietet|beauftragt) `,
  ` (?:todos|todas|ambos|ambas|\\d+)(?: \\S+){0,5}? (?:volvieron a|han vuelto a) (?:reservar|pedir|comprar|contratar|alquilar) `,
  ` (?:todos|todas|ambos|ambas)(?: \\S+){0,3}? (?:han renovado|renovaron|han repetido|repitieron) (?!(?:el|la|los|las|su|sus) (?!contrato|suscripción|abono|pedido|cuota))`,
  ` (?:alle|beide)(?: \\S+){0,3}? (?:haben|hatten) (?:\\S+ ){0,3}?(?:verlängert|nachbestellt) `,
  // "With an average of eleven sessions", "on average 4 orders each".
  ` (?:an? average of|on average|averaging|im schnitt|durchschnittlich|una media de|un promedio de|de media) (?:[3-9]|[1-9]\\d+)(?:[.,]\\d+)? ${times} (?!(?:a|per|each|every|pro|am|al|por|jeden|cada|je) )`,
].map((pattern) => new RegExp(pattern));

/** "Dauert im Schnitt fünf Stunden": how long, and not how often. */
const lasting =
  / (?:need\S*|spen[dt]\S*|brauch\S*|gebraucht|verbring\S*|verbracht|necesit\S+|gast\S+|dedic\S+|dauer(?:t|te|n)|lasts?|lasted|takes?|took|dura\S*|tarda\S*|wait\S*|warte\S*|esper\S*) /;
/** Not of one customer, of what is hoped for or given away. */
const others = / (?:would|could|might|free|trial|sample|kostenlos\S*|gratis|würden|harían|1|one) /;

/** Customers who bought more than once: "every truck in the test booked again", "64 families paid, with an average of eleven sessions". */
export const readCameAgain = (clauses: readonly Clause[]): Claim[] =>
  clauses.flatMap((clause) => {
    if (!clause.sentence.isLatin || !isPlainFact(clause)) return [];
    const words = wordsInFigures(clause.tokens);
    return again.some((pattern) => pattern.test(words)) && !others.test(words) && !lasting.test(words)
      ? (['repeat', 'evidence'] as const).map((kind) => makeClaim(kind, clause, { evidence: 4 }))
      : [];
  });
