import type { Claim } from '../claims/claim';
import { lettersOf, type Token } from '../text/token';

const name = '(?<who>\\p{Script=Han}{2,10}?)';
/** 给种番茄的大棚户做熊蜂授粉租赁, 租给渔村的养殖户, 客户是小型注塑厂: for whom it is, by the words before. */
const forms = [
  `(?:^|[,，])(?:我们?|咱们?)?(?:公司|团队)?(?:在\\p{Script=Han}{2,8}?)?(?:想|打算|准备|专门|主要|目前|现在|要)*给${name}(?:做|提供|装|修|供应|开发|办|定制|设计|安装)`,
  `(?:^|[,，])(?:我们?|咱们?)?(?:再|都|主要|专门)?(?:把[^,，。]{1,8}?)?(?:租|卖|出租|供货?|供应|提供|配送)给${name}(?=[,，。.]|$)`,
  `(?:^|[,，])(?:我们?的?|咱们?的?)?(?:目标)?客户(?:主要|都)?是${name}(?=[,，。.]|$)`,
].map((form) => new RegExp(form, 'u'));
/** 我们卖给客服中心的工牌: what is sold to them. */
const ofProduct = /^(?:我们?|咱们?)(?:租|卖|出租|供货?|供应|提供|配送)给[^,，。]{1,8}的/u;
/** The last word of people, firms and places that may be customers. */
const people =
  /(?:[户人者店厂家院校司商农生师长员工友客民族主馆社队站妈爸女孩区村铺坊场园吧摊们]|[诊律事派]所|孩子|机构|企业|单位|学徒|司机|作坊|食堂|会所)$/u;
const nobody =
  /^在|我|他|她|你|大家|所有|任何|别人|人家|自己|客户|顾客|用户|朋友|贩子|同行|中间商|对方|每[个家户]|老家|[把被让]|[一二两三四五六七八九十百千万][家个位户款套]/u;

/** Whom a Chinese text says it is for, where the words of its offer name them. */
export function segmentInChinese(claims: readonly Claim[]): string | undefined {
  for (const { kind, clause } of claims.toSorted((left, right) => left.clause.start - right.clause.start)) {
    if (kind !== 'solution' || clause.sentence.isLatin || clause.speaker === 'rival') continue;
    const letters = lettersOf(clause.context);
    for (const form of forms) {
      const who = form.exec(letters)?.groups?.['who'];
      if (who !== undefined && people.test(who) && !nobody.test(who) && !ofProduct.test(letters)) return who;
    }
  }
  return undefined;
}

/** 干洗店不接, 镇上的理发店太远: who doesn't help them is no customer. */
export const turnsAway = (tokens: readonly Token[], end: number): boolean =>
  /^(?:都|也|又|还|又都|也都)?(?:不接|不收|不肯|太远|太贵|嫌麻烦|不上门)/u.test(lettersOf(tokens.slice(end, end + 4)));
