import type { Clause } from '../text/clause';

/** "Paint roller", "gloves size L": a thing that nobody makes or sells. */
export const isWordOnly = ({ hasVerb, tokens, context, sentence }: Clause): boolean =>
  sentence.isLatin && tokens.length === context.length && tokens.length <= (hasVerb ? 2 : 3);

/** "Two brushes": things without a verb or an amount. */
export const isCountOnly = (clause: Clause): boolean =>
  isWordOnly(clause) &&
  clause.quantities.length > 0 &&
  clause.quantities.every(({ kind, unit }) => kind === 'count' && unit !== undefined);
