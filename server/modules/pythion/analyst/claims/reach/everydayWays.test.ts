import { expect, test } from 'vitest';
import { reviewedOf } from '../../testing/reviewedOf';

/** What a sentence states behind those of an idea. */
const kindsOf = (idea: string, sentence: string, language: string): string[] =>
  reviewedOf(`${idea} ${sentence}`, language).map(({ kind }) => kind);

test.for([
  ['de', 'Wir haben noch keinen einzigen Flyer verteilt, und niemand hat angerufen.', 'channelTried'],
  ['de', 'Im Frühjahr verteilen wir 200 Flyer, dann rufen 12 Leute an.', 'channelTried'],
  ['es', 'En primavera repartiremos 200 folletos en el mercado, y 12 personas nos llamarán.', 'channelTried'],
  ['zh', '春天我们会在集市上发200张传单，会有12个人打来电话。', 'channelTried'],
])('advertising to come or not done was not tried: %s %s', ([language, text, kind]) =>
  expect(kindsOf('', text!, language!)).not.toContain(kind),
);

test('advertising that was done was tried', () =>
  expect(kindsOf('', 'Wir haben 200 Flyer verteilt, und 12 Leute haben angerufen.', 'de')).toContain('channelTried'));

test.for([
  [
    'en',
    'We found our supplier at a trade fair in Leeds.',
    'We run a booking app for salons. Salons lose hours on the phone.',
  ],
  [
    'en',
    'We found our developer through LinkedIn.',
    'We run a booking app for salons. Salons lose hours on the phone.',
  ],
  ['en', 'We met at a conference in Berlin.', 'We run a booking app for salons. Salons lose hours on the phone.'],
  ['en', 'I got the idea at a festival.', 'We run a booking app for salons. Salons lose hours on the phone.'],
  ['en', 'My co-founder and I met at university.', 'We run a booking app for salons. Salons lose hours on the phone.'],
  [
    'de',
    'Die meisten finden ihre Wohnung über Immobilienportale.',
    'Wir machen eine Buchungs-App für Salons. Salons verlieren Stunden am Telefon.',
  ],
  [
    'es',
    'Los clientes encuentran fontanero por Google.',
    'Hacemos una aplicación de reservas para peluquerías. Las peluquerías pierden horas al teléfono.',
  ],
  [
    'en',
    'Most customers came back after the fair.',
    'We run a booking app for salons. Salons lose hours on the phone.',
  ],
])('helpers, places of today and returning customers are no tried way: %s, %s', ([language, sentence, idea]) => {
  expect(kindsOf(idea!, sentence!, language!)).not.toContain('channelTried');
});

test.for([
  [
    'en',
    'We found our first customers at a trade fair in Leeds.',
    'We run a booking app for salons. Salons lose hours on the phone.',
  ],
  [
    'de',
    'Die meisten Salons finden uns über Instagram.',
    'Wir machen eine Buchungs-App für Salons. Salons verlieren Stunden am Telefon.',
  ],
  [
    'es',
    'Los clientes nos encuentran por Google.',
    'Hacemos una aplicación de reservas para peluquerías. Las peluquerías pierden horas al teléfono.',
  ],
  [
    'en',
    'Most customers came to us after the fair.',
    'We run a booking app for salons. Salons lose hours on the phone.',
  ],
  ['zh', '客户主要来自朋友圈。', '我们做理发店的预约软件。理发店每天接电话浪费两个小时。'],
  ['zh', '客户大多来自小红书。', '我们做理发店的预约软件。理发店每天接电话浪费两个小时。'],
  [
    'de',
    'Ich stehe jeden Samstag auf dem Wochenmarkt.',
    'Wir machen eine Buchungs-App für Salons. Salons verlieren Stunden am Telefon.',
  ],
  [
    'es',
    'Vendo en el mercadillo todos los sábados.',
    'Hacemos una aplicación de reservas para peluquerías. Las peluquerías pierden horas al teléfono.',
  ],
  [
    'en',
    'I sell at the farmers market every Saturday.',
    'We run a booking app for salons. Salons lose hours on the phone.',
  ],
])('where customers are met or come from is: %s, %s', ([language, sentence, idea]) => {
  expect(kindsOf(idea!, sentence!, language!)).toContain('channelTried');
});

test.for([
  [
    'en',
    'There is no way for tenants to contact the landlord at weekends.',
    'We run a booking app for salons. Salons lose hours on the phone.',
  ],
  [
    'en',
    "A decent plumber can't be found on Sundays.",
    'We run a booking app for salons. Salons lose hours on the phone.',
  ],
])('whom customers cannot reach is no customer of ours: %s, %s', ([language, sentence, idea]) => {
  expect(kindsOf(idea!, sentence!, language!)).not.toContain('unreachable');
});

test.for([['en', 'We repair toasters and boilers.', 'We mend what others throw away.']])(
  'things are no group of customers: %s, %s',
  ([language, sentence, idea]) => {
    expect(kindsOf(idea!, sentence!, language!)).not.toContain('group');
  },
);
