import type { Clause } from '../../text/clause';
import { hasAny, lettersOf, spacedWords } from '../../text/token';
import { isFact, makeClaim, type Claim } from '../claim';
import { isRivals } from '../hearsay';

/** "People bring me machines", "die Leute bringen mir Maschinen", "los vecinos me traen bicis". */
const bringing =
  / (?:(?:bring|send|drop off|leave) (?:me|us|with me|with us)|(?:bring|send) (?:their|old|broken) (?:\S+ ){0,3}?(?:to )?(?:me|us)|(?:bringen|schicken|geben) (?:mir|uns)|(?:me|nos) (?:traen|mandan|dejan)) /;

/**
 * Who pays where sales at a price of ours are told, and nobody is said to pay: those who bring us what we work on, and the
 * customers whom the sales count (老顾客占七成). Not those who bring us news.
 */
export function readBringers(clauses: readonly Clause[], claims: readonly Claim[]): Claim[] {
  const sold = claims.filter(({ kind }) => kind === 'paidPrice').map(({ clause }) => clause);
  const isPriced = claims.some(
    ({ kind, quantity, clause }) => kind === 'priceUnit' && quantity?.kind === 'money' && clause.speaker !== 'rival',
  );
  if (sold.length === 0 || !isPriced || claims.some(({ kind }) => kind === 'payer')) return [];
  return clauses
    .filter((clause) => isFact(clause) && !clause.isNobody && !isRivals(clause) && clause.negated.size === 0)
    .filter((clause) =>
      clause.sentence.isLatin ? isBringing(clause) : sold.includes(clause) && /客/u.test(lettersOf(clause.tokens)),
    )
    .map((clause) => makeClaim('payer', clause));
}

const isBringing = (clause: Clause): boolean =>
  bringing.test(spacedWords(clause.tokens)) &&
  (clause.speaker === 'people' || hasAny(clause.tokens, 'people', 'customer')) &&
  !/ (?:news|questions?|emails?|messages?|reviews?|photos?|luck|customers|joy|fragen|nachrichten|fotos|kunden|glück|freude|preguntas|mensajes|fotos|clientes) /.test(
    spacedWords(clause.tokens),
  );
