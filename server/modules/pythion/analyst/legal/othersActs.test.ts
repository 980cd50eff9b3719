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
  ['en', "I sell eggs in Fife. The big farms don't tell people how old the eggs are."],
  ['en', "I sell honey. Supermarkets sell blended honey but it doesn't say where it comes from."],
  ['en', "I sell soap in Pune. Brands put chemicals in and don't tell the buyers."],
  ['en', 'I repair phones in Cork. The chains charge more without telling people.'],
  ['en', 'I repair phones in Cork. The chains swap the battery without telling people what it costs.'],
  ['de', 'Ich mache Seife in Ulm. Die Marken mischen Chemie hinein und sagen es den Käufern nicht.'],
  ['es', 'Hago jabón en Lugo. Las marcas meten química y no se lo dicen a los compradores.'],
  ['zh', '我修手机。连锁店换电池不告诉顾客要多少钱。'],
] as const)('%s: a bare plural names others: %s', ([language, text]) =>
  expect(legalOf(text, language)).not.toBe('fail'),
);

test.for([
  ['en', 'Our shops sell cigarettes to children. A pack costs 9 euros.'],
  ['en', 'Our platform sells fake diplomas. One costs 90 euros.'],
  ['en', 'Shops sell our vapes to children. A vape costs 9 euros.'],
  ['en', "Our shop sells blended honey as pure and doesn't tell the buyers."],
  ['en', "We swap the battery of people's phones without telling them and sell the old one."],
  ['en', 'Brands pay us to put chemicals into soap and not tell the buyers.'],
] as const)('%s: what is ours is named so: %s', ([language, text]) => expect(legalOf(text, language)).toBe('fail'));
