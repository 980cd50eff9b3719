import type { Clause } from '../../text/clause';
import { wordsInFigures } from '../../text/figures';
import { memoise } from '../../text/memoise';
import { lettersOf, type Token } from '../../text/token';

const lost = [
  / (?:we|i) (?:have |'ve |had )?(?:since |now |already )?lost (?:all|both|every one)(?: of)?(?: the| our| my| those)? (?:\d+ )?(?:\S+ ){0,3}?(?:that|who|which) (?:had |have |'d )?(?:\S+ )?(?:paid|pay|bought|used|ordered|booked|signed|tried|rented|subscribed)(?= )/,
  / (?:we|i) (?:have |'ve |had )?(?:since |now |already )?lost (?:all|both)(?: of)? (?:our|my) (?:\d+ )?(?:paying )?(?:customers|clients|subscribers|users|members|buyers) /,
  / (?:wir|ich) (?:haben|habe) (?:inzwischen |mittlerweile |wieder )?(?:alle|sämtliche|beide) (?:\d+ )?(?:\S+ ){0,3}?(?:, die (?:[^\s,]+ ){1,6}?, )?(?:wieder )?verloren /,
  / alle (?:\d+ )?(?:\S+ ){0,3}?, die (?:[^\s,]+ ){1,6}?(?:gezahlt|bezahlt|gekauft|genutzt|bestellt|gebucht) (?:hatten|haben) , (?:haben|sind) (?:\S+ ){0,3}?(?:gekündigt|abgesprungen|weg|gegangen|ausgestiegen|verloren) /,
  / (?:perdimos|hemos perdido|he perdido|perdí) (?:a )?(?:tod[oa]s l[oa]s|l[oa]s|amb[oa]s) (?:\d+ )?(?:\S+ ){0,3}?que (?:nos |ya |ya nos )?(?:había[n]? |han )?(?:pagado|pagaban|pagaron|comprado|compraron|usaban|usado|contratado)(?= )/,
];
/** Most sentences have none of these words. */
const trigger = / (?:lost|verloren|gekündigt|abgesprungen|weg|gegangen|ausgestiegen|perd\S+|perdido) /;
/** Nobody of ours: "we lost all shops that had used paper". */
const otherwise =
  / (?:almost|nearly|never|not|n't|nie|nicht|fast|casi|nunca|no) (?:\S+ )?(?:lost|verloren|perdimos|perdido)/;
const lostInChinese =
  /(?:失去|流失|丢|丢掉|跑)了?(?:全部|所有|那?[\d一二两三四五六七八九十]+[家个位户名])[^,，。]{0,8}(?:付过?钱|付费|买过|用过|下过单)的?[^,，。]{0,4}|(?:付过?钱|付费|付了钱)的[^,，。]{0,3}[\d一二两三四五六七八九十]+[家个位户名][^,，。]{0,4}(?:全部?|都)(?:走|流失|退|跑|没)(?:光|掉)?了/u;

/** "We lost all three shops that had paid us", 付过钱的三家都走了: whoever was a customer is gone. */
export const isAllLost = memoise(({ context, sentence }: Pick<Clause, 'context' | 'sentence'>): boolean => {
  if (!sentence.isLatin) return lostInChinese.test(lettersOf(context));
  return hasLost(context);
});

function hasLost(context: readonly Token[]): boolean {
  const words = wordsInFigures(context);
  return trigger.test(words) && lost.some((pattern) => pattern.test(words)) && !otherwise.test(words);
}
