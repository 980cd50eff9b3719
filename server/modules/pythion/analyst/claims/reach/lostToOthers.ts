import type { Clause } from '../../text/clause';
import { lettersOf } from '../../text/token';

const lost = /(?:输给|流失到|流向|被[^,，。.;；]{1,6}(?:抢走|抽走|抽成|抽))|抽(?:成|佣)?\d+%/u;

/** 小酒店把客人输给携程，它抽18%: to whom they lose their customers, and no way of ours. */
export const isLostToOthers = ({ tokens, context, sentence }: Clause): boolean =>
  !sentence.isLatin && lost.test(lettersOf(tokens)) && !/我|咱/u.test(lettersOf(context));
