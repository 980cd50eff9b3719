import type { Clause } from '../../text/clause';
import { spacedWords } from '../../text/token';
import type { Claim } from '../claim';

const unasked =
  / (?:n't|not|never) (?:yet |even |really )?ask(?:ed)? (?:them|anyone|anybody|any of them) (?:to (?:pay|yet|\.)|for (?:money|payment|anything)) | (?:habe|haben) (?:\S+ ){0,3}?(?:noch )?(?:niemanden|keinen|nicht) (?:danach |um geld |dafür )?gefragt | no (?:se lo|les) (?:he|hemos) pedido | (?:todavía|aún) no (?:he|hemos) (?:cobrado|pedido dinero) /;

const isUnasked = ({ tokens, sentence, speaker }: Clause): boolean =>
  sentence.isLatin && (speaker === 'own' || speaker === 'other') && unasked.test(spacedWords(tokens));

/** "Nobody's paid anything. I haven't asked them to": without a refusal where nobody was asked. */
export const withoutUnasked = (claims: readonly Claim[], clauses: readonly Clause[]): readonly Claim[] =>
  claims.some(({ kind }) => kind === 'nobodyPaid') && clauses.some(isUnasked)
    ? claims.filter(({ kind }) => kind !== 'nobodyPaid')
    : claims;
