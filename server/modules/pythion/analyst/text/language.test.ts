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
