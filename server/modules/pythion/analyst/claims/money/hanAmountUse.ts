import type { Clause } from '../../text/clause';
import { memoise } from '../../text/memoise';
import { measureWords } from '../../text/spokenYuan';
import type { Quantity } from '../../text/quantities';
import { hasAny, lettersOf, type Token } from '../../text/token';
import { isHanOverheadAmount } from './hanOverhead';
import { isPaidForEach } from './subsidy';

/** What an amount of a Chinese text is for, where it is neither our price nor our cost of a sale. */
export type AmountUse = 'bought' | 'lost' | 'granted' | 'funding' | 'rivals' | 'theirs' | 'overhead';

const about = '(?:大概|大约|差不多|将近|近|约|至少|就|又|也|都|要|得|会|能|了|掉|过)*';
const people = /客户|顾客|用户|买家|会员|家长|家属|学员|居民|业主|农户|企业|他们|她们|人家|别人/u;

/** 花4200元买好了, 买热压机花了4200元, 花了三万元装修: what we spent on our own things. */
const spendingVerb = new RegExp(`(?:花|掏|投|付)${about}$`, 'u');
const boughtBehind =
  /^(?:左右|上下|多)?(?:钱)?(?:[买购订](?:好|下|来的?|的)|购置|置办|添置|定做|定制|装修|租下|盘下|注册|办了?(?:证|执照))(?!我|给)/u;
const boughtBefore = new RegExp(
  `(?:买好|买下|购置|置办|添置|添了|装修|盘店|注册公司|定做|(?:我们?|自己)(?:已经|先|刚)?[买购订](?:了|入))[^卖收,，。]{0,12}?(?:一共|总共|共|先|已经|我们?|自己)*(?:花|掏|投|付|用|交)?${about}$`,
  'u',
);
/** 每天花220元请护工: again and again, and nothing that we own by now. */
const forEach = new RegExp(`[每一](?:个|次|年)?${measureWords('单车园')}`, 'u');

/** 一次要损失1500元, 一年少赚三万元: what goes wrong costs them. */
const losing = new RegExp(`(?:损失|少赚|少卖|浪费|罚款?|多花|白花|冤枉钱|报废)${about}(?:掉|出去|价值)?${about}$`, 'u');
const lostBehind = /^(?:左右|上下|多)?(?:的)?(?:损失|罚款|亏空|冤枉钱)/u;

/** 一次性补贴8000元, 五万元资助: what a public body or a foundation gives. */
const granting = new RegExp(
  `(?:补贴|补助|资助|扶持|赞助|奖励|奖金|拨款|捐款|捐赠|捐了?)(?:我们?|给我们?)?${about}$`,
  'u',
);
const grantBehind = /^(?:左右|多)?的?(?:[^,，。]{0,4})(?:补贴|补助|资助|扶持|赞助|奖金|拨款|捐款)/u;

/** 改造要11万元, 自己出了6万元, 还差5万元, 贷款30万元: an investment, and who pays for it. */
const funded = new RegExp(
  `(?:自己|我们?|自有|合伙人|家里|父母|亲戚|朋友|三个人|两个人|大家)[^,，。卖收]{0,4}?(?:出|凑|拿出|投|掏|垫|攒|筹|借)${about}$|(?:还差|还缺|缺口|差|缺|自筹|贷款|借款|融资|众筹|筹集|筹到|借|投资|投入|启动资金|前期|首期)[^,，。卖收]{0,5}?${about}$`,
  'u',
);
const investment =
  /(?:改造|装修|建设|建厂|厂房|设备|开店|开业|启动|首批|样机|开模|研发|开发|改装|投资|购置|买[^,，。]{1,6})[^,，。每卖收]{0,6}?(?:一共|总共|共|大概|大约|还|就)*(?:要|需要?|得|花)?(?:大概|大约)?$/u;
const isFunding =
  /还差|还缺|缺口|自筹|贷款|借款|融资|众筹|[自己我们]{1,2}(?:先|已经|只)?(?:出|凑|投|拿|掏|攒)(?:了|到|得)/u;

/** 别的软件一年要收398元, 附近的冷库每天收12元, 瑞幸一杯才9.9元: what others take. Not 由网上药店按每趟20元租用: whom it is for. */
const rivals =
  /(?<![由给向为被])(?:别的|别家|其他的?|其它的?|另一家|另外一家|现有的?|市面上的?|市场上的?|附近的?|隔壁的?|对面的?|大厂|大公司|连锁|同行|竞品|对手|同类|外面的?|网上的?)[^,，。我]{0,10}$/u;
/** 附近的餐馆每月付200元, 现有的客户每月付300元: who pays, and not who takes. */
const payers = /客户|顾客|用户|会员|(?<![要得需])[付交缴]/u;
const rivalSubject =
  /^(?:现在|目前|但|可|而)?(?:别的|别家|其他的?|其它的?|另一家|另外一家|市面上的?|市场上的?|附近的?|隔壁的?|对面的?|省城的?|大厂|大公司|同行|竞品|同类|外面的?)[^,，。]{1,12}(?:[,，]|要|收|卖|每|一)/u;
