import { describe, expect, test } from 'vitest';
import { dealBreakerKeys, scoreKeys, type AnalysisReport } from '../../../../shared/contracts/analysis';
import { analyseIdea } from './analyse';
import { rubricVersion, scoreRubric, signals } from '../../../../shared/analysisRubric';
import { readClaims } from './claims/readClaims';
import { claimKey } from './claims/claim';
import { readText } from './text/readText';
import { corpus, textsOf } from './testing/corpus';
import { noIdeas } from './testing/edges';

const texts = textsOf(corpus);

const reportOf = (text: string): AnalysisReport => {
  const result = analyseIdea(text);
  if (!result.ok) throw new Error(`${result.problem}: ${text}`);
  return result.report;
};

describe('analyseIdea', () => {
  test.each(Object.entries(noIdeas))('refuses a text that is no idea: %s', (_name, text) => {
    const result = analyseIdea(text);
    expect(result).toMatchObject({ ok: false });
    expect(result.ok ? '' : result.message).not.toBe('');
  });

  test('refuses a text above the limit and names it', () => {
    expect(analyseIdea('We repair bikes. '.repeat(400))).toMatchObject({ ok: false, problem: 'tooLong' });
  });

  // A pattern that reads the same words in two ways takes twice as long with each repetition.
  test.each([
    `We sell bread to offices in our town every morning. We charge 5 ${'euro'.repeat(32)} a month in the shortcut plan.`,
    `我们做包子卖给附近的办公室。我们${'每次'.repeat(40)}好贵收得很多费用5元。`,
    `我们做包子送到附近的办公室,一个卖9元。面${'加'.repeat(60)}一个5元。`,
  ])('reads words that are repeated within seconds: %s', (text) => {
    expect(analyseIdea(text)).toMatchObject({ ok: true });
  });

  test('answers the same text with the same bytes', () => {
    for (const text of texts) expect(JSON.stringify(analyseIdea(text))).toBe(JSON.stringify(analyseIdea(text)));
  });

  test('reports all keys once, with weights that total 100', () => {
    for (const text of texts) {
      const report = reportOf(text);
      expect(report.dealBreakers.map(({ key }) => key)).toEqual([...dealBreakerKeys]);
      expect(report.scores.map(({ key }) => key)).toEqual([...scoreKeys]);
      expect(report.scores.reduce((sum, { weight }) => sum + weight, 0)).toBe(100);
      expect(report.version).toBe(rubricVersion);
      expect(report.assumptions).toHaveLength(3);
      expect(report.questions.length).toBeLessThanOrEqual(5);
      expect(report.canvas).toHaveLength(9);
    }
  });

  test('computes the score from the published levels and the first cap', () => {
    for (const text of texts) {
      const { scores, caps, score } = reportOf(text);
      const sum = scores.reduce((total, { score: level, weight }) => total + (weight * level) / 5, 0);
      const from = (caps[0]?.limit ?? 110) - 10;
      const total = sum <= from ? sum : from + ((sum - from) * 10) / (100 - from);
      expect(score).toBe(Math.max(0, Math.ceil(Number(total.toFixed(2)) - 0.5)));
    }
  });

  test('quotes the founder by offsets into the text as it was sent', () => {
    for (const text of texts) {
      const { scores, sentences, dealBreakers, canvas } = reportOf(text);
      const quotes = [
        ...scores.flatMap(({ reasons }) => reasons),
        ...sentences,
        ...dealBreakers,
        ...canvas.flatMap(({ entries }) => entries),
      ];
      for (const { quote, start, end } of quotes) if (quote !== undefined) expect(text.slice(start, end)).toBe(quote);
    }
  });

  test('gives each level a quote or says that nothing was said', () => {
    for (const text of texts)
      for (const { score, reasons } of reportOf(text).scores) {
        expect(reasons.length).toBeGreaterThan(0);
        if (score > 0) expect(reasons[0]?.quote).toBeTruthy();
      }
  });

  test('reads a set of claims: order and repetition change nothing', () => {
    for (const { text, language } of corpus.ideas.filter((idea) => idea.language === 'en')) {
      const sentences = text.match(/[^.!?]+(?:\.\d[^.!?]*)*[.!?]+/g) ?? [text];
      const keys = (words: string) => readClaims(readText(words, language).clauses).map(claimKey);
      expect(keys([...sentences, ...sentences].toReversed().join(' '))).toEqual(keys(text));
    }
  });

  test('says that a language is not covered', () => {
    const french = corpus.ideas.find(({ language, tier }) => language === 'fr' && tier === 'paid');
    const report = reportOf(french?.text ?? '');
    expect(report).toMatchObject({ language: 'und', confidence: 'low', verdict: 'pivot' });
    expect(report.sentences.some(({ text }) => text.includes('isn’t covered'))).toBe(true);
  });
});

describe('rubric', () => {
  test('has weights that total 100', () => {
    expect(Object.values(scoreRubric).reduce((sum, { weight }) => sum + weight, 0)).toBe(100);
  });

  test('uses only signals that are explained', () => {
    for (const { levels, detail } of Object.values(scoreRubric))
      for (const signal of [detail, ...levels.flatMap(({ all, any = [] }) => [...all, ...any])])
        expect(signals[signal]).toBeTruthy();
  });
});
