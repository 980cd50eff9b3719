import { expect, test } from 'vitest';
import { analysisOf } from '../testing/analysisOf';
import { readText } from '../text/readText';
import { ownDifficultiesIn } from './ownDifficulty';

const problemOf = (text: string) => analysisOf(text).report.scores.find(({ key }) => key === 'problem')!;
const troubles = /trouble|how often/;
const isTroubleTold = (text: string): boolean =>
  problemOf(text).reasons.some(({ text: reason, quote }) => troubles.test(reason) && quote !== '');

test.each([
  'I hire students to walk dogs for busy nurses. The trouble is finding them.',
  'I repair accordions for folk bands. My problem is the lead time: reeds take 9 weeks from Italy.',
  'We restore sash windows for landlords. The hard part is getting customers to ring.',
  'Ich nähe Taschen für Schulen. Mein Problem ist die Lieferzeit: das Leder braucht 9 Wochen.',
  'Hago bolsos para escuelas. Mi problema es el plazo: el cuero tarda 9 semanas.',
  '我给学校做皮包。我的问题是交货期太长，皮料要等9周。',
  'I repair accordions for folk bands. I lost £300 on a van that broke down.',
  'I paint boats for clubs. I painted 31. Two clubs complained about the stains and I gave them half their money back.',
  'Ich streiche Boote für Vereine. Zwei Kunden haben sich beschwert und ich habe ihnen die Hälfte erstattet.',
  'Pinto casas en Gijón y ya pinté 25. Dos clientes se quejaron de las manchas y les hice un descuento de 100 euros.',
  'Llevo muebles a tiendas. El año pasado le perdí 30 mil pesos por una camioneta que se descompuso.',
  'Riego viñedos con avioneta. No tenemos el permiso de vuelo, porque tardan un año y nadie contesta.',
  '我给学校做皮包。上个月赔了7400元。',
  '我给学校做皮包。还没借到钱。',
])('what is hard for the founder is no trouble of the customers: %s', (text) =>
  expect(isTroubleTold(text)).toBe(false),
);

test.each([
  'We match pickers with farms. Farms need pickers in June. The trouble is finding them.',
  'We run a nursery at night. Nurses work nights. Their problem is finding childcare.',
  'We fit windows for landlords. The trouble is finding a joiner who comes, landlords told us.',
  'We check invoices for bakers. Bakers lost £300 a month on wrong invoices.',
  'We check suits for hotels. Guests complain about stains and hotels give them half their money back.',
  'Ayudo a panaderías. Las panaderías pierden 300 euros al mes por facturas mal hechas.',
])('what is hard for the customers is: %s', (text) => expect(isTroubleTold(text)).toBe(true));

test.each([
  'Owners of holiday lets hate cleaning tubs and I charge £45 a clean.',
  'Old people struggle with their garden; it costs me £12 in fuel per visit.',
  'Las escuelas sufren con las sillas rotas y cada silla me cuesta 60 euros.',
  'Reitschulen leiden unter kaputten Sätteln, ein Baum kostet mich 60 Euro.',
])('our price or cost is not what the trouble costs: %s', (text) =>
  expect(
    problemOf(text)
      .reasons.map((reason) => reason.text)
      .join(' '),
  ).not.toContain('how often'),
);

test('what they lose is, beside our price', () => {
  const { reasons } = problemOf('Landlords lose £300 each time an oven is dirty, and we clean them at £55.');
  expect(reasons.map(({ text }) => text).join(' ')).toContain('how often');
});

test.each([
  '我修补渔网。禁渔那四个月闲着，没办法。',
  '我修古钟。手头没活，最近一台还是去年的。',
  '我焊贴标机。问过价的有29家，一台没卖。',
  '我给枸杞农烘果。今年想再添一间，银行还没批贷款。',
])('in Chinese, our own idle time is told as ours: %s', (text) =>
  expect(ownDifficultiesIn(readText(text, 'zh').clauses).size).toBeGreaterThan(0),
);

test.each([
  '客户手头没活，就不来了。',
  '船老大禁渔那四个月没钱。',
  '一台没卖的机器放在库里。',
  '渔民禁渔四个月闲着。',
  '银行没批贷，小店主只能借高利贷。',
])('in Chinese, and theirs is not: %s', (text) => expect(ownDifficultiesIn(readText(text, 'zh').clauses).size).toBe(0));

test.each([
  ["We don't have the permit, because the office takes a year and nobody answers.", 'en', true],
  ['No tenemos el permiso, porque tardan un año y nadie contesta.', 'es', true],
  ['Growers have no permit, because the office takes a year and nobody answers.', 'en', false],
  ['Los agricultores llaman tarde, porque nadie contesta.', 'es', false],
])('why we go without a permit is ours: %s', (text, language, isOwn) =>
  expect(ownDifficultiesIn(readText(text, language).clauses).size > 0).toBe(isOwn),
);
