import type { Clause } from '../text/clause';
import { lettersOf, spacedWords } from '../text/token';

const said =
  / (?:my|our|the|most|many|all|some|\d+) (?:[^ ,;:]+ ){1,5}?(?:say|said|told (?:me|us)|tell (?:me|us)|complain|complained) (?:that )?(?:nobody|no one|no_one|none of them|no shop|no other \S+|everybody else|others) | (?:meine|unsere|die|viele|alle|\d+) (?:[^ ,;:]+ ){1,5}?(?:sagen|sagten|erzählen|klagen|beklagen) (?:uns |mir )?, (?:dass )?(?:niemand|keiner|kein \S+|andere) | (?:mis|nuestr[oa]s|l[oa]s|much[oa]s|tod[oa]s|\d+) (?:[^ ,;:]+ ){1,5}?(?:dicen|dijeron|cuentan|se quejan de) (?:que )?(?:nadie|ningún \S+|ninguna \S+|otr[oa]s) /;
const saidHan =
  /(?:客户|顾客|用户|家长|老人|他们|她们|大家|邻居)[^,，。]{0,8}(?:说|抱怨|反映)[^,，。]{0,4}(?:没人|没有人|别人|别家|其他家)/u;

/** "The brides say nobody there will alter a dress": what customers say that others don't do for them. */
export function isComplaint([first]: readonly Clause[]): boolean {
  if (!first) return false;
  return first.sentence.isLatin ? said.test(spacedWords(first.context)) : saidHan.test(lettersOf(first.context));
}
