import { expect, test } from 'vitest';
import { reviewedOf } from '../../testing/reviewedOf';
import { readText } from '../../text/readText';
import { isNoLoss } from './noLoss';

/** What a sentence states behind those of an idea. */
const kindsOf = (idea: string, sentence: string, language: string): string[] =>
  reviewedOf(`${idea} ${sentence}`, language).map(({ kind }) => kind);

test.for([
  [
    'en',
    'In a normal salon, 30% of clients cancel every week, so chairs stay empty.',
    'I run a booking app for salons. Salons lose hours on the phone. 26 salons pay me 40 pounds a month.',
  ],
  [
    'en',
    '15% of clients cancel at the last minute.',
    'I run a booking app for salons. Salons lose hours on the phone. 26 salons pay me 40 pounds a month.',
  ],
  [
    'es',
    'Cada mes el 30% de los clientes cancela en el último momento.',
    'Hacemos una aplicación de reservas para peluquerías. Las peluquerías pierden horas al teléfono.',
  ],
  ['zh', '美发店每周有30%的客户取消预约。', '我们做理发店的预约软件。理发店每天接电话浪费两个小时。'],
  [
    'en',
    'I asked the owners: before us, nobody used any software for it.',
    'I run a booking app for salons. Salons lose hours on the phone. 26 salons pay me 40 pounds a month.',
  ],
  [
    'en',
    'Most of the owners had never used a booking app before.',
    'I run a booking app for salons. Salons lose hours on the phone. 26 salons pay me 40 pounds a month.',
  ],
  [
    'en',
    'We charge by direct debit, 40 pounds, and nobody has paid late.',
    'I run a booking app for salons. Salons lose hours on the phone. 26 salons pay me 40 pounds a month.',
  ],
  [
    'en',
    '28 of the 30 returned the box clean and on time.',
    'I rent out party tableware so that people need not buy plastic. 30 families paid 45 pounds each.',
  ],
  [
    'de',
    '28 Familien haben das Rad pünktlich zurückgebracht.',
    'Wir vermieten Lastenräder an Familien in Köln für 30 Euro am Tag. 30 Familien haben bezahlt.',
  ],
  [
    'en',
    'I made 200 jars and 12 are left.',
    'I make chilli jam and sell it at the farmers market at 6 pounds a jar. 90 people bought it this summer.',
  ],
  [
    'en',
    '20 of the 24 went back to work after six weeks.',
    'I am a physio and train nurses with back pain. 24 clients paid 200 pounds each.',
  ],
  [
    'en',
    'Most of the guests left after two hours with a finished bowl.',
    'I run pottery evenings. 60 guests paid 40 pounds in May.',
  ],
  [
    'es',
    'La mitad de las peluquerías nos dejaron una reseña de cinco estrellas.',
    'Hacemos una app de citas para peluquerías. 26 peluquerías nos pagan 30 euros al mes.',
  ],
  [
    'es',
    'La mayoría de los bares dejaron de usar papel.',
    'Hacemos una app de pedidos para bares. 26 bares nos pagan 30 euros al mes.',
  ],
  [
    'de',
    'Die meisten Salons sind von Excel zu uns gewechselt.',
    'Wir machen eine Termin-App für Salons. 26 Salons zahlen uns 30 Euro im Monat.',
  ],
  ['zh', '大部分餐馆不再用纸质记录了。', '我们给餐馆做点餐软件。26家餐馆每月付我们300元。'],
  [
    'en',
    'We lost 2 drivers but no customers.',
    'I run a booking app for salons. Salons lose hours on the phone. 26 salons pay me 40 pounds a month.',
  ],
  [
    'en',
    'Three went back to paper.',
    'I run a booking app for salons. Salons lose hours on the phone. 26 salons use it.',
  ],
])('no customer is lost: %s, %s', ([language, sentence, idea]) => {
  expect(kindsOf(idea!, sentence!, language!)).not.toContain('nobodyStayed');
  expect(kindsOf(idea!, sentence!, language!)).not.toContain('nobodyPaid');
});

test.for([
  [
    'en',
    '30% of our customers cancel every month.',
    'I run a booking app for salons. Salons lose hours on the phone. 26 salons pay me 40 pounds a month.',
  ],
  [
    'en',
    'Nobody used it after the trial.',
    'I run a booking app for salons. Salons lose hours on the phone. 26 salons pay me 40 pounds a month.',
  ],
])('most customers are lost: %s, %s', ([language, sentence, idea]) => {
  expect(kindsOf(idea!, sentence!, language!)).toContain('nobodyStayed');
});

