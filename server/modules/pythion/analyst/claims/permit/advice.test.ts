import { expect, test } from 'vitest';
import { analyseIdea } from '../../analyse';
import { readText } from '../../text/readText';
import { readClaims } from '../readClaims';
import { isToldOfBefore, isToldUnneeded } from './advice';

const isTold = (text: string, language: string): boolean => readText(text, language).clauses.some(isToldUnneeded);

test.each([
  ["We aren't a licensed child care provider and our lawyer says we don't need to be.", 'en'],
  ["Our lawyer says we don't need a child care licence.", 'en'],
  ['We have no licence, and according to the health department none is needed.', 'en'],
  ["We're not licensed because the state exempts us, says our attorney.", 'en'],
  ["Our solicitor confirmed in writing that we don't need to register with the CQC.", 'en'],
  ["We don't have to register with the CQC, a solicitor has put that in writing.", 'en'],
  ["We're not registered since we don't do personal care, a solicitor looked at it and put that in writing.", 'en'],
  ['Council came and looked and said we do not need planning.', 'en'],
  ["The VMD confirmed by email that we don't need a licence.", 'en'],
  ['Rang the council office and they emailed back that no permit is needed.', 'en'],
  ['Wir sind keine zugelassene Kita und laut unserem Anwalt müssen wir das auch nicht sein.', 'de'],
  ['Wir haben keine Zulassung, und die Anwältin sagt, wir brauchen keine.', 'de'],
  ['Laut TÜV brauchen wir keine Zulassung.', 'de'],
  ['Laut Swissmedic ist keine Bewilligung nötig.', 'de'],
  ['Eine Zulassung als Medizinprodukt brauchen wir laut TÜV nicht.', 'de'],
  ['Das BfArM hat bestätigt, dass keine Zulassung nötig ist.', 'de'],
  ['No tenemos licencia y nuestra abogada dice que no hace falta.', 'es'],
  ['No somos una guardería autorizada, y según el ayuntamiento no tenemos que serlo.', 'es'],
  ['It does not need approval as a medical device; the authority wrote us so in May.', 'en'],
  ['Sie braucht keine Zulassung als Medizinprodukt; das hat uns die Behörde im Mai geschrieben.', 'de'],
  ['No necesita autorización como producto sanitario; la autoridad nos lo escribió en mayo.', 'es'],
  ['不需要医疗器械审批，药监局五月已书面答复我们。', 'zh'],
  ['我们没有执照,律师说不需要。', 'zh'],
])('who knows the law says that none is needed: %s', (text, language) => expect(isTold(text, language)).toBe(true));

test.each([
  ["We aren't licensed and we don't need to be, nobody checks.", 'en'],
  ['We sew a bag and say that no licence is needed.', 'en'],
  ['Wir brauchen keine Zulassung, der TÜV ist weit weg.', 'de'],
  ['Our lawyer says we need a licence but we sell without one.', 'en'],
  ["Our lawyer says we don't need a licence if we stay small.", 'en'],
  ["Our lawyer doesn't know whether we need a licence.", 'en'],
  ["We are not a licensed clinic and our neighbour's lawyer says he doesn't need to be.", 'en'],
  ["A friend said we don't need to register with the CQC.", 'en'],
  ["We're not registered since we don't do personal care.", 'en'],
  ["We're not registered, a solicitor will look at it and put it in writing.", 'en'],
  ["Their lawyer emailed and they don't need to register.", 'en'],
  ['政府说不需要排队,我们正在办许可证。', 'zh'],
  ["Our lawyer says we don't need to advertise, we have no licence.", 'en'],
  ["We need a licence, the council says it isn't required to be paper.", 'en'],
  ["Their lawyer says they don't need a licence.", 'en'],
  ['Our lawyer says no licence is needed, but the council wants one.', 'en'],
  ['律师不知道是否需要许可证。', 'zh'],
])('nobody says so: %s', (text, language) => expect(isTold(text, language)).toBe(false));

test('what an office reports is a permission', () => {
  const { clauses } = readText('We have no licence, and according to the health department none is needed.', 'en');
  expect(readClaims(clauses).map(({ kind }) => kind)).toContain('permission');
});

test('the permit may be named in the sentence before', () => {
  const isTail = (text: string): boolean => readText(text, 'en').clauses.some(isToldOfBefore);
  expect(isTail("We don't have a permit. The city says we don't need one.")).toBe(true);
  expect(isTail("We don't have a permit. The city says we don't need to hurry.")).toBe(false);
});

test('what a lawyer says is needed by nobody is no refusal', () => {
  const offer = 'We place night sitters with parents of twins at 210 dollars a night. Twelve families paid.';
  const stateOf = (text: string): string | undefined => {
    const result = analyseIdea(`${offer} ${text}`);
    return result.ok ? result.report.dealBreakers.find(({ key }) => key === 'legal')?.state : undefined;
  };
  expect(stateOf("We aren't a licensed child care provider and our lawyer says we don't need to be.")).toBe('pass');
  expect(stateOf("We aren't a licensed child care provider and we don't need to be, nobody checks.")).toBe('fail');
});

test.each([
  ['It does not need approval as a medical device; the authority wrote us so in May.', 'pass'],
  ["It needs approval as a medical device, but we won't apply for it.", 'fail'],
])('an exemption that the authority confirmed is lawful: %s', (text, state) => {
  const result = analyseIdea(`Parents of babies sleep badly. We built a sensor mat. ${text}`);
  expect(result.ok && result.report.dealBreakers.find(({ key }) => key === 'legal')?.state).toBe(state);
});
