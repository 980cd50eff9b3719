import { expect, test } from 'vitest';
import { reviewedOf } from '../../testing/reviewedOf';

const kindsOf = (text: string, language: string): string[] => reviewedOf(text, language).map(({ kind }) => kind);

test.for([
  ['en', 'I want to open a vegetarian lunch cart.', [], ['group']],
  ['en', 'We are starting a vegan bakery.', [], ['group']],
  ['en', 'I plan to sell halal ready meals.', [], ['group']],
  ['en', 'We cook for vegans. Vegans in Leeds find no lunch.', ['group'], []],
  ['en', 'We run a directory for vegan restaurants in Leeds.', ['group'], []],
  ['es', 'Quiero abrir un camión de comida vegana.', [], ['group']],
  ['en', 'I want to open a bakery.', [], ['group']],
  ['en', 'We deliver to bakeries.', ['group'], []],
  ['en', 'We opened a bakery for widows in Hull.', ['group'], []],
  ['en', 'We started a club for widows.', ['group'], []],
] as const)('what we open or cook is no group, %s: %s', ([language, text, stated, unstated]) => {
  const kinds = kindsOf(text, language);
  expect(kinds).toEqual(expect.arrayContaining([...stated]));
  for (const kind of unstated) expect(kinds).not.toContain(kind);
});
