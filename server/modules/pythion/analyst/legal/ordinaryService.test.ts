import { expect, test } from 'vitest';
import { analyseIdea } from '../analyse';

/** Undefined where the text is no idea. */
const legalOf = (text: string): string | undefined => {
  const result = analyseIdea(text);
  return result.ok ? result.report.dealBreakers.find(({ key }) => key === 'legal')?.state : undefined;
};

const honest = [
  'We collect old stamps and sell them to collectors.',
  'We take it back, no questions asked.',
  'Our terminal reads any card so customers can buy without cash.',
  'We clear out houses that stand empty and sell the tools.',
  'We put cameras in barns because farmers cannot see their cows at night.',
  'We hand over the papers once the invoice is paid.',
  'We sort out the paperwork for refugees.',
  'We sort out visas for immigrants.',
  'We take their deposits, pay 5 % and keep the money for them.',
  'Hay personas con ludopatía que lo ocultan a toda su familia y quiero ofrecerles un acompañante por teléfono.',
  '网上卖茶叶的小店被同行的刷单和假好评挤到后面。我们帮小店识别同行的刷单和假好评,并向平台举报。',
  "She needn't know: it is a surprise party.",
];

const inGerman = [
  'Wir sammeln Briefmarken und verkaufen sie an Sammler.',
  'Wir lassen die Kinder am Ende in den See springen.',
  'Wir schließen Fluchttüren an die Brandmeldeanlage an.',
  '我们从不锁安全出口。',
];

test.each([...honest, ...inGerman])('an ordinary service does no harm: %s', (text) =>
  expect(legalOf(text)).not.toBe('fail'),
);

test.each(honest)('nor behind another sentence: %s', (text) =>
  expect(legalOf(`We are a small team in Leeds. ${text}`)).not.toBe('fail'),
);

test.each([
  'We take stolen phones back to the shop and sell them, no questions asked.',
  'We take it back, no questions asked, and sell it as new.',
  'We clear out houses that stand empty and sell the jewellery.',
  'We put cameras in barns because farmers want to watch their pickers undress with the cows.',
  'We hand over their passports once the bill is paid.',
  'We sort out applicants with Arab surnames.',
  'We keep the money for ourselves.',
  'We take their deposits and keep the money for them to never see.',
  'Vendemos cámaras a maridos que las ocultan en casa de su mujer.',
  '我们写刷单和假好评。',
  "She needn't know: we put drops into her drink.",
  "She needn't know: we film the surprise party guests in the toilets.",
  'We let the kids jump into the lake at night without anybody watching.',
  'We bury waste in fields at night, so that nobody sees it.',
  'Ponemos el contador a cero antes de vender el coche.',
])('but what is done to others is: %s', (text) => expect(legalOf(text)).toBe('fail'));

test.each([
  ['stolen data', 'Wir klauen mit der App die Passwörter der Nutzer.'],
  ['stolen data', 'Robamos con un juego los datos de los jugadores.'],
  ['stolen data', '我们用免费充电宝偷用户的密码,再卖掉。'],
  ['shut exits', 'We chain the fire doors during concerts.'],
  ['shut exits', 'Wir schließen die Notausgänge nachts ab.'],
  ['shut exits', 'Nunca abrimos las salidas de emergencia.'],
  ['shut exits', '我们晚上把安全出口锁上。'],
  ['tracker', '我们把跟踪器装在妻子的车上。'],
])('%s: %s', (_, text) => expect(legalOf(text)).toBe('fail'));

test.each([
  'We test emergency exits for clubs.',
  'We never block the emergency exits.',
  'We lock the emergency exits only when everyone has left.',
  '我们防止别人偷用户的密码。',
  '我们帮公司找回被偷的数据。',
  '我们帮女性查前男友偷偷放在包里的定位器。',
])('what ends it, or keeps it from happening, does not: %s', (text) => expect(legalOf(text)).not.toBe('fail'));
