import { expect, test } from 'vitest';
import { readText } from './readText';

const modalities = (text: string, language: string): string[] =>
  readText(text, language).clauses.map(({ modality }) => modality);

test.for([
  ['en', 'What I want to know is whether two vans would keep our twenty bakeries.'],
  ['en', 'Please tell me how to win forty clinics by spring.'],
  ['de', 'Frage an euch: lieber noch drei Städte oder auch Betriebe.'],
  ['de', 'Ich wüsste gern, ob zwölf Höfe dafür zahlen.'],
  ['es', 'Quisiera saber si treinta bares pagarían la cuota.'],
  ['zh', '请帮忙分析怎么再找二十家店。'],
  ['zh', '想请教大家该不该再开一家店。'],
])('who asks the reader states nothing: %s %s', ([language, text]) =>
  expect(new Set(modalities(text!, language!))).toEqual(new Set(['question'])),
);

test.for([
  ['en', 'Twelve bakers told us how they lose their bread.'],
  ['en', 'Customers want to know whether the bread is fresh.'],
  ['de', 'Zwölf Wirte fragten, ob wir auch sonntags kommen.'],
  ['es', 'Doce bares nos dijeron cómo lo hacen hoy.'],
  ['zh', '十二位店主请我们分析了账本。'],
])('what others ask is told: %s %s', ([language, text]) =>
  expect(modalities(text!, language!)).not.toContain('question'),
);
