import type { Clause } from '../text/clause';
import { memoise } from '../text/memoise';
import { lettersOf } from '../text/token';
import { isFact, makeClaim, type Claim } from './claim';
import { isRivals } from './hearsay';
import { matchGroup } from './people/groupInChinese';

const often = '(?:经常|总是|老是|常常|往往|时常|反复|一再|容易|总|老|常|每[天周月年次晚]都?)';
const troubles = [
  // 找不到男高音, 看不清浮标, 付不起保险.
  '[看听找拿买付睡吃走进到催订约做学治修卖租请雇管算赶联系招留认分写记读爬搬](?:得)?不(?:到|了|起|好|见|清|懂|进|出|着|上|动|完|过来|够)',
  // 没有收入, 没人来, 没时间做饭.
  '没有?(?:人(?:来|管|帮|教|照顾|陪|接|修|带|要|租|买|听|懂|愿)|收入|地方|时间|钱|工具|数据|办法|法|信号|电|水|车位|经验|保障|记录|空|地儿|厕所|暖气)',
  // 经常被弄脏, 反复翻译同样的句子.
  `${often}[^,，。]{0,10}?(?:坏|丢|断|漏|错|卡|脏|湿|倒|摔|病|吵|缺|晚点|迟到|爽约|重复|同样|浪费|扔|堵|返工|熬夜|加班|受伤|被骗|被罚|空着|停)`,
  // 很累, 太重, 非常无聊.
  '(?:太|很|非常|特别|十分)(?:慢|累|难(?!忘|得|道|以忘|不)|重(?!视|要|点)|疼|痛|烦|无聊|孤独|麻烦|危险|辛苦|吵|乱|费时|费力|费劲|不方便|头疼|焦虑|担心)',
  '被[^,，。]{0,8}?(?:坏|脏|偷|骗|罚|投诉|扣|拒|伤|咬|撞|烧|泡|冻死|淹|毁)',
  '(?:(?:损失|流失)(?!率)|浪费|剩下|扔掉|倒掉|疼|变酸|变质|发霉|腐烂|生锈|掉电|漏水|停电|报废|尿床|摔倒|烫伤|受伤|离职|缺勤|爽约|放弃|失眠|晕倒|迷路|上当)',
  '等[^,，。]{0,8}?(?:\\d+|[一二两三四五六七八九十半几]+)(?:多)?个?(?:周|天|小时|月|星期)(?!就)',
].join('|');
const trouble = new RegExp(troubles, 'u');
const frequent = new RegExp(
  `${often}|每[天周月年班次晚]|(?:\\d+|[一二两三四五六七八九十半几]+)(?:元|块钱?|次|成|%|个?小时|分钟|个?星期|周|天|个月)|[三四五]分之一|一半`,
  'u',
);
/** After or with ours, of customers, with a remedy, or denied. */
const notTheirs =
  /不再|再也|不用|不必|无需|以后就|减少|避免|防止|解决|改善|降低|用了|客户|用户|顾客|竞争|对手|同行|市面|产品|软件|系统|平台|服务商|这样的|类似|退订|退租|退款|续费|付费|付清|付\d|试用|报名|不(?:会|太|怎么|常|容易|是)(?!到|了)|没有?(?:投诉|损失|浪费|流失|受伤|抱怨|出错|[^,，。]{0,4}(?:坏|丢|断|漏))|从来?没|以前|曾经|愿意|想要|会员卡/u;

type Trouble = { isNarrow: boolean; isFrequent: boolean };

const readTrouble = memoise((clause: Clause): Trouble | undefined => {
  if (clause.sentence.isLatin || (clause.speaker !== 'other' && clause.speaker !== 'people')) return undefined;
  if (clause.tokens[0] !== clause.context[0] || !isFact(clause) || isRivals(clause)) return undefined;
  const letters = lettersOf(clause.tokens);
  if (!trouble.test(letters) || notTheirs.test(letters) || /我|咱/u.test(lettersOf(clause.context))) return undefined;
  const group = matchGroup(letters);
  if (!group || !trouble.test(group.rest)) return undefined;
  return { isNarrow: group.isNarrow, isFrequent: frequent.test(group.rest) };
});

/** 殡仪馆联系不到家属: what they can't do is their trouble, and no way of ours that failed. */
export const isTroubleInChinese = (clause: Clause): boolean => readTrouble(clause) !== undefined;

/**
 * 合唱团找不到男高音, 调音师的钥匙经常丢, 夜班保安很无聊: a sentence that begins with who they are and says what goes wrong for them. Not
 * 用了我们的应用，司机不再找不到车位, and not what customers or rivals do.
 */
export const readTroublesInChinese = (clauses: readonly Clause[]): Claim[] =>
  clauses.flatMap((clause) => {
    const found = readTrouble(clause);
    if (!found) return [];
    return [
      makeClaim('group', clause),
      makeClaim('trouble', clause),
      ...(found.isNarrow ? [makeClaim('groupDetail', clause)] : []),
      ...(found.isFrequent ? [makeClaim('frequencyOrCost', clause)] : []),
    ];
  });
