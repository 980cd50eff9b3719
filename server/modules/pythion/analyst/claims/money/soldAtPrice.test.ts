import { expect, test } from 'vitest';
import { evidenceOf } from '../../testing/evidenceOf';

test.for([
  'Wir haben 27 Stück genäht und 22 davon für 139 Euro verkauft, das Material kostet 41 Euro, an einem sitzen wir fünf Stunden.',
  'Wir nähen Taschen. Wir haben 30 Taschen genäht und 18 für 60 Euro verkauft, der Stoff kostet 11 Euro.',
  'Ich habe 40 Gläser gekocht und 35 Gläser für je 6 Euro verkauft, ein Glas kostet mich 2 Euro.',
])('what we sold at a price was paid, whatever stands behind it: %s', (text) =>
  expect(evidenceOf(text, 'de')).toContain('paidPrice'),
);

test.for([
  'Pflegekräfte suchen lange. Ein Konkurrent hat 300 Stück für 20 Euro verkauft, das Material kostet 3 Euro.',
  'Wir haben den Hof aufgelöst und 30 Kühe für 900 Euro verkauft, das Futter kostet 4 Euro.',
])('what others sold or we got rid of is no sale: %s', (text) =>
  expect(evidenceOf(text, 'de')).not.toContain('paidPrice'),
);
