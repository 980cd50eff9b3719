import { expect, test } from 'vitest';
import { reviewedOf } from '../../testing/reviewedOf';

const ideas: Readonly<Record<string, string>> = {
  en: 'We run a booking app for bakeries. Bakeries lose hours on the phone. ',
  de: 'Wir machen eine Bestell-App für Bäckereien. Bäckereien verlieren Stunden am Telefon. ',
  es: 'Hacemos una aplicación de pedidos para panaderías. Las panaderías pierden horas al teléfono. ',
  zh: '我们做面包店的订货软件。面包店每天接电话浪费两个小时。',
};
const kindsOf = ([language, sentence]: string[]): string[] =>
  reviewedOf(ideas[language!]! + sentence, language!).map(({ kind }) => kind);

test.for([
  ['en', 'Revenue comes from ads and a premium subscription.'],
  ['en', 'We will earn money through ads.'],
  ['de', 'Wir verdienen mit Werbung.'],
  ['es', 'Los ingresos vienen de la publicidad.'],
  ['zh', '盈利模式主要靠广告。'],
  ['de', 'Zwei sagten, sie dürften keine neue Software neben der Kasse einführen.'],
])('who pays us, and who refuses, is no way to customers: %s, %s', (told) => {
  expect(kindsOf(told).filter((kind) => kind.startsWith('channel'))).toEqual([]);
});

test.for([
  ['en', 'We reach bakeries through ads in the guild’s magazine.'],
  ['de', 'Die Bäckereien erreichen wir über Anzeigen in der Zeitschrift der Innung.'],
  ['zh', '我们通过小红书的广告找到面包店。'],
])('advertising to customers is a way to them: %s, %s', (told) => {
  expect(kindsOf(told)).toContain('channel');
});

test('a plan of promotion in Chinese tried nothing', () => {
  expect(kindsOf(['zh', '推广主要靠小红书和抖音。'])).not.toContain('channelTried');
  expect(kindsOf(['zh', '我们在小红书发了12篇，来了30家面包店。'])).toContain('channelTried');
});
