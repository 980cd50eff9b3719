import type { Clause } from './clause';
import { lettersOf } from './token';

const number = '[\\d一二两三四五六七八九十百千]';
const each = '(?:每[^，。,收抽卖]{1,3}|一[^，。,收抽卖上]{1,2})?';
const amount = `(?:大?约|差不多|至少|也)?${number}[\\d.,万千百十]*(?:多)?(?:元|块|美元|美金|欧元|镑|刀)`;
const trader =
  '(?:卖家|商家|商户|店家|店主|房东|司机|骑手|主播|作者|入驻的?[^，。,]{1,4}|[^，。,收抽向]{1,4}[店馆厅厂户])';

/** 隔壁的PetHome每天收128元, 对面的瑞幸一杯卖9.9元: one beside us; not 隔壁的客户. */
const neighbour = new RegExp(
  `^(?:隔壁|对面|楼下|楼上|旁边|附近|街角|街口|村口|马路对面|同一条街)的?(?![^，。,]{0,6}(?:客户|顾客|居民|住户|邻居|用户|家长))[^，。,我咱收卖]{1,10}?${each}(?:只|要|都|才)?(?:收|卖|要价)[^，。,]{0,3}?${amount}`,
  'u',
);
/** 美团上也有人做,每次收80元. */
const somebody = new RegExp(
  `(?:上|里|那边|那里|附近|市面上)(?:也|还|已经|早就)?有(?:别的|其他)?(?:人|商家|店)(?:也|在|已经)?(?:做|卖|干|接|帮)[^，。,我咱]{0,6}[，,]?${each}(?:只|要|都|才)?(?:收|卖|要)[^，。,]{0,3}?${amount}`,
  'u',
);
/** 平台每个月向卖家收39元, Shopee每单收卖家6元, 美团向饭店每单抽8元: a charge on those who trade there. */
const ofTraders = new RegExp(
  `^([^，。,我咱每向跟找对收抽]{2,8}?)${each}(?:(?:向|跟|找|对)${trader}${each}(?:要|还|都)?(?:收|抽|扣)取?|(?:要|还)?(?:收|抽|扣)(?:卖家|商家|商户|店家|房东|司机))[^，。,]{0,3}?${amount}`,
  'u',
);
/** SGS要收309美元: a name in Latin letters. */
const named = new RegExp(
  `^(\\p{Script=Latin}[\\p{Script=Latin}\\d]+)(?:那边|官方)?${each}(?:要|都|只|得|也要)?(?:收费?|要价|卖)[^，。,]{0,3}?${amount}`,
  'u',
);
/** What a product of ours may be called. */
const product = /系统|软件|小程序|程序|机器|设备|服务|产品|会员|工具|课程|本店|店里|这|该|套餐|客户|顾客/u;
const naming = /我|咱|叫|名为|名字|产品|做一个|做个|开发|推出/u;

const charged = new WeakSet<Clause>();

/** Whether the clause tells what somebody else charges. */
export const isChargedByOthers = (clause: Clause): boolean => charged.has(clause);

const isMoney = ({ quantities }: Clause): boolean => quantities.some(({ kind }) => kind === 'money');

/** 我们做PetHome,PetHome每天收30元: a name that stands with us, or that the text opens with, is ours. */
function isOurs(name: string, clause: Clause, clauses: readonly Clause[]): boolean {
  if (product.test(name) || clause.index === 0) return true;
  return clauses.some((other) => {
    const letters = other.sentence === clause.sentence ? '' : lettersOf(other.tokens).toLowerCase();
    return letters.includes(name) && (naming.test(letters) || other.index === 0);
  });
}

function isOfOthers(clause: Clause, clauses: readonly Clause[]): boolean {
  const letters = lettersOf(clause.context).toLowerCase();
  if (/我|咱/u.test(letters)) return false;
  if (neighbour.test(letters) || somebody.test(letters)) return true;
  const found = ofTraders.exec(letters) ?? named.exec(letters);
  return found !== null && !isOurs(found[1] ?? '', clause, clauses);
}

/** Before any rule asks whose a price is. */
export function markChargedByOthers(clauses: readonly Clause[]): void {
  const sentences = new Set(
    clauses
      .filter((clause) => !clause.sentence.isLatin && isMoney(clause) && isOfOthers(clause, clauses))
      .map(({ sentence }) => sentence),
  );
  if (sentences.size === 0) return;
  for (const clause of clauses) if (sentences.has(clause.sentence)) charged.add(clause);
}
