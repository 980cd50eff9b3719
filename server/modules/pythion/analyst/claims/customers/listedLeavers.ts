import type { Clause } from '../../text/clause';
import { wordsInFigures } from '../../text/figures';
import { parseHanCount } from '../../text/numbers';
import { lettersOf } from '../../text/token';

/** "Of the two that didn't stay", "von den zweien, die gegangen sind", "de los dos que se fueron": how many they were. */
const counted = [
  / of the (\d+) (?:\S+ )?(?:that|who|which) (?:(?:did|do|have|has) (?:n't|not) (?:stay|stayed|continue|continued|carry on|renew|renewed|keep|kept|come back|sign|buy|pay)|left|quit|cancelled|canceled|stopped|dropped out|gave up|pulled out|went) /,
  / von den (\d+) (?:\S+ )?(?:, )?(?:die|welche) (?:\S+ ){0,3}?(?:nicht (?:geblieben|dabeigeblieben|dabei geblieben|verlängert)|gegangen|gekündigt|abgesprungen|ausgestiegen|aufgehört|weggingen|gingen|kündigten|absprangen) /,
  / de (?:l[oa]s|es[oa]s) (\d+) (?:\S+ )?que (?:no (?:siguieron|siguen|se quedaron|renovaron|continuaron)|se (?:fueron|han ido|dieron de baja)|(?:lo |la |nos )?(?:dejaron|han dejado)|cancelaron) /,
];
/** "One folded and the other went back", "eine schloss, die andere …", "uno cerró y el otro …": two, and each is told of. Not "one after the other". */
const oneAndOther =
  / one (?!after |by |behind )(?:of them )?(?:[^\s.;]+ ){1,12}?the other (?:one )?(?!\d|\S+s (?:all |have |are |were |went |left |did |also |then )|half )\S| (?:einer|eine|eins) (?:davon )?(?:[^\s.;]+ ){1,12}?(?:der|die|das) andere (?!hälfte )\S| (?:uno|una) (?!tras |después )(?:de ell[oa]s )?(?:[^\s.;]+ ){1,12}?(?:el|la) otr[oa] (?!mitad )\S/;
const countedHan =
  /(?:没留下|没续|没继续|走掉?|退出|离开|流失|停用)的(?:这|那)?(?<some>\d+|[一二两三四五六七八九十]+)[家个位名]/u;
const oneAndOtherHan = /一(?<unit>[家个位名])(?!接|又|跟)[^。；]{1,14}另(?:外)?一\k<unit>/u;

/** How many left, where a sentence tells of each of them: "of the two that didn't stay, one folded and the other went back". */
export function listedLeavers({ context, sentence }: Clause): number | undefined {
  if (!sentence.isLatin) {
    const letters = lettersOf(context);
    const some = countedHan.exec(letters)?.groups?.['some'];
    return some === undefined ? (oneAndOtherHan.test(letters) ? 2 : undefined) : parseHanCount(some);
  }
  const words = wordsInFigures(context);
  const [, some] = counted.map((pattern) => pattern.exec(words)).find((found) => found !== null) ?? [];
  return some === undefined ? (oneAndOther.test(words) ? 2 : undefined) : Number(some);
}
