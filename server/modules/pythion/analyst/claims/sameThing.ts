import type { Clause } from '../text/clause';
import { lettersOf } from '../text/token';

const same =
  /(?:做|提供|开|卖|搞|推出)(?:[^,，。;；的]{0,8})?(?:同样|一样|类似|相同|相似|同类|差不多)的?(?:事情?|服务|生意|东西|业务|产品|店|应用|平台|模式)?(?:[.。!！]|$)/u;

/** 我们想在因斯布鲁克为游客做同样的事: to whom it is offered is said, and not what it is. */
export const isSameThing = ({ tokens, sentence }: Clause): boolean => !sentence.isLatin && same.test(lettersOf(tokens));
