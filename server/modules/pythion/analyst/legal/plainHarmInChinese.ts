import type { Clause } from '../text/clause';
import { memoise } from '../text/memoise';
import { lettersOf, type Token } from '../text/token';

type Rule = { id: string; reason: string; act: RegExp; not?: RegExp };

const child = '(?:未成年|儿童|孩子|小孩|小学生|中学生|初中生|高中生|青少年|(?:[3-9]|1[0-7])岁)';
const people =
  '(?:病人|患者|用户|客户|员工|家长|学生|老人|本人|[他她]们|对方|业主|顾客|主人|当事人|参与者|居民|房客|租客|孩子|会员)?的?';
const stalker = '(?:跟踪狂|跟踪者|前男友|前夫|家暴者|施暴者|讨债人|讨债公司|诈骗团伙|骗子)';

/** Against it, of others, played, or denied. */
const against =
  /发现|找出|认出|分辨|辨[别认]|鉴别|追踪|受害|受骗|被骗|沉迷|心理咨询|不(?:收集|读取|捕|逃|偷)|识别|检测|鉴定|举报|打击|防[止范备盗作假伪诈骗逃]|阻止|拦截?|揭穿|揭露|查[出获处验逃]|核[查实]|追回|要回|找回|保护|救助?|警告|提醒|监测|监督|调查|反[作诈]|戒|远离|避免|禁止|拒绝|从不|绝不|决不|不会|不让|不卖|不做|不再|没有人|道具|剧本|游戏里|电影|小说|博物馆|魔术|模拟|演练|培训|课程|教育|危害/u;

const rules: readonly Rule[] = [
  {
    id: 'child gambling',
    reason: 'it endangers children',
    act: new RegExp(
      `(?:给|让|向|面向|供|为|吸引|带|针对)[^,，。;；]{0,8}${child}[^,，。;；]{0,14}(?:赌博|赌钱|下注|博彩|押注|老虎机|百家乐)`,
      'u',
    ),
  },
  {
    id: 'unconsented data',
    reason: 'it acts on people without their knowledge or consent',
    act: new RegExp(
      `(?:不经过?|未经|没有?经过|没有?得到|没有?取得|不征得|未征得|没有?征得|不问|瞒着|背着|不告诉)${people}[^,，。;；]{0,6}?(?:同意|允许|授权|许可|知情|就)?[^。;；]{0,20}?(?:读取|出售|卖|复制|收集|采集|录音|录像|偷?拍|监听|下载|泄露|公开|抓取|监控|分享)[^。;；]{0,10}`,
      'u',
    ),
    // 未经我们同意 is others' act, and what isn't private may be sold: 瞒着丈夫做的蛋糕.
    not: /我们同意|蛋糕|礼物|惊喜|衣服|旧书|自己的/u,
  },
  {
    id: 'fakes',
    reason: 'it passes off something false as real',
    act: /(?:卖|推销|销售|出售|批发|供应|做|制作)(?:给)?[^,，。;；]{0,8}?(?<!不)(?:假药|假疫苗|假酒|假烟|假奶粉|假钞|假币|假证件?|假文凭|假学历|假结婚证|假发票)/u,
  },
  {
    id: 'danger',
    reason: 'it endangers people',
    act: /(?:把|用|拿)[^,，。;；]{0,4}(?:工业(?:酒精|盐|胶|油|石蜡)|地沟油|病死|死猪|甲醇|甲醛|变质的?|发霉的?|有毒的?)[^,，。;；]{0,8}?(?:当(?:作|成)?|冒充|充当|做成?|加工成?|泡|兑|炒|勾兑)[^,，。;；]{0,8}/u,
    not: /肥|饲料|燃料|柴油|肥皂|清洁|消毒|手工皂|标本|堆肥|沼气|涂料|染料|塑料|煤油|航空|蜡烛/u,
  },
  {
    id: 'unprotected',
    reason: 'it endangers people',
    act: /(?:让|带|安排|组织|送)[^,，。;；]{1,10}?(?:在)?(?:没有|不系|不戴|不用|不带|不穿|不给[^,，。;；]{0,4}[戴系穿])(?:任何)?(?:的?情况下)?(?:安全绳|安全带|救生衣|头盔|护具|安全措施|安全设备|防护服|保护绳)/u,
    not: /不知道|担心|因为|现在|往往|常常/u,
  },
  {
    id: 'cheating',
    reason: 'it deceives people',
    act: /(?:卖|提供|出租|制作|开发|做)[^。;；]{0,12}?(?:作弊(?:的|用|器|软件|耳机|笔|设备)|(?:骗过|蒙混过|逃过|躲过|绕过|瞒过|干扰)(?:测速|电子眼|监考|酒精|年检|安检|尿检|体检|门禁|海关|考官|检测仪|老师|门卫|保险公司|房东|税务))/u,
  },
  {
    id: 'scalping',
    reason: 'it takes what others have a right to',
    act: /(?:机器人|脚本|外挂|抢票软件|程序|软件)(?:批量|自动|瞬间)?(?:抢(?:光|走|购|票|到|下|完)|刷(?:光|票|走))[^。;；]{0,16}?(?:高价|加价|倒卖|转卖|转手)/u,
  },
  {
    id: 'stalking',
    reason: 'it frightens people',
    act: new RegExp(
      `(?:给|向|为|帮|替)${stalker}[^。;；]{0,6}?(?:提供|找|查|卖|发送|定位|弄到)[^。;；]{0,12}?(?:住址|地址|位置|行踪|电话|行程|照片|新家)`,
      'u',
    ),
  },
  {
    id: 'invention',
    reason: 'it passes off something false as real',
    act: /(?:编造|捏造|伪造|虚构)(?!的)了?[^,，。;；]{0,6}?(?:损坏|损失|账单|费用|证据|事故|发票|合同|病历|疗效|检测报告|收入证明|成绩单|签名)/u,
    not: /被|对手|[他她]们编|房东编|故事|人物/u,
  },
  {
    id: 'sham marriage',
    reason: 'it passes off something false as real',
    act: /(?:办|安排|介绍|提供|操办)[^,，。;；]{0,4}假(?:结婚|离婚|签证|居住证明|收入证明|社保)/u,
  },
  {
    id: 'protected animals',
    reason: 'it harms animals',
    act: /(?:捕捉|捕杀|捕猎|猎杀|诱捕|活捉|偷猎)[^,，。;；]{0,3}(?:猫头鹰|穿山甲|熊猫|大象|犀牛|老虎|金丝猴|保护动物|野生动物|候鸟|海龟)/u,
  },
  {
    id: 'doping',
    reason: 'it deceives people',
    act: /(?:给|帮|为|替)[^,，。;；]{0,4}(?:狗|犬|马|鸽|运动员|选手|学员)[^,，。;；]{0,4}(?:打|喂|注射|提供|卖|弄)[^,，。;；]{0,4}(?:兴奋剂|禁药)/u,
  },
  {
    id: 'tax evasion',
    reason: 'it breaks the law',
    act: /(?:教|帮|替|让|指导)[^,，。;；]{0,10}?(?<!合法)(?:不交税|逃税|偷税|漏税|瞒报收入|做假账|做两套账)/u,
  },
];

