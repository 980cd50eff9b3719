import { expect, test } from 'vitest';
import { readText } from './readText';

const speakersOfLast = (text: string, language: string): string[] => {
  const { clauses } = readText(text, language);
  const last = clauses.at(-1)?.sentence;
  return clauses.filter(({ sentence }) => sentence === last).map(({ speaker }) => speaker);
};

const want = {
  en: 'Dentists lose appointments. We want to build a phone robot.',
  de: 'Zahnärzte verlieren Termine. Wir wollen einen Telefonroboter bauen.',
  es: 'Los dentistas pierden citas. Queremos hacer un robot telefónico.',
  zh: '牙医经常丢掉预约。我们想做一个电话机器人。',
} as const;

test.for([
  ['en', 'Dollar Shave Club had over 3 million subscribers who paid 3 to 9 dollars a month.'],
  ['en', 'Dollar Shave Club sold for a billion dollars and had over 3 million subscribers who paid 3 to 9 dollars.'],
  ['en', 'Rover has 500,000 sitters and its customers paid 800 million dollars last year.'],
  ['en', "Rover's customers paid 800 million dollars last year."],
  ['en', 'The company Winnow has 3,000 kitchens that pay 200 pounds a month.'],
  ['en', 'Rover has 500,000 sitters. Its customers paid 800 million dollars last year.'],
  ['de', 'Doctolib hat 300.000 Ärzte, die 149 Euro im Monat zahlen.'],
  ['de', 'Pawshake hat 90.000 Sitter und seine Kunden zahlten letztes Jahr 40 Millionen Euro.'],
  ['de', 'Die Firma Winnow hat 3.000 Küchen, die 200 Pfund im Monat zahlen.'],
  ['es', 'Doctolib tiene 300.000 médicos que pagan 149 euros al mes.'],
  ['es', 'Winnow tiene 3.000 cocinas que pagan 200 libras al mes.'],
  ['es', 'Winnow cobra 200 libras al mes a 3.000 cocinas.'],
  ['es', 'Rover tiene 500.000 cuidadores y sus clientes pagaron 800 millones de dólares.'],
  ['zh', 'Doctolib有30万医生，每月付149欧元。'],
  ['zh', '好医科技公司有三万名牙医，每人每月付199元。'],
] as const)('a named company owns its customers, %s: %s', ([language, text]) => {
  const speakers = speakersOfLast(`${want[language]} ${text}`, language);
  expect(speakers.length).toBeGreaterThan(0);
  expect(new Set(speakers)).toEqual(new Set(['rival']));
});

test.for([
  ['en', 'Our app Toothcall answers the phone. Toothcall has 30 practices who pay 149 euros a month.'],
  ['en', 'We call it Toothcall. Toothcall has 30 practices who pay 149 euros a month.'],
  ['en', 'Müller pays us 40 euros a month and has 12 bakeries.'],
  ['en', '30 practices use it and pay 149 euros a month.'],
  ['de', 'Wir nennen es Zahnruf. Zahnruf hat 30 Praxen, die 149 Euro im Monat zahlen.'],
  ['de', 'Wir haben 30 Praxen, die 149 Euro im Monat zahlen.'],
  ['es', 'Se llama Citafon. Citafon tiene 30 clínicas que pagan 149 euros al mes.'],
  ['es', 'Ya tiene 30 clínicas que pagan 149 euros al mes.'],
  ['zh', '我们的产品叫Yaling。Yaling有30家诊所，每月付149元。'],
  ['en', 'I founded Fitbox in Leeds. Fitbox has 300 members who pay 30 euros a month.'],
  ['de', 'Ich leite Fitbox in Leipzig. Fitbox hat 300 Mitglieder, die 30 Euro im Monat zahlen.'],
  ['es', 'Fundé Fitbox en León. Fitbox tiene 300 socios que pagan 30 euros al mes.'],
  ['zh', '我们公司有30家诊所，每月付149元。'],
] as const)('a name of ours and our customers stay ours, %s: %s', ([language, text]) => {
  expect(speakersOfLast(`${want[language]} ${text}`, language)).not.toContain('rival');
});

test('a text that begins with a name is about it', () => {
  const text =
    'Zahnruf ist ein Telefonroboter. Zahnärzte verlieren Termine. Zahnruf hat 30 Praxen, die 149 Euro im Monat zahlen.';
  expect(speakersOfLast(text, 'de')).not.toContain('rival');
});

test.for([
  ['de', 'In Leipzig läuft so ein Café seit Jahren gut und hat 200 Gäste pro Tag.'],
  ['en', 'In Leeds a café like this has run well for years and has 200 guests a day.'],
  ['es', 'En León funciona un café así desde hace años y tiene 200 clientes al día.'],
  ['zh', '莱比锡就有一家这样的咖啡馆，每天有两百个客人。'],
] as const)('the same elsewhere is another’s, %s: %s', ([language, text]) => {
  expect(new Set(speakersOfLast(text, language))).toEqual(new Set(['rival']));
});

test('our own place elsewhere stays ours', () => {
  expect(speakersOfLast('In Leipzig läuft unser Café seit Jahren gut und hat 200 Gäste pro Tag.', 'de')).not.toContain(
    'rival',
  );
});
