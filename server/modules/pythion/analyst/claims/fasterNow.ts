import type { Clause } from '../text/clause';
import { wordsInFigures } from '../text/figures';
import { hasAny } from '../text/token';
import { makeClaim, type Claim } from './claim';
import { isPlainFact } from './plainFact';

const number = '(?<count>\\d+(?:[.,]\\d+)?)';
const unit =
  '(?<unit>minutos?|horas?|días?|semanas?|minutes?|mins?|hours?|hrs?|days?|weeks?|minuten?|stunden?|tage?n?|wochen?)';
const half = '(?<half> y media| und eine halbe| and a half)?';
/** Taking so long: the verb, and an amount near it. */
const taking = new RegExp(
  ` (?<verb>tarda\\p{L}*|demora\\p{L}*|lleva\\p{L}*|dura\\p{L}*|takes?|took|needs?|needed|spends?|spent|dauert\\p{L}*|braucht\\p{L}*|brauchen) (?:(?!(?:antes|before|früher|no|not|nicht) )\\S+ ){0,4}?(?:${number}|(?:(?:una?|an?|eine?) )?(?=hora y media|hour and|half|media|anderthalb|halbe)) ?(?:${unit}|(?<word>hora y media|hour and a half|half an hour|media hora|anderthalb stunden|eineinhalb stunden|halbe stunde))${half}`,
  'u',
);
const minutesOf: readonly (readonly [RegExp, number])[] = [
  [/^min/, 1],
  [/^(?:hora|hour|hr|stund)/, 60],
  [/^(?:día|day|tag)/, 60 * 24],
  [/^(?:semana|week|woche)/, 60 * 24 * 7],
];
const wordMinutes: readonly (readonly [RegExp, number])[] = [
  [/^(?:hora y|hour and|anderthalb|eineinhalb)/, 90],
  [/^(?:half|media|halbe)/, 30],
];
const now = / (?:ahora|now|jetzt|hoy|ya solo|desde entonces|since then|seitdem|nun) /;
type Span = { verb: string; minutes: number };

function spanIn(words: string): Span | undefined {
  const groups = taking.exec(words)?.groups;
  if (!groups) return undefined;
  const verb = groups['verb']!.slice(0, 4);
  const word = groups['word'];
  if (word !== undefined) return { verb, minutes: wordMinutes.find(([pattern]) => pattern.test(word))?.[1] ?? 0 };
  const factor = minutesOf.find(([pattern]) => pattern.test(groups['unit'] ?? ''))?.[1] ?? 0;
  const extra = groups['half'] === undefined ? 0 : 0.5;
  return { verb, minutes: (Number((groups['count'] ?? '0').replace(',', '.')) + extra) * factor };
}

/** Ours is in use where the shorter time is told. */
const withOurs =
  / (?:con (?:nuestr[oa]|mi|el) (?:\S+ )?(?:programa|app|sistema|aparato|método|prototipo)|with (?:our|my|it|ours)|mit (?:unser\S*|mein\S*|uns)) /;

/** Clauses behind which the shorter time may stand: "mi jefe lo usa desde enero y dice que ahora tarda hora y media". */
const nearby = 2;

/** Measured in use. */
const level = 4;

/**
 * The same takes less time now with ours, told in two places: "tarda seis horas por cliente. … Mi jefe lo usa y dice que ahora tarda
 * hora y media".
 */
export function readFasterNow(clauses: readonly Clause[]): Claim[] {
  const after = clauses.filter(isNow);
  if (after.length === 0) return [];
  const before = clauses.flatMap((clause) => {
    const isToday = clause.modality === 'fact' && clause.speaker !== 'rival' && !after.includes(clause);
    const span = isToday ? spanIn(wordsInFigures(clause.tokens)) : undefined;
    return span ? [{ clause, span }] : [];
  });
  return after.flatMap((clause) => {
    const span = spanIn(wordsInFigures(clause.tokens));
    const isShorter = before.some(
      (one) =>
        span && one.clause.index < clause.index && one.span.verb === span.verb && one.span.minutes > span.minutes,
    );
    return isShorter && isWithOurs(clause, clauses)
      ? [makeClaim('measuredDifference', clause, { evidence: level }), makeClaim('alternativeDetail', clause)]
      : [];
  });
}

const isNow = (clause: Clause): boolean =>
  clause.sentence.isLatin &&
  isPlainFact(clause) &&
  now.test(wordsInFigures(clause.tokens)) &&
  taking.test(wordsInFigures(clause.tokens));

const isWithOurs = (clause: Clause, clauses: readonly Clause[]): boolean =>
  clauses
    .slice(Math.max(0, clause.index - nearby), clause.index + 1)
    .some(
      ({ tokens, speaker, modality }) =>
        modality === 'fact' && speaker !== 'rival' && (hasAny(tokens, 'use') || withOurs.test(wordsInFigures(tokens))),
    );
