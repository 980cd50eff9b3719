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
] as const)('a greeting states nothing: %s %s', ([language, text]) =>
  expect(sentencesOf(text, language)).toHaveLength(1),
);
