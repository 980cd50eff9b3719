import type { Clause } from '../../text/clause';
import { memoise } from '../../text/memoise';
import { lettersOf } from '../../text/token';

const them = '(?:[他她]们|这些[^,，。;；]{1,6}|那些[^,，。;；]{1,6}|这群人|(?:目标)?(?:客户|用户)群|任何一个)(?!的)';
const reach = '(?:找到?|联系|接触|触达|接近|碰到|遇到|够)(?:到|上|着)?';
const unreachable = [
  // 我们不知道怎么找到他们, 没办法联系到他们.
  `(?:不知道|不清楚|没有?(?:什么|任何)?(?:办法|渠道|途径)|无法|想不出)(?:该|要|能|可以|应该|从哪里?|去哪里?|在哪里?|通过什么|怎么样?|如何|怎样|才能|去|办法)*${reach}${them}`,
  // 我们找不到他们.
  `我们?(?:根本|完全|至今|到现在|也|都|就)*(?:找|联系|接触|够)不(?:到|着|上)${them}`,
  // 我们不知道他们在哪里.
  `不知道[他她]们(?:到底)?(?:在哪|住在?哪|是谁|在什么地方)`,
].map((source) => new RegExp(source, 'u'));
/** It was so at first, isn't thought of yet, or is asked of others. */
const notSo =
  /一开始|起初|本来|原来|以前|曾|后来|最后|终于|还没想|[他她]们不知道|家属|客户不知道|用户不知道|房东|如果|担心|才能|手机|孩子们?(?:的)?父母|走丢|走失|丢了|跑(?:出去|丢|掉)|迷路|出门|[说讲][:：]/u;

/** 我们不知道怎么找到他们, 我们找不到他们: those concerned can't be found. Not 一开始不知道怎么找到他们，后来…. */
export const isHanUnreachable = memoise((clause: Clause): boolean => {
  if (clause.sentence.isLatin || clause.modality !== 'fact' || clause.speaker !== 'own') return false;
  const letters = lettersOf(clause.tokens);
  return (
    /找|联系|接触|触达|接近|知道/u.test(letters) &&
    !notSo.test(lettersOf(clause.context)) &&
    unreachable.some((pattern) => pattern.test(letters))
  );
});

/** 我们知道怎么找到他们: a way is known, and nobody is out of reach. */
export const isHanWayKnown = ({ tokens, sentence }: Clause): boolean =>
  !sentence.isLatin &&
  /(?:^|我们?|咱们?|很|都|也)(?:清楚地?)?知道(?:该|要|从哪里?|去哪里?|在哪里?|怎么样?|如何|怎样|能)+(?:找|联系|接触|触达)/u.test(
    lettersOf(tokens),
  );
