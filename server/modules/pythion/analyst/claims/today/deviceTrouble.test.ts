import { expect, test } from 'vitest';
import { reviewedOf } from '../../testing/reviewedOf';

const kindsOf = (text: string, language: string): string[] => reviewedOf(text, language).map(({ kind }) => kind);

test.each([
  ['en', 'Tourists lose photos because phones get stolen. We make a pocket camera that uploads pictures at once.'],
  ['en', 'I want a pocket camera for children. Children break phones.'],
  ['en', 'Parents cannot film the match because the phone is full. We built a camera with its own memory.'],
  ['en', 'Phones run out of battery on long walks. We build a lamp with a crank.'],
  ['de', 'Touristen verlieren Fotos, weil Handys gestohlen werden. Wir bauen eine Taschenkamera.'],
  ['es', 'Los turistas pierden sus fotos porque les roban el móvil. Hacemos una cámara de bolsillo.'],
  ['zh', '游客手机被偷，照片就丢了。我们做口袋相机。'],
  ['en', 'Our camera is for tourists. It uploads pictures at once, so a thief gets nothing.'],
])('what befalls a device, or comes of ours, is no way of today: %s %s', (language, text) => {
  const kinds = kindsOf(text, language);
  expect(kinds).not.toContain('alternative');
  expect(kinds).not.toContain('alternativeFails');
});

test.each([
  ['en', 'Vets take orders by phone, and calls get lost. Our app collects them.'],
  ['en', 'Today they use phones that break. Our camera is made of steel.'],
  ['en', 'Clerks keep the list on paper. Our app keeps it.'],
  ['de', 'Heute rufen sie mit dem Telefon an. Unsere App sammelt die Bestellungen.'],
  ['es', 'Hoy llaman por teléfono a cada cliente. Nuestra aplicación avisa sola.'],
])('a way that uses a device is one: %s %s', (language, text) =>
  expect(kindsOf(text, language)).toContain('alternative'),
);
