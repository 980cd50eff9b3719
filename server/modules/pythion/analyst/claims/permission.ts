import type { Clause } from '../text/clause';
import { has, hasAny } from '../text/token';
import { isFact, isOwnStatement, makeClaim, states, type Claim } from './claim';

/** A license that is applied for, held by a partner or granted. */
export function readPermission(clause: Clause): Claim[] {
  if (!isOwnStatement(clause) || !states(clause, 'license') || isForOthers(clause) || isLicenseRefused(clause))
    return [];
  const isGranted = isFact(clause) && states(clause, 'granted', 'partner');
  const claims = states(clause, 'granted', 'applied', 'partner')
    ? [makeClaim('regulationAddressed', clause, { evidence: isGranted ? 3 : 1 })]
    : [];
  return isGranted ? [...claims, makeClaim('permission', clause, { evidence: 3 })] : claims;
}

/** "The ministry denied us the license", "our permit was withdrawn". */
export const isLicenseRefused = ({ tokens, negated, context }: Clause): boolean =>
  hasAny(context, 'license') &&
  tokens.some(
    (token) =>
      token.pos === 'verb' &&
      !negated.has(token) &&
      /^(?:deny|refuse|reject|withhold|withdraw|revoke|decline|suspend|ablehnen|abgelehnt|verweigert|entzogen)$/.test(
        token.lemma,
      ),
  );

/** "Licenses are for big companies": whose they are, and not ours. */
const isForOthers = ({ tokens }: Clause): boolean =>
  tokens.some(
    (token, index) =>
      has(token, 'license') &&
      token.pos === 'noun' &&
      tokens[index + 1]?.lemma === 'be' &&
      tokens.slice(index + 2, index + 5).some(({ text }) => /^(?:for|only|just)$/.test(text)) &&
      !tokens.some((other) => has(other, 'own')),
  );
