import type { Clause } from '../../text/clause';
import { hasAny, lettersOf } from '../../text/token';
import type { Claim } from '../claim';

const ours = /^(?:our|my|unsere?|meine?|nuestr[oa]s?|mis?)$/;

/** Whether a clause is about something that is ours: "nuestro asistente", 我们的助手; not "today our members ring the office". */
const isOnOwnProduct = ({ tokens, context, sentence }: Clause): boolean =>
  !hasAny(context, 'today', 'instead') &&
  (sentence.isLatin ? ours.test(tokens[0]?.text ?? '') : /^我们?的/u.test(lettersOf(tokens)));

/** "Nuestro asistente atiende las llamadas": what our product does is no way of today. */
export function withoutOwnProduct(claims: readonly Claim[]): readonly Claim[] {
  const own = new Set(
    claims.flatMap(({ kind, clause }) => (kind === 'solution' && isOnOwnProduct(clause) ? [clause] : [])),
  );
  return own.size === 0
    ? claims
    : claims.filter(({ kind, clause }) => !(kind.startsWith('alternative') && own.has(clause)));
}
