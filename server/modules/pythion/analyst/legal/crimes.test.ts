import { expect, test } from 'vitest';
import { readText } from '../text/readText';
import { findCrime } from './crimes';

const crimeIn = (text: string): string | undefined => findCrime(readText(text).clauses)?.id;

test.for([
  ['bribery', 'We bribe officials at the town hall for construction firms.'],
  ['bribery', 'Wir bestechen Beamte für Baufirmen.'],
  ['bribery', '我们帮建筑公司行贿官员。'],
  ['blackmail', 'We blackmail people with their private pictures.'],
  ['blackmail', 'Prestamos dinero a los vendedores y les quitamos la mercancía a golpes.'],
  ['laundering', 'We help shops launder money.'],
  ['laundering', 'Wir hinterziehen Steuern für Wirte.'],
  ['fraud', 'We run a Ponzi scheme.'],
  ['fraud', 'A plug-in gadget for used car dealers that turns the mileage back before a sale.'],
  ['fraud', 'Publicamos opiniones inventadas para hoteles.'],
  ['cartel', 'Our tool lets all gas stations set one common high price.'],
  ['cartel', '我们组织六家公司围标。'],
  ['unlawful goods', 'We sell steroids to teenagers in gyms.'],
  ['piracy', 'We pirate movies and sell access.'],
  ['exploitation', 'Wir holen Männer aus Rumänien und nehmen ihnen den Ausweis ab.'],
  ['nuisance', 'Our dialer calls 500,000 people a day who are on the do-not-call list.'],
  ['minors', 'Nuestra app deja apostar dinero a menores.'],
  ['discrimination', 'Discriminamos a gitanos en el alquiler.'],
])('the word for the crime says %s: %s', ([id, text]) => {
  expect(crimeIn(text!)).toBe(id);
});

test.for([
  'We train staff to refuse when somebody wants to bribe officials.',
  'We help victims whom somebody blackmails.',
  'We detect bid rigging in public tenders.',
  'Our game is about a gang that launders money.',
  'Competitors launder money in the back room.',
  'Wir waschen Hemden für kleine Läden.',
  'Lavamos ropa para hoteles.',
  '我们帮商家识别行贿。',
  'Our call center never calls people who are on the do-not-call list.',
])('who stops it, tells of it or does something else commits none: %s', (text) => {
  expect(crimeIn(text)).toBeUndefined();
});
