import { expect, test } from 'vitest';
import { readText } from '../text/readText';
import { readSupposed } from './supposed';

const namedIn = (text: string): string[] => {
  const { clauses } = readText(text, 'en');
  return Object.keys(readSupposed(clauses, new Map()));
};

test('a price or a payment that is only planned, and a large market, are named', () => {
  expect(namedIn('Perhaps the families will pay something.')).toContain('revenue');
  expect(namedIn('The price would be something like $39 a month.')).toContain('revenue');
  expect(namedIn('A consultancy writes that the rental market is huge.')).toContain('market');
});

test('words of evidence that don’t count name nothing', () => {
  for (const text of [
    'By summer 40 workshops are going to pay 80 euros a month.',
    'If 500 anglers paid 20 euros a month and renewed every year, we would have every proof.',
    'Nobody has paid a deposit.',
    'Our rival hopes that families will pay.',
  ])
    expect(namedIn(text), text).toEqual([]);
});