/** 瑞幸一杯才9.9元,所以我们不拼价格: a name with its price, which is set against us. */
const named = new RegExp(`^\\p{Script=Han}{2,5}[一每]${measureWords()}(?:才|只要?|就)(?:卖|收)?$`, 'u');
const set = /^[^,，。]{0,3}[,，](?:所以|因此|而|但|可)?(?:我们?|咱们?)/u;

/** 家属平均每天付220元, in a talk with them: what they pay others today. */
const paying = new RegExp(`(?:付|花|掏|交)(?:给)?${about}$`, 'u');
const toUs = /(?:给|付|交)(?:给)?(?:我|咱|平台)|愿意|肯|会付|定金|订金|押金/u;
/** 10位付了15元买了一双. */
const boughtOurs = /^[买订购]了?(?!别|其他|其它|外|另)/u;
const talked = /(?:问|访谈|采访|走访|调查|调研|聊|打听|统计)(?:了|过)/u;

/** 店面租金每月3000元,押金6000元: what the room costs besides. */
const deposit = /^(?:另外|还有|加上)?(?:押金|转让费|进场费|加盟费|中介费)(?:是|要|交了?|付了?|大概|大约)*$/u;
const premises = /(?:店面|门面|铺面|仓库|厂房|场地|办公室|车间|摊位|厨房)[^,，。]{0,3}(?:租金|房租|月租|租)|房租|店租/u;

const pauses: ReadonlySet<string> = new Set(',，;；.。!！');
const hint = /[元块万千百]/u;

/** The words of an amount's part of the sentence, before and behind it. */
function around({ tokens, quantities }: Clause, { start, end }: Quantity): { before: string; behind: string } {
  const last = quantities.findLast((other) => other.kind === 'money' && other.end <= start);
  const from = tokens.findLastIndex(({ text }, at) => at < start && pauses.has(text)) + 1;
  return {
    before: lettersOf(tokens.slice(Math.max(last?.end ?? 0, from), start)),
    behind: lettersOf(tokens.slice(end)),
  };
}

const lettersIn = memoise((context: readonly Token[]): string => lettersOf(context));

function useOf(clause: Clause, amount: Quantity): AmountUse | undefined {
  const { before, behind } = around(clause, amount);
  const all = lettersIn(clause.context);
  if (isHanOverheadAmount(clause, amount) || (deposit.test(before) && premises.test(all))) return 'overhead';
  if (losing.test(before) || lostBehind.test(behind)) return 'lost';
  if ((granting.test(before) && !/每[头只亩]/u.test(before)) || grantBehind.test(behind))
    return isPaidForEach(clause) && /给?我们?\d|我们/u.test(before + behind) ? undefined : 'granted';
  if (spendingVerb.test(before) && /[我咱]|自己/u.test(before) && /^(?:左右|多)?给(?![我咱])/u.test(behind))
    return 'overhead';
  const isTheirs =
    people.test(before) ||
    clause.speaker === 'people' ||
    clause.quantities.some(({ kind, start }) => kind === 'count' && start < amount.start);
  if (!isTheirs && !forEach.test(before)) {
    if (spendingVerb.test(before) && boughtBehind.test(behind)) return 'bought';
    if (boughtBefore.test(before)) return 'bought';
    if (isFunding.test(all) && (funded.test(before) || investment.test(before))) return 'funding';
  }
  const isTakenByRival = (rivals.test(before) && !payers.test(before)) || isOfRival(clause, amount, before, behind);
  if (!/我|咱/u.test(before) && isTakenByRival) return 'rivals';
  if (
    paying.test(before) &&
    talked.test(all) &&
    !toUs.test(before + behind) &&
    !boughtOurs.test(behind) &&
    !hasAny(clause.tokens, 'own')
  )
    return 'theirs';
  return undefined;
}

/** The subject of the clause is another one, and none of us stands before the amount. */
function isOfRival({ tokens, context }: Clause, { start }: Quantity, before: string, behind: string): boolean {
  if (named.test(before)) return set.test(behind);
  const led = lettersOf(tokens.slice(0, start));
  const isLed = rivalSubject.test(led) && !/[我咱]/u.test(led);
  return isLed && /[收要卖价]/u.test(before) && tokens[0] === context[0];
}

/** The amounts of a Chinese clause that are neither a price nor a cost of ours, and what they are for. */
export const usesOfAmounts = memoise((clause: Clause): ReadonlyMap<Quantity, AmountUse> => {
  if (clause.sentence.isLatin || !hint.test(lettersIn(clause.context))) return new Map();
  return new Map(
    clause.quantities.flatMap((amount) => {
      const use = amount.kind === 'money' ? useOf(clause, amount) : undefined;
      return use ? [[amount, use] as const] : [];
    }),
  );
});

/** Whether all amounts of a clause are of such a use. */
export const isWithoutOwnAmount = (clause: Clause): boolean => {
  const uses = usesOfAmounts(clause);
  return uses.size > 0 && clause.quantities.every((amount) => amount.kind !== 'money' || uses.has(amount));
};
