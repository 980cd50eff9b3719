import { expect, test } from 'vitest';
import { analysisOf } from '../../testing/analysisOf';
import { readText } from '../../text/readText';
import { withLeftInSpanish } from './leftInSpanish';

const kinds = (text: string): string[] => withLeftInSpanish([], readText(text, 'es').clauses).map(({ kind }) => kind);

test.each([
  'Empezamos con 21 bares. En otoño los otros 17 volvieron a su transportista de antes.',
  'Empezamos con 21 bares. En otoño ya solo éramos cuatro.',
  'Vendí 15 pares a costureras. Doce me los devolvieron en la misma cajita.',
  'Once me compraron el primer juego y no hubo segundo para ninguno.',
  'Seis viveros me compraron en agosto y de octubre para acá, cero.',
  'Colocamos 40 motores. 34 regresaron quemados.',
])('most are gone: %s', (text) => {
  expect(kinds(text)).toContain('nobodyStayed');
});

test.each([
  'Empezamos con 21 bares. Los 21 siguen dentro y se han sumado nueve.',
  '88 restoranes tienen mi bidón y ninguno lo ha devuelto.',
  'De las 60 tiendas que arrancaron en 2022, 55 siguen con nosotros.',
  'Seis viveros llevan comprados 1.480 sacos y ninguno ha dejado de pedir.',
])('they stayed: %s', (text) => {
  expect(kinds(text)).toContain('repeat');
});

test.each([
  'Empezamos con 40 bares. Tres volvieron a su transportista de antes.',
  'Doce familias me devolvieron el bidón lleno.',
  'Catorce volvieron a comprar en mayo.',
  'Las recepcionistas piden para treinta personas. Al viernes ya eran cinco oficinas y hoy son diecinueve.',
  'De 40 vecinos, 34 volvieron a su casa de siempre.',
  'Dos cajas me volvieron rotas de 300.',
  'De momento, nada.',
  'Desde enero, ninguna queja.',
  'De octubre para acá, cero quejas.',
  'De los 13 refugios de montaña, ninguno ha quitado el filtro de agua.',
  'Ninguno volvió a perder una maleta.',
  'De 15 pacientes, 12 volvieron a su peso de antes.',
  'Tengo 20 alumnos. Ya solo quedaban 4 plazas.',
  'Cobré a 15 vecinos. Doce me devolvieron la encuesta.',
])('none of these: %s', (text) => {
  expect(kinds(text)).not.toContain('nobodyStayed');
});

test('few who stay are no customers who stay', () => {
  expect(kinds('De las 60 tiendas que arrancaron en 2022, dos siguen con nosotros.')).not.toContain('repeat');
});

const base =
  'Agrupamos la compra de bares y hostales de La Gomera para que venga un solo camión. Cada uno paga su flete y medio camión viaja vacío. Con los albaranes de 21 bares del mes de mayo, el porte les salió a 0,74 el kilo. Nos quedamos seis céntimos por kilo.';
test('who stays scores above who left', () => {
  const score = (text: string): number => analysisOf(text).report.score;
  expect(score(`${base} Los 21 siguen dentro.`)).toBeGreaterThan(
    score(`${base} En otoño los otros diecisiete volvieron a su transportista de antes.`),
  );
});
