import { expect, test } from 'vitest';
import { readText } from '../../text/readText';
import { reviewedOf } from '../../testing/reviewedOf';
import { isFailedTry } from './failedTry';

const isFailed = (text: string, language: string): boolean => readText(text, language).clauses.some(isFailedTry);

test.each([
  ['en', 'I tried Facebook ads (£600, no sign-ups).'],
  ['en', 'We spent £400 on flyers and did not get a single customer.'],
  ['en', 'Our Google ads brought us nothing.'],
  ['de', 'Google Ads brachten nach 1.100 Euro keinen einzigen Abschluss.'],
  ['de', 'Wir haben Flyer verteilt und keine Anfragen bekommen.'],
  ['es', 'En Facebook gastamos 600 euros y no conseguimos ni un cliente.'],
  ['es', 'Pusimos anuncios y no nos trajeron nada.'],
  ['zh', '我们花了600块在抖音投广告,一个客户都没来。'],
  ['en', 'The poster at the harbour brought nobody.'],
  ['de', 'Die Anzeige im Gemeindeblatt hat niemanden gebracht.'],
  ['de', 'Unsere Plakate am Bahnhof haben keinen einzigen gebracht.'],
  ['en', 'The boat club put my leaflet in its mailing and no owner called.'],
  ['de', 'Der Verein hat meine Flyer ausgelegt, aber niemand hat angerufen.'],
  ['es', 'El club repartió mis folletos y no llamó nadie.'],
])('a way that brought nobody, %s: %s', (language, text) => expect(isFailed(text, language)).toBe(true));

test.each([
  ['en', 'We tried Facebook ads (£600, nine sign-ups).'],
  ['en', 'Bakers run Facebook ads and get no orders.'],
  ['de', 'Die Anzeigen haben den Bäckern keine Kunden gebracht.'],
  ['en', 'We have no customers yet.'],
  ['de', 'Google Ads bringen den Bäckern keine Anfragen.'],
  ['de', 'Google Ads brachten neun Abschlüsse.'],
  ['es', 'En Facebook gastamos 600 euros y conseguimos nueve clientes.'],
  ['zh', '我们在抖音投广告,来了九个客户。'],
])('a way of others, or one that brought some, %s: %s', (language, text) =>
  expect(isFailed(text, language)).toBe(false),
);

const kindsOf = (text: string, language: string): string[] => reviewedOf(text, language).map(({ kind }) => kind);

test.for([
  [
    'en',
    'A bakery supply app. I tried Facebook ads (£600, no sign-ups). I stood at the flour depot for three mornings, which got seven of the eleven.',
    ['unreachable', 'trouble', 'frequencyOrCost', 'costCounted'],
  ],
  [
    'es',
    'En Facebook gastamos 600 euros y no conseguimos ni un cliente.',
    ['acquisitionCost', 'alternative', 'channelTried'],
  ],
  [
    'de',
    'Google Ads brachten nach 1.100 Euro keinen einzigen Abschluss.',
    ['alternative', 'channelTried', 'unreachable'],
  ],
] as const)('what a failed try does not show, %s: %s', ([language, text, others]) => {
  const kinds = kindsOf(text, language);
  for (const kind of others) expect(kinds).not.toContain(kind);
});

const boats = 'I repair boats at the moorings in Norfolk. Owners wait five weeks in June for a yard. ';
test.each([
  [`${boats}The boat club refused to put my leaflet in its mailing.`, 'en'],
  [`${boats}The club would not hand out our flyers.`, 'en'],
  [`${boats}The owners’ association turned us down when we asked it to pass our flyer on.`, 'en'],
  [`${boats}The boat club put a rival’s leaflet in its mailing and 22 owners called him.`, 'en'],
  ['Ich repariere Boote am See. Eigner warten fünf Wochen. Der Verein wollte unsere Flyer nicht auslegen.', 'de'],
  ['Reparo barcos en Cádiz. Los dueños esperan cinco semanas. El club se negó a repartir nuestros folletos.', 'es'],
])('a refused way is none, and nobody who can’t be found: %s', (text, language) => {
  for (const kind of ['channel', 'channelTried', 'unreachable']) expect(kindsOf(text, language)).not.toContain(kind);
});

test('a way that brought some is one', () => {
  const text = `${boats}The boat club put my leaflet in its mailing and 22 owners called.`;
  expect(kindsOf(text, 'en')).toContain('channelTried');
});

test.each([
  ['de', 'Wir verteilten Flyer in Ulm, 20 Kunden kamen, und keiner ist zu spät gekommen.'],
  ['de', 'Wir verteilten Flyer in Ulm, und keiner ist zu spät gekommen.'],
  ['en', 'We handed out flyers, 14 customers came and no booking was cancelled.'],
  ['en', 'We handed out flyers and nobody came late.'],
  ['en', 'We handed out flyers, 14 people called, and nobody called twice.'],
  ['es', 'Repartimos folletos y vinieron 20 clientes, y nadie vino tarde.'],
  ['zh', '我们发传单,来了20个客户,一个都没迟到。'],
])('a way by which some came, or nobody was late, %s: %s', (language, text) =>
  expect(isFailed(text, language)).toBe(false),
);

test.each([
  ['en', 'We posted flyers to 400 homes and nobody called.'],
  ['en', 'We paid 3 students to hand out flyers and no customers came.'],
  ['de', 'Wir verteilten 500 Flyer in Ulm, und keiner ist gekommen.'],
  ['de', 'Auf der Messe kamen 200 Leute an unseren Stand, aber keine Bestellung.'],
  ['es', 'Repartimos 500 folletos y nadie vino.'],
  ['zh', '我们发了500张传单,一个客户都没来。'],
])('what was handed out is nobody who came, %s: %s', (language, text) => expect(isFailed(text, language)).toBe(true));

test.each([
  ['en', 'I put 300 leaflets through doors and one came back.'],
  ['en', 'We sent 250 letters and got only one reply.'],
  ['de', 'Ich habe 600 Flyer verteilt, gemeldet hat sich niemand.'],
  ['de', 'Wir haben 200 Briefe geschickt, zurück kam einer.'],
  ['es', 'Eché 500 folletos y llamó una persona.'],
  ['zh', '我发了五百张传单，只有一个人来问。'],
  ['en', 'We posted 500 cards; a single person called.'],
  ['de', 'Wir haben 300 Briefe verschickt, genau eine Antwort kam.'],
  ['zh', '我发了三百条短信，没人回。'],
])('so many were written to, and one answered at most: %s %s', (language, text) =>
  expect(isFailed(text, language)).toBe(true),
);

test.each([
  ['en', 'I put 300 leaflets through doors and 21 came back.'],
  ['en', 'We sent 12 letters and got one reply.'],
  ['de', 'Wir haben 200 Briefe geschickt, zurück kamen einunddreißig.'],
  ['es', 'Eché 500 folletos y llamaron 20 personas.'],
  ['zh', '我发了五百张传单，来了四十个人。'],
  ['en', 'We sent 200 emails, 60 replied and one called back.'],
  ['en', 'Of 200 letters, none came back undelivered, 40 families booked.'],
  ['en', 'We handle 80 letters a day and one answered takes an hour.'],
  ['zh', '我们发了三百张传单，来了四十个，只有一个人回去了。'],
])('and where more answered, or few were asked: %s %s', (language, text) =>
  expect(isFailed(text, language)).toBe(false),
);
