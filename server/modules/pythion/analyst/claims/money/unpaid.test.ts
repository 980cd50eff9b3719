import { expect, test } from 'vitest';
import { readText } from '../../text/readText';
import { reviewedOf } from '../../testing/reviewedOf';
import { isOwedToUs, isUnpaidByWords } from './unpaid';

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

const owedIn = (text: string, language: string): boolean =>
  readText(text, language).clauses.some((clause) => isOwedToUs(clause));

test.for([
  ['en', 'Two shops owe us £4,200.'],
  ['en', 'One client still has not paid us 3,000 pounds.'],
  ['en', 'We have unpaid invoices of £900.'],
  ['en', 'We are still owed 900 dollars.'],
  ['de', 'Zwei Läden schulden uns 4200 Euro.'],
  ['de', 'Ein Kunde hat 800 Euro noch nicht bezahlt.'],
  ['es', 'Dos tiendas nos deben 4200 euros.'],
  ['es', 'Un cliente todavía no nos ha pagado 800 euros.'],
  ['zh', '有一户还欠我们3000元没给。'],
  ['zh', '有两家店欠了我们4200元货款。'],
  ['zh', '一个客人赖账，800元一直没付。'],
] as const)('what a customer hasn’t paid is owed to us: %s %s', ([language, text]) =>
  expect(owedIn(text, language)).toBe(true),
);

test.for([
  ['en', 'They owe us £40 a month.'],
  ['en', 'Each shop pays us £120 a month.'],
  ['en', 'We owe the bank £4,200.'],
  ['en', 'We collect overdue invoices for £30.'],
  ['de', 'Jeder Laden zahlt uns 120 Euro im Monat.'],
  ['es', 'Nos deben pagar 40 euros.'],
  ['es', 'Cada tienda nos paga 120 euros al mes.'],
  ['zh', '每家每月收120元。'],
  ['zh', '店主一次付给我们3000元。'],
] as const)('and what is paid or owed by us is not: %s %s', ([language, text]) =>
  expect(owedIn(text, language)).toBe(false),
);

test.for([
  ['en', 'Each shop pays us £120 a month. Two shops owe us £4,200.'],
  ['de', 'Jeder Laden zahlt uns 120 Euro im Monat. Zwei Läden schulden uns 4200 Euro.'],
  ['es', 'Cada tienda nos paga 120 euros al mes. Dos tiendas nos deben 4200 euros.'],
  ['zh', '每家每月收120元。有两家店欠了我们4200元货款。'],
  ['zh', '每家每月收120元。一个客人赖账，800元一直没付。'],
] as const)('a debt is no price: %s %s', ([language, text]) =>
  expect(
    reviewedOf(text, language).flatMap(({ kind, quantity }) => (kind === 'priceNumber' ? [quantity?.value] : [])),
  ).toEqual([120]),
);

const endedIn = (text: string, language: string): boolean => readText(text, language).clauses.some(isUnpaidByWords);

test.for([
  ['en', 'Six restaurants stopped buying 12 kilos a week from us at 11 euros a kilo.'],
  ['en', 'Six restaurants gave up buying from us at 11 euros a kilo.'],
  ['en', 'Six restaurants quit ordering.'],
  ['de', 'Neun Pflegedienste haben aufgehört, bei mir Inspektionen zu bestellen.'],
  ['es', 'Siete dueños han dejado de comprarnos.'],
  ['zh', '八家食堂已经停止向我们订货。'],
] as const)('who stopped buying pays no more: %s %s', ([language, text]) => expect(endedIn(text, language)).toBe(true));

test.for([
  ['en', 'Six restaurants stopped buying imported mushrooms and now buy 12 kilos a week from us.'],
  ['en', 'Six restaurants buy 12 kilos a week from us.'],
  ['de', 'Neun Pflegedienste haben aufgehört, selbst zu schrauben.'],
  ['es', 'Siete dueños han dejado de comprar fuera.'],
  ['zh', '八家食堂停止自己洗菜，向我们订货。'],
] as const)('who stopped something else doesn’t: %s %s', ([language, text]) =>
  expect(endedIn(text, language)).toBe(false),
);
