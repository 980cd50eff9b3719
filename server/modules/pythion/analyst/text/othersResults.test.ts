import { expect, test } from 'vitest';
import { isOthersResult } from './othersResults';
import { readText } from './readText';

const isTheirs = (language: string, text: string): boolean =>
  readText(text, language).clauses.some(({ context }) => isOthersResult(context));

test.for([
  ['en', 'Another audiologist measured it in four homes over ten weeks: working aids went from 62 to 94 percent.'],
  ['en', 'A hospital measured it in four homes over ten weeks: working aids went from 62 to 94 percent.'],
  ['en', 'The maker of the aids measured it in four homes.'],
  ['en', 'A colleague of mine measured it in four homes.'],
  ['en', 'The gardener in the next village pruned for 38 households and 31 of them booked again.'],
  ['de', 'Bei einem Händler in Ulm sank die Standzeit in vier Betrieben von neun auf zwei Tage.'],
  ['de', 'Ein anderer Mechaniker hat es in vier Betrieben gemessen.'],
  ['de', 'Der Mechaniker im Nachbardorf hat für 38 Betriebe gearbeitet und 31 haben wieder gebucht.'],
  ['es', 'Otro podador lo midió en cuatro fincas: las pérdidas bajaron de 50 a 12 por ciento.'],
  ['zh', '另一家供货商在四家食堂测过：洗菜时间从三小时降到半小时。'],
] as const)("somebody else's customers: %s %s", ([language, text]) => expect(isTheirs(language, text)).toBe(true));

test.for([
  ['en', 'I measured it in four homes over ten weeks.'],
  ['en', 'An independent institute measured our visits in four homes over ten weeks.'],
  ['en', 'A university measured it in four homes over ten weeks.'],
  ['en', 'A care home measured it on four wards over ten weeks.'],
  ['en', 'A care group measured it in four homes over ten weeks.'],
  ['en', 'A colleague of mine measured our visits in four homes.'],
  ['en', 'We pruned for 38 households and 31 of them booked again.'],
  ['de', 'In vier Betrieben sank mit uns die Standzeit von neun auf zwei Tage.'],
  ['de', 'Bei einem Pflegedienst in Ulm sank die Standzeit von neun auf zwei Tage.'],
  ['es', 'Una residencia lo midió en cuatro plantas.'],
  ['zh', '我们在四家食堂测过。'],
] as const)('ours: %s %s', ([language, text]) => expect(isTheirs(language, text)).toBe(false));
