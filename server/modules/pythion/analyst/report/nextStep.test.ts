import { expect, test } from 'vitest';
import type { Signal } from '../../../../../shared/analysisRubric';
import type { Odds } from '../network/statementNetwork';
import type { LevelReading } from '../scoring/levels';
import { readText } from '../text/readText';
import { Hints } from './hints';
import { nextStep } from './nextStep';

const { clauses } = readText('Bakers throw bread away each evening, and it costs them dearly.');
const hintsOf = (odds: Partial<Odds>): Hints => new Hints(clauses, new Map([[clauses[0]!.sentence, odds as Odds]]));

const nextOf = (
  reading: Pick<LevelReading, 'key' | 'level'> & Partial<LevelReading>,
  missing: readonly Signal[],
  odds: Partial<Odds> = {},
  ...stated: Signal[]
): string =>
  nextStep(reading as LevelReading, missing, {
    isStated: (signal) => stated.includes(signal),
    hints: hintsOf(odds),
  });

const revenue = { key: 'revenue', level: 2 } as const;

test('what a sentence may state is not asked again', () => {
  expect(nextOf(revenue, ['payer', 'priceUnit'])).toMatch(/^Say who pays, and say whether/);
  expect(nextOf(revenue, ['payer', 'priceUnit'], { payer: 0.2 })).toMatch(/^Say whether the price/);
});

test('what comes after it is asked, or else what is least likely stated', () => {
  const priced: Signal[] = ['payer', 'priceNumber', 'priceUnit', 'paidPrice'];
  const paid = { key: 'revenue', level: 3 } as const;
  expect(nextOf(revenue, ['payer'], { payer: 0.2 }, ...priced.slice(1), 'positiveMargin')).toMatch(
    /^Show .* come back/,
  );
  const open: Signal[] = ['positiveMargin', 'repeat'];
  expect(nextOf(paid, open, { positiveMargin: 0.6, repeat: 0.1 }, ...priced)).toMatch(/^Show .* come back/);
});

test('a score at 0 asks for its first level, but for what a sentence may state of it', () => {
  const difference = { key: 'differentiation', level: 0 } as const;
  expect(nextOf(difference, ['difference', 'alternative'])).toBe('Name what they do today and where it fails them.');
  expect(nextOf(difference, ['difference', 'alternative'], { alternative: 0.4 })).not.toContain('what they do today');
  expect(nextOf({ key: 'market', level: 0 }, ['sizeClaim'])).toMatch(/^Count the customers/);
});
