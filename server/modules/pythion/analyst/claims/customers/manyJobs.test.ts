import { expect, test } from 'vitest';
import { evidenceOf } from '../../testing/evidenceOf';

test.for([
  ['en', 'I repair flat roofs. A letting agent with 340 flats gave me eleven jobs since March.'],
  ['en', 'I do forms for installers. The others send me about 35 jobs a month between them.'],
  ['en', 'We translate manuals. Two agencies send us around 10 orders a month.'],
  ['de', 'Ich repariere Dächer. Eine Hausverwaltung hat mir seit März elf Aufträge gegeben.'],
  ['es', 'Reparo tejados. Una inmobiliaria me ha dado once trabajos desde marzo.'],
  ['zh', '我修屋顶。一家中介三月以来给了我11单。'],
] as const)('a customer with many jobs comes back: %s %s', ([language, text]) =>
  expect(evidenceOf(text, language)).toContain('repeat'),
);

test.for([
  ['en', 'I repair flat roofs. A letting agent gave me eleven names since March.'],
  ['en', 'I repair flat roofs. A letting agent would give me eleven jobs a month.'],
  ['en', 'I repair flat roofs. An agent gave me one job in March.'],
  ['en', 'I repair flat roofs. Other roofers get 35 jobs a month.'],
  ['de', 'Ich repariere Dächer. Eine Hausverwaltung hat mir elf Adressen gegeben.'],
  ['es', 'Reparo tejados. Una inmobiliaria me dio once teléfonos.'],
  ['zh', '我修屋顶。一家中介给了我11个电话。'],
] as const)('names, plans and single jobs are none: %s %s', ([language, text]) =>
  expect(evidenceOf(text, language)).not.toContain('repeat'),
);
