import { expect, test } from 'vitest';
import { readText } from './readText';

const modalityIn = (text: string): string[] => readText(text, 'de').clauses.map(({ modality }) => modality);

test('what was rented and is wanted again is a fact', () =>
  expect(
    modalityIn('Vier Schulen haben letzten Sommer 40 Paar für je 25 Euro gemietet und wollen sie wieder.'),
  ).toEqual(['fact']));

test.for([
  'Wir wollen sie wieder verleihen.',
  'Vier Schulen wollen sie mieten.',
  'Vier Schulen haben angerufen und wollen 40 Paar mieten.',
])('a wish is a plan: %s', (text) => expect(modalityIn(text)).toContain('plan'));
