import { clauseBefore, type Clause } from '../../text/clause';
import { wordsInFigures } from '../../text/figures';
import { memoise } from '../../text/memoise';
import { hasAny } from '../../text/token';
import { isFact, makeClaim, type Claim } from '../claim';
import { isRivals } from '../hearsay';

const paying =
  /^ (?:(?:ya|hoy|ahora|tod[oa]s|cada un[oa]) )*(?:nos |me )?pagan (?:(?:unos|casi|solo|sólo) )*(?:[£$€] ?)?\d[\d.,]* ?(?:euros?|€|pesos|dólares|soles|libras) (?:al|por|a la|cada) /;
/** They pay somebody else: "pagan 30 euros al mes a su gestor". */
const toOthers =
  / al (?!(?:mes|año|trimestre) )| (?:de|por) (?!(?:cada|mes|semana|año|trimestre|media|nuestr[oa]s?|el servicio|la app|la aplicación) )| (?:a|al|en) (?:un|una|su|sus|otr[oa]s?|la competencia|el|los|las) (?!(?:mes|año|semana|trimestre)\b)/;

const isPaying = memoise(
  ({ tokens }: Clause): boolean => paying.test(wordsInFigures(tokens)) && !toOthers.test(wordsInFigures(tokens)),
);

/** The customers of ours whom the sentence before counts. */
const isOfOurs = (clause: Clause | undefined): boolean =>
  clause !== undefined &&
  isFact(clause) &&
  !clause.isNobody &&
  !isRivals(clause) &&
  !/ (?:hay|viven|existen) /.test(wordsInFigures(clause.context)) &&
  hasAny(clause.context, 'own', 'use', 'customer') &&
  !hasAny(clause.context, 'interview', 'survey', 'today', 'habit') &&
  clause.quantities.some(({ kind, value, period }) => kind === 'count' && value > 1 && period === undefined);

const shown = ['evidence', 'paidPrice', 'realUse', 'proof'] as const;
const paid = 5;

/**
 * "A 17 de nuestros 22 sastres los encontramos en el mercado. Pagan 15 euros al mes": a Spanish verb without a subject goes on about those
 * who were counted before. Not "pagan 15 euros al mes a un gestor".
 */
export function withTheyPay(claims: readonly Claim[], clauses: readonly Clause[]): readonly Claim[] {
  const found = clauses.filter(
    (clause) =>
      clause.sentence.isLatin &&
      isFact(clause) &&
      !clause.isNobody &&
      isPaying(clause) &&
      isOfOurs(clauseBefore(clause, clauses)) &&
      !claims.some((claim) => claim.kind === 'paidPrice' && claim.clause === clause),
  );
  return found.length === 0
    ? claims
    : [...claims, ...found.flatMap((clause) => shown.map((kind) => makeClaim(kind, clause, { evidence: paid })))];
}
