import { expect, test } from 'vitest';
import { reviewedOf } from '../testing/reviewedOf';

/** What the last sentence of a text states. */
const kindsOf = (text: string, language: string): string[] => {
  const claims = reviewedOf(text, language);
  const last = Math.max(0, ...claims.map(({ clause }) => clause.sentence.start));
  return claims.flatMap(({ kind, clause }) => (clause.sentence.start === last && last > 0 ? [kind] : []));
};

test.for([
  [
    'en',
    'We sell poems. Each Monday at 7 a.m. you get one terrible poem by post.',
    [],
    ['trouble', 'alternative', 'frequencyOrCost'],
  ],
  [
    'en',
    'Lunch club. Every Friday you receive a box with five meals.',
    [],
    ['trouble', 'alternative', 'frequencyOrCost'],
  ],
  ['en', 'Lunch club. We send you a fresh box twice a week.', [], ['trouble', 'alternative', 'frequencyOrCost']],
  ['en', 'Seed club. A parcel lands in your mailbox every month.', [], ['trouble', 'alternative', 'frequencyOrCost']],
  [
    'de',
    'Gedichte im Abo. Jeden Montag bekommst du ein Gedicht per Post.',
    [],
    ['trouble', 'alternative', 'frequencyOrCost'],
  ],
  [
    'de',
    'Kisten im Abo. Jeden Freitag liefern wir dir eine Kiste Gemüse.',
    [],
    ['trouble', 'alternative', 'frequencyOrCost'],
  ],
  [
    'es',
    'Poemas por correo. Cada lunes recibes un poema terrible en casa.',
    [],
    ['trouble', 'alternative', 'frequencyOrCost'],
  ],
  [
    'es',
    'Cajas de verdura. Cada viernes te enviamos una caja a casa.',
    [],
    ['trouble', 'alternative', 'frequencyOrCost'],
  ],
  ['zh', '我们卖诗歌订阅。你每周一会收到一首很烂的诗。', [], ['trouble', 'alternative', 'frequencyOrCost']],
  ['zh', '我们卖蔬菜箱。每周五给你送一箱菜。', [], ['trouble', 'alternative', 'frequencyOrCost']],
  [
    'en',
    'We book plumbers. When you ring a plumber, you get an answering machine and lose two hours.',
    ['trouble'],
    [],
  ],
  ['en', 'We sort invoices. You lose three hours a week on invoices.', ['trouble'], []],
  ['de', 'Wir sortieren Belege. Heute bekommst du eine Mahnung, weil Belege fehlen.', ['trouble'], []],
  ['en', 'Loans for students. Borrowers repay 20% more than they borrowed.', [], ['measuredDifference']],
  ['en', 'Loans for students. Farmers pay it back with 8% interest after harvest.', [], ['measuredDifference']],
  ['de', 'Kredite für Studenten. Studenten zahlen eine Woche später 20 % mehr zurück.', [], ['measuredDifference']],
  [
    'es',
    'Préstamos para estudiantes. Los estudiantes devuelven un 20 % más una semana después.',
    [],
    ['measuredDifference'],
  ],
  ['zh', '我们借钱给学生。学生一周后多还20%。', [], ['measuredDifference']],
  [
    'en',
    'Reminders for lenders. Borrowers with our reminders repaid 20% faster than without them, as we measured over 8 weeks.',
    ['measuredDifference'],
    [],
  ],
  ['zh', '我们做民宿软件。去年九月以来有37家民宿在用。', [], ['repeat']],
  ['zh', '我们做民宿软件。今年3月开始有12家民宿使用。', [], ['repeat']],
  ['de', 'Wir machen Prognosen. Bäckereien werfen jeden Abend 11 Prozent ihrer Brötchen weg.', [], ['alternative']],
  ['en', 'We forecast. Bakeries throw away 11% of their rolls every evening.', ['trouble'], ['alternative']],
  ['en', 'We forecast. Today bakeries guess and throw away 11% of their rolls.', ['alternative'], []],
  ['en', 'We make guest software. 37 guesthouses have used it since September.', [], ['repeat']],
  ['de', 'Wir pflegen Gräber. Neun Familien zahlen, drei haben nach dem Winter wieder aufgehört.', [], ['repeat']],
  ['de', 'Wir pflegen Gräber. Die Plakate am Friedhof haben niemanden gebracht.', [], ['trouble', 'alternative']],
  ['en', 'We tend graves. The poster at the gate brought nobody.', [], ['trouble', 'alternative']],
  ['zh', '我们帮人修表。想在县城再开两家店，招几个徒弟。', [], ['trouble', 'alternative', 'group']],
  ['de', 'Wir machen Gästesoftware. Seit September nutzen es 37 Pensionen.', [], ['repeat']],
  [
    'en',
    'We make guest software. 37 guesthouses have paid every month since September and renewed in May.',
    ['repeat'],
    [],
  ],
  ['en', 'We inspect roofs. We have inspected 40 roofs for landlords since May.', ['realUse'], []],
] as const)('a sentence states what its words can bear, %s: %s', ([language, text, stated, unstated]) => {
  const kinds = kindsOf(text, language);
  expect(kinds).toEqual(expect.arrayContaining([...stated]));
  for (const kind of unstated) expect(kinds).not.toContain(kind);
});

test.for([
  ['We tutor teens. When we asked for a ten-dollar deposit not one of them paid.', 'channel'],
  ['We run pottery nights. Asked why, they said it was fun but they had no time.', 'trouble'],
  ['We check coaches. The swimming association put us on its list of approved suppliers.', 'permission'],
  [
    'Mothers can’t attend class. We asked 37 of them, 29 had dropped out at least once for that reason.',
    'nobodyStayed',
  ],
])('what the words don’t state: %s', ([text, kind]) => expect(kindsOf(text!, 'en')).not.toContain(kind));

test('a hoped share of everybody is no trouble', () => {
  const kinds = reviewedOf('我们做一个应用。中国有十四亿人,只要百分之一的人用就够了。', 'zh').map(({ kind }) => kind);
  expect(kinds).not.toContain('trouble');
  expect(kinds).not.toContain('alternative');
});
