import { expect, test } from 'vitest';
import { readText } from '../../text/readText';
import { isNoCharge, isNotPaidYet, isStockOnly } from './notPaidYet';

const clauses = (text: string) => readText(text, 'es').clauses;

test.each([
  'La unidad nos cobra 90 y las pesas ya están pagadas.',
  'Mi cuñado me cobra 6 por traerlas.',
  'El molde y el horno ya están pagados.',
  'Tres ayuntamientos nos han pedido presupuesto de 120.',
  'Dos hoteles solicitaron una cotización.',
  'Lo paga la familia con el recibo de la residencia.',
  '55.000 por producto, el segundo 40.000.',
])('nobody has paid us: %s', (text) => {
  expect(clauses(text).every(isNotPaidYet)).toBe(true);
});

test.each([
  'Los 12 viajes ya están pagados.',
  'Las plazas de julio ya están pagadas.',
  'Nos cobramos cada mes.',
  'Tres ayuntamientos nos pidieron presupuesto y lo aceptaron.',
  'Lo pagan 14 familias cada mes.',
  'Lo pagan los padres cada mes.',
  'Lo paga la fundación: 210.000 pesos por interno y trimestre.',
  'Vendimos 40 a 55 euros.',
])('who paid is no such: %s', (text) => {
  expect(clauses(text).some(isNotPaidYet)).toBe(false);
});

test.each([
  'Llevo 18 hechos, en mi casa están los 18.',
  'Tengo 415 en mi cuarto listos para vender en el San Camilo.',
  'Terminé 14 hectáreas en el plano.',
  'Hice 5 etiquetas de práctica para ver si me daban bien las cuentas.',
  'Cosí 30 mandiles de muestra.',
])('made and not sold: %s', (text) => {
  expect(clauses(text).some(isStockOnly)).toBe(true);
});

test.each([
  'Terminé 14 hectáreas, once ya pagadas.',
  'Hice 163 etiquetas para 48 fabricantes.',
  'Llevo 18 vendidos desde mi casa.',
  'En mi taller entraron 40 pedidos cobrados.',
  'En mi garaje arreglo 20 bicis al mes.',
  'La construí en mi garaje y desde Pascua la he usado en 44 afinaciones.',
  'Doce clientes vienen a mi casa cada semana.',
])('sold or used: %s', (text) => {
  expect(clauses(text).some(isStockOnly)).toBe(false);
});

test.each([
  ['es', 'No cobro por el corte, es voluntariado.', true],
  ['es', 'A las familias no les cobramos nada.', true],
  ['en', 'We do not charge for the visit.', true],
  ['de', 'Wir verlangen dafür nichts.', true],
  ['es', 'Cobro por el corte 12 euros.', false],
  ['es', 'No me cobro hasta que queda bien.', false],
  ['en', 'We charge for the visit.', false],
])('what is asked from nobody: %s %s', (language, text, isFree) => {
  expect(readText(text, language).clauses.some(isNoCharge)).toBe(isFree);
});
