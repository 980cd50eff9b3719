import type { Clause } from '../../text/clause';
import { lettersOf } from '../../text/token';
import { permitWords } from './words';

const refused = new RegExp(
  `(?:拒绝|驳回|否决|不予?批准?)了?(?:我们?的?)?[^,，。.;；]{0,6}${permitWords.chinese}|${permitWords.chinese}[^,，。.;；]{0,6}(?:被拒|被驳回|没有?获批|没有?批准|没有?通过)`,
  'u',
);

/** Granted in the end: 第一次没有通过，五月已经批下来了. */
const granted = /已经?批|批下来|后来|第二次|(?<!没有?|未|不)批准了?我们/u;

/** 航空局拒绝了我们的许可: no permission, and no plan to get one. */
export const isPermitRefusedInChinese = ({ tokens, context, sentence }: Clause): boolean =>
  !sentence.isLatin && refused.test(lettersOf(tokens)) && !granted.test(lettersOf(context));
