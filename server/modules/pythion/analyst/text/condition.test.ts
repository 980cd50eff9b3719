import { expect, test } from 'vitest';
import { readText } from './readText';

const modalities = (text: string, language: string): string[] =>
  readText(text, language).clauses.map(({ modality }) => modality);

test.for([
  ['en', '12 practices pay us $40 a month, and if they leave we refund the rest.'],
  ['en', '12 practices pay us $40 a month, if they leave, we refund the rest.'],
  ['en', '12 practices pay us $40 a month (if they leave we refund the rest).'],
  ['en', '17 practices pay us $46 a month even if nobody cancels.'],
  ['en', '17 practices pay us $46 a month, even if they use it once.'],
  ['en', 'We asked 30 dentists if they lose patients.'],
  ['en', 'We checked if nine salons use it.'],
  ['es', 'Preguntamos a 30 clínicas si pierden citas.'],
  ['de', '15 Praxen zahlen uns 44 Euro im Monat, auch wenn sie es selten nutzen.'],
  ['de', '15 Praxen zahlen uns 44 Euro im Monat; falls sie kündigen, löschen wir ihre Daten.'],
  ['de', '15 Praxen zahlen uns 44 Euro im Monat, und falls sie kündigen, löschen wir ihre Daten.'],
  ['en', 'I built an alarm that rings, if the milk gets warm.'],
  ['de', 'Ich habe einen Melder gebaut, der piept, wenn die Milch warm wird.'],
  ['de', 'Meine Partnerin hat die App gebaut, die den Bauern weckt, wenn eine Kuh kalbt.'],
  ['en', 'My co-founder built an alarm that rings, if the milk gets warm.'],
  ['de', 'Im Tal zahlen uns 14 Praxen 43 Euro.'],
  ['es', '17 clínicas nos pagan 46 euros al mes y si se van devolvemos el resto.'],
  ['es', '17 clínicas nos pagan 46 euros al mes, si se van, devolvemos el resto.'],
  ['es', '18 clínicas nos pagan 47 euros al mes tal como acordamos.'],
  ['es', '12 clínicas nos pagan 45 euros al mes, incluso si lo usan poco.'],
  ['zh', '15家诊所每月付给我们304元，如果不用可以随时退。'],
  ['zh', '15家诊所每月付给我们304元，要是不满意可以退。'],
  ['zh', '15家诊所每月付给我们304元，即使很少用。'],
])('what is stated before a condition of its own is a fact: %s %s', ([language, text]) =>
  expect(modalities(text!, language!)[0]).toBe('fact'),
);

test.for([
  ['en', 'They pay us if it works.'],
  ['en', 'They pay us $40 a month, if it works.'],
  ['en', 'We asked them to pay if it works.'],
  ['en', 'We ask for a deposit if they cancel.'],
  ['en', '12 practices can pay us $40, if they leave we refund it.'],
  ['en', '12 practices would pay if we had SMS, and the rest waits.'],
  ['en', '12 practices will pay us $40 a month if it works.'],
  ['en', '12 practices pay us $40 unless they cancel.'],
  ['en', 'Maybe 12 practices pay us $40, and we like them.'],
  ['de', '12 Praxen zahlen uns 40 Euro, wenn es klappt.'],
  ['es', '12 clínicas nos pagan 45 euros al mes si funciona.'],
  ['es', 'Tal vez 12 clínicas nos pagan 45 euros al mes.'],
  ['zh', '12家诊所每月付给我们300元，如果能用的话。'],
  ['zh', '12家诊所会付给我们300元，如果有短信功能。'],
])('a payment under a condition is none: %s %s', ([language, text]) =>
  expect(modalities(text!, language!)[0]).toBe('condition'),
);

test.for([
  ['en', 'If it works, 12 practices pay us $40 a month.'],
  ['de', 'Wenn es klappt, zahlen uns 12 Praxen 40 Euro.'],
  ['es', 'Si funciona, 12 clínicas nos pagan 45 euros al mes.'],
  ['zh', '如果有效，12家诊所每月付给我们300元。'],
])('what follows a condition is under it: %s %s', ([language, text]) =>
  expect(modalities(text!, language!).at(-1)).toBe('condition'),
);

test('a condition ends at a semicolon', () =>
  expect(modalities('If a patient cancels, we text the list; 12 practices pay us $40 a month.', 'en').at(-1)).toBe(
    'fact',
  ));
