import { expect, test } from 'vitest';
import { readText } from '../text/readText';
import { isLawfulWork } from './lawfulWork';

const isLawful = (text: string, language: string): boolean =>
  readText(text, language).clauses.some((clause) => isLawfulWork(clause));

test.each([
  ['en', 'We dry the nettles, mill them and sell them to growers as a leaf fertiliser.'],
  ['en', 'We shred the hedge cuttings and sell it to riding schools as bedding.'],
  ['de', 'Wir mahlen die Schalen und verkaufen sie an Gärtner als Dünger.'],
  ['es', 'Secamos las hojas de olivo y las vendemos a ganaderos como forraje.'],
  ['zh', '我们把咖啡渣晒干发酵，卖给菜农当有机肥。'],
  ['en', 'We collect coffee grounds, dry them and sell them to gardeners as compost.'],
])('a plain material is made of a crop: %s %s', (language, text) => expect(isLawful(text, language)).toBe(true));

test.each([
  ['en', 'We dry the sewage sludge and sell it to growers as a fertiliser.'],
  ['en', 'We mill the expired flour and sell it to bakers as fresh.'],
  ['de', 'Wir mahlen die giftigen Schalen und verkaufen sie an Gärtner als Dünger.'],
  ['es', 'Molemos el grano podrido y lo vendemos a ganaderos como pienso.'],
  ['zh', '我们把过期的饲料磨粉，卖给养殖户当饲料。'],
  ['en', 'We dry slaughterhouse waste and sell it to farmers as feed for cows.'],
  ['en', 'We crush painted wood and sell it to gardens as mulch.'],
  ['de', 'Wir mahlen Schlachtabfälle und verkaufen sie an Bauern als Futter.'],
  ['es', 'Secamos restos de matadero y los vendemos a ganaderos como pienso.'],
  ['zh', '我们把地沟油渣烘干，卖给养猪场当饲料。'],
])('what nobody should spread or feed is none: %s %s', (language, text) =>
  expect(isLawful(text, language)).toBe(false),
);
