import type { Clause } from '../../text/clause';
import { memoise } from '../../text/memoise';
import { readQuantities, type Quantity } from '../../text/quantities';
import { measureWords } from '../../text/spokenYuan';
import { hasAny, lettersOf, type Token } from '../../text/token';
import { hanWorker } from './hanOverhead';
import { askedInChinese } from './askedPrice';

/** "收板子加修理加测试大概260元": work and things that are added up before their amount. */
const added = /^[^每卖售价租押]*[^更增参附添外再多施]加(?![入上工强油班盟价了急大快钱倍])\p{Script=Han}{1,8}$/u;
/** "零件和电动车每次大概花70元": what is spent for one. A household or a firm is one that is won. */
const spentForOne =
  /[每一][次单件份块台趟瓶箱盒斤只条把双套杯碗本张场节桶锅头棵亩匹吨车]\p{Script=Han}{0,8}花(?:费|掉|去)?\p{Script=Han}{0,3}$/u;
/** "闪送费三十多块由我们出". */
const borneByUs = /^(?:左右|上下)?(?:都|全|也)?(?:是|由)?(?:我们|我)(?:自己)?(?:出|付|掏|承担|负担|垫)/u;
/** "付给陪诊员每单110元": what those who do the work get. */
const handedOut =
  /^(?:我们?)?(?:每[单次台件个份])?(?:支?付给|分给)(?!我|客户|顾客|用户|公司|平台)\p{Script=Han}{1,8}?(?:每[单次台件个份天]|一[单次台件个份天])?$/u;
/** 电费和维护, 洗衣液: what is used up. Not 上门费, which is a price, nor 汽水, which is sold. */
const input =
  '(?!\\p{Script=Han}{0,3}?(?:汽水|泉水|糖水|饮料|香水))\\p{Script=Han}{0,4}?(?<!(?:服务|上门|会员|入场|入会|[会年月学]|加急|报名|手续|维修|修理|咨询|安装|配送|送货))(?:费|电|水|油|件|料|工|剂|液|材|装|损耗|维护|快递|物流)';
const forOne = `(?:[每一]个?${measureWords('副单车园套')})`;
/** 电费和维护每个车位要12元, 药水合5元, 油费和人工一共30元. */
const takenForOne = new RegExp(
  `^(?<one>${forOne})?的?${input}(?<more>[和加跟与、及]${input}){0,3}(?<each>${forOne}\\p{Script=Han}{0,2}?)?(?:加起来|摊下来|算下来|平均|大概|大约|差不多)*(?:要|合计?|一?共|总共|摊|得|需要?)(?:大概|大约|差不多|到)?$`,
  'u',
);
/** 进价58元, 拿货58元, 从厂里进货每箱190元. */
const boughtFor = new RegExp(
  `^(?:我们?)?(?:从\\p{Script=Han}{1,14}?)?\\p{Script=Han}{0,5}?(?:进价|进货价?|拿货价?|本钱)(?:${forOne}|是|要|才|只|大概|大约|约|为|在)*$`,
  'u',
);
/** 材料大概6元, 运费另算15元: words between a part of the costs and its amount. */
const filler = /(?:大概|大约|差不多|约|另算|另付|另加|另外|还要|要|得|是|再加)+$/u;
/** 豆子、牛奶和杯子合计5.5元, beside a higher price: what goes into one. */
const summed =
  /^(?!.*(?:[卖收付卡票套]|会员))\p{Script=Han}{1,6}(?:[和与跟及加]\p{Script=Han}{1,6}){1,4}(?:合计|加起来|一共|总共|共)(?:大概|大约)?$/u;

/** 给老师一节课, 给师傅提成, 师傅上门费: what those who do the work get. */
const paidToWorker = new RegExp(
  `^(?:我们?)?(?:(?:支?付)?给${hanWorker}(?:[每一][单次台件个份天节场堂小]\\p{Script=Han}{0,2})?的?(?:提成|分成|工钱|人工费?|劳务费)?|${hanWorker}的?(?:提成|上门费|工钱|人工费?|劳务费))$`,
  'u',
);
/** 工钱和柜子摊下来, 房租摊到每单: spread over what is sold. */
const spread =
  /^(?:[^每卖售价]{1,12})(?:摊下来|均摊下来|分摊下来|摊到[每一]个?[单件条次份台盒只副])(?:大概|大约|差不多|又|还|也|就|要|是|合|得)*$/u;
