import { expect, test } from 'vitest';
import { readText } from '../text/readText';
import { isAgainstHarm } from './againstHarm';

test.each([
  'We find out whether somebody has turned the mileage back.',
  'We teach them in the village hall what to do when a caller says he rings from the bank.',
  'We find bad reviews written in the name of guests and get the site to take them down.',
  'We fit stand-ins for half a year, so that nobody is dropped from the list.',
  'Unser Labor weist nach, ob jemand heimlich Tropfen in den Tee mischt.',
  'Wir vermitteln eine Vertretung, damit keine Bewerberin aussortiert wird.',
  'Revisamos cada semana si alguien ha colocado una tapa que copia la tarjeta.',
  'Les buscamos sustitutas para que ninguna candidata se quede fuera.',
  '我们帮平台找出写假好评的店，让顾客不再上当。',
  '我们教老人识破把糖水说成神药的骗局。',
  '我们帮公司找临时顶岗的人，以免准备生孩子的女应聘者被筛掉。',
])('what we do works against the harm: %s', (text) => {
  expect(readText(text).clauses.some(isAgainstHarm)).toBe(true);
});

test.each([
  'We work out which houses stand empty and clear them out.',
  'We copy the keys at night so that nobody notices.',
  'We find out whether somebody is at home.',
  'We secretly film guests so that no owner has to ask.',
  'We find lonely widows and bring them to the office.',
  'We check whether a landlord is away and sell the address.',
  'Wir filmen heimlich, damit niemand klagen kann.',
  'Grabamos las conversaciones para que nadie se entere.',
  '我们偷偷装摄像头，不让租客发现。',
  '我们找出独居老人，再骗他们买药。',
])('it does not: %s', (text) => {
  expect(readText(text).clauses.some(isAgainstHarm)).toBe(false);
});
