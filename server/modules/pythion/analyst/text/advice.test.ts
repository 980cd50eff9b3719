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
  ['en', 'Could you tell me if sixty vans would be enough.'],
  ['en', 'I am wondering whether twenty bakers would pay.'],
  ['de', 'Bitte sagt mir, wie ich zwanzig Praxen gewinne.'],
  ['es', 'Necesito saber si treinta clínicas pagarían.'],
  ['zh', '帮我看看这个能不能做大。'],
])('who asks the reader states nothing: %s %s', ([language, text]) =>
  expect(new Set(modalities(text!, language!))).toEqual(new Set(['question'])),
);

test.for([
  ['en', 'Twelve bakers told us how they lose their bread.'],
  ['en', 'Customers want to know whether the bread is fresh.'],
  ['de', 'Zwölf Wirte fragten, ob wir auch sonntags kommen.'],
  ['es', 'Doce bares nos dijeron cómo lo hacen hoy.'],
  ['zh', '十二位店主请我们分析了账本。'],
  ['en', 'We want to know how many hours each nurse works, so we built a timer.'],
  ['de', 'Wir wollen wissen, wie lange die Geräte laufen, und messen jede Stunde.'],
  ['es', 'Queremos saber cómo duerme cada bebé y lo apuntamos en la app.'],
  ['zh', '想知道怎么做菜的人来上课，每节80元。'],
])('what others ask is told: %s %s', ([language, text]) =>
  expect(modalities(text!, language!)).not.toContain('question'),
);
