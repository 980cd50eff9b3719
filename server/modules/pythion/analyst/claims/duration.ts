import type { Clause } from '../text/clause';
import { has } from '../text/token';

/** "Eine Nacht dort dauert im Schnitt fünf Stunden": how long it takes, and nobody who uses ours. */
export const isDurationOnly = ({ tokens, quantities, speaker }: Clause): boolean =>
  quantities.every(({ kind, value }) => kind === 'time' || value === 1) &&
  quantities.filter(({ value }) => value !== 1).length === 1 &&
  speaker !== 'own' &&
  tokens.some(
    ({ lemma, text }) => /^(?:last|take|dauern|dauert\w*|dura\w*|tarda\w*)$/.test(lemma) || text === 'dauert',
  ) &&
  !tokens.some((token) => has(token, 'use', 'pay', 'own', 'product', 'customer'));
