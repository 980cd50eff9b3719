import type { Clause } from '../text/clause';
import { memoise } from '../text/memoise';
import { lettersOf } from '../text/token';
import { isFact } from './claim';
import { isRivals } from './hearsay';

const unwanted =
  '(?:浪费的?[^,，。\\d]{0,4}|损耗|损失|等待(?:时间)?|排队(?:时间)?|投诉|返工|次品率?|退货率?|错误率?|出错|漏单|漏诊|事故|缺勤|爽约率?|停机(?:时间)?|报废率?|油耗|死亡率?|跌倒|感染率?|加班(?:时间)?|倒掉的[^,，。\\d]{0,4}|扔掉的[^,，。\\d]{0,4})';
const falling = new RegExp(
  `${unwanted}[^,，。;；]{0,10}?从[^,，。;；]{0,8}\\d[^,，。;；]{0,8}?(?:降|减|缩短|下降|减少|跌)(?:低|少|短)?(?:了)?(?:到|至|为)`,
  'u',
);

/** Of everybody, or of somebody else: 政府统计, 隔壁餐厅. */
const ofOthers = /政府|统计|全国|全球|全市|隔壁|别家|其他/u;

/** 浪费的食物从每天30公斤降到12公斤: what fell was their trouble, and how much of it there was. */
export const isTroubleFallen = memoise(
  (clause: Clause): boolean =>
    !clause.sentence.isLatin &&
    clause.quantities.length > 0 &&
    isFact(clause) &&
    !isRivals(clause) &&
    falling.test(lettersOf(clause.tokens)) &&
    !ofOthers.test(lettersOf(clause.context)),
);

const timed =
  /(?:给|为|对|跟着|跟了)[^,，。;；]{0,6}[位名个家]\p{Script=Han}{1,8}?(?:计时|计了时|掐表|掐着表|跟拍|跟班)/u;

/** 我们给12位护士计时了一个星期: their work without ours was timed, and nothing of ours is in use. */
export const isTimedByUs = ({ tokens, context, sentence }: Clause): boolean =>
  !sentence.isLatin && timed.test(lettersOf(tokens)) && !/我们的|装|试用|用了|原型/u.test(lettersOf(context));
