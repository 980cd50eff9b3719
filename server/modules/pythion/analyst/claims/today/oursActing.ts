import type { Clause } from '../../text/clause';
import { hasAny, lettersOf } from '../../text/token';
import type { Claim } from '../claim';

const ours = /^(?:our|my|unsere?|meine?|nuestr[oa]s?|mis?)$/;

/** Whether a clause is about something that is ours: "nuestro asistente", 我们的助手; not "today our members ring the office". */
const isOfOurs = ({ tokens, context, sentence }: Clause): boolean =>
  !hasAny(context, 'today', 'instead') &&
  (sentence.isLatin ? ours.test(tokens[0]?.text ?? '') : /^我们?的/u.test(lettersOf(tokens)));

/** "Nuestro asistente atiende las llamadas": what our product does is no way of today. */
export function withoutOursActing(claims: readonly Claim[]): readonly Claim[] {
  const acting = new Set(
    claims.flatMap(({ kind, clause }) => (kind === 'solution' && isOfOurs(clause) ? [clause] : [])),
  );
  return acting.size === 0
    ? claims
    : claims.filter(({ kind, clause }) => !(kind.startsWith('alternative') && acting.has(clause)));
}
