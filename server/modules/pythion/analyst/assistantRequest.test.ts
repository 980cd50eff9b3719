import { expect, test } from 'vitest';
import { problemOf } from './testing/problemOf';

test.each([
  'Write a cover letter for a job as a nurse',
  'Translate this into German: we built an app for bakers',
  'Summarize the following: our startup sells honey to hotels',
  'Explain quantum mechanics in three sentences',
  'Erzähl mir bitte einen kurzen Witz über Katzen',
  'Erkläre mir Quantenmechanik in drei Sätzen',
  'Empfiehl mir ein paar gute Filme',
  'Cuéntame un chiste de gatos y perros',
  'Recomiéndame películas para el fin de semana',
  'Traduce este texto al inglés: vendemos miel a hoteles',
  '讲一个关于猫和狗的笑话给我听',
  '请把这段话翻译成英文：我们做一个帮面馆对账的小程序',
])('"%s" is for an assistant and no idea', (text) => {
  expect(problemOf(text)).toBe('noIdea');
});

test.each([
  'Write a poem for every wedding guest, delivered in a bottle, for couples who marry abroad.',
  'Tell me a story: an app where grandparents record bedtime stories for children who live far away.',
  'Write cover letters for nurses who apply abroad.',
  'Explain tax letters to pensioners.',
  "Explain contracts in simple terms for tenants who can't read them. 40 tenants paid 5 euros.",
  'Write a story for children with their own names in it, printed as a book for 20 euros.',
  'Schreib einen Liebesbrief: wir drucken ihn auf Schokolade für Paare, die weit voneinander wohnen.',
  'Cuéntanos un cuento y nuestra imprenta lo convierte en libro para tus nietos.',
  '写诗的机器人，卖给婚庆公司',
])('"%s" is an idea', (text) => {
  expect(problemOf(text)).toBe('none');
});
