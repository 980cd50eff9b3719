import type { Clause } from '../../text/clause';
import { memoise } from '../../text/memoise';
import { readQuantities, type Quantity } from '../../text/quantities';
import { has, spacedWords, wordsBefore } from '../../text/token';
import { isAgentive } from '../people/agentive';

const left =
  /^ (?:and |but |und |aber |y |pero )?(?:only |nur |solo )?(?:one|einer|eine|eines|uno|una) (?:of them |davon |de ell[oa]s )?(?:has |have |hat |ist |se )?(?:already |since |schon |inzwischen )?(?:left|quit|cancelled|canceled|stopped|dropped out|gekündigt|abgesprungen|gegangen|fue|canceló|dejó)(?= (?:$|[.,;(]|us|after|in|because|when|since|so far|nach|im|weil|tras|en|porque))/;

/** "Eleven paying labs, one has left": one of those customers who are counted before in the sentence. */
export const singleGone = memoise((clause: Clause): (Quantity & { of: number }) | undefined => {
  const { tokens, context, negated, sentence } = clause;
  if (!sentence.isLatin || negated.size > 0 || !left.test(spacedWords(tokens))) return undefined;
  const before = wordsBefore(context, tokens[0]);
  const whole = readQuantities(before).findLast(
    ({ kind, value, start, end, unit, period }) =>
      kind === 'count' &&
      value > 2 &&
      period === undefined &&
      (before.slice(start, end + 4).some((token) => has(token, 'people', 'customer', 'pay')) || isAgentive(unit)),
  );
  const start = tokens.findIndex(({ text }) => /^(?:one|einer|eine|eines|uno|una)$/.test(text));
  return whole && { kind: 'count', value: 1, of: whole.value, start, end: start + 1 };
});
