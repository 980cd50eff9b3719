import type { Clause } from '../../text/clause';
import type { Quantity } from '../../text/quantities';
import { lettersOf } from '../../text/token';
import { money } from '../claim';

/** Ours to pay, earn or have, and nothing that we sell. */
const noProduct =
  '(?!成本|利润|收入|费用|支出|工资|房租|预算|投资|损失|客单价|毛利|营业额|销售额|启动|服务器|投入|奖金|仓库|广告|材料|人工|房东|贷款|存款|目标|众筹|账上)';
/** 我们的只要200元, 我的软件每年才收90元; not 我们只要200元成本. */
const only = new RegExp(
  String.raw`^(?:而|但|可)?我们?的${noProduct}(?:\p{Script=Han}{0,5}?)(?:每[月年次台份个张件]|一[台份个张件次])?(?:只|才|仅)(?:要|需要?|卖|收)\d+(?:\.\d+)?(?:元|块|美元|欧元)(?!成本|的?(?:材料|电|运))`,
  'u',
);
/** 我们的产品80元，不需要培训. */
const plain = new RegExp(
  String.raw`^(?:而|但)?我们?的${noProduct}\p{Script=Han}{1,6}?(?<!成本|利润|毛利|收入|费|资)(?:是|为|:|：)?\d+(?:\.\d+)?(?:元|块|美元|欧元)(?:一[台份个张件次瓶盒套]|每[台份个张件次瓶盒套月年])?(?=[,，。.]|$)`,
  'u',
);
const notSo = /成本|打算|计划|准备|明年|希望|将来|以前|如果|对手|竞/u;

/** The price of ours that is named beside that of others: 我们的只要200元, 我们的产品80元. */
export function onlyPrice(clause: Clause): Quantity | undefined {
  if (clause.sentence.isLatin || clause.speaker !== 'own' || clause.modality !== 'fact') return undefined;
  const letters = lettersOf(clause.tokens);
  return (only.test(letters) || plain.test(letters)) && !notSo.test(letters) ? money(clause) : undefined;
}
