import { expect, test } from 'vitest';
import { reviewedOf } from '../../testing/reviewedOf';

const kindsOf = (text: string, language: string): string[] => reviewedOf(text, language).map(({ kind }) => kind);
const stated = ['trouble', 'frequencyOrCost', 'alternativeFails'];

test.for([
  ['en', 'We find leaks for landlords. Roofers want to sell a whole new roof for £9,000 when a £600 repair would do.'],
  ['en', 'We mend dentures. Clinics sell a new set for $2,000 although a $90 repair is enough.'],
  [
    'de',
    'Wir suchen Lecks. Dachdecker verkaufen ein neues Dach für 9.000 Euro, obwohl eine Reparatur für 600 Euro reicht.',
  ],
  [
    'es',
    'Buscamos goteras. Los techadores venden un tejado nuevo por 9.000 euros cuando bastaría con una reparación de 600 euros.',
  ],
  ['zh', '我们帮房东找漏水。工人要卖9000元的新屋顶，其实600元的修补就够了。'],
] as const)('what costs far more than what would do: %s %s', ([language, text]) =>
  expect(kindsOf(text, language)).toEqual(expect.arrayContaining(stated)),
);

test.for([
  ['en', 'We charge £600 when a £90 deposit is paid.', 'alternativeFails'],
  ['en', 'We sell roofs for £9,000 when a client wants one.', 'alternativeFails'],
  ['de', 'Wir nehmen 600 Euro, wenn der Kunde 90 Euro anzahlt.', 'alternativeFails'],
] as const)('our own prices aren’t: %s %s', ([language, text, kind]) =>
  expect(kindsOf(text, language)).not.toContain(kind),
);