/** 一份饭食材, 每件料钱: what is used up for one, right before its amount. */
const inputOfOne = new RegExp(
  `^${forOne}\\p{Script=Han}{0,3}?(?:食材|材料|原料|原材料|耗材|包材|包装|配料|药水|人工|料钱|本钱|油费|电费)(?:费|成本|钱)?(?:大概|大约|就|要|得|是|占)*$`,
  'u',
);
/** 材料, 药水, 师傅 and 药水成本 in a list of costs. */
const listed = new RegExp(`^(?:(?:${input}|${hanWorker})(?<!费)|\\p{Script=Han}{1,4}成本)$`, 'u');
const besideCost = new RegExp(`进价|进货|拿货|成本|给${hanWorker}|${hanWorker}(?:提成|上门费|工钱|人工)`, 'u');

/** "工厂报价58元一个,我卖129元": what the maker asks of who sells it on. */
const quotedByMaker = /(?:工厂|厂家|厂里|供应商|批发商)(?:给)?(?:报价|报|要价|开价)(?:了|是)?$/u;
const sellingOn = /我们?(?:就|再|只)?[卖收]/u;
const ofOthers = /他们|她们|对方|以前|原来|过去|同行|别人|新客|介绍|推荐|市面|收费|付|损失/u;

/** The amounts of a Chinese clause that we spend on one sale, without a word for a cost. */
export const spentInChinese = memoise((clause: Clause): readonly Quantity[] => {
  const { tokens, context, quantities, sentence } = clause;
  if (!/[加花出付掏承负垫要合共摊得需进拿本提给师料材工收卖]/u.test(sentence.text)) return [];
  return quantities.filter((amount, index) => {
    if (amount.kind !== 'money' || amount.period !== undefined) return false;
    const from = Math.max(
      quantities[index - 1]?.end ?? 0,
      tokens.findLastIndex(({ pos }, at) => pos === 'punct' && at < amount.start) + 1,
    );
    const before = lettersOf(tokens.slice(from, amount.start));
    if (borneByUs.test(lettersOf(tokens.slice(amount.end))) || handedOut.test(before)) return true;
    if (quotedByMaker.test(before)) return sellingOn.test(lettersOf(context));
    if (!ofOthers.test(before) && isTaken(before, context, amount)) return true;
    const isOurs = !ofOthers.test(before) && !hasAny(context, 'people', 'rival', 'today', 'trouble');
    return (
      (isOurs || (isEarning(context) && spentForOne.test(before))) && (added.test(before) || spentForOne.test(before))
    );
  });
});

/** 每头补贴我们80, 一台收260: what we get stands in the sentence. */
const isEarning = (context: readonly Token[]): boolean =>
  askedInChinese(context).size > 0 || /(?:补贴|补|付|给)(?:给)?我们?(?:大概|大约)?\d/u.test(lettersOf(context));

/** What is used up for one, beside our price or for each. */
function isTaken(before: string, context: readonly Token[], amount: Quantity): boolean {
  if (boughtFor.test(before) || paidToWorker.test(before) || spread.test(before) || inputOfOne.test(before))
    return true;
  if (summed.test(before)) return isBelowAsked(amount, context);
  if (listed.test(before.replace(filler, '')))
    return askedInChinese(context).size > 0 || besideCost.test(lettersOf(context));
  const { one, each, more } = takenForOne.exec(before)?.groups ?? {};
  return (one ?? each ?? more) !== undefined || (takenForOne.test(before) && askedInChinese(context).size > 0);
}

/** Whether the price that its sentence asks for is higher. */
const isBelowAsked = (amount: Quantity, context: readonly Token[]): boolean => {
  const asked = askedInChinese(context);
  return readQuantities(context).some(
    ({ kind, start, value }) => kind === 'money' && asked.has(context[start]!) && value > amount.value,
  );
};
