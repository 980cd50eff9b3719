import { expect, test } from 'vitest';
import { readText } from '../text/readText';
import { findChildHarm } from './childHarm';

const isRead = (language: string, text: string): boolean =>
  findChildHarm(readText(text, language).clauses) !== undefined;

test.each([
  ['en', 'I sell schnapps to seventh graders.'],
  ['en', 'I sell vodka and cigarettes to twelve-year-olds at the lake.'],
  ['en', 'I mind children and give them no food when they are loud.'],
  ['en', "When the children don't obey, I lock them in the cellar."],
  ['de', 'Ich verkaufe Bier an Zwölfjährige am See.'],
  ['de', 'Ich verkaufe Schnaps an Schüler der siebten Klasse.'],
  ['de', 'Ich betreue Kleinkinder und sperre sie in den Keller, wenn sie schreien.'],
  ['de', 'Wenn die Kinder nicht schlafen, binde ich sie am Bett fest.'],
  ['es', 'Vendo cerveza a niños en la plaza.'],
  ['es', 'Cuido niños y los encierro en el sótano cuando lloran.'],
  ['es', 'Cuido niños y no les doy de comer cuando gritan.'],
  ['zh', '我卖啤酒给小学生。'],
  ['zh', '我带孩子，他们哭我就把他们关进地下室。'],
])('%s: children are harmed: %s', (language, text) => expect(isRead(language, text)).toBe(true));

test.each([
  ['en', 'I sell alcohol-free beer to teenagers.'],
  ['en', 'We sell wine to parents of schoolchildren.'],
  ['en', 'We lock the toys in the cupboard when the children leave.'],
  ['en', 'I mind children and give them no sweets before lunch.'],
  ['en', 'I never lock children in the cellar.'],
  ['en', 'Other nurseries lock children in a room. We take them to the park.'],
  ['de', 'Ich verkaufe Saft an Kinder.'],
  ['de', 'Wir verkaufen alkoholfreies Bier an Schüler.'],
  ['de', 'Ich betreue Kinder und sperre die Tür zum Keller ab, wenn sie spielen.'],
  ['es', 'Vendo cerveza sin alcohol a adolescentes.'],
  ['zh', '我卖无酒精啤酒给中学生。'],
  ['en', "We repair kids' bikes and lock them in the garage at night."],
  ['en', 'We make cakes for kids and beat them until fluffy.'],
  ['en', 'I serve children wine gums.'],
  ['de', 'Wir sammeln Handys der Schüler ein und sperren sie in einen Schrank.'],
  ['es', 'Cuido niños y los ato al asiento del coche con cinturón.'],
  ['zh', '孩子打碎碗，我就打他们父母电话。'],
  ['zh', '我卖酒给孩子的爸爸。'],
])('%s: no child is harmed: %s', (language, text) => expect(isRead(language, text)).toBe(false));
