import { expect, test } from 'vitest';
import type { Odds } from '../network/statementNetwork';
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
  expect(namedIn('The rental market is worth $64 billion.')).toContain('market');
});

test('a price without the words of paying is named by the network', () => {
  const { clauses } = readText('We would charge 6 per knife.', 'en');
  const odds = { void: 0.1, revenueIntent: 0.9 } as Odds;
  const named = (other: Partial<Odds>) =>
    Object.keys(readSupposed(clauses, new Map([[clauses[0]!.sentence, { ...odds, ...other }]])));
  expect(named({})).toContain('revenue');
  expect(named({ revenueIntent: 0.3 })).not.toContain('revenue');
  // "300 knives will have been sharpened" counts what isn't so.
  expect(named({ void: 0.8 })).not.toContain('revenue');
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

test('how many customers there shall be names nobody', () => {
  const { clauses } = readText('Bis Weihnachten wollen wir fünfzig zahlende Kunden haben.', 'de');
  const odds = { void: 0.1, group: 0.3, revenueIntent: 0.8 } as Odds;
  expect(readSupposed(clauses, new Map([[clauses[0]!.sentence, odds]]))).toEqual({});
});

test('who is to use it, a way and a relief that are planned are named', () => {
  expect(namedIn('Owners will take a photo of the rash.')).toContain('problem');
  expect(namedIn('We plan to use TikTok and influencers.')).toContain('adoption');
  expect(namedIn('We need about £50k to launch with influencers.')).toContain('adoption');
  expect(namedIn('We will hire a salesperson who will call every gym in the state.')).toContain('adoption');
  expect(namedIn('We will call every month.')).not.toContain('adoption');
  expect(namedIn('We need a van to run the stall.')).not.toContain('adoption');
  expect(namedIn('Our AI will answer, so no need to wait for the vet.')).toContain('differentiation');
  expect(namedIn('It will work.')).toEqual([]);
  expect(namedIn('We will use steel.')).not.toContain('adoption');
});

test('how many would use it is no way to them', () => {
  const named = (text: string, language: string): string[] => {
    const { clauses } = readText(text, language);
    return Object.keys(readSupposed(clauses, new Map([[clauses[0]!.sentence, { void: 0.1, channel: 0.5 } as Odds]])));
  };
  expect(named('Estoy casi seguro de que diez de ellos se apuntarían.', 'es')).not.toContain('adoption');
  expect(named('El año que viene la usarán quince bares todos los días.', 'es')).not.toContain('adoption');
  expect(named('Twenty cafes would come via the guild.', 'en')).toContain('adoption');
});

test('a planned way in English words within a Chinese sentence is named', () => {
  const { clauses } = readText('我们打算 advertise on TikTok 和小红书，再去展会。', 'zh');
  expect(Object.keys(readSupposed(clauses, new Map()))).toContain('adoption');
});
