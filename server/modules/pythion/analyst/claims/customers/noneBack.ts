import type { Clause } from '../../text/clause';
import { wordsInFigures } from '../../text/figures';
import { memoise } from '../../text/memoise';
import { readQuantities } from '../../text/quantities';
import type { Token } from '../../text/token';
import { isPeople } from './countBefore';

const none = {
  en: String.raw`(?:and|but) (?:none|not (?:a single )?one)(?: of them)? (?:has |have |ever )*(?:come|came|returned) (?:again |back )?`,
  de: String.raw`(?:und|aber|doch) (?:keine[rs]?|niemand|kein einziger|keine einzige)(?: davon| von ihnen)? (?:ist|kam) (?:\S+ ){0,2}?(?:wieder|noch einmal|erneut|zurück)(?: ?gekommen)? `,
  es: String.raw`(?:y|pero) (?:ningun[oa]|nadie)(?: de ell[oa]s)? (?:ha vuelto|volvió|vuelve|regresó) `,
} as const;
const all = Object.values(none).join('|');

/** "But not one came back", "und keiner kam wieder", "y ninguna volvió", at the end of what is said. */
const atEnd = new RegExp(` (?:${all})(?=$|[.,;])`, 'u');
const anywhere = new RegExp(` (?:${all})`, 'u');
/** What is made or sold, and stays with its buyers. */
const handedOut =
  / (?:sold|repaired|fixed|mended|made|built|delivered|shipped|installed|printed|rent(?:ed)?(?: out)?|lent|lend|verkauft|repariert|gebaut|geliefert|eingebaut|vermietet|verliehen|vendimos|vendí|vendido|reparamos|reparé|reparado|entregamos|instalamos|alquilamos) /;
/** "Thirteen cafés bought the grinder, and not one came back": the grinders may be meant. */
const bought = / (?:bought|ordered|gekauft|kauften|bestellt|bestellten|compraron|pidieron|comprado) /;
/** Whoever has had one of these comes for the next. */
const consumed =
  /^(?:tickets?|pass(?:es)?|memberships?|subscriptions?|lessons?|sessions?|courses?|class(?:es)?|meals?|lunch(?:es)?|dinners?|breakfasts?|coffees?|cakes?|pies|loaves|haircuts?|cuts?|seats?|places?|visits?|trips?|tours?|box(?:es)?|bags?|orders?|karten|abos?|kurse?|stunden|essen|plätze|kisten?|tüten?|brote?|entradas|abonos|clases|sesiones|comidas|cortes|plazas|cajas|bolsas|cestas|pedidos)$/;

const countedIn = (context: readonly Token[]): string | undefined =>
  readQuantities(context).find(({ kind, unit }) => kind === 'count' && unit !== undefined)?.unit;

/** "40 guests tried our menu, but not one came back": people are counted in these words, or do something there; not "we sold 90 kettles". */
export const isNoneOfPeopleBack = (clause: Clause, counted: readonly Token[]): boolean =>
  clause.sentence.isLatin &&
  atEnd.test(wordsInFigures(clause.context)) &&
  !bought.test(wordsInFigures(counted)) &&
  (isPeople(counted, countedIn(counted)) || !handedOut.test(wordsInFigures(counted)));

/** "We sold 90 kettles and not one came back", "we rent out 12 tents, and none came back dirty": things, and no customers who are lost. */
export const isNoThingBack = memoise(({ context, sentence }: Clause): boolean => {
  if (!sentence.isLatin) return false;
  const words = wordsInFigures(context);
  if (!anywhere.test(words) || !handedOut.test(words)) return false;
  const unit = countedIn(context);
  return unit !== undefined && !isPeople(context, unit) && !consumed.test(unit);
});
