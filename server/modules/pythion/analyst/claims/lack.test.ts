import { expect, test } from 'vitest';
import { reviewedOf } from '../testing/reviewedOf';

const kindsOf = (text: string, language: string): string[] => reviewedOf(text, language).map(({ kind }) => kind);

test.for([
  ['en', 'We deliver warm meals to hospitals.', 'Night shift workers have nothing to eat at night.'],
  ['en', 'We run a bus with a nurse.', 'Villages in Wales have no doctor.'],
  ['en', 'We run a milk market.', 'Small farmers have nowhere to sell their milk.'],
  ['en', 'We do books for shops.', 'Small shops don’t have anyone who does their books.'],
  ['de', 'Wir liefern gekochtes Essen.', 'Berufstätige Eltern haben keine Zeit zum Kochen.'],
  ['es', 'Tenemos un autobús con una enfermera.', 'En los pueblos no hay médico.'],
  ['es', 'Llevamos comida a los hospitales.', 'Las enfermeras de noche no tienen nada que comer.'],
  ['zh', '我们给医院送热饭。', '夜班护士半夜没有东西吃。'],
  ['zh', '我们开一辆护士巴士。', '村里没有医生。'],
])('what people lack is their trouble: %s, %s %s', ([language, idea, sentence]) => {
  expect(kindsOf(`${idea} ${sentence}`, language!)).toContain('trouble');
});

test.for([
  ['en', 'We make an app for bakeries.', 'We have no debts and no investors.'],
  ['en', 'We make an app for bakeries.', 'Customers have no contract.'],
  ['de', 'Wir machen eine App für Bäckereien.', 'Die Kunden haben keinen Vertrag.'],
  ['zh', '我们做面包店的软件。', '没有一家面包店付钱。'],
])('what they need not have is none: %s, %s %s', ([language, idea, sentence]) => {
  expect(kindsOf(`${idea} ${sentence}`, language!)).not.toContain('trouble');
});
