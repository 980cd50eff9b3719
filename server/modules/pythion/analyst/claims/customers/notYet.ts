import type { Clause } from '../../text/clause';
import { wordsInFigures } from '../../text/figures';
import { memoise } from '../../text/memoise';
import { lettersOf } from '../../text/token';

/** Nobody came back so far, in each order of the words. */
const nobody =
  / (?:nobody|no one|no_one|none|not one|no (?:customer|client|family|subscriber)|niemand|keiner?|keine|kein einziger|nadie|ningun[oa]) /;
const soFar =
  /(?<!^| [,;:–-]| and| but| or) yet | (?:so far|so_far|until now|up to now|noch(?! ?(?:ein)?mal)|bisher|bislang|todavía|aún|hasta ahora|por ahora) /;
const again =
  / (?:renew\S*|extend\S*|re ?- ?ordered|reordered|(?:come|came|been) back|returned|(?:ordered|booked|bought|paid|subscribed|hired us) (?:\S+ )?(?:again|a second time)|verlängert|erneuert|nachbestellt|wiedergekommen|zurückgekommen|(?:wieder|erneut|noch ?einmal|nochmals?) (?:bestellt|gebucht|gekauft|bezahlt|gekommen)|renovado|renueva|repetido|repite|vuelto|vuelve) /;
const han =
  /(?:还|尚|目前|暂时|暂)(?:未有?|没有?|无)(?:任何)?(?:人|一[家个位户]|客户|用户|家庭)?[^，。；,]{0,4}?(?:续[费订约签]|复购|回购|再[来买订])/u;

/** "After two years nobody has renewed yet": there was time enough. */
const longSince =
  / (?:(?:after|in|for|nach|seit|tras|después de|desde hace|en) (?:\S+ ){0,2}?\d+ (?:full |whole |ganzen? )?(?:months?|years?|monaten?|jahren?|meses|años)|(?:after|in|for) half a year|(?:nach|seit) einem halben jahr|(?:tras|después de|en|desde hace) medio año|after (?:a|the|its?|their) (?:\S+ )?(?:year|term|season)|nach (?:einem|dem) (?:\S+ )?jahr|(?:since|seit|desde) (?:19|20)\d\d|last year|letztes jahr|letzten jahr\S*|el año pasado) /;
const longSinceHan = /[\d一两二三四五六七八九十]+(?:年|个月)(?:了|过去|后|以来)|半年(?:了|过去|多|后|以来)|去年/u;

/**
 * "Nobody has renewed yet", "noch hat niemand verlängert", "todavía nadie ha renovado", 还没有人续费: the time for it has not come.
 */
export const isNotYet = memoise(({ tokens, context, sentence }: Clause): boolean => {
  if (!sentence.isLatin) return han.test(lettersOf(tokens)) && !longSinceHan.test(lettersOf(context));
  const words = wordsInFigures(tokens);
  return soFar.test(words) && nobody.test(words) && again.test(words) && !longSince.test(wordsInFigures(context));
});
