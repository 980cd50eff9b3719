import { expect, test } from 'vitest';
import { readText } from '../../text/readText';
import { withBareMargin } from './bareMargin';

const marginOf = (text: string): string | undefined =>
  withBareMargin([], readText(text, 'es').clauses).find(({ kind }) => kind.endsWith('Margin'))?.kind;

test.each([
  ['180 por consulta. Entre doctora, promotora y satélite nos cuesta 203 cada una.', 'negativeMargin'],
  ['180 por consulta. Entre doctora, promotora y satélite nos cuesta 122 cada una.', 'positiveMargin'],
  ['4,20 por paquete. Con bici, local y aplicación nos sale cada paquete a 5,05.', 'negativeMargin'],
  ['Cada planta sale a 62 céntimos y la semilla, el patrón y la mano de obra a 38.', 'positiveMargin'],
  ['Cada planta sale a 62 céntimos y la semilla, el patrón y la mano de obra a 81.', 'negativeMargin'],
  ['$350 el rebobinado. Cobre, barniz, jornal: 195.', 'positiveMargin'],
  ['$350 el rebobinado. Cobre, barniz, jornal: con el cobre como está, 410.', 'negativeMargin'],
  ['$5.200 la vianda. Con mercadería, descartable y cadete me sale 6.100.', 'negativeMargin'],
])('%s', (text, kind) => {
  expect(marginOf(text)).toBe(kind);
});

test.each([
  '350 el rebobinado. Lavado, planchado y entrega: 12.',
  '350 el rebobinado. El vecino cobra 410 con cobre y barniz.',
  '350 el rebobinado. La máquina me costó 9.800.',
  '350 el rebobinado. El taller usa cobre, barniz y 12 bobinas.',
  'Entre doctora y promotora nos cuesta 203 cada una.',
  '350 el rebobinado. Si el cobre sube, el material me saldría 410.',
])('no margin: %s', (text) => {
  expect(marginOf(text)).toBeUndefined();
});
