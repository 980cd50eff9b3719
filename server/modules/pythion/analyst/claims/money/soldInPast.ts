import type { Clause } from '../../text/clause';
import { wordsInFigures } from '../../text/figures';
import { memoise } from '../../text/memoise';
import { hasAny, lettersOf } from '../../text/token';

const many = String.raw`(?:(?:about|around|over|nearly|rund|etwa|gut|über|knapp|unos|unas|casi|más de) )?(?<count>(?!0 )(?!1 )(?!2 )(?!(?:19|20)\d\d )\d+)`;
/** What is counted is no money, no share, and no time. */
const thing = String.raw`(?!(?:euros?|€|%|prozent|percent|por|pounds?|dollars?|franken|pesos|jahre?n?|years?|años|wochen?|weeks?|semanas|monate?n?|months?|meses|tage?n?|days?|días|stunden|hours|horas|shares|\S*anteile|\S*aktien|acciones) )\p{L}+`;
const own = {
  de: '(?:haben wir|habe ich|wir haben|ich habe)',
  en: "(?:we|i)(?: have| 've)?",
};
const other = '(?!(?:not|never|no|nicht|nie|kein\\S*|für|for|para|wenn|if|si|als|dass|that|than) )';

/** "Voriges Jahr haben wir im Keller probeweise 52 Maschinen verkauft", "in the fair's tent we sold 52 washers", "vendimos a prueba 52". */
const sold = [
  `${own.de} (?:${other}[^\\s,;]+ ){0,8}?${many} (?:${thing} ){1,4}?(?:verkauft|abgesetzt|ausgeliefert) (?:[.,;!]|$|und |an )`,
  `(?:verkauften wir|verkaufte ich|wir verkauften|ich verkaufte) (?:${other}[^\\s,;]+ ){0,8}?${many} ${thing} `,
  `${own.en} (?:already |also |then )?(?:sold|shipped) (?:${other}[^\\s,;]+ ){0,2}?${many} ${thing} `,
  `(?:vendimos|vendí|hemos vendido|he vendido) (?:${other}[^\\s,;]+ ){0,4}?${many} ${thing} `,
].map((pattern) => new RegExp(` ${pattern}`, 'u'));
const soldHan =
  /我们?[^，。；,;想要打算计划没不]{0,16}卖(?:出去?|掉|出)?了(?:\d+|[一二三四五六七八九十百千两]+)[多余来]?[台套件个只条把双辆张箱份盒袋瓶]/u;

/** Work that others order, each time one. */
const work = String.raw`(?:\S*(?:inspektion|reparatur|wartung|buchung|bestellung|reinigung|lieferung)en|\S*aufträge|inspections|repairs|bookings|orders|jobs|services|deliveries|revisiones|reparaciones|reservas|pedidos|encargos|trabajos)`;
/** "Zusammen kamen so 260 Inspektionen herein", "260 jobs came in", "nos entraron 260 revisiones". */
const cameIn = [
  `(?:kamen|sind) (?:${other}[^\\s,;]+ ){0,8}?${many} (?:\\S+ )?${work} (?:herein|rein|hereingekommen|reingekommen|zusammen|zusammengekommen) `,
  `${many} (?:\\S+ )?${work} (?:have )?(?:came|come) (?:in|to us|our way|through) `,
  // "In May there were 240 bookings": of those who book with us.
  `(?:there were|we had|gab es|hatten wir|hubo|tuvimos) ${many} (?:bookings|orders|buchungen|bestellungen|reservas|pedidos) (?:[.,;]|$|in |last |through |im |letzte|en |el )`,
  `(?:brought|gave|got) (?:us|me) (?:in )?${many} (?:\\S+ )?${work} `,
  `(?:entraron|han entrado|salieron|han salido|nos llegaron|me llegaron) (?:\\S+ )?${many} ${work} `,
  `${many} (?:\\S+ )?${work} (?:kamen|sind) (?:\\S+ ){0,5}?(?:herein|rein|hereingekommen|reingekommen) `,
].map((pattern) => new RegExp(` ${pattern}`, 'u'));
const cameInHan =
  /(?:带来|接到|接|进来|来)了(?:\d+|[一二三四五六七八九十百千两]+)[多余来]?(?:单|个订单|次(?:检修|保养|维修|检查|保洁|清洗))/u;

/** Got rid of, given away, sold at an earlier job, or only hoped for. */
const noSale =
  / (?:\S*aufgegeben|aufgelöst|aufgehört|geerbt|geschlossen|gearbeitet|angestellt\S*|arbeitgeber\S*|chef|kostenlos\S*|umsonst|gratis|verschenkt|flohmarkt|privat|free|boss|employer|employed|inherited|cleared|jumble|jefe|jefa|empleador|regalad[oa]s|heredé|heredamos) /;
const noSaleHan = /免费|老板|打工|上班|白送|送给|同行|对手/u;
const back =
  / (?:(?<back>\d+) (?:\S+ ){0,3}?(?:kamen|came|were|wurden|volvieron|fueron) (?:\S+ ){0,4}?(?:zurück|back|returned|refunded|devuelt\S+)|(?:all|alle|tod[oa]s) (?:\S+ ){0,3}(?:zurück|back|returned|refunded|devuelt\S+)) /;

const matchIn = (words: string): RegExpExecArray | undefined =>
  [...sold, ...cameIn].map((pattern) => pattern.exec(words)).find((found) => found !== null) ?? undefined;

/** Whether fewer than half of what was sold came back. */
function isKept(words: string, count: number): boolean {
  const match = back.exec(words);
  if (!match) return true;
  const returned = Number(match.groups?.['back'] ?? count);
  return returned * 2 < count;
}

/**
 * Sales and jobs of the past told in plain words, wherever the sentence says it: "voriges Jahr haben wir im Keller probeweise 52
 * Maschinen verkauft, sieben kamen zurück", "260 inspections came in". Not what was given away, nor sold at an earlier job.
 */
export const isSoldInPast = memoise((clause: Clause): boolean => {
  const { tokens, context, sentence, modality, speaker, quantities, negated } = clause;
  if (modality !== 'fact' || speaker === 'rival' || speaker === 'quoted' || negated.size > 0) return false;
  if (!quantities.some(({ kind, value }) => kind === 'count' && value >= leastSold) || hasAny(context, 'rival'))
    return false;
  if (!sentence.isLatin) {
    const letters = lettersOf(tokens);
    return (soldHan.test(letters) || cameInHan.test(letters)) && !noSaleHan.test(lettersOf(context));
  }
  const match = matchIn(wordsInFigures(tokens));
  if (!match) return false;
  const told = wordsInFigures(context);
  return !noSale.test(told) && isKept(told, Number(match.groups?.['count']));
});

/** The least that is counted as sales. */
const leastSold = 3;