const trigger =
  /赌|下注|押注|博彩|老虎机|百家乐|同意|允许|授权|瞒着|背着|不告诉|征得|假|工业|地沟|病死|死猪|甲醇|甲醛|变质|发霉|有毒|安全|救生|头盔|护具|防护|保护绳|作弊|骗过|[逃躲绕瞒]过|蒙混|干扰|抢|刷|地址|住址|位置|行踪|电话|行程|新家|编造|捏造|伪造|虚构|捕|猎|活捉|兴奋剂|禁药|税|两套账/u;

/**
 * A harmful act of ours in words so plain that it needs no second opinion: 我们不经病人同意读取病历并出售数据, 我们办一个给12岁孩子玩的真钱赌博游戏. Not
 * 我们检测白酒里有没有工业酒精, nor 我们教孩子认识赌博的危害.
 */
export const plainHarmIn = memoise((tokens: readonly Token[]): Pick<Rule, 'id' | 'reason'> | undefined => {
  const letters = lettersOf(tokens);
  if (!trigger.test(letters) || !/我|咱/u.test(letters) || against.test(letters)) return undefined;
  return rules.find(({ act, not }) => act.test(letters) && !not?.test(letters));
});

/** In the sentence of a clause of ours, from its own words on. */
export const plainHarmInChinese = ({ tokens, context, speaker }: Clause): Pick<Rule, 'id' | 'reason'> | undefined =>
  speaker === 'rival' || speaker === 'quoted'
    ? undefined
    : (plainHarmIn(tokens) ?? (tokens[0] === context[0] ? plainHarmIn(context) : undefined));
