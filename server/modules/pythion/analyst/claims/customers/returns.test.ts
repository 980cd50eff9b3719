import { expect, test } from 'vitest';
import { readText } from '../../text/readText';
import { returnsIn } from './returns';

const areGoods = (text: string): boolean => returnsIn(readText(text, 'en').clauses).size > 0;

test.each([
  'Last year we sold 140 belts. 11 came back.',
  '23 pieces changed owner. 2 came back out of the 23.',
  'Last year we sold 140 belts. 11 came back in June with a broken buckle.',
])('goods came back: %s', (text) => expect(areGoods(text)).toBe(true));

test.each([
  'In May we served 200 dinners at £7 each. 60 came back in June.',
  '60 meals sold on Monday at £7. 22 came back on Tuesday.',
  'In May we sold 200 dinners. 60 came back the next week.',
  'Last year we sold 140 belts. 11 came back for a second one.',
])('customers came back, or nobody knows what: %s', (text) => expect(areGoods(text)).toBe(false));

test('what came back to us says nothing of what others sell', () => {
  const isOurs = (text: string): boolean =>
    [...returnsIn(readText(text, 'en').clauses).values()].some(({ isOurs: is }) => is);
  expect(isOurs('Last season we sold 130 boxes. Out of the 130, six came back broken in the post.')).toBe(true);
  expect(isOurs('Shops sell belts by the box. Of 140 belts 11 came back with a broken buckle.')).toBe(false);
});

test.each([
  ['Ocho me volvieron rotas por el mismo sitio y las hice gratis otra vez.', true],
  ['De 164 motores, 97 regresaron quemados.', true],
  ['Tres nos devolvieron con la misma falla.', true],
  ['Ocho clientas volvieron en junio.', false],
  ['Doce volvieron por otro par.', false],
  ['De 40 clientes, 12 volvieron con un problema nuevo y pagaron otra reparación.', false],
  ['De 310 baterías, doce volvieron con un defecto.', true],
  ['Nueve me devolvieron el saludo.', false],
])('what comes back broken in Spanish: %s', (text, isBack) => {
  expect(returnsIn(readText(text, 'es').clauses).size > 0).toBe(isBack);
});
