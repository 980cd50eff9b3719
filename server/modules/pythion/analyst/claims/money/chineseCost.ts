import type { Clause } from '../../text/clause';
import { memoise } from '../../text/memoise';
import type { Quantity } from '../../text/quantities';
import { hasAny, lettersOf } from '../../text/token';

/** "收板子加修理加测试大概260元": work and things that are added up before their amount. */
const added = /^[^每卖售价租押]*[^更增参附添外再多施]加(?![入上工强油班盟价了急大快钱倍])\p{Script=Han}{1,8}$/u;
/** "零件和电动车每次大概花70元": what is spent for one. A household or a firm is one that is won. */
const spentForOne =
  /[每一][次单件份块台趟瓶箱盒斤只条把双套杯碗本张场节桶锅]\p{Script=Han}{0,8}花(?:费|掉|去)?\p{Script=Han}{0,3}$/u;
/** "闪送费三十多块由我们出". */
const borneByUs = /^(?:左右|上下)?(?:都|全|也)?(?:是|由)?(?:我们|我)(?:自己)?(?:出|付|掏|承担|负担|垫)/u;
/** "付给陪诊员每单110元": what those who do the work get. */
const handedOut =
  /^(?:我们?)?(?:每[单次台件个份])?(?:支?付给|分给)(?!我|客户|顾客|用户|公司|平台)\p{Script=Han}{1,8}?(?:每[单次台件个份天]|一[单次台件个份天])?$/u;
const ofOthers = /他们|她们|对方|以前|原来|过去|新客|介绍|推荐|市面|收费|付|损失/u;

/** The amounts of a Chinese clause that we spend on one sale, without a word for a cost. */
export const spentInChinese = memoise((clause: Clause): readonly Quantity[] => {
  const { tokens, context, quantities, sentence } = clause;
  if (!/[加花出付掏承负垫]/u.test(sentence.text)) return [];
  return quantities.filter((amount, index) => {
    if (amount.kind !== 'money' || amount.period !== undefined) return false;
    const from = Math.max(
      quantities[index - 1]?.end ?? 0,
      tokens.findLastIndex(({ pos }, at) => pos === 'punct' && at < amount.start) + 1,
    );
    const before = lettersOf(tokens.slice(from, amount.start));
    if (borneByUs.test(lettersOf(tokens.slice(amount.end))) || handedOut.test(before)) return true;
    const isOurs = !ofOthers.test(before) && !hasAny(context, 'people', 'rival', 'today', 'trouble');
    return isOurs && (added.test(before) || spentForOne.test(before));
  });
});
