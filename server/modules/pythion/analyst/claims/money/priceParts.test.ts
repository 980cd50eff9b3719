import { expect, test } from 'vitest';
import { analysisOf } from '../../testing/analysisOf';

const isMargin = (text: string): boolean => /margin|You keep|You lose|above your cost/.test(text);
const saidOf = (text: string): string[] => {
  const { report } = analysisOf(text);
  const reasons = report.scores.find(({ key }) => key === 'revenue')!.reasons;
  return [...report.sentences.filter(({ formula }) => formula), ...reasons].map((each) => each.text).filter(isMargin);
};

test.for([
  'We lend vans to movers in Lille. Seven left a deposit of 20 euros. It costs us 9 euros each.',
  'We lend vans to movers in Lille. Seven movers paid a 20 euro deposit. It costs us 9 euros each.',
  'Wir verleihen Transporter in Kassel. Sieben haben 20 Euro Anzahlung geleistet. Es kostet uns 9 Euro pro Fahrt.',
  'Wir verleihen Transporter an Umzugsfirmen in Kassel. Sieben zahlten eine Kaution von 20 Euro. Es kostet uns 9 Euro.',
  'Alquilamos furgonetas en Lugo. Siete dejaron una señal de 20 euros. Nos cuesta 9 euros cada una.',
  '我们在昆明出租面包车。七位客户付了20元定金。每次成本9元。',
])('nothing is calculated with a deposit: %s', (text) => expect(saidOf(text)).toEqual([]));

test.for([
  'We lend vans to movers in Lille. A trip costs 60 euros. Seven left a deposit of 20 euros. It costs us 9 euros each.',
  'We lend vans to movers in Lille. Seven paid the full price of 60 euros as a deposit. It costs us 9 euros each.',
])('a price beside a deposit, and a deposit of the whole, is one: %s', (text) =>
  expect(analysisOf(text).facts.price?.amount).toBe(60),
);

test.for([
  ['We lend money to market traders in Accra at a price of 50 to 300 euros.', undefined],
  ['We lend market traders in Accra between 50 and 300 euros for a month.', undefined],
  ['We give loans of 50 to 300 euros to market traders in Accra. They pay 8% interest.', undefined],
  ['Wir vergeben Kredite von 50 bis 300 Euro an Händler in Kassel.', undefined],
  ['Damos préstamos de 50 a 300 euros a vendedores de Lugo.', undefined],
  ['We tune pianos for schools at a price of 50 to 80 euros a piano.', 50],
  ['We tune pianos for schools. Schools pay £50-80 per piano.', 50],
  ['Wir stimmen Klaviere für 50 bis 80 Euro pro Klavier.', 50],
  ['Afinamos pianos para escuelas por 50 a 80 euros el piano.', 50],
  ['We tune pianos for schools at 80 euros a piano.', 80],
  ['We rent two or 3 rooms to students at 80 euros a room.', 80],
] as const)('a range has its lower end as the price, and what is lent is none: %s', ([text, price]) =>
  expect(analysisOf(text).facts.price?.amount).toBe(price),
);
