import { expect, test } from 'vitest';
import { readText } from '../text/readText';
import { findCrime } from './crimes';

const crimeIn = (text: string): string | undefined => findCrime(readText(text).clauses)?.id;

test.for([
  ['bribery', 'We bribe officials at the town hall for construction firms.'],
  ['discrimination', 'Unsere App versteckt Wohnungen vor Leuten mit ausländischen Namen.'],
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
  'Unsere App versteckt Namen vor Vermietern, damit niemand abgelehnt wird.',
  'Wir zeigen Wohnungen auch Leuten mit ausländischen Namen.',
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

test.for([
  'Dealers roll the odometer back before a sale. Our app shows buyers the true mileage.',
  'Some garages roll the odometer back.',
  'Roofers bill it as storm damage, and owners pay twice. We send an independent assessor.',
  'Bidders agree who wins, and towns pay a third more. Our software compares the offers.',
  'Firms agree on their bids before the tender. We compare prices for towns.',
  'All gas stations set the same high price on Fridays. Our app shows the cheapest.',
  'Children of eight weave carpets for ten hours a day in the valley. We sell carpets from adults with a seal.',
  'Services sell films copied from other streaming services without paying the studios. We pay each studio.',
  'Kassen, die Bons aus der Kasse löschen, gibt es überall.',
  'Wirte löschen die Bons aus der Kasse. Unsere Waage zählt das Bier.',
  'Betrüger rufen alte Leute als falsche Polizisten an. Unser Gerät legt auf.',
  'Anrufer rufen Rentner als Enkel an. Unser Telefon warnt.',
  'Die Werkstätten wollen alle denselben hohen Preis verlangen. Wir zeigen den günstigsten.',
  'Agenturen nehmen ihnen den Pass ab. Wir vermitteln mit Vertrag.',
  'Los talleres bajan el cuentakilómetros antes de vender.',
  'Las gasolineras pactan los precios cada verano. Nuestra app muestra la más barata.',
  'Los caseros rechazan a las que tienen hijos. Nosotros alquilamos a familias.',
  'Los casinos dejan apostar dinero real a menores. Nuestra app comprueba la edad.',
  'Wir betrügen niemanden, unser Honig ist echt.',
  'We defraud no one: every jar shows its farm.',
  '公司围标很常见。我们的系统帮采购单位比价。',
  '几家公司商量好报价，镇政府多花了三成。我们帮政府比价。',
  '有些店灌散装酒进名牌瓶子。我们帮酒店验酒。',
  '贩子卖病死猪给小饭馆。我们做溯源。',
  '商场抽奖实际上中奖率不到百分之一。我们做公开抽奖。',
  '放贷的人要学生押裸照。我们给学生免息借款。',
])('what others do is no act of ours: %s', (text) => {
  expect(crimeIn(text)).toBeUndefined();
});

test.for([
  'A plug-in gadget for used car dealers that rolls the odometer back before a sale.',
  'Dealers use our gadget and it rolls the odometer back.',
  'Our tool lets all gas stations set one common high price.',
  'An app where members agree who bids.',
  'Roofers knock on doors with our script and bill it as storm damage.',
  'We inspect roofs and bill it as hail damage.',
  'Children of seven weave our rugs, twelve hours a day.',
  'Our rugs are cheap because girls of eight knot for twelve hours a day.',
  'Eine App, über die alle Tankstellen denselben Spritpreis festlegen.',
  'Ein Zusatz für Wirte, der abends Bons aus der Kasse löscht.',
  'Unsere Software löscht Umsätze spurlos aus der Kasse.',
  'Wir rufen Rentner als falsche Polizisten an.',
  'Unsere Leute nehmen ihnen den Ausweis ab.',
  'Una app donde las gasolineras acuerdan los precios.',
  'Nuestro filtro rechaza a las que tienen hijos.',
  'Una app para apostar dinero real sin pedir edad.',
  '我们组织六家公司围标。',
  '六家公司围标，我们收一成。',
  '帮酒吧把名牌瓶子灌上散装酒。',
  '供应病死猪给食堂。',
  '学生贷款，用裸照抵押。',
  '帮大学生找枪手替考。',
])('an offer, or what is done with what is ours, is our act: %s', (text) => {
  expect(crimeIn(text)).toBeDefined();
});
