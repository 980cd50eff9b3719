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
  ['blackmail', 'Our program locks the files of dental practices until they send us two bitcoin.'],
  ['blackmail', 'We secretly film guests in their rooms.'],
  ['laundering', 'We help shops launder money.'],
  ['laundering', 'Wir hinterziehen Steuern für Wirte.'],
  ['fraud', 'We run a Ponzi scheme.'],
  ['fraud', 'A plug-in gadget for used car dealers that turns the mileage back before a sale.'],
  ['fraud', 'Imported apples are repacked in our hall overnight into crates that say they were grown in South Tyrol.'],
  ['fraud', 'Wir verkaufen Abschlussarbeiten, die Studenten als ihre eigenen abgeben.'],
  ['fraud', '我们把过期奶粉换进印着新日期的罐子，再卖给乡镇母婴店。'],
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
  'Ransomware locks the files of dental practices until they pay. Our backup gives them back within an hour.',
  'Importers repack apples overnight into crates that say they were grown in South Tyrol. Our test tells where one is from.',
  '有人把过期奶粉换进新包装卖给乡镇。我们帮母婴店验货。',
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
