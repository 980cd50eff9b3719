import type { Clause } from '../../text/clause';
import { lettersOf } from '../../text/token';

const asking =
  /^(?:我们?|咱们?)?(?:也|先|就|曾|直接)?(?:向|跟|问|找|请)[^,，。;；]{1,12}?(?:要(?!回|求)|开价|报(?:了|过)?价|提出)(?:了|过)?[,，]?(?:每[月年次人家周天])?[^,，。;；\d]{0,3}\d[\d.,]*(?:元|块)/u;

/** 我们向25位园丁要每月10元: the price that was asked for, and nobody's payment. */
export const isAskingInChinese = ({ tokens, sentence }: Clause): boolean =>
  !sentence.isLatin && asking.test(lettersOf(tokens)) && !/付了|付款|付清|交了|已经?付/u.test(lettersOf(tokens));

/** 25位都拒绝了, 没有人愿意: they never were customers who could leave. Not 都拒绝续费. */
export const isRefusedInChinese = ({ tokens, sentence }: Clause): boolean => {
  if (sentence.isLatin) return false;
  const letters = lettersOf(tokens);
  return (
    /(?:都|全都?|全部)(?:拒绝|不肯|不愿意?|没(?:有)?(?:答应|同意))|没有?(?:一[个位家])?人?(?:愿意|答应|同意|肯)/u.test(
      letters,
    ) && !/续|再|以后|后来|继续|留/u.test(letters)
  );
};

/** 有8000名会员的租客协会跟我们签了合同: its members are counted, and none of them is a customer yet. */
export const isPartnersMembers = ({ tokens, sentence }: Clause): boolean =>
  !sentence.isLatin &&
  !/[付交]了?(?:给)?我们|付费|收入|每[家月].{0,4}付/u.test(lettersOf(tokens)) &&
  /\d[^,，。;；]{0,4}(?:会员|成员|社员|商户|门店|家店)的[^,，。;；\d]{0,8}?(?:协会|行会|商会|工会|学会|联盟|联合会|合作社|连锁|平台)/u.test(
    lettersOf(tokens),
  );

/** 七家酒店用四个星期数了毛巾: how long something took, and no use of ours. */
export const isTimeTaken = ({ tokens, context, sentence }: Clause): boolean =>
  !sentence.isLatin &&
  /(?<![在使试])用了?(?:整整|将近|大约|约)?(?:\d+|[一二两三四五六七八九十半几]+)(?:多)?个?(?:星期|周|天|月|小时|年)(?:时间)?(?!(?:这|它|该)|\p{Script=Han}{0,6}(?:软件|系统|应用|平台|设备|产品|机器|服务))[^,，。.;；了着过]{0,3}?(?!了|$|[,，。.])/u.test(
    lettersOf(tokens),
  ) &&
  !/我们的|我们$|装了|试用|原型/u.test(lettersOf(context));
