import { expect, test } from 'vitest';
import { readText } from '../../text/readText';
import { readInUse } from './inUse';

const offers = {
  en: 'We built a web catalogue for choirs.',
  es: 'Hicimos una hoja de pedidos para la limpieza.',
  de: 'Wir haben ein Gerät gebaut.',
  zh: '我们做进销存软件。',
};
const isRead = (language: keyof typeof offers, text: string): boolean =>
  readInUse(readText(`${offers[language]} ${text}`, language).clauses).some(({ kind }) => kind === 'realUse');

test.for([
  ['en', 'Three choirs in Cork lent six sets through it during one season.'],
  ['es', 'Diecinueve pisos nos contratan.'],
  ['es', 'Doce hoteles me han contratado este año.'],
  ['es', 'Quince bares la usan todos los días.'],
  ['es', 'Treinta y tres abuelos han venido a clase.'],
  ['de', 'Siebzehn Kinder waren im letzten Halbjahr angemeldet.'],
  ['de', 'Acht Häuser haben das Gerät im Einsatz.'],
  ['de', 'Bei neun Praxen läuft die Liste im Alltag.'],
  ['de', 'In zehn Wochen haben 310 Leute dort eingekauft.'],
  ['zh', '有12位老师在用。'],
  ['zh', '12家店在用。'],
  ['zh', '现在有三十家店每天在用我们的软件。'],
] as const)('customers are counted in words of use: %s %s', ([language, text]) =>
  expect(isRead(language, text)).toBe(true),
);

test.for([
  ['en', 'Three choirs in Cork will have lent six sets through it.'],
  ['en', 'Three choirs in Cork lent six sets through the library.'],
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
  ['zh', '12家店在用美团。'],
  ['zh', '12家店在免费试用。'],
  ['zh', '12家店没在用。'],
  ['zh', '希望有12家店在用。'],
] as const)('what is planned, hedged, denied or free is none: %s %s', ([language, text]) =>
  expect(isRead(language, text)).toBe(false),
);
