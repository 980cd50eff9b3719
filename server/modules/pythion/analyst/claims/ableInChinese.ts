import type { Clause } from '../text/clause';
import { lettersOf } from '../text/token';

const doing =
  /(?:我们?的(?!客户|用户|顾客|学员|员工|实习生)|我们?做的|它|产品|设备|软件|应用|系统|机器)[^。;；]{0,16}?(?:还|也|就|自己)?(?:能|可以)(?:自动|直接|帮[他她]们|实时|提前)*(?:找|填|写|算|查|报|识别|检|显|排|生成|记录|连|送|洗|读|画|翻译|提醒|提示|分|打印|测|切|量|抓|挡|拦)/u;
const notOurs = /对手|竞|同行|别人|如果|要是|将来|以后|希望|不能|不可以|也许|可能/u;

/** 我们的只要200元，还能自动填表: what ours does, after its price. */
export const isAbleInChinese = ({ tokens, sentence, speaker, modality }: Clause): boolean => {
  if (sentence.isLatin || speaker !== 'own' || modality !== 'fact') return false;
  const letters = lettersOf(tokens);
  return /能|可以/u.test(letters) && doing.test(letters) && !notOurs.test(letters);
};
