import { dealBreakerLabels, labelOf, scoreLabels } from '../../parts/analysisLabels';
import type { Report_AnalysisFragment } from '../__generated__/Report.generated';
import { trimRange, type TextRange } from './segmentText';

/** Something of the report that rests on words of the founder. */
export type Backing = TextRange & {
  /** Id of its element in the report. */
  elementId: string;
  /** The score or deal-breaker that it belongs to. */
  label: string;
  text: string;
};

type Quoted = { start: number | null; end: number | null };

/** The words of a text that a part of the report rests on; null when it rests on none. */
export const rangeOf = (text: string, { start, end }: Quoted): TextRange | null =>
  start === null || end === null ? null : trimRange(text, { start, end });

export const scoreElementId = (key: string): string => `score-${key}`;
export const assumptionElementId = (claim: string): string => claim.replace('.', '-');
export const dealBreakerElementId = (key: string): string => `deal-breaker-${key}`;

/** Everything that a level or a deal-breaker rests on, in the report's order. */
export function listBackings({ text, scores, dealBreakers }: Report_AnalysisFragment): Backing[] {
  const parts = [
    ...dealBreakers.map((breaker) => ({
      ...breaker,
      elementId: dealBreakerElementId(breaker.key),
      label: labelOf(dealBreakerLabels, breaker.key),
      text: withoutQuote(breaker.reason, breaker.quote),
    })),
    ...scores.flatMap(({ key, reasons }) =>
      reasons.map((reason) => ({ ...reason, elementId: scoreElementId(key), label: labelOf(scoreLabels, key) })),
    ),
  ];
  return parts.flatMap((part) => {
    const range = rangeOf(text, part);
    return range ? [{ elementId: part.elementId, label: part.label, text: part.text, ...range }] : [];
  });
}

/** Words that other parts of the report repeat: sentences and the canvas. */
export const listRepeatedWords = ({ text, sentences, canvas }: Report_AnalysisFragment): TextRange[] =>
  [...sentences, ...canvas.flatMap(({ entries }) => entries)].flatMap((part) => rangeOf(text, part) ?? []);

/** A reason without the quote at its end, which is shown apart. */
export const withoutQuote = (reason: string, quote: string | null): string =>
  quote === null ? reason : reason.replace(`“${quote}”`, '').trim();

/** Reasons of a score by the words that they rest on; those without words have none. */
export function groupByWords<Reason extends Quoted & { text: string; quote: string | null }>(
  text: string,
  reasons: readonly Reason[],
): { quote: string | null; range: TextRange | null; texts: string[] }[] {
  const groups = new Map<string, { quote: string | null; range: TextRange | null; texts: string[] }>();
  for (const { quote, text: reason, ...offsets } of reasons) {
    const range = rangeOf(text, offsets);
    const key = range ? `${range.start}-${range.end}` : (quote ?? '');
    const group = groups.get(key) ?? { quote, range, texts: [] };
    group.texts.push(reason);
    groups.set(key, group);
  }
  return [...groups.values()];
}
