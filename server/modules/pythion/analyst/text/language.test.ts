import { expect, test } from 'vitest';
import { detectLanguage } from './language';

const english =
  'Small dairies in Munster drive their milk to the plant because it is too far for the tanker. We tow a pasteurizer from farm to farm, and they pay us for each visit.';
const german =
  'Kleine Molkereien in Kärnten fahren die Milch bis zur nächsten Anlage, weil der Wagen nicht zu ihnen kommt. Wir ziehen einen Kessel von Hof zu Hof, und sie zahlen uns für jeden Besuch.';

test('the named language is preferred', () => {
  expect(detectLanguage('Software für Bäcker', 'en')).toBe('en');
  expect(detectLanguage(german, 'de-AT')).toBe('de');
});

test('a text that is clearly in another language is read in that one', () => {
  expect(detectLanguage(english, 'de')).toBe('en');
  expect(detectLanguage(german, 'en')).toBe('de');
  expect(detectLanguage(english, 'zh')).toBe('en');
  expect(detectLanguage('我们把烘干机装在三轮车上，上门为茶农烘干鲜叶。', 'en')).toBe('zh');
});

test.each([
  'Małe piekarnie w Krakowie wyrzucają pod koniec dnia piątą część chleba. Robimy aplikację, która mówi im, ile upiec.',
  'Les petites boulangeries de Lyon jettent le soir un cinquième de leur pain. Nous faisons un outil qui dit combien cuire.',
  'Pequenas padarias no Porto deitam fora um quinto do pão ao fim do dia. Fazemos uma aplicação que diz quanto cozer.',
])('a language that isn’t covered is none that is: %s', (text) => {
  expect(detectLanguage(text.toLowerCase())).toBe('und');
});

test.each([
  [
    'es',
    'Las panaderías pequeñas de Vigo tiran cada noche un quinto del pan. Hacemos una aplicación que dice cuánto hornear.',
  ],
  ['es', 'Alquilamos sillas a bodas en Soria.'],
  ['en', 'Bakeries in Porto throw away bread at night. A tool tells them how much to bake.'],
  ['de', 'Kleine Bäckereien in Graz werfen abends Brot weg. Unser Werkzeug sagt ihnen, wie viel sie backen sollen.'],
])('one that is covered stays %s: %s', (language, text) => {
  expect(detectLanguage(text.toLowerCase())).toBe(language);
});
