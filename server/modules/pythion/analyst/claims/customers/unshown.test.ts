import { expect, test } from 'vitest';
import { analysisOf } from '../../testing/analysisOf';

const kegs = 'Craft breweries lose one keg in twelve every year. We glue a tag under the rim of each keg.';
const ideas = {
  en: 'Small dental labs lose track of crowns. We put a sticker on each tray.',
  de: 'Zahnlabore verlieren Kronen. Wir kleben einen Code auf jede Schale.',
  es: 'Los laboratorios dentales pierden coronas. Ponemos un código en cada bandeja.',
  zh: '小茶农做青要整夜守着，睡过头一锅茶就废了。我们做一个小传感器，到时候打电话叫醒茶农。',
} as const;
const isShown = (text: string): boolean =>
  analysisOf(text).report.scores.some(({ reasons }) =>
    reasons.some((reason) => /have paid|real use|came back/.test(reason.text)),
  );

test.each([
  ['en', 'Labs pay us $79 a month. We have no customer yet.'],
  ['en', 'Labs pay us $79 a month. The tool is not finished and nobody has bought it yet.'],
  ['en', 'Labs pay us $79 a month. We have not launched yet.'],
  ['de', 'Betriebe zahlen uns 89 € im Monat. Das Programm ist noch nicht fertig, und wir haben noch keinen Kunden.'],
  ['es', 'Las empresas nos pagan 29 € al mes. Todavía no hemos empezado y no tenemos ningún cliente.'],
  ['zh', '茶农每季付600元。我们还没有客户。'],
] as const)('nothing is sold where the text says so: %s %s', (language, text) => {
  expect(isShown(`${ideas[language]} ${text}`)).toBe(false);
});

test.each([
  ['en', 'Nine labs paid us $79 in May. We have no customers in Leeds yet.'],
  ['en', 'Nine labs paid us $79 in May. They have no users who complain.'],
  ['de', 'Elf Betriebe zahlen uns 89 € im Monat. In Kassel haben wir noch keinen Vertreter.'],
] as const)('what is denied of a part leaves the rest: %s %s', (language, text) => {
  expect(isShown(`${ideas[language]} ${text}`)).toBe(true);
});

test.each([
  'Both agencies signed twelve-month contracts with a taxi company and paid it the first quarter.',
  'Eight breweries signed a two-year agreement with Hallbook and paid it the first year.',
  'HallMaster, the other supplier, has fourteen paying breweries here, and twelve renewed in January.',
  'Kegstar already has nine paying breweries in the state, and seven extended for a second year.',
  'Twenty breweries use the competing product Kegtrak, and fourteen of them pay for it.',
  'Twenty breweries used my friend’s cleaning kit for two months and fourteen of them now pay him.',
  'Eleven breweries paid for my tattoo needles in May and ten of them paid again in June.',
  'Twenty breweries used it for two months and none of them pays.',
  'The plan: nine breweries paying and seven extending for a second year.',
  'Target for 2026: nine paying breweries, seven extended for a second year.',
  'By next summer we want nine breweries paying and seven extended for a second year.',
  'By January we plan to have fourteen breweries paying £150, with twelve renewing.',
  'It is not true that three breweries pay us today.',
])('nobody of ours: %s', (added) => {
  expect(isShown(`${kegs} ${added}`)).toBe(false);
});

test.each([
  'Eight breweries signed a two-year agreement with us and paid the first year.',
  'Our tool is called Hallbook. Eight breweries signed an agreement with Hallbook and paid it the first year.',
  'Eight breweries signed with a dealer for our tag and paid the first year.',
  'Kegstar, our tool, has fourteen paying breweries, and twelve renewed in January.',
  'Nine breweries paid for our tag in May and seven paid again in June.',
  'Twenty breweries used it for two months and none of them left.',
  'By May nine breweries had paid $79 and seven renewed in June.',
  'Twenty breweries used it for two months and fourteen of them now pay.',
])('ours: %s', (added) => {
  expect(isShown(`${kegs} ${added}`)).toBe(true);
});

test.each([
  ['es', 'Tres empresas con 51 bicis pagan a nuestro competidor desde marzo y las tres renovaron con él.'],
  ['de', 'Drei Betriebe zahlen an unseren Wettbewerber seit Mai und haben dort verlängert.'],
  ['de', 'Es stimmt nicht, dass elf Betriebe uns 89 € im Monat zahlen.'],
  ['es', 'No es cierto que once empresas nos paguen 29 € al mes.'],
  ['zh', '并不是有22户茶农付了600元。'],
  ['zh', '去年有22户茶农试用，没有一户愿意付钱。'],
] as const)('nobody of ours: %s %s', (language, text) => {
  expect(isShown(`${ideas[language]} ${text}`)).toBe(false);
});

test('what a board approves for a rival is no permission of ours', () => {
  const reasons = (text: string) =>
    analysisOf(`${kegs} ${text}`).report.scores.flatMap(({ reasons: all }) => all.map((reason) => reason.text));
  const permission = 'You have the permission that you need, or need none.';
  expect(reasons('The state board approved our tag in writing on 3 June.')).toContain(permission);
  expect(reasons('The state board approved a rival company’s tag in writing on 3 June.')).not.toContain(permission);
});
