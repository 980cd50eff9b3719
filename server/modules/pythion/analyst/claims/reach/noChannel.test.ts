import { expect, test } from 'vitest';
import { readText } from '../../text/readText';
import { isNoChannel } from './noChannel';

const isOther = (text: string, language: string): boolean => readText(text, language).clauses.some(isNoChannel);

test.each([
  ['en', 'Eleven came back a second time.'],
  ['en', 'I’ve built one checklist that holds all three forms.'],
  ['en', 'The parish promised to lend us the hall.'],
  ['en', 'We bring them apples from the orchard at £2 a kilo.'],
  ['en', 'We repaint the bumper before the dealer sells them, £60 a car.'],
  ['en', 'They get the widow to sign the sheet.'],
  ['de', 'Davon kamen elf Gäste ein zweites Mal.'],
  ['de', 'Die Pfarrei hat zugesagt, uns den Saal zu leihen.'],
  ['de', 'Wir bringen ihnen Äpfel aus dem Obstgarten für 2 Euro.'],
  ['es', 'De los 90 volvieron once.'],
  ['es', 'La parroquia prometió dejarnos el salón.'],
  ['zh', '其中十一个人又来了第二次。'],
  ['zh', '学校答应借给我们一间教室。'],
  ['zh', '我们整理了一张订货单，四家的货都在上面。'],
])('no way to customers: %s: %s', (language, text) => expect(isOther(text, language)).toBe(true));

test.each([
  ['en', 'Eleven came to us through the guild and six came back.'],
  ['en', 'We put together a stand at the county fair and 12 of 80 ordered.'],
  ['en', 'We send them leaflets from the guild and 12 of 40 answered.'],
  ['en', 'We have a sign outside the station that 4,000 people pass.'],
  ['en', 'We have a screen by the door to show prices.'],
  ['de', 'Elf kamen über die Innung ein zweites Mal.'],
  ['de', 'Wir haben eine Webseite gebaut, 40 haben bestellt.'],
  ['es', 'Hemos montado un puesto en la feria.'],
  ['zh', '我们做了一个抖音号，来了九十个客户。'],
  ['zh', '老客户带来的人又来了第二次，都是朋友介绍的。'],
])('a way beside it stays one: %s: %s', (language, text) => expect(isOther(text, language)).toBe(false));
