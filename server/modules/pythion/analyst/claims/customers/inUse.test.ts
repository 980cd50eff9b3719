import { expect, test } from 'vitest';
import { readText } from '../../text/readText';
import { readInUse } from './inUse';

const offers = { es: 'Hicimos una hoja de pedidos para la limpieza.', de: 'Wir haben ein Gerät gebaut.' };
const isRead = (language: 'es' | 'de', text: string): boolean =>
  readInUse(readText(`${offers[language]} ${text}`, language).clauses).some(({ kind }) => kind === 'realUse');

test.for([
  ['es', 'Diecinueve pisos nos contratan.'],
  ['es', 'Doce hoteles me han contratado este año.'],
  ['es', 'Quince bares la usan todos los días.'],
  ['es', 'Treinta y tres abuelos han venido a clase.'],
  ['de', 'Siebzehn Kinder waren im letzten Halbjahr angemeldet.'],
  ['de', 'Acht Häuser haben das Gerät im Einsatz.'],
  ['de', 'Bei neun Praxen läuft die Liste im Alltag.'],
  ['de', 'In zehn Wochen haben 310 Leute dort eingekauft.'],
] as const)('customers are counted in words of use: %s %s', ([language, text]) =>
  expect(isRead(language, text)).toBe(true),
);

test.for([
  ['es', 'El verano que viene nos contratarán diecinueve pisos.'],
  ['es', 'Quizá diecinueve pisos nos contratan.'],
  ['es', 'Diecinueve pisos no nos contratan.'],
  ['es', 'Quince bares la usan gratis.'],
  ['es', 'El año pasado conté 230 perros que vinieron tarde.'],
  ['es', 'Quince bares usan papel todos los días.'],
  ['de', 'Vielleicht würden siebzehn Kinder kommen.'],
  ['de', 'Siebzehn Kinder waren krank.'],
  ['de', 'Acht Häuser haben das Gerät nicht im Einsatz.'],
  ['de', 'Acht Häuser sollen das Gerät im Einsatz haben.'],
  ['de', 'Siebzehn Kinder waren auf der Warteliste angemeldet.'],
] as const)('what is planned, hedged, denied or free is none: %s %s', ([language, text]) =>
  expect(isRead(language, text)).toBe(false),
);
