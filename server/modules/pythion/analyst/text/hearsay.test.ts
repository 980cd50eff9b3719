import { expect, test } from 'vitest';
import { readText } from './readText';

const speakers = (text: string, language: string): string[] =>
  readText(text, language).clauses.map(({ speaker }) => speaker);

test.for([
  ['en', 'I read online that 17 practices pay $45 a month for such a tool.'],
  ['en', 'I heard that 17 practices pay $45 a month for such a tool.'],
  ['de', '24 Praxen zahlen laut Webseite der Konkurrenz 52 Euro.'],
  ['de', 'Es heißt, 24 Praxen zahlen 52 Euro.'],
  ['es', 'Dicen que 25 clínicas pagan 52 euros al mes.'],
  ['es', 'Se dice que las clínicas pagan 52 euros al mes.'],
  ['zh', '据统计，25家诊所每月付300元。'],
  ['en', 'ChatGPT says that 200 plumbers pay for this.'],
  ['de', 'ChatGPT sagt, dass 200 Klempner dafür zahlen.'],
  ['es', 'La IA dice que 200 fontaneros pagan por esto.'],
  ['zh', 'ChatGPT说有200个水管工为此付费。'],
  ['zh', '数据显示，25家诊所每月付300元。'],
])('what others tell is a report: %s %s', ([language, text]) =>
  expect(speakers(text!, language!).at(-1)).toBe('report'),
);

test.for([
  ['en', 'We heard from 12 practices that they lose 4 hours a week.'],
  ['en', 'We read the meters of 12 farms.'],
  ['de', 'Laut unserer Kasse zahlen 24 Praxen 52 Euro.'],
  ['es', 'Dicen que pierden 4 horas a la semana.'],
  ['es', 'Las clínicas dicen que pierden 4 horas a la semana.'],
  ['zh', '我们的数据显示，25家诊所每月付给我们300元。'],
])('what we were told or measured is none: %s %s', ([language, text]) =>
  expect(speakers(text!, language!)).not.toContain('report'),
);

test.for([
  ['en', 'The AI estimates the yield from a photo of the field, and 30 farmers pay us 20 euros a month.'],
  ['es', 'La IA calcula el coste de la reparación con tres fotos y 12 talleres nos pagan 20 euros al mes.'],
  ['zh', 'AI预测明天的客流，12家餐馆每月付我们200元。'],
])('what an AI of ours does is no hearsay: %s %s', ([language, text]) =>
  expect(speakers(text!, language!)).not.toContain('report'),
);
