import { expect, test } from 'vitest';
import { readText } from '../text/readText';
import { findPlainAct } from './plainActs';

const read = (text: string, language: string): string | undefined => findPlainAct(readText(text, language).clauses)?.id;

test.each([
  ['en', 'We collect the cups in care homes, nobody there needs to be told, and sell the genetic readings on.'],
  ['en', 'We copy the appointment books of surgeries, the patients never need to find out, and sell the lists.'],
  ['en', "We copy the phone numbers from sign-in sheets, the patients don't need to know, and sell them."],
  ['de', 'Wir sammeln Zahnbürsten in Pflegeheimen ein, davon muss niemand wissen, und verkaufen die Genanalysen.'],
  ['de', 'Wir kopieren Patientenakten aus Arztpraxen, das muss niemand erfahren, und verkaufen sie an Versicherer.'],
  ['es', 'Recogemos los pañales, nadie tiene por qué enterarse, y vendemos los análisis genéticos.'],
  ['zh', '我们在养老院收集用过的杯子，不用让他们知道，再把基因数据卖出去。'],
  ['zh', '我们在医院复制病历，不用告诉病人，卖给药厂。'],
])('%s: what is theirs is sold and they are not told: %s', (language, text) =>
  expect(read(text, language)).toBe('withoutNotice'),
);

test.each([
  ['en', 'We collect crusts in the evening, nobody needs to be told twice, and sell them as feed.'],
  ['en', 'We collect hair from salons with a signed form and sell it; nobody needs to be asked again.'],
  ['en', 'We collect blood boxes with an e-bike and sell rides for £8, nobody needs to know the way.'],
  ['de', 'Wir sammeln Haare mit Einwilligung und verkaufen sie, niemand muss etwas zahlen.'],
  ['es', 'Recogemos cartas con su consentimiento y vendemos copias, nadie tiene que enterarse tarde.'],
  ['zh', '我们收集捐的头发，本人签字同意，卖给假发厂。'],
])('%s: agreed, or nothing of theirs: %s', (language, text) => expect(read(text, language)).toBeUndefined());
