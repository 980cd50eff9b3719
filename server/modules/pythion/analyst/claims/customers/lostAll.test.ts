import { expect, test } from 'vitest';
import { reviewedOf } from '../../testing/reviewedOf';

test.for([
  ['en', 'Shops lose fruit. We built a sensor. We lost all three shops that had paid us.'],
  ['en', 'Shops lose fruit. We built a sensor. We lost both of our customers.'],
  ['de', 'Läden verlieren Obst. Wir haben alle drei Läden, die gezahlt hatten, wieder verloren.'],
  ['es', 'Las tiendas pierden fruta. Perdimos las tres tiendas que nos habían pagado.'],
  ['zh', '商店的水果常常坏掉。我们做了一个传感器。付过钱的三家商店都走了。'],
] as const)('customers who are all lost have left, %s: %s', ([language, text]) => {
  const claims = reviewedOf(text, language);
  expect(claims.map(({ kind }) => kind)).toContain('nobodyStayed');
  expect(claims.filter(({ kind, evidence }) => kind === 'evidence' && evidence >= 4)).toEqual([]);
});

test.for([
  ['en', 'Shops lose fruit. Three shops pay us 40 euros a month. We lost one shop in May.'],
  ['en', 'Shops lost all the fruit they had bought. We built a sensor.'],
  ['es', 'Las tiendas pierden fruta. Tres tiendas nos pagan 40 euros al mes. Perdimos una en mayo.'],
] as const)('one who is lost and lost goods are no end, %s: %s', ([language, text]) => {
  expect(reviewedOf(text, language).map(({ kind }) => kind)).not.toContain('nobodyStayed');
});
