import { expect, test } from 'vitest';
import { marketOf } from '../testing/marketOf';

const sharesOf = (text: string, language: string): string[] =>
  marketOf(text, language).formulas.filter((formula) => formula.includes('%'));

test.for([
  ['en', 'Nurses lose 40 minutes a shift. We did interviews with 18 nurses and 5 home managers; 4 would try it.'],
  ['en', 'Nurses lose 40 minutes a shift. We interviewed 18 nurses and 5 managers; 9 had lost a handover last month.'],
  ['en', 'Cutters stand idle. I visited seven metal shops. Two shops have been running it for free since January.'],
  ['de', 'Pfleger schreiben die Übergabe dreimal. Wir haben mit 18 Pflegern und 5 Heimleitern gesprochen.'],
  ['es', 'Las enfermeras pierden 40 minutos por turno. Entrevistamos a 18 enfermeras y 5 directoras.'],
  ['zh', '护士每班要写三遍交接。我们访问了18名护士和5位院长，4位院长愿意试。'],
  ['zh', '面包师总是等面粉。我访问了12家面包店。两家咖啡馆五月起在用。'],
] as const)('counts of two groups make no share: %s %s', ([language, text]) =>
  expect(sharesOf(text, language)).toEqual([]),
);

test.for([
  ['en', 'Tenants live with damp. I asked 40 tenants and 22 landlords. 12 tenants had lost furniture.', '12 ÷ 40'],
  ['en', 'Cutters stand idle. I visited seven metal shops in the autumn and five have the same bottleneck.', '5 ÷ 7'],
  ['en', 'Bakers wait for flour. I talked with 12 bakers. Four of them lost a day of sales last month.', '4 ÷ 12'],
  ['de', 'Bäcker warten auf Mehl. Ich habe mit 12 Bäckern gesprochen. Vier davon haben einen Tag verloren.', '4 ÷ 12'],
  ['zh', '面包师总是等面粉。我访问了12家面包店，7家上个月断过货。', '7 ÷ 12'],
] as const)('a part of those counted makes one: %s %s', ([language, text, share]) =>
  expect(sharesOf(text, language).join(' ')).toContain(share),
);
