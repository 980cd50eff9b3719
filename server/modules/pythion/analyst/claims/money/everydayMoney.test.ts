import { expect, test } from 'vitest';
import { reviewedOf } from '../../testing/reviewedOf';

/** What a sentence states behind those of an idea. */
const kindsOf = (idea: string, sentence: string, language: string): string[] =>
  reviewedOf(`${idea} ${sentence}`, language).map(({ kind }) => kind);

test.for([
  [
    'en',
    'I earn 2,400 pounds a month in my day job.',
    'We run a booking app for salons. Salons lose hours on the phone.',
  ],
  ['en', 'We paid 3,000 pounds for a website.', 'We run a booking app for salons. Salons lose hours on the phone.'],
  [
    'en',
    'The council gave us a grant of 5,000 pounds.',
    'We run a booking app for salons. Salons lose hours on the phone.',
  ],
  [
    'en',
    'Salons spend 200 pounds a month on receptionists.',
    'We run a booking app for salons. Salons lose hours on the phone.',
  ],
  [
    'de',
    'Salons geben 200 Euro im Monat für Empfangskräfte aus.',
    'Wir machen eine Buchungs-App für Salons. Salons verlieren Stunden am Telefon.',
  ],
  [
    'de',
    'Die Konkurrenz verlangt 25 Euro im Monat.',
    'Wir machen eine Buchungs-App für Salons. Salons verlieren Stunden am Telefon.',
  ],
  ['en', 'It saves a salon about £300 a month.', 'We run a booking app for salons. Salons lose hours on the phone.'],
  [
    'de',
    'Die App spart einem Salon etwa 300 Euro im Monat.',
    'Wir machen eine Buchungs-App für Salons. Salons verlieren Stunden am Telefon.',
  ],
  [
    'es',
    'La app ahorra a cada peluquería unos 300 euros al mes.',
    'Hacemos una aplicación de reservas para peluquerías. Las peluquerías pierden horas al teléfono.',
  ],
  [
    'es',
    'La competencia cobra 25 euros al mes.',
    'Hacemos una aplicación de reservas para peluquerías. Las peluquerías pierden horas al teléfono.',
  ],
  ['zh', '房租每月八千元。', '我们做理发店的预约软件。理发店每天接电话浪费两个小时。'],
  ['zh', '竞争对手每月收25元。', '我们做理发店的预约软件。理发店每天接电话浪费两个小时。'],
])('money that nobody pays for ours is no price: %s, %s', ([language, sentence, idea]) => {
  expect(kindsOf(idea!, sentence!, language!)).not.toContain('priceNumber');
  expect(kindsOf(idea!, sentence!, language!)).not.toContain('paidPrice');
});

test.for([
  [
    'en',
    'The first month is free, then it costs 30 pounds.',
    'We run a booking app for salons. Salons lose hours on the phone.',
  ],
  [
    'de',
    'Der erste Monat ist kostenlos, danach kostet es 30 Euro.',
    'Wir machen eine Buchungs-App für Salons. Salons verlieren Stunden am Telefon.',
  ],
  ['de', 'Es kostet 30 Euro.', 'Wir machen eine Buchungs-App für Salons. Salons verlieren Stunden am Telefon.'],
  [
    'es',
    'El primer mes es gratis, después cuesta 30 euros.',
    'Hacemos una aplicación de reservas para peluquerías. Las peluquerías pierden horas al teléfono.',
  ],
  ['zh', '第一个月免费，之后每月30元。', '我们做理发店的预约软件。理发店每天接电话浪费两个小时。'],
])('a price is asked: %s, %s', ([language, sentence, idea]) => {
  expect(kindsOf(idea!, sentence!, language!)).toContain('priceNumber');
});

test.for([
  ['en', 'We keep 15% of each booking.', 'We run a booking app for salons. Salons lose hours on the phone.'],
  [
    'de',
    'Wir behalten 15 Prozent von jeder Buchung.',
    'Wir machen eine Buchungs-App für Salons. Salons verlieren Stunden am Telefon.',
  ],
  [
    'es',
    'Nos quedamos con el 15% de cada reserva.',
    'Hacemos una aplicación de reservas para peluquerías. Las peluquerías pierden horas al teléfono.',
  ],
  ['zh', '每笔预约我们抽15%。', '我们做理发店的预约软件。理发店每天接电话浪费两个小时。'],
  [
    'de',
    'Wir nehmen 10 Prozent Provision pro Buchung.',
    'Wir machen eine Buchungs-App für Salons. Salons verlieren Stunden am Telefon.',
  ],
  ['zh', '我们从每单中抽10%的佣金。', '我们做理发店的预约软件。理发店每天接电话浪费两个小时。'],
])('a share of each sale is a commission: %s, %s', ([language, sentence, idea]) => {
  expect(kindsOf(idea!, sentence!, language!)).toContain('commission');
});

test.for([
  ['en', 'We have made 1,200 pounds so far.', 'We run a booking app for salons. Salons lose hours on the phone.'],
  [
    'de',
    'Wir haben bisher 1.200 Euro eingenommen.',
    'Wir machen eine Buchungs-App für Salons. Salons verlieren Stunden am Telefon.',
  ],
  [
    'es',
    'Hasta ahora hemos ingresado 1.200 euros.',
    'Hacemos una aplicación de reservas para peluquerías. Las peluquerías pierden horas al teléfono.',
  ],
  ['zh', '去年营业额84万。', '我们做理发店的预约软件。理发店每天接电话浪费两个小时。'],
])('what was taken in was paid: %s, %s', ([language, sentence, idea]) => {
  expect(kindsOf(idea!, sentence!, language!)).toContain('paidPrice');
});

test.for([
  ['en', 'Rent is 800 pounds a month.', 'We run a booking app for salons. Salons lose hours on the phone.'],
  [
    'de',
    'Die Miete beträgt 800 Euro im Monat.',
    'Wir machen eine Buchungs-App für Salons. Salons verlieren Stunden am Telefon.',
  ],
  [
    'es',
    'El alquiler cuesta 800 euros al mes.',
    'Hacemos una aplicación de reservas para peluquerías. Las peluquerías pierden horas al teléfono.',
  ],
  ['zh', '房租每月八千元。', '我们做理发店的预约软件。理发店每天接电话浪费两个小时。'],
])('what is paid whoever buys is a fixed cost: %s, %s', ([language, sentence, idea]) => {
  expect(kindsOf(idea!, sentence!, language!)).toContain('fixedCost');
});

test.for([
  ['en', 'We want to raise £100,000.', 'We run a booking app for salons. Salons lose hours on the phone.'],
  [
    'en',
    'We are raising $500,000 for 10% of the company.',
    'We run a booking app for salons. Salons lose hours on the phone.',
  ],
])('money that is sought is no cash: %s, %s', ([language, sentence, idea]) => {
  expect(kindsOf(idea!, sentence!, language!)).not.toContain('cash');
});

test.for([
  ['en', 'We cut no-shows from 12% to 4%.', 'We run a booking app for salons. Salons lose hours on the phone.'],
])('what we cut is no commission: %s, %s', ([language, sentence, idea]) => {
  expect(kindsOf(idea!, sentence!, language!)).not.toContain('commission');
});
