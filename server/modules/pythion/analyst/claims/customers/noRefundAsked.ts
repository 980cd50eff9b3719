import type { Clause } from '../../text/clause';
import { lettersOf } from '../../text/token';

const none =
  /(?:没有?(?:一个?|任何)?[人家位个名户]?(?:人|客户|用户)?|无人|零)(?:来|提出|申请|要求|想|要)*(?:退(?:款|钱|费|货|课|卡)|把钱要回)/u;

/** 没有人要求退款: nobody wants the money back, and it isn't said that nobody paid. */
export const isNoRefundAsked = ({ tokens, sentence }: Clause): boolean =>
  !sentence.isLatin && none.test(lettersOf(tokens));
