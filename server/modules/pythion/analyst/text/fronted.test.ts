import { expect, test } from 'vitest';
import { frontedDenial } from './fronted';
import { readText } from './readText';

const denialIn = (text: string): ReturnType<typeof frontedDenial> =>
  frontedDenial(readText(text, 'de').clauses[0]?.tokens ?? []);

test.for([
  ['Gebaut haben wir ihn noch nicht.', false],
  ['Verkauft haben wir noch keinen.', false],
  ['Gefragt haben wir niemanden.', false],
  ['Und getestet wurde das Gerät nie.', false],
  ['Gewonnen haben wir über die Messe kein Hotel.', false],
  ['Bezahlt hat noch keiner.', true],
  ['Verlängert hat keins.', true],
  ['Bestellt hat bisher niemand.', true],
] as const)('a denial behind a participle that begins the clause: %s', ([text, isSubject]) =>
  expect(denialIn(text)).toMatchObject({ isSubject }),
);

test.for([
  'Gebaut haben wir ihn im Mai.',
  'Verkauft haben wir drei, nicht nur an Freunde.',
  'Verkauft haben wir nicht weniger als 20 Stück.',
  'Getestet haben wir nicht nur in Hotels.',
  'Wir haben ihn noch nicht gebaut.',
  'Heute haben wir keine Zeit.',
  'Das Gerät ist nicht laut.',
])('none: %s', (text) => expect(denialIn(text)).toBeUndefined());
