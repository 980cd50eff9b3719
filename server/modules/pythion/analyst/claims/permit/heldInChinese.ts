import type { Clause } from '../../text/clause';
import { lettersOf } from '../../text/token';

const paper = '(?:许可证|执照|牌照|资质|证照)';
const held = new RegExp(
  `^(?:我们?|公司|店里|厨房|本店)?(?:目前|现在)?(?:都|也)?已?经?(?:有|持有|办好了?|办理了|办了|办齐了?|拿到了?)[^，。,\\d]{0,8}${paper}`,
  'u',
);
const ready = new RegExp(`${paper}(?:[都也全]|已经?)*(?:办好|办齐|齐全|拿到|办下来|批下来|下来)了?`, 'u');
/** Missing, needed, wished, or of others. */
const notHeld =
  /没|未|无|不|需|须|必须|才能|想|准备|打算|计划|如果|要是|等|申请|正在|快|即将|吊销|过期|对手|同行|他们|她们|客户|别人|有的|有些|很多|帮|代办|是否|吗/u;

/** 我们有食品经营许可证, 许可证都办好了; not 我们没有许可证, 需要有许可证. */
export const isHeldInChinese = ({ tokens, context, sentence, speaker }: Clause): boolean => {
  if (sentence.isLatin || (speaker !== 'own' && speaker !== 'other')) return false;
  const letters = lettersOf(tokens);
  return (
    /证|执照|牌照|资质/u.test(letters) &&
    !notHeld.test(letters) &&
    !/才[能可会]|如果|等/u.test(lettersOf(context)) &&
    (held.test(letters) || ready.test(letters))
  );
};
