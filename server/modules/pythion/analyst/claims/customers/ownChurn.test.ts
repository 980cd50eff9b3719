import { expect, test } from 'vitest';
import { analysisOf } from '../../testing/analysisOf';

const ideas = {
  en: 'We tutor pupils. 80 families pay 30 € a month. ',
  de: 'Wir reinigen Fenster für Rentner. 40 Kunden zahlen 20 € im Monat. ',
  es: 'Hacemos menús para bares. 20 bares pagan 30 € al mes. ',
  zh: '我们做线上辅导。我们有200个付费会员，每月30元。',
} as const;
type Language = keyof typeof ideas;

test.each<[Language, string, number, string]>([
  ['en', 'About 4% leave each month.', 0.04, 'month'],
  ['en', 'Annual churn is 12%.', 0.12, 'year'],
  ['en', 'We lose 3% a month.', 0.03, 'month'],
  ['en', '12% of families quit each year.', 0.12, 'year'],
  ['de', 'Etwa 12 % kündigen im Jahr.', 0.12, 'year'],
  ['de', '12 % kündigen jährlich.', 0.12, 'year'],
  ['de', 'Im Monat springen rund 5 % ab.', 0.05, 'month'],
  ['de', 'Die Kündigungsquote liegt bei 3 % im Monat.', 0.03, 'month'],
  ['de', 'Unsere jährliche Kündigungsrate beträgt 15 %.', 0.15, 'year'],
  ['es', 'Se da de baja un 4 % al mes.', 0.04, 'month'],
  ['es', 'Cada mes se dan de baja un 4 %.', 0.04, 'month'],
  ['es', 'Cancela un 5 % de los bares cada año.', 0.05, 'year'],
  ['es', 'La tasa de bajas mensual es del 4 %.', 0.04, 'month'],
  ['zh', '月流失率6%。', 0.06, 'month'],
  ['zh', '每月有6%的客户流失。', 0.06, 'month'],
  ['zh', '年流失率约18%。', 0.18, 'year'],
  ['zh', '每年大约15%的会员不续费。', 0.15, 'year'],
])('a share of those who pay us that leaves in a time is churn: %s %s', (language, text, rate, period) => {
  expect(analysisOf(ideas[language] + text).facts.churn).toEqual({ rate, period });
});

test('practices that pay us are named by their own word', () => {
  const text =
    'Wir planen Dienste für Kliniken. 20 Kliniken zahlen uns 20 € im Monat. 5 % der Kliniken kündigen im Jahr.';
  expect(analysisOf(text).facts.churn).toEqual({ rate: 0.05, period: 'year' });
});

test.each([
  `${ideas.de}In der Branche kündigen 12 % im Jahr.`,
  `${ideas.de}Beim Konkurrenten kündigen 12 % im Jahr.`,
  `${ideas.de}12 % der Mitarbeiter kündigen jährlich.`,
  `${ideas.en}12% of teachers quit each year.`,
  `${ideas.en}Their churn is 12% a year.`,
  `${ideas.en}4% stay only a month.`,
  `${ideas.es}En el sector se da de baja un 4 % al mes.`,
  `${ideas.zh}行业月流失率6%。`,
  `${ideas.zh}竞争对手的月流失率6%。`,
  'We plan shifts for hospitals. 12% of nurses quit each year. We charge hospitals 20 € a month.',
  'Gyms have a problem: 40% leave within a year. We charge gyms $50 a month.',
  'Los gimnasios pierden un 4 % de los socios al mes. Cobramos a los gimnasios 50 € al mes.',
  '健身房的月流失率是6%。我们帮健身房留住会员，每月收500元。',
])('what others lose is no churn of ours: %s', (text) => {
  expect(analysisOf(text).facts.churn).toBeNull();
});
