import { describe, expect, test } from 'vitest';
import type { AnalysisReport, ReportSection } from '../../../../../shared/contracts/analysis';
import { analyseIdea } from '../analyse';
import { allTexts } from '../testing/allTexts';
import { foreignParts } from '../testing/provenance';

function reportOf(text: string): AnalysisReport {
  const result = analyseIdea(text);
  if (!result.ok) throw new Error(`${result.problem}: ${text}`);
  return result.report;
}

const reports = allTexts.flatMap((text) => {
  const result = analyseIdea(text);
  return result.ok ? [{ text, report: result.report }] : [];
});

const textsOf = (report: AnalysisReport, section: ReportSection): string[] =>
  report.sentences.filter((sentence) => sentence.section === section).map(({ text }) => text);

const clinic =
  'Dental practices in Lyon lose about 3 hours a week to phone calls. Today they answer between two patients, and miss every fourth call. We built an assistant that takes the call. The regional dental association introduced us to 40 of them, and 14 answered. 5 practices pay 90 euros per month, and 4 renewed after three months.';

describe('numbers and names', () => {
  test('are in the text of the founder, derived by a formula, or cited, in every report', () => {
    expect(reports.length).toBeGreaterThan(400);
    for (const { text, report } of reports) expect(foreignParts(text, report)).toEqual([]);
  });

  const report = reportOf(clinic);
  const withSentence = (sentence: Partial<AnalysisReport['sentences'][number]>): AnalysisReport => ({
    ...report,
    sentences: [...report.sentences, { section: 'market', text: 'It pays.', origin: 'general', ...sentence }],
  });

  test.each([
    ['a number', { text: 'You can win 250 practices.' }],
    ['a name within a sentence', { text: 'Your rival is Doctolib.' }],
    ['a name at the start', { text: 'Doctolib does the same.' }],
    ['a currency', { text: 'You keep it in USD.' }],
    ['an operand', { text: 'That is 450 EUR.', formula: '7 × 90 EUR = 630 EUR' }],
    ['a wrong result', { text: 'That is 451 EUR.', formula: '5 × 90 EUR = 451 EUR' }],
    ['a rounded result as an exact one', { text: 'That is 1.67.', formula: '5 ÷ 3 = 1.67' }],
    ['a quote', { text: '“nobody said this”', quote: 'nobody said this' }],
  ])('a report that brings %s fails', (_name, sentence) => {
    expect(foreignParts(clinic, withSentence(sentence))).not.toEqual([]);
  });

  test('a formula is ≈ only where its result is rounded', () => {
    for (const { report: each } of reports)
      for (const { formula } of each.sentences) expect(formula ?? '').not.toMatch(/[=≈] ([\d.,]+) ≈ \1$|≈ \S+ ≈/);
  });

  test('a score is its total, rounded; a half is rounded down and says so', () => {
    const formulas = reports.map(({ report: { score, sentences } }) => ({
      score,
      formula: sentences.find(({ formula }) => formula)?.formula ?? '',
    }));
    for (const { score, formula } of formulas) expect(formula).toMatch(new RegExp(`(?:=|≈|rounded down to) ${score}$`));
    const halves = formulas.filter(({ formula }) => /= \d+\.5\b[^;]*$/.test(formula));
    expect(halves.length).toBeGreaterThan(0);
    for (const { formula } of halves) expect(formula).toMatch(/, rounded down to \d+$/);
  });
});

