import { expect, test } from 'vitest';
import { readText } from '../text/readText';
import { countOfAsked } from './askedCount';
import { readToldCases } from './toldCases';

const told = (text: string, language: string): number =>
  readToldCases(readText(text, language).clauses).filter(({ kind }) => kind === 'evidence').length;

test.each([
  [
    'en',
    'Last month I sat in the church hall with nine childminders. Five of them eat lunch standing while the toddlers nap.',
  ],
  ['en', 'We asked 20 bakers. 14 said flour sits at the depot for days.'],
  ['en', 'I asked 25 plumbers. One told me that he had driven to Leeds twice for one washer.'],
  ['de', 'Ich habe bei 30 Imkern nachgefragt. 19 haben Angst vor dem Winter.'],
  ['de', '15 Tischler auf der Messe befragt. 11 suchen abends nach Rechnungen.'],
  ['es', 'Hablé con 25 taxistas. 18 esperan dos horas en el aeropuerto.'],
  ['es', 'Hablé con 25 taxistas. Un taxista me contó que perdió un día entero por un sello.'],
  ['zh', '我问了20个房东。15个碰到过租客不交钱就走。'],
  ['zh', '聊了18位买家。\n1、13位收到过坏的货。'],
  ['en', 'We spoke to 22 vets. 13 lost a day a month to paperwork.'],
])('%s: what those asked did is told: %s', (language, text) => expect(told(text, language)).toBe(1));

test.each([
  ['en', 'We asked 20 bakers. 14 said they would pay 20 pounds.'],
  ['en', 'We asked 20 bakers. 14 have a dog.'],
  ['en', 'We asked 20 bakers. 12 answered.'],
  ['en', 'We asked 20 bakers. 14 love our app.'],
  ['en', 'We asked 20 bakers. 14 said flour did not bother them.'],
  ['en', 'We asked 20 bakers. Two actors play the miller.'],
  ['en', 'We asked 20 bakers. In 14 weeks we opened.'],
  ['en', 'We will ask 20 bakers. Perhaps 14 lose flour.'],
  ['en', 'I asked 25 plumbers. One told me he would pay for it.'],
  ['en', 'We visited 12 cafés. Seven of them pay 20 pounds a month. Five of them have dropped out.'],
  ['en', '14 said flour sits at the depot for days.'],
  ['de', '15 Tischler auf der Messe befragt. 11 finden die Idee gut.'],
  ['de', '15 Tischler auf der Messe befragt. 11 würden es nutzen.'],
  ['es', 'Hablé con 25 taxistas. A 18 les gusta la idea.'],
  ['zh', '我问了20个房东。15个说会用我们的软件。'],
  ['zh', '问了30个司机。两位合伙人都在工厂干过九年。'],
  ['en', 'We asked 20 bakers. 14 bakers a day lose flour.'],
  ['en', 'We spoke to 22 vets. 13 want a cheaper tool.'],
  ['de', 'Ich habe 24 Wirte besucht. 15 fanden es gut.'],
  ['es', 'Entrevisté a 20 pescadores. 12 dejaron su correo.'],
  ['zh', '我走访了25个果农。18个加了微信。'],
  ['zh', '我走访了25个果农。18个说需要。'],
])('%s: answers, wishes, praise and others are no case: %s', (language, text) => expect(told(text, language)).toBe(0));

test.each([
  ['en', 'I sat in the village hall with eleven carers.', 11],
  ['de', 'Danach habe ich herumgefragt, insgesamt bei 23 Leuten.', 23],
  ['de', '12 Malermeister im Landkreis besucht, meistens abends.', 12],
  ['es', '16 pescadores entrevistados.', 16],
  ['en', 'I sat in the village hall for eleven days.', 0],
  ['de', '12 Messen besucht.', 0],
  ['es', '20 ferias visitadas.', 0],
  ['en', '12 customers visited us.', 0],
] as const)('%s: "%s" asks %i', (language, text, count) =>
  expect(countOfAsked(readText(text, language).clauses[0]?.context ?? [])).toBe(count),
);