test.for([
  [
    'en',
    "We haven't lost a single customer since we started.",
    'I run a booking app for salons. Salons lose hours on the phone. 26 salons pay me 40 pounds a month.',
  ],
  [
    'en',
    "We've had no cancellations so far.",
    'I run a booking app for salons. Salons lose hours on the phone. 26 salons pay me 40 pounds a month.',
  ],
  [
    'de',
    'Wir haben noch keinen Kunden verloren.',
    'Wir machen eine Termin-App für Salons. 26 Salons zahlen uns 30 Euro im Monat.',
  ],
  [
    'es',
    'No hemos perdido ningún cliente.',
    'Hacemos una app de pedidos para bares. 26 bares nos pagan 30 euros al mes.',
  ],
])('that none was lost is said: %s, %s', ([language, sentence, idea]) => {
  expect(kindsOf(idea!, sentence!, language!)).toContain('churn');
});

test.for([
  [
    'en',
    'We have 31 customers.',
    'We bake vegan bread for restaurants at 3 pounds a loaf. Restaurants have no baker for it.',
  ],
  [
    'en',
    'We work with 14 restaurants.',
    'We bake vegan bread for restaurants at 3 pounds a loaf. Restaurants have no baker for it.',
  ],
  [
    'de',
    'Wir haben inzwischen 31 Kunden.',
    'Wir backen veganes Brot für Restaurants für 3 Euro. Restaurants haben keinen Bäcker dafür.',
  ],
])('customers who are counted are customers: %s, %s', ([language, sentence, idea]) => {
  expect(kindsOf(idea!, sentence!, language!)).toContain('paidPrice');
});

test.for([
  [
    'en',
    'We have 31 potential customers.',
    'We bake vegan bread for restaurants at 3 pounds a loaf. Restaurants have no baker for it.',
  ],
  [
    'es',
    'Hemos hecho 40 entrevistas en 12 bares.',
    'Hacemos una aplicación de reservas para peluquerías. Las peluquerías pierden horas al teléfono.',
  ],
  [
    'de',
    'Wir haben 30 Interviews in 12 Betrieben gemacht.',
    'Wir machen eine Buchungs-App für Salons. Salons verlieren Stunden am Telefon.',
  ],
  ['zh', '我们给20位老板做了20次访谈。', '我们做理发店的预约软件。理发店每天接电话浪费两个小时。'],
  [
    'en',
    'A florist makes on average 12 deliveries a day.',
    'I run a route-planning app for small florists and charge 40 pounds a month. Florists waste hours on planning.',
  ],
  [
    'de',
    'Ein Salon verliert im Jahr rund 40 Stammkunden an Ketten.',
    'Wir machen eine Buchungs-App für Salons. Salons verlieren Stunden am Telefon.',
  ],
])('interviews, averages of a trade and possible customers are no use: %s, %s', ([language, sentence, idea]) => {
  expect(kindsOf(idea!, sentence!, language!)).not.toContain('realUse');
  expect(kindsOf(idea!, sentence!, language!)).not.toContain('repeat');
});

test.each([
  ['en', 'Two employees quit in May.', true],
  ['en', 'Of my four employees two left last year.', true],
  ['en', 'Three of our apprentices resigned.', true],
  ['de', 'Zwei Mitarbeiter haben gekündigt.', true],
  ['de', 'Von acht Mitarbeitern sind drei gegangen.', true],
  ['es', 'Dos empleados se fueron en mayo.', true],
  ['zh', '两个员工辞职了。', true],
  ['en', 'Of 40 apprentices 30 cancelled.', false],
  ['en', '30 apprentices stopped paying.', false],
  ['en', '30 apprentices left the course.', false],
  ['en', '10 staff portals cancelled.', false],
  ['de', '30 Azubis haben abbestellt.', false],
  ['de', '30 Azubis haben ihr Abo gekündigt.', false],
  ['es', 'Treinta aprendices cancelaron.', false],
] as const)('%s: who quits a job is no customer, who cancels is: %s', (language, text, isStaff) =>
  expect(readText(text, language).clauses.some(isNoLoss)).toBe(isStaff),
);

test('apprentices who pay and cancel are customers lost', () => {
  const kinds = kindsOf(
    'I run a course. 40 apprentices pay me 20 pounds a month.',
    'Of 40 apprentices 30 cancelled.',
    'en',
  );
  expect(kinds).toContain('churn');
});

test.for([
  ['Nobody needs it twice of course, but nine sent a neighbour.', true],
  ['Who needs a wall needs it once, and hardly anyone needs a second one.', true],
  ["Fifty-one owners pay by standing order now and I've lost two, both sold up.", true],
  ['Nobody ordered twice.', false],
  ['Nobody needs it.', false],
  ["Five owners paid and I've lost four, all sold up.", false],
] as const)('what is needed once, and why a few left, is no loss: %s %s', ([text, isNone]) =>
  expect(readText(text, 'en').clauses.some(isNoLoss)).toBe(isNone),
);
