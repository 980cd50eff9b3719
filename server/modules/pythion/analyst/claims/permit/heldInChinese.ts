import type { Clause } from '../../text/clause';
import { lettersOf } from '../../text/token';

const paper = '(?:许可证|执照|牌照|资质|证照)';
const held = new RegExp(
  `^(?:我们?|公司|店里|厨房|本店)?(?:目前|现在)?(?:都|也)?已?经?(?:有|持有|办好了?|办理了|办了|办齐了?|拿到了?)[^，。,\\d]{0,8}${paper}`,
  'u',
);
const ready = new RegExp(`${paper}(?:[都也全]|已经?)*(?:办好|办齐|齐全|拿到|办下来|批下来|下来)了?`, 'u');
/** 证给了我们, 证办在我自己名下, 证今年三月发下来了, 我们是县里发了证的处理点: an office gave it to us, after whatever refusals. */
const given =
  /(?<![保验见凭签例论查业师员生书份婚友])证(?:件|书)?(?:是|都|今年|去年|前年|\d{1,2}月|[一二三四五六七八九十]{1,2}月份?)*(?:给|发|批|下)(?:给|到|下来?|了)*(?:我们?|咱们?|公司)(?:了|手里|手上)*|(?<![保验见凭签例论查业师员生书份婚友])证(?:件|书)?(?:是|都|也)*办?在(?:我|我们|咱们?|公司)(?:自己)?(?:的)?名下|我们?(?:店|厂|公司)?是[^，。,]{0,6}(?:[县市区省镇]里?|局|委|政府|部门)(?:发|颁|批)了?(?:证|牌照|执照)的/u;
const notGiven = /没|未|不|想|准备|打算|如果|要是|才|申请|驳|退回|吊销|过期|他|她|挂/u;

/** Missing, needed, wished, or of others. */
const notHeld =
  /没|未|无|不|需|须|必须|才能|想|准备|打算|计划|如果|要是|等|申请|正在|快|即将|吊销|过期|对手|同行|他们|她们|客户|别人|有的|有些|很多|帮|代办|是否|吗/u;

/** 驳回来一次,改了再报,去年六月证给了我们: what an office gave in the end. */
export const isGivenInChinese = ({ tokens, sentence }: Clause): boolean =>
  !sentence.isLatin && given.test(lettersOf(tokens)) && !notGiven.test(lettersOf(tokens));

/** 我们有食品经营许可证, 许可证都办好了; not 我们没有许可证, 需要有许可证. */
export const isHeldInChinese = (clause: Clause): boolean => {
  const { tokens, context, sentence, speaker } = clause;
  if (sentence.isLatin || (speaker !== 'own' && speaker !== 'other')) return false;
  const letters = lettersOf(tokens);
  return (
    /证|执照|牌照|资质/u.test(letters) &&
    !/才[能可会]|如果|等/u.test(lettersOf(context)) &&
    (isGivenInChinese(clause) || (!notHeld.test(letters) && (held.test(letters) || ready.test(letters))))
  );
};
