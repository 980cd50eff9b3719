import { expect, test } from 'vitest';
import { analyseIdea } from '../analyse';

const legalOf = (text: string, language: string) => {
  const result = analyseIdea(text, language);
  return result.ok ? result.report.dealBreakers.find(({ key }) => key === 'legal')?.state : undefined;
};

test.for([
  ['en', 'Platforms sell fake followers. We count the real ones for brands at 30 euros.'],
  ['en', 'Sites sell fake diplomas. We check diplomas for companies at 9 euros.'],
  ['en', 'Shops sell cigarettes to children. We check the age at the till for 30 euros a month.'],
  ['en', 'Many shops sell beer to teenagers. We check the age at the till for 30 euros a month.'],
  ['de', 'Plattformen verkaufen gefälschte Follower. Wir zählen die echten für 30 Euro.'],
  ['es', 'Muchas tiendas venden tabaco a menores. Revisamos la edad en la caja por 30 euros.'],
] as const)('%s: a bare plural names others: %s', ([language, text]) =>
  expect(legalOf(text, language)).not.toBe('fail'),
);

test.for([
  ['en', 'Our shops sell cigarettes to children. A pack costs 9 euros.'],
  ['en', 'Our platform sells fake diplomas. One costs 90 euros.'],
  ['en', 'Shops sell our vapes to children. A vape costs 9 euros.'],
] as const)('%s: what is ours is named so: %s', ([language, text]) => expect(legalOf(text, language)).toBe('fail'));
