import { expect, test } from 'vitest';
import { analyseIdea } from '../analyse';

const reportOf = (text: string, language: string) => {
  const result = analyseIdea(text, language);
  if (!result.ok) return undefined;
  const { dealBreakers, caps } = result.report;
  return {
    legal: dealBreakers.find(({ key }) => key === 'legal')?.state,
    isRegulated: caps.some(({ key }) => key === 'regulatedWithoutPlan'),
  };
};

test.for([
  'We sell nail guns to roofers. A gun costs 300 euros.',
  'We sell spray guns to painters. A gun costs 60 euros.',
  'We sell staple guns and screws. A gun costs 30 euros.',
  'We sell potato guns as toys. One costs 9 euros.',
  'We sell massage guns to runners. One costs 90 euros.',
  'We sell weapon safes. A safe costs 300 euros.',
])('a tool, a toy or a safe is no weapon: %s', (text) =>
  expect(reportOf(text, 'en')).toEqual({ legal: 'pass', isRegulated: false }),
);

test.for([
  ['en', 'We sell hunting rifles to hunters with a licence. We have the dealer permit. A rifle costs 900 euros.'],
  ['en', 'We sell fireworks to towns. We have the permit. A show costs 900 euros.'],
  ['en', 'We sell knives and rifles to hunters. We hold the firearms licence since 2019. A rifle costs 900 euros.'],
  ['de', 'Wir verkaufen Jagdgewehre an Jäger. Wir haben die Waffenhandelserlaubnis. Ein Gewehr kostet 900 Euro.'],
  ['es', 'Vendemos escopetas de caza a cazadores. Tenemos la licencia. Una escopeta cuesta 900 euros.'],
  ['zh', '我们卖烟花给景区,已经拿到许可证。每场900元。'],
] as const)('%s: a dealer with a permit does no harm: %s', ([language, text]) =>
  expect(reportOf(text, language)?.legal).not.toBe('fail'),
);

test.for([
  'We sell unmarked guns that we print at home. A gun costs 300 dollars.',
  'We sell rifles and do not have a permit. A rifle costs 300 dollars.',
  'We sell guns to teenagers. We have the permit. A gun costs 300 dollars.',
  'We sell guns without a licence. A gun costs 300 dollars.',
])('weapons past the law are harm: %s', (text) => expect(reportOf(text, 'en')?.legal).toBe('fail'));
