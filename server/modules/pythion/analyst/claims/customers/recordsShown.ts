import type { Clause } from '../../text/clause';
import { hasAny, lettersOf, spacedWords } from '../../text/token';
import { isFact, makeClaim, type Claim } from '../claim';

const records = {
  en: '(?:bills?|invoices?|receipts?|statements?|records?|books|accounts|logs?|logbooks?)',
  de: String.raw`(?:\S*belege?n?|\S*rechnungen?|\S*quittungen?|unterlagen|aufzeichnungen|\S*abrechnungen?|kontoauszüge?|\S*bescheide?)`,
  es: '(?:facturas?|recibos?|cuentas|registros?|comprobantes?|tickets?|extractos?)',
} as const;

/** "Showed us their bills", "haben uns ihre Belege gezeigt", "nos enseñaron sus facturas". */
const shown = [
  ` (?:showed|shown|gave|sent) (?:us|me) (?:\\S+ ){0,3}?${records.en} `,
  ` (?:pulled|dug|got|fetched|brought) out (?:\\S+ ){0,3}?(?:${records.en}|slips?|sheets?|notes?) `,
  ` (?:uns|mir) (?:\\S+ ){0,3}?${records.de} (?:\\S+ )?(?:gezeigt|vorgelegt|gegeben|geschickt|offengelegt) `,
  ` (?:zeigten|gaben|schickten) (?:uns|mir) (?:\\S+ ){0,3}?${records.de} `,
  ` (?:nos|me) (?:enseñaron|enseñó|mostraron|mostró|dieron|pasaron|han enseñado|han mostrado) (?:\\S+ ){0,2}?${records.es} `,
].map((pattern) => new RegExp(pattern, 'u'));
const inChinese = /给我们?(?:看|出示|发)[了过]?[^，。,]{0,4}(?:账单|发票|收据|账本|记录|单据|流水)/u;

/** 9 of them did, and not none. */
function isShown(clause: Clause): boolean {
  if (!isFact(clause) || clause.isNobody || !clause.quantities.some(({ kind, value }) => kind === 'count' && value > 0))
    return false;
  if (hasAny(clause.tokens, 'negation')) return false;
  if (!clause.sentence.isLatin) return inChinese.test(lettersOf(clause.tokens));
  const words = spacedWords(clause.tokens);
  return / (?:us|me|uns|mir|nos|out) /.test(words) && shown.some((pattern) => pattern.test(words));
}

/** "Malermeister zahlen 120 Euro im Monat für Strafzettel": what the trouble costs them, in the sentences before. */
const isTheirCost = ({ quantities, speaker, modality }: Clause): boolean =>
  speaker !== 'own' &&
  speaker !== 'rival' &&
  modality === 'fact' &&
  quantities.some(({ kind, period }) => kind === 'money' || (kind === 'time' && period !== undefined));

/** How many clauses a cost may stand before. */
const furthest = 4;

/** A cost that some of those asked have shown in their own papers: "9 davon haben uns ihre Belege gezeigt", 9家给我们看了账单. */
export const readRecordsShown = (clauses: readonly Clause[]): Claim[] =>
  clauses.flatMap((clause, index) =>
    isShown(clause) && clauses.slice(Math.max(0, index - furthest), index + 1).some(isTheirCost)
      ? [makeClaim('costCounted', clause, { evidence: 3 })]
      : [],
  );
