import { expect, test } from 'vitest';
import { readText } from '../../text/readText';
import { readTeam } from './team';

const isTeam = (text: string): boolean =>
  readText(text, 'es').clauses.some((clause) => readTeam(clause).some(({ kind }) => kind === 'teamFits'));

test.for(['Fui enfermera de planta once años.', 'He sido panadero durante 12 años.'])('years in a trade: %s', (text) =>
  expect(isTeam(text)).toBe(true),
);

test.for([
  'Fui a la feria hace dos años.',
  'Fui paciente de una enfermera.',
  'No fui enfermera once años.',
  'Mi madre fue enfermera once años.',
  'Una vez cada once años fui enfermera.',
])('none: %s', (text) => expect(isTeam(text)).toBe(false));
