import { expect, test } from 'vitest';
import { readText } from '../../text/readText';
import { isCapacity } from './capacity';

const is = (text: string, language: string): boolean => readText(text, language).clauses.some(isCapacity);

test.for([
  ['es', 'Caben 25 perros.'],
  ['es', 'En el local hay sitio para 60 personas.'],
  ['es', 'La sala tiene capacidad para 40 alumnos.'],
  ['en', 'It holds 25 dogs.'],
  ['en', 'The house sleeps 18.'],
  ['en', 'There is room for 30 guests.'],
  ['de', 'Der Saal fasst 90 Gäste.'],
  ['de', 'Platz ist für 25 Hunde.'],
  ['de', 'Es passen 25 Hunde hinein.'],
  ['zh', '能容纳25只狗。'],
  ['zh', '店里坐得下30位客人。'],
] as const)('room is no evidence (%s): %s', ([language, text]) => {
  expect(is(text, language)).toBe(true);
});

test.for([
  ['es', 'Vinieron 25 perros.'],
  ['es', 'Caben 70, y en invierno se agotaron once noches.'],
  ['es', 'Reparamos 40 bicis al mes.'],
  ['en', 'The hall seats 90 and is full every Friday.'],
  ['en', 'The fridge holds 31 bags, all paid.'],
  ['en', 'We fit 10 kitchens a month.'],
  ['de', 'Der Saal fasst 90 Gäste und ist jeden Freitag ausverkauft.'],
  ['de', '25 Hunde kommen jeden Tag.'],
  ['zh', '能坐30人，天天坐满。'],
  ['zh', '每天有30位客人来。'],
] as const)('those who came are counted (%s): %s', ([language, text]) => {
  expect(is(text, language)).toBe(false);
});
