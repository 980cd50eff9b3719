import { expect } from 'vitest';
import { analyseIdea } from '../analyse';
import { foreignParts } from './provenance';

/** The market sentences of an idea's report: their formulas, and their texts joined. Each number must have its source. */
export function marketOf(text: string, language?: string): { formulas: string[]; texts: string } {
  const result = analyseIdea(text, language);
  if (!result.ok) throw new Error(`${result.problem}: ${text}`);
  expect(foreignParts(text, result.report)).toEqual([]);
  const market = result.report.sentences.filter(({ section }) => section === 'market');
  return {
    formulas: market.flatMap(({ formula }) => formula ?? []),
    texts: market.map(({ text: sentence }) => sentence).join(' '),
  };
}
