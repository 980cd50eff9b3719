import { expect, test } from 'vitest';
import { readText } from '../text/readText';
import { isForEverybody } from './everybody';
import { isUnknown } from './unknown';

const some = (text: string, language: string, is: typeof isForEverybody): boolean =>
  readText(text, language).clauses.some(is);

test.each([
  ['zh', '所有人都可以用,年轻人、老人、学生都适合。'],
  ['zh', '谁都能用,老少皆宜。'],
  ['en', 'Everyone can use it, students and pensioners alike.'],
  ['de', 'Die App ist für alle geeignet, auch für Rentner.'],
  ['es', 'Todo el mundo puede usarla, también los jubilados.'],
])('is for everybody: %s %s', (language, text) => expect(some(text, language, isForEverybody)).toBe(true));

test.each([
  ['zh', '我们给小饭馆做排班,老板用手机就能看。'],
  ['zh', '谁需要这个,独居老人最清楚。'],
  ['en', 'Everyone in the kitchen writes the shifts on paper.'],
  ['de', 'Alle Wirte in Ulm schreiben den Dienstplan auf Papier.'],
])('is for some: %s %s', (language, text) => expect(some(text, language, isForEverybody)).toBe(false));

test.each([
  ['zh', '孩子的照片怎么保存才合规,我还没弄清楚。'],
  ['zh', '怎么给药品报批,我们还没弄明白。'],
  ['en', 'We have not worked out how to store the photos lawfully.'],
  ['de', 'Wie wir die Fotos speichern, haben wir noch nicht geklärt.'],
  ['es', 'Todavía no hemos averiguado cómo guardar las fotos.'],
])('the founder doesn’t know: %s %s', (language, text) => expect(some(text, language, isUnknown)).toBe(true));

test.each([
  ['zh', '这个问题我们弄清楚了。'],
  ['en', 'We have worked out how to store the photos.'],
  ['de', 'Wie wir die Fotos speichern, haben wir geklärt.'],
])('the founder knows: %s %s', (language, text) => expect(some(text, language, isUnknown)).toBe(false));
