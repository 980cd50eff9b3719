import { expect, test } from 'vitest';
import { analysisOf } from '../../testing/analysisOf';
import type { Language } from '../../text/language';
import { readText } from '../../text/readText';
import { readLostLately } from './lostLately';

const paying: Readonly<Record<string, string>> = {
  en: '94 tailors pay me 15 pounds a month.',
  de: '46 Bäcker zahlen mir 30 Euro im Monat.',
  es: '46 panaderías me pagan 30 euros al mes.',
  zh: '46家面包店每月付我300元。',
};
const churnIn = (language: string, text: string): string[] =>
  readLostLately(readText(`${paying[language]} ${text}`, language as Language).clauses).map(
    ({ quantity }) => `${quantity?.value}/${quantity?.of} ${quantity?.period}`,
  );

test.each([
  ['en', 'In a normal month two of them cancel.', '2/94 month'],
  ['en', 'About two a month stop.', '2/94 month'],
  ['en', 'Each month I lose two of them.', '2/94 month'],
  ['en', 'Two or three drop off every month.', '2/94 month'],
  ['en', 'Two tailors leave every month.', '2/94 month'],
  ['de', 'Zwei haben letzten Monat gekündigt.', '2/46 month'],
  ['de', 'Zwei davon sind letzten Monat abgesprungen.', '2/46 month'],
  ['de', 'Pro Monat springen zwei ab.', '2/46 month'],
  ['de', 'Jeden Monat hören zwei wieder auf.', '2/46 month'],
  ['de', 'Von den 46 haben letzten Monat zwei gekündigt.', '2/46 month'],
  ['de', 'Im letzten Jahr haben 22 gekündigt.', '22/46 year'],
  ['es', 'En marzo perdí 2.', '2/46 month'],
  ['es', 'De 46, 6 dejaron de llamarme el mes pasado.', '6/46 month'],
  ['es', 'Cada mes se me van 2 de mis 46 clientes.', '2/46 month'],
  ['zh', '上个月有2家不续了。', '2/46 month'],
  ['zh', '每个月走两家。', '2/46 month'],
  ['zh', '去年走了5家。', '5/46 year'],
  ['zh', '上个月有4家改用了别人。', '4/46 month'],
  ['zh', '去年11月有4家改用了别人。', '4/46 month'],
  ['zh', '上个月有4家没续费。', '4/46 month'],
  ['zh', '上个月有4家没有再续约。', '4/46 month'],
  ['zh', '上个月有4家不做了。', '4/46 month'],
  ['zh', '上个月有4家换到Ele.me去了。', '4/46 month'],
])('%s: who leaves in a time is of those who pay: %s', (language, text, share) =>
  expect(churnIn(language, text)).toEqual([share]),
);

test.each([
  ['en', 'Two assistants quit every month.'],
  ['en', 'Two of them stop work at noon every day.'],
  ['en', "They can cancel with two weeks' notice each month."],
  ['en', 'Two join every month.'],
  ['en', 'Two of their customers leave every month.'],
  ['en', 'Groomer #2 quit last month.'],
  ['de', 'Zwei haben letzten Monat ihrem Anbieter gekündigt.'],
  ['de', 'Zwei Gesellen haben letzten Monat gekündigt.'],
  ['de', 'Jeden Monat hören zwei von uns.'],
  ['es', 'En marzo perdí 2 kilos.'],
  ['es', 'Cada mes pierdo 2 horas.'],
  ['zh', '每个月来两家新的。'],
  ['zh', '上个月有4家改用了我们的新版。'],
  ['zh', '上个月有4家续费了。'],
  ['zh', '上个月有4家搬到新店去了。'],
  ['zh', '每个月有两家问我能不能退订。'],
])('%s: nobody leaves us: %s', (language, text) => expect(churnIn(language, text)).toEqual([]));

const breakersOf = (text: string) =>
  Object.fromEntries(analysisOf(text).report.dealBreakers.map(({ key, state }) => [key, state]));

const grooming = "I groom dogs in Cork for older people who can't get to a salon.";
test.each([
  ['en', `${grooming} Five dropped out after the first visit.`],
  ['en', `${grooming} Three people quit after a week.`],
  ['en', `${grooming} Two people asked for their money back.`],
  ['en', `${grooming} I lost nine customers last year.`],
  ['de', 'Ich verkaufe Milch an Familien, die Flaschen wegwerfen. Drei Leute haben nach einer Woche gekündigt.'],
  ['es', 'Baño perros en Cali. Se me fueron 6 clientas del barrio por el precio.'],
  ['zh', '我磨刀，给小餐馆磨。小餐馆厨师磨不好刀。有两家嫌贵走了。'],
  ['zh', '我磨刀，给小餐馆磨。小餐馆厨师磨不好刀。去年走了5家，三家是关门了，两家嫌贵。'],
] as const)('%s: who left, of nobody says how many, shows neither: %s', (_, text) =>
  expect(breakersOf(text)).toMatchObject({ problem: 'unknown', reach: 'unknown' }),
);

test.each([
  ['12 salons pay us. Ten have switched to a competitor.', 'fail'],
  ['12 salons pay us. Eight have switched to a competitor.', 'pass'],
])('who went to a rival is of those who pay: %s', (text, state) =>
  expect(breakersOf(`Older people in Cork can't get to a salon. I groom their dogs. ${text}`).problem).toBe(state),
);

test('truck stops are places, and no two who stop', () =>
  expect(
    readLostLately(readText(`${paying['en']} We put cards in the showers at two truck stops.`, 'en').clauses),
  ).toEqual([]));
