import type { Clause } from '../../text/clause';
import { wordsInFigures } from '../../text/figures';
import { memoise } from '../../text/memoise';
import { hasAny } from '../../text/token';

const outcome = new RegExp(
  [
    String.raw` (?:which|that|this) (?:got|won|brought|gave|landed)(?: (?:us|me))? \d+ (?:of|out of) (?:the|our|my|them|those) `,
    String.raw` (?:was|das) (?:uns |mir )?\d+ (?:der|von|unserer) (?:\S+ ){0,3}?(?:brachte|gebracht) | (?:das|was) brachte (?:uns |mir )?\d+ (?:der|von|unserer) `,
    String.raw` lo que (?:nos|me) (?:trajo|dio) (?:a )?\d+ de (?:l[oa]s|nuestr[oa]s|mis) `,
  ].join('|'),
);

/** "I stood at the flour depot for three mornings, which got seven of the eleven": what a way of ours brought costs nobody anything. */
export const isOutcomeOfWay = ({ context, sentence }: Pick<Clause, 'context' | 'sentence'>): boolean =>
  sentence.isLatin && isToldOutcome(context);

const isToldOutcome = memoise(
  (context: Clause['context']): boolean =>
    (hasAny(context, 'own') || / (?:me|nos) /.test(` ${context.map(({ text }) => text).join(' ')} `)) &&
    outcome.test(wordsInFigures(context)),
);
