import type { Clause } from '../text/clause';
import { lettersOf } from '../text/token';

const doubted =
  /(?:说|觉得|认为|表示|告诉我们?)[^,，。.;；]{0,6}?(?:(?:没有?(?:一个)?|没什么)(?:顾客|客人|客户|人)(?:会|愿意|肯)|(?:顾客|客人|客户|大家)?(?:不会|绝不会|不愿意?)再?)(?:吃|买|用|要|付|来|订)/u;

/** 30位说没有顾客会吃: those asked doubt that anybody would want it, and tell no trouble. */
export const isDoubtedInChinese = ({ tokens, sentence }: Clause): boolean =>
  !sentence.isLatin && doubted.test(lettersOf(tokens));
