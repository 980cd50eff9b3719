import { expect, test } from 'vitest';
import { readText } from './readText';

const sentencesOf = (text: string, language: string): string[] =>
  readText(text, language).clauses.map(({ tokens }) => tokens.map(({ text: word }) => word).join(' '));

test.for([
  ['en', 'Two nurseries asked us for a visit. As mentioned, two nurseries asked us for a visit.'],
  ['en', 'Two nurseries asked us for a visit. To say it once more, two nurseries asked us for a visit.'],
  ['de', 'Zwei Kitas haben uns eingeladen. Wie gesagt, zwei Kitas haben uns eingeladen.'],
  ['es', 'Dos guarderías nos invitaron. Como ya dije, dos guarderías nos invitaron.'],
] as const)('a sentence that is said to be repeated is read once: %s %s', ([language, text]) =>
  expect(sentencesOf(text, language)).toHaveLength(1),
);

test('an opening alone changes nothing', () => {
  expect(sentencesOf('As mentioned, two nurseries asked us for a visit.', 'en')).toEqual(
    sentencesOf('Two nurseries asked us for a visit.', 'en'),
  );
});

test.for([
  ['en', 'Hi all! We repair looms for weavers.'],
  ['de', 'Moin zusammen! Wir reparieren Webstühle.'],
  ['es', '¡Hola a todos! Reparamos telares.'],
  ['zh', '大家好！我们修织布机。'],
  ['de', 'Hallo ihr Lieben! Wir reparieren Webstühle.'],
  ['es', 'Muy buenas noches. Reparamos telares.'],
  ['zh', '大家晚上好。我们修织布机。'],
  ['en', 'We repair looms for weavers. We wish everybody a nice day.'],
  ['en', 'We repair looms for weavers. Thanks for reading!'],
  ['en', 'We repair looms for weavers. We look forward to your feedback.'],
  ['de', 'Wir reparieren Webstühle. Wir wünschen allen einen schönen Tag!'],
  ['de', 'Wir reparieren Webstühle. Vielen Dank fürs Lesen.'],
  ['es', 'Reparamos telares. Les deseamos a todos un buen día.'],
  ['es', 'Reparamos telares. Muchas gracias por su tiempo.'],
  ['zh', '我们修织布机。祝大家今天愉快。'],
  ['zh', '我们修织布机。感谢您的阅读！'],
] as const)('a greeting states nothing: %s %s', ([language, text]) =>
  expect(sentencesOf(text, language)).toHaveLength(1),
);

test.for([
  ['en', 'We repair looms for weavers. We wish weavers who are alone a loom of their own.'],
  ['de', 'Wir reparieren Webstühle. Wir wünschen Paaren Glück mit Karten aus Holz.'],
  ['zh', '我们修织布机。我们写祝福卡祝新人快乐。'],
] as const)('a wish with more in it is read: %s %s', ([language, text]) =>
  expect(sentencesOf(text, language).length).toBeGreaterThan(1),
);
