import { expect, test } from 'vitest';
import { readText } from './readText';

/** Sentences of a text, one a line. */
const sentencesOf = (text: string): string[] => [
  ...new Set(readText(text).clauses.map(({ sentence }) => sentence.text)),
];

/** As they are read: with a full stop. */
const stopped = (lines: readonly string[]): string[] => lines.map((line) => `${line.toLowerCase()}.`);

const statements = [
  'Village halls are booked through one volunteer with a paper diary',
  'I was the booking secretary of ours for four years',
  'The tool shows free slots on the village website and takes the deposit by card',
  'Eleven committees have paid the £150 and nine renewed in January',
];

const cases: Readonly<Record<string, (text: string) => string>> = {
  'as they are': (text) => text,
  'in small letters': (text) => text.toLowerCase(),
  'in capitals': (text) => text.toUpperCase(),
};

test.each(Object.keys(cases))('lines without full stops are sentences: %s', (name) => {
  const lines = statements.map((line) => cases[name]?.(line));
  expect(sentencesOf(lines.join('\n'))).toEqual(stopped(statements));
});

test.each(['*', '·', '→', '✓', '>', '-', '•', '–', '+', '1)', 'a)'])('so are those after “%s”', (mark) => {
  const lines = statements.map((line) => `${mark} ${line}`);
  expect(sentencesOf(lines.join('\n'))).toEqual(stopped(statements));
});

test.each(Object.keys(cases))('lines of a text that was wrapped belong together: %s', (name) => {
  const wrapped = [
    'Village halls in the north of Kent are booked through one',
    'volunteer with a paper diary. I was the secretary of ours in',
    'Kent for four years. Eleven committees have paid the £150 and',
    'nine renewed.',
  ];
  expect(sentencesOf(cases[name]?.(wrapped.join('\n')) ?? '')).toEqual([
    'village halls in the north of kent are booked through one volunteer with a paper diary.',
    'i was the secretary of ours in kent for four years.',
    'eleven committees have paid the £150 and nine renewed.',
  ]);
});

test('a line that goes on with a small letter among lines with capitals belongs to the one before', () => {
  const lines = [
    'We sell fresh bread',
    'to small cafés in Porto',
    'They pay 3 euros for a loaf of the day',
    'Nine do so today',
  ];
  expect(sentencesOf(lines.join('\n'))).toHaveLength(3);
});

test('a chain of statements with semicolons is as many sentences, and a list of nouns is one', () => {
  expect(sentencesOf(statements.join('; '))).toEqual(stopped(statements));
  expect(sentencesOf('We sell bread to bakers; cafés; hotels; schools; and hospitals in Porto')).toHaveLength(1);
});

test('a paragraph that was wrapped is read as such beside a longer line', () => {
  const text = [
    'Cafés in Porto lose a tenth of their shifts because the rota is a sheet of paper on the wall, and nobody sees in time that somebody is ill, so that the owner stands behind the bar.',
    '',
    'We make an app for the rota. They pay us 30 euros a',
    'month for it since May, and ten of them have renewed',
    'because the staff swap their shifts by phone and',
    'nobody forgets one.',
  ];
  expect(sentencesOf(text.join('\n')).slice(1)).toEqual([
    'we make an app for the rota.',
    'they pay us 30 euros a month for it since may, and ten of them have renewed because the staff swap their shifts by phone and nobody forgets one.',
  ]);
});

test('lines of a wrapped Chinese text belong together, with a Latin word, too', () => {
  const lines = [
    '我们给小区里的老人上门剪指甲和修脚，用app预约',
    '每次四十元，由社区护士学校的毕业生来做，可以按',
    '月预约，家属在手机上付款，做完拍照给家属看，已',
    '经做了三百次。',
  ];
  expect(sentencesOf(lines.join('\n'))).toHaveLength(1);
});

test('a heading belongs to no line before it', () => {
  const lines = [
    'Who: secretaries and volunteer groundsmen of village clubs',
    'Problem',
    '- the square needs two tonnes of loam',
  ];
  expect(sentencesOf(`${lines.join('\n')}\n\nWhat we do\n- two lads, one trailer, one day`)).toContain(
    stopped(lines)[0],
  );
});

test.each([
  [
    'de',
    'Ich schärfe Messer für Metzgereien im Schwarzwald und komme alle zwei Wochen vorbei',
    'Die Metzger verlieren jeden Tag eine halbe Stunde mit stumpfen Klingen',
    'Elf Metzgereien bezahlen mir 30 Euro im Monat',
  ],
  ['es', 'Arreglo bicicletas de reparto en Valencia', 'Quince repartidores me han pagado 20 euros al mes'],
  ['zh', '我给杭州的小餐馆磨刀每两周上门一次', '餐馆每天因为刀钝浪费半个小时', '十一家餐馆每个月付给我200元'],
  ['en', 'The cafés pay 9 pounds a week because the council charges them 20', 'Fourteen cafés have paid us since May'],
])('a few lines without a full stop are sentences, too: %s', (_, ...lines) => {
  expect(sentencesOf(lines.join('\n'))).toEqual(stopped(lines));
});

test.each([
  ['We sell the bread of yesterday to the families in', 'Leeds and Bradford for half of the price'],
  ['Wir liefern jeden Morgen frische Brötchen von der', 'Bäckerei im Nachbarort an alle Büros in der Stadt'],
  ['我给杭州的小餐馆磨刀上门一次', '收二十块钱客人都说我的价格很', '便宜也很方便'],
])('a wrapped sentence without a full stop is one: %s', (...lines) => {
  expect(sentencesOf(lines.join('\n'))).toHaveLength(1);
});

test.each([
  [
    'en',
    'we clean the blocked gutters of old homeowners in our small town',
    'many of them can no longer climb a ladder because of their knees',
    'we charge €90 per house and need about two hours for each house',
    'last winter 12 homeowners paid us and nine of them came back',
  ],
  [
    'de',
    'wir reinigen die verstopften dachrinnen alter hausbesitzer in der stadt',
    'viele von ihnen können wegen der knie keine leiter mehr hinaufsteigen',
    'wir nehmen 90 euro pro haus und brauchen dafür etwa zwei stunden',
  ],
  [
    'es',
    'limpiamos los canalones atascados de los vecinos mayores del pueblo',
    'muchos de ellos ya no pueden subir a una escalera por las rodillas',
    'cobramos 90 euros por casa y necesitamos unas dos horas para cada una',
  ],
  [
    'en',
    'we clean the gutters of old people in our small town',
    'they pay 40 euros per house',
    'last year 12 of them paid us',
  ],
])('lines in small letters that each open a statement are sentences: %s', (_, ...lines) => {
  expect(sentencesOf(lines.join('\n'))).toEqual(stopped(lines));
});

test.each([
  [
    'we clean the blocked gutters of old homeowners in our small town many',
    'of them can no longer climb a ladder because of their knees and pay',
    'us 90 euros for each house and nine of them came back last winter',
  ],
  [
    'the bakeries of our district pay us twenty pounds',
    'every month for the water filters in their kitchens',
    'most of them found us by a flyer',
  ],
  ['we rent tools to small builders in our town that cost them', '40 euros a day and we bring them to the site'],
  ['we sell the bread of yesterday to the poorest families because', 'they pay only half of the price in our shop'],
  ['wir liefern jeden morgen frische brötchen an die büros, weil', 'sie keine eigene küche in der stadt haben'],
])('a wrapped sentence in small letters is one: %s', (...lines) => {
  expect(sentencesOf(lines.join('\n'))).toHaveLength(1);
});
