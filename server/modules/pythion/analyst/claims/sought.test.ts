import { expect, test } from 'vitest';
import { reviewedOf } from '../testing/reviewedOf';

const kindsOf = (text: string, language: string) => reviewedOf(text, language).map(({ kind }) => kind);

test.for([
  ['de', 'Wir machen eine Buchungs-App für Salons. Wir suchen 20 Salons, die 40 Euro im Monat zahlen.'],
  ['es', 'Hacemos una aplicación de reservas para peluquerías. Buscamos 20 peluquerías que pagan 40 euros al mes.'],
  ['en', 'We run a booking app for salons. We are looking for 20 salons who pay $40 a month.'],
])('customers who are looked for pay nothing yet: %s %s', ([language, text]) => {
  expect(kindsOf(text!, language!)).not.toContain('paidPrice');
});

test.for([
  ['de', 'Wir machen eine Buchungs-App für Salons. 20 Salons zahlen uns 40 Euro im Monat.'],
  ['en', 'We run a booking app for salons. 20 salons pay us $40 a month.'],
])('those who pay do: %s %s', ([language, text]) => {
  expect(kindsOf(text!, language!)).toContain('paidPrice');
});
