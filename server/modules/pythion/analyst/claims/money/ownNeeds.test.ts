import { expect, test } from 'vitest';
import { isRevenueSource } from '../reach/revenueSource';
import { readText } from '../../text/readText';
import { isPremisesWanted } from './premisesWanted';
import { isRunningCostNamed } from './runningCostNamed';

const some = (
  is: (clause: ReturnType<typeof readText>['clauses'][number]) => boolean,
  text: string,
  language: string,
) => readText(text, language).clauses.some(is);

test.for([
  ['es', 'Queremos alquilar un local con cocina por 380.000 pesos al mes.', true],
  ['es', 'Vamos a comprar una furgoneta de segunda mano.', true],
  ['en', 'We want to rent a shop with a kitchen.', true],
  ['de', 'Wir wollen einen Laden mit Küche mieten.', true],
  ['es', 'Queremos alquilar una casa a turistas en verano.', false],
  ['es', 'Queremos alquilar bicicletas a turistas.', false],
  ['en', 'We want to rent a shop by the day to artists.', false],
  ['de', 'Wir wollen Räder vermieten.', false],
] as const)('premises that we want are no product (%s): %s', ([language, text, is]) => {
  expect(some(isPremisesWanted, text, language)).toBe(is);
});

test.for([
  ['es', 'La gasolina y el seguro costarían unos 900 euros al mes.', true],
  ['es', 'El alquiler y la luz son 700 euros al mes.', true],
  ['en', 'Fuel and insurance would cost about 900 euros a month.', true],
  ['de', 'Strom und Miete würden 900 Euro kosten.', true],
  ['zh', '油费和保险每个月大概要900元。', true],
  ['es', 'La cuota costaría 30 euros al mes.', false],
  ['es', 'El curso y la gasolina costarían 900 euros.', false],
  ['en', 'The box would cost 9 euros a month.', false],
  ['de', 'Das Abo würde 9 Euro kosten.', false],
  ['zh', '每个月收900元。', false],
] as const)('running costs are paid by us (%s): %s', ([language, text, is]) => {
  expect(some(isRunningCostNamed, text, language)).toBe(is);
});

test.for([
  ['es', 'La app sería gratis y más adelante pondríamos publicidad o quizás una versión premium.', true],
  ['en', "The app would be free and later we'd put ads in it.", true],
  ['de', 'Die App wäre gratis, später würden wir Werbung einblenden.', true],
  ['zh', '应用免费，以后放广告赚钱。', true],
  ['es', 'Más adelante pondríamos anuncios en Facebook.', false],
  ['es', 'Pondríamos anuncios en la radio del pueblo.', false],
  ['en', "We'd put ads in the newspaper to find farmers.", false],
  ['de', 'Wir würden auf Facebook Werbung zeigen.', false],
  ['zh', '我们在微信上投广告找客户。', false],
  ['en', 'We put adverts in the village newsletter.', false],
  ['zh', '收入还不高,客户主要来自微信群。', false],
  ['en', 'We want to place ads and posters around town.', false],
  ['de', 'Wir wollen über Anzeigen im Gemeindeblatt Brot verkaufen.', false],
  ['de', 'Später könnten wir Werbung verkaufen.', true],
] as const)('ads in the product are income, and no way to customers (%s): %s', ([language, text, is]) => {
  expect(some(isRevenueSource, text, language)).toBe(is);
});