describe('words of the report', () => {
  test('a summary quotes whole sentences', () => {
    const quotes = reportOf(clinic).sentences.flatMap(({ section, quote }) =>
      section === 'summary' && quote ? [quote] : [],
    );
    expect(quotes).toEqual([
      'Dental practices in Lyon lose about 3 hours a week to phone calls.',
      'We built an assistant that takes the call.',
      '5 practices pay 90 euros per month, and 4 renewed after three months.',
      'The regional dental association introduced us to 40 of them, and 14 answered.',
    ]);
  });

  test('a sentence that announces facts is followed by as many as it names', () => {
    for (const { report } of reports) {
      const summary = report.sentences.filter(({ section }) => section === 'summary');
      const at = summary.findIndex(({ text }) => text.startsWith('Your strongest'));
      if (at < 0) continue;
      const after = summary.slice(at + 1);
      const facts = after.findIndex(({ origin }) => origin !== 'said');
      expect(facts).toBe(summary[at]!.text.includes('facts') ? 2 : 1);
    }
  });

  test('deal-breakers quote words that concern them, not a payment', () => {
    const quoteOf = Object.fromEntries(reportOf(clinic).dealBreakers.map(({ key, quote }) => [key, quote]));
    expect(quoteOf).toEqual({
      problem: 'Dental practices in Lyon lose about 3 hours a week to phone calls',
      reach: 'The regional dental association introduced us to 40 of them, and 14 answered.',
      legal: 'We built an assistant that takes the call',
    });
    const onlyPaid = reportOf('Teenagers in Marseille left school. The city pays us 1,200 EUR per apprentice placed.');
    expect(onlyPaid.dealBreakers.find(({ key }) => key === 'legal')?.quote).toBeUndefined();
  });

  test('results name the period and the unit, and losses are losses', () => {
    const perOrder = reportOf(
      'Office workers in Denver skip lunch. We bring a hot lunch for $10 per order, and each order costs us $14.',
    );
    expect(textsOf(perOrder, 'market').slice(0, 2)).toEqual(['You lose 4 USD per order.', 'The margin is −40%.']);
    const perMonth = reportOf(
      'Bookkeepers in Ohio lose receipts. 22 firms pay $60 per month, and it costs us $10 per month per firm.',
    );
    expect(textsOf(perMonth, 'market')).toContain('You keep 50 USD per month after these costs.');
  });

  test('a sum is not multiplied by those who paid it', () => {
    const trucks = reportOf(
      'Truckers in Texas wait 45 days. 9 drivers have paid invoices since August, worth $260,000.',
    );
    expect(textsOf(trucks, 'market').join(' ')).not.toContain('2,340,000');
  });

  test('words without a subject of their own are quoted with their sentence', () => {
    const honey = reportOf(
      'Beekeepers in Oregon lose 40% of their hives. Our sensor costs $30 to make and sells for $89. 60 beekeepers bought one.',
    );
    const quotes = [...honey.dealBreakers, ...honey.scores.flatMap(({ reasons }) => reasons)].map(({ quote }) => quote);
    expect(quotes).not.toContain('sells for $89');
    expect(quotes).toContain('Our sensor costs $30 to make and sells for $89.');
  });

  test('a failed deal-breaker is named by what failed', () => {
    const harm = reportOf('We sell an app that secretly reads the messages of a partner’s phone for 20 EUR per month.');
    const [verdict] = textsOf(harm, 'summary').filter((text) => text.startsWith('No go'));
    expect(verdict).toMatch(/^No go: it acts on people without their (?:knowledge or )?consent\.$/);
    expect(harm.assumptions.map(({ test: each }) => each).join(' ')).not.toContain('deposit');
    expect(textsOf(harm, 'nextSteps')).toHaveLength(1);
  });

  test('a report on a text in another language starts with the language of the report', () => {
    const german = reportOf(
      'Kleine Bäckereien in Bayern werfen jeden Abend Ware weg. 8 Bäckereien zahlen 79 Euro im Monat.',
    );
    expect(german.sentences[0]?.text).toBe('This report is in English. Quotes stay in your own words.');
    expect(textsOf(reportOf(clinic), 'summary').join(' ')).not.toContain('in English');
  });

  test('every sentence of its own is written with typographic marks and contractions', () => {
    for (const { report } of reports)
      for (const { text, origin } of report.sentences)
        if (origin !== 'said') expect(text).not.toMatch(/'|did not|cannot|do not/);
  });
});

test('a text of which much was not understood is not said to hold plans only', () => {
  const { sentences, caps } = reportOf(
    "Je suis infirmière à Brest depuis seize ans. Quand je pars, je cherche une remplaçante et je ne trouve personne. L'hébergement nous coûte 40 euros par mois. Le cabinet paie 25 euros par remplacement.",
  );
  const texts = sentences.map(({ text }) => text).join(' ');
  expect(texts).toContain('isn’t covered yet');
  expect(texts).not.toMatch(/plans and opinions|the text doesn’t/);
  expect(caps).toEqual([]);
});
