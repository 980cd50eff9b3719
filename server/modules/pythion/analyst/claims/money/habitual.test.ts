import { expect, test } from 'vitest';
import { analysisOf } from '../../testing/analysisOf';

const labs = {
  en: 'Small dental labs lose track of crowns. We put a sticker on each tray.',
  de: 'Zahnlabore verlieren Kronen. Wir kleben einen Code auf jede Schale.',
  es: 'Los laboratorios dentales pierden coronas. Ponemos un código en cada bandeja.',
  zh: '小茶农做青要整夜守着，睡过头一锅茶就废了。我们做一个小传感器，到时候打电话叫醒茶农。',
} as const;

const reasonsOf = (language: keyof typeof labs, added: string): string[] =>
  analysisOf(`${labs[language]} ${added}`).report.scores.flatMap(({ reasons }) => reasons.map(({ text }) => text));
const isShown = (language: keyof typeof labs, added: string): boolean =>
  reasonsOf(language, added).some((text) => /have paid|real use|came back/.test(text));

test.each([
  ['en', 'Labs with 3 to 15 technicians pay $79 a month.'],
  ['en', 'Labs with more than 20 staff rent the reader for $79 a month.'],
  ['en', 'Each lab pays $79 a month.'],
  ['en', 'The lab pays $79 a month.'],
  ['en', 'Technicians use it every day.'],
  ['de', 'Betriebe mit 4 bis 20 Leuten zahlen 89 € im Monat.'],
  ['de', 'Labore ab 5 Leuten zahlen 40 € im Monat.'],
  ['es', 'Las empresas con 10 a 60 sillones pagan 29 € al mes.'],
  ['es', 'Un laboratorio paga 40 € al mes.'],
  ['es', 'Los laboratorios con 3 a 15 sillas pagan 29 € al mes. Ninguno de los tres laboratorios nos paga.'],
  ['zh', '有5到40亩的茶农每季付600元。'],
] as const)('a price names who pays, and no payment: %s %s', (language, added) => {
  expect(isShown(language, added)).toBe(false);
});

test.each([
  ['en', 'Eleven labs pay $79 a month.'],
  ['en', 'Labs with 3 to 15 technicians have paid us $79 a month since May.'],
  ['en', '9 of the 12 labs with 3 to 15 technicians pay $79 a month.'],
  ['en', 'Six labs test it. The labs pay $79 a month.'],
  ['en', 'The hospital pays $300 a month.'],
  ['en', 'Labs pay $79 a month, and twelve of them renewed.'],
  ['de', 'Elf Betriebe mit 4 bis 20 Leuten zahlen 89 € im Monat.'],
  ['de', 'Labore haben 40 € im Monat bezahlt.'],
  ['es', 'Seis laboratorios pagan 40 € al mes.'],
  ['zh', '22户茶农每季付600元。'],
] as const)('somebody paid: %s %s', (language, added) => {
  expect(isShown(language, added)).toBe(true);
});

test('a payment adds to the price that names who pays', () => {
  const scoreOf = (added: string) =>
    analysisOf(`${labs.en} Labs with 3 to 15 technicians pay $79 a month. ${added}`).report.score;
  expect(scoreOf('Three labs with 40 technicians pay us today.')).toBeGreaterThan(scoreOf(''));
});
