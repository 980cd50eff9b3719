import { expect, test } from 'vitest';
import { readText } from '../../text/readText';
import { readClaims } from '../readClaims';

const isPermitted = (text: string): boolean =>
  readClaims(readText(text, 'zh').clauses).some(({ kind, evidence }) => kind === 'permission' && evidence >= 3);

test.each([
  '我们有食品经营许可证，厨师长做了12年团餐。',
  '许可证都办好了。',
  '我们已经办好了营业执照。',
  '公司持有医疗器械经营许可证。',
  '执照已经拿到了。',
  '许可前年叫人驳回来一次，改了车间再报，去年六月证给了我们。',
  '道路客运的证办在我自己名下，三月领的。',
  '我们是市里发了证的屠宰点，车上有定位。',
])('a paper that we hold is a permission: %s', (text) => expect(isPermitted(text)).toBe(true));

test.each([
  '我们没有食品经营许可证。',
  '我们需要有许可证。',
  '许可证还没办好。',
  '许可证办好了才能开业。',
  '有12家店有执照。',
  '客户都有执照。',
  '我们有办许可证的打算。',
  '证今年不给。',
  '他们是市里发了证的屠宰点。',
  '我们不是市里发了证的屠宰点。',
  '道路客运的证挂在租车行老板名下。',
  '去年六月还是叫人驳了回来，证没给我们。',
])('and no other is: %s', (text) => expect(isPermitted(text)).toBe(false));
