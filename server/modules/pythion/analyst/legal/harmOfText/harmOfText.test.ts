import { expect, test } from 'vitest';
import { analyseIdea } from '../../analyse';
import { featureNames } from './features';
import { chinese } from './chinese';
import { english } from './english';
import { german } from './german';
import { countSigns, harmSigns, type HarmSigns } from './harmSigns';
import { spanish } from './spanish';
import { featureWeights } from './weights';

const signsIn = (text: string, signs: HarmSigns): string[] => {
  const counts = countSigns([text], signs);
  return harmSigns.filter((_, at) => (counts[at] ?? 0) > 0);
};

function legalOf(text: string): string | undefined {
  const result = analyseIdea(text);
  return result.ok ? result.report.dealBreakers.find(({ key }) => key === 'legal')?.state : undefined;
}

test('each feature has a weight', () =>
  expect(Object.keys(featureWeights).toSorted()).toEqual(featureNames.toSorted()));

test.each([
  [english, "the families don't know what is in the drops.", ['unaware']],
  [english, 'we hand over the certificate without having to see the flat.', ['unchecked']],
  [english, 'the parents agreed to it in writing.', ['consented']],
  [english, 'nobody has agreed to it.', []],
  [english, 'neither the doctor nor the families know.', ['unaware']],
  [english, 'the husbands and their bright neighbours compromise.', []],
  [german, 'die bewohner merken davon nichts.', ['unaware']],
  [german, 'die eltern haben vorher zugestimmt, und die polizei weiß es.', ['consented', 'lawful']],
  [german, 'sie haben nicht zugestimmt.', []],
  [german, 'der umsatz wuchs im juni um ein viertel, und zigaretten verkaufen wir keine.', []],
  [spanish, 'los papeles los firmamos sin ver el piso, y nadie pregunta.', ['unaware', 'unchecked']],
  [spanish, 'lo hacemos sin su consentimiento.', ['unaware']],
  [spanish, 'sin embargo, un vecino pregunta el precio para más información.', []],
  [chinese, '住客完全看不出来,也没有许可证。', ['unaware', 'unchecked']],
  [chinese, '本人书面同意。', ['consented']],
  [chinese, '家属都不知情。', ['unaware']],
  [chinese, '没有批准,也没有医生。', []],
] as const)('%# signs of harm and of lawful work: %s %s', (signs, text, expected) =>
  expect(signsIn(text, signs)).toEqual(expected),
);

test('the same words again are one sign', () => {
  const once = countSigns(['nobody knows.'], english);
  expect(countSigns(['nobody knows.', 'nobody knows. nobody knows.'], english)).toEqual(once);
});

test.each([
  [
    'Care homes are short of staff at night. We put drops into the evening cocoa so that the residents sleep until eight. Neither the doctor nor the families know. Nine homes pay 80 euros a month.',
    'Care homes are short of staff at night. We check the evening cocoa for drops that nobody prescribed, and the doctor and the families get the result. Nine homes pay 80 euros a month.',
  ],
  [
    '网贷逾期的人越来越多。我们从借款人通讯录里挑二十个人，每天给他的领导和亲戚打电话，再把他的照片P成遗像发到群里。七家平台长期把单子交给我们。',
    '网贷逾期的人越来越多。我们帮借款人应付骚扰电话，把通话录音整理好，替他们向监管部门举报。七家律所长期把单子交给我们。',
  ],
])('an act that is told over several sentences is harm, and its remedy is none', (harm, remedy) => {
  expect(legalOf(harm)).toBe('fail');
  expect(legalOf(remedy)).not.toBe('fail');
});
