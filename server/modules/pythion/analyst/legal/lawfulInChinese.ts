import { memoise } from '../text/memoise';
import { lettersOf, type Token } from '../text/token';

const because = '(?:仅?因为?|由于|凭)[^,，。;；]{1,12}?(?:就)?(?:而)?';
const reject = '(?:被?(?:拒绝|刷掉|筛掉|淘汰|歧视|排除|另眼相看))';
/** 让任何人都不会因为怀孕被拒绝, 保证没有人因为民族被刷掉, 我们的软件不会因为年龄拒绝应聘者. */
const noneRejected = new RegExp(
  `(?:让|使|保证|确保|避免|防止|不让|免得)[^,，。;；]{0,14}?(?:(?:都|再)?不(?:会|再|必)?|没有?(?:任何)?人(?:会|再)?)?${because}${reject}|(?:软件|系统|平台|工具|我们)(?:绝|从|都|也)?(?:不会?|从不|绝不)${because}${reject}`,
  'u',
);
/** 快过期的面包打折卖，标明日期, 临期食品: sold before the date, which isn't changed. */
const nearDate = /(?:快要?|即将|将要?|临近|接近)(?:到期|过期|过保质期)|临期|近效期/u;
const changed = /改(?:了|掉|成)?[^,，。;；]{0,4}(?:日期|标签|包装)|撕|换(?:标|包装|日期)|涂|重新(?:贴|打)|已过期|伪/u;

/** 消灭排队, 消灭害虫: what nobody misses. */
const worse = /[偷抢盗骗]|毒|海洛因|大麻|麻药|枪|违禁/u;
const ended =
  /(?:消灭|干掉|杀死|终结|打败|消除)(?:了|掉)?(?:所有|一切|这些)?(?:的)?(?:排队|等待|加班|浪费|拥堵|贫困|饥饿|纸质|文书|表格|错误|漏洞|bug|害虫|蚊|苍蝇|蟑螂|老鼠|杂草|细菌|病毒|霉菌|噪音|异味|孤独|无聊)/iu;

/** What is done against rejection, or with goods that are still good. */
export const isLawfulInChinese = memoise((context: readonly Token[]): boolean => {
  const letters = lettersOf(context);
  if (ended.test(letters)) return !worse.test(letters.replace(ended, ''));
  if (/期/u.test(letters) && nearDate.test(letters)) return !changed.test(letters) && !worse.test(letters);
  const found = /因|由于|凭/u.test(letters) ? noneRejected.exec(letters)?.[0] : undefined;
  return (
    found !== undefined && /[不没避防免]|保证|确保/u.test(found) && !/告诉/u.test(found) && !/而是|只因/u.test(letters)
  );
});
