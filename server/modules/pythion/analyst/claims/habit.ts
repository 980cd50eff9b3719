import type { Clause } from '../text/clause';
import { has, hasAny, isVerb } from '../text/token';

/** "They pay 40 euros a month today", "a nurse charges 60 euros": what others take today is no price of ours. */
export const isOthersOffer = ({ tokens, speaker }: Clause): boolean =>
  speaker !== 'own' &&
  !hasAny(tokens, 'own', 'product') &&
  (hasAny(tokens, 'today') ||
    (/^(?:a|an|the|one|some)$/.test(tokens[0]?.text ?? '') &&
      tokens
        .slice(1, 6)
        .some(
          (token, index, words) =>
            has(token, 'sell') && isVerb(token) && hasAny(words.slice(0, index), 'people', 'partner'),
        )));
