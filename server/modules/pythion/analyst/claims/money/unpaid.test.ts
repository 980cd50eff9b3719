import { expect, test } from 'vitest';
import { reviewedOf } from '../../testing/reviewedOf';

/** What a sentence states behind those of an idea. */
const kindsOf = (idea: string, sentence: string, language: string): string[] =>
  reviewedOf(`${idea} ${sentence}`, language).map(({ kind }) => kind);

test.for([
  [
    'en',
    'By December 26 salons will pay us 40 pounds a month.',
    'We run a booking app for salons. Salons lose hours on the phone.',
  ],
  [
    'en',
    '26 salons could pay us 40 pounds a month.',
    'We run a booking app for salons. Salons lose hours on the phone.',
  ],
  [
    'en',
    'We want 26 salons to pay us 40 pounds a month.',
    'We run a booking app for salons. Salons lose hours on the phone.',
  ],
  [
    'en',
    'Fresha has 26 salons here that pay 40 pounds a month.',
    'We run a booking app for salons. Salons lose hours on the phone.',
  ],
  [
    'en',
    'A friend of mine runs a similar app and 26 salons pay him.',
    'We run a booking app for salons. Salons lose hours on the phone.',
  ],
  [
    'en',
    '26 salons would surely pay 40 pounds a month.',
    'We run a booking app for salons. Salons lose hours on the phone.',
  ],
  ['en', '26 salons almost paid.', 'We run a booking app for salons. Salons lose hours on the phone.'],
  [
    'en',
    '26 salons have stopped paying us 40 pounds a month.',
    'We run a booking app for salons. Salons lose hours on the phone.',
  ],
  ['en', 'None of the 26 salons pays us.', 'We run a booking app for salons. Salons lose hours on the phone.'],
  [
    'en',
    'I read that 26 salons pay for such an app.',
    'We run a booking app for salons. Salons lose hours on the phone.',
  ],
  [
    'en',
    '26 salons are about to pay us 40 pounds a month.',
    'We run a booking app for salons. Salons lose hours on the phone.',
  ],
  [
    'en',
    'In my old job 26 salons paid us 40 pounds a month.',
    'We run a booking app for salons. Salons lose hours on the phone.',
  ],
  [
    'en',
    'Soon 26 salons pay us 40 pounds a month.',
    'We run a booking app for salons. Salons lose hours on the phone.',
  ],
  ['en', 'Say 26 salons pay us 40 pounds a month.', 'We run a booking app for salons. Salons lose hours on the phone.'],
  [
    'en',
    '26 salons promised to pay 40 pounds a month.',
    'We run a booking app for salons. Salons lose hours on the phone.',
  ],
  ['en', '26 salons signed up for the free plan.', 'We run a booking app for salons. Salons lose hours on the phone.'],
  ['en', 'Not one salon has refused so far.', 'We run a booking app for salons. Salons lose hours on the phone.'],
  ['en', '26 salons pay us nothing.', 'We run a booking app for salons. Salons lose hours on the phone.'],
  [
    'en',
    '26 salons pay Fresha 40 pounds a month and none pays us.',
    'We run a booking app for salons. Salons lose hours on the phone.',
  ],
  [
    'de',
    'Bis Dezember zahlen uns 26 Salons 40 Euro im Monat.',
    'Wir machen eine Buchungs-App für Salons. Salons verlieren Stunden am Telefon.',
  ],
  [
    'de',
    '26 Salons würden 40 Euro im Monat zahlen.',
    'Wir machen eine Buchungs-App für Salons. Salons verlieren Stunden am Telefon.',
  ],
  [
    'de',
    'Bei Treatwell zahlen 26 Salons 40 Euro im Monat.',
    'Wir machen eine Buchungs-App für Salons. Salons verlieren Stunden am Telefon.',
  ],
  [
    'de',
    'In meinem alten Job zahlten uns 26 Salons 40 Euro.',
    'Wir machen eine Buchungs-App für Salons. Salons verlieren Stunden am Telefon.',
  ],
  [
    'de',
    '26 Salons haben zugesagt, 40 Euro im Monat zu zahlen.',
    'Wir machen eine Buchungs-App für Salons. Salons verlieren Stunden am Telefon.',
  ],
  [
    'de',
    'Keiner der 26 Salons zahlt uns etwas.',
    'Wir machen eine Buchungs-App für Salons. Salons verlieren Stunden am Telefon.',
  ],
  [
    'de',
    '26 Salons zahlen uns nichts mehr.',
    'Wir machen eine Buchungs-App für Salons. Salons verlieren Stunden am Telefon.',
  ],
  [
    'de',
    'Ich habe gelesen, dass 26 Salons für so eine App zahlen.',
    'Wir machen eine Buchungs-App für Salons. Salons verlieren Stunden am Telefon.',
  ],
  [
    'es',
    'En diciembre 26 peluquerías nos pagarán 40 euros al mes.',
    'Hacemos una aplicación de reservas para peluquerías. Las peluquerías pierden horas al teléfono.',
  ],
  [
    'es',
    '26 peluquerías pagarían 40 euros al mes.',
    'Hacemos una aplicación de reservas para peluquerías. Las peluquerías pierden horas al teléfono.',
  ],
  [
    'es',
    'A Treatwell le pagan 26 peluquerías 40 euros al mes.',
    'Hacemos una aplicación de reservas para peluquerías. Las peluquerías pierden horas al teléfono.',
  ],
  [
    'es',
    '26 peluquerías han prometido pagar 40 euros al mes.',
    'Hacemos una aplicación de reservas para peluquerías. Las peluquerías pierden horas al teléfono.',
  ],
  [
    'es',
    'Ninguna de las 26 peluquerías nos paga.',
    'Hacemos una aplicación de reservas para peluquerías. Las peluquerías pierden horas al teléfono.',
  ],
  [
    'es',
    'En mi antiguo trabajo 26 peluquerías nos pagaban 40 euros.',
    'Hacemos una aplicación de reservas para peluquerías. Las peluquerías pierden horas al teléfono.',
  ],
  [
    'es',
    '26 peluquerías ya no nos pagan.',
    'Hacemos una aplicación de reservas para peluquerías. Las peluquerías pierden horas al teléfono.',
  ],
  ['zh', '到十二月26家理发店会每月付我们40元。', '我们做理发店的预约软件。理发店每天接电话浪费两个小时。'],
  ['zh', '26家理发店可能每月付40元。', '我们做理发店的预约软件。理发店每天接电话浪费两个小时。'],
  ['zh', '美团有26家理发店每月付40元。', '我们做理发店的预约软件。理发店每天接电话浪费两个小时。'],
  ['zh', '26家理发店答应每月付40元。', '我们做理发店的预约软件。理发店每天接电话浪费两个小时。'],
  ['zh', '26家理发店没有一家付钱。', '我们做理发店的预约软件。理发店每天接电话浪费两个小时。'],
  ['zh', '我以前的公司有26家理发店每月付40元。', '我们做理发店的预约软件。理发店每天接电话浪费两个小时。'],
  ['zh', '26家理发店已经不付了。', '我们做理发店的预约软件。理发店每天接电话浪费两个小时。'],
  ['zh', '如果26家理发店每月付40元，我们就能活下来。', '我们做理发店的预约软件。理发店每天接电话浪费两个小时。'],
])(
  'what is planned, wished, promised, ended, denied or paid to others is no payment: %s, %s',
  ([language, sentence, idea]) => {
    expect(kindsOf(idea!, sentence!, language!)).not.toContain('paidPrice');
  },
);

test.for([
  ['en', '26 salons pay us 40 pounds a month.', 'We run a booking app for salons. Salons lose hours on the phone.'],
  [
    'de',
    '26 Salons zahlen uns 40 Euro im Monat.',
    'Wir machen eine Buchungs-App für Salons. Salons verlieren Stunden am Telefon.',
  ],
  [
    'de',
    'Seit Mai zahlen uns 26 Salons 40 Euro im Monat.',
    'Wir machen eine Buchungs-App für Salons. Salons verlieren Stunden am Telefon.',
  ],
  [
    'es',
    '26 peluquerías nos pagan 40 euros al mes.',
    'Hacemos una aplicación de reservas para peluquerías. Las peluquerías pierden horas al teléfono.',
  ],
  ['zh', '26家理发店每月付我们40元。', '我们做理发店的预约软件。理发店每天接电话浪费两个小时。'],
  [
    'en',
    '26 salons say they pay us gladly, 40 pounds a month.',
    'We run a booking app for salons. Salons lose hours on the phone.',
  ],
])('what is paid is paid: %s, %s', ([language, sentence, idea]) => {
  expect(kindsOf(idea!, sentence!, language!)).toContain('paidPrice');
});
