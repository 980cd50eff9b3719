import { wordsInFigures } from '../../text/figures';
import type { Clause } from '../../text/clause';
import { lettersOf } from '../../text/token';
import { isFact } from '../claim';

const spread = [
  String.raw` (?:i|we) (?:'d |had |have |'ve )?(?:\S+ )?(?:put|posted|dropped|delivered|handed out|given out|distributed|pushed|stuck) (?:\S+ ){0,3}?\d\S* (?:\S+ )?(?:leaflets|flyers|cards|letters|posters|vouchers) `,
  String.raw` (?:hatten|haben|habe|hatte) (?:\S+ ){0,6}?\d\S* (?:\S+ )?(?:flyer|zettel|handzettel|prospekte|karten|briefe|plakate|gutscheine) (?:\S+ ){0,5}?(?:verteilt|eingeworfen|ausgelegt|geklebt|verschickt|gesteckt) `,
  String.raw` (?:(?:habíamos|hemos|había|he) (?:repartido|buzoneado|dejado|pegado|enviado)|repartimos|repartí|buzoneamos|pegamos) (?:\S+ )?\d\S* (?:\S+ )?(?:folletos|carteles|tarjetas|cartas|octavillas|vales) `,
].map((pattern) => new RegExp(pattern));
const spreadInChinese =
  /(?:发|贴|塞|投)(?:出去?)?了?[^,，。]{0,4}(?:\d+|[一二两三四五六七八九十百千]+)[多余来]?[张份](?:传单|卡片|海报|宣传单|优惠券)/u;

const turnout = [
  String.raw` (?!(?:0|1) )\d+ (?:\S+ ){1,2}?(?:came|turned up|showed up|signed up|registered|kamen|meldeten sich|vinieron|se apuntaron|se inscribieron) (?!(?:back|again) )`,
  String.raw` (?:kamen|meldeten sich) (?:\S+ ){0,3}?(?!(?:0|1) )\d+ (?!(?:mal|uhr) )| (?:vinieron|se apuntaron|se inscribieron|acudieron) (?:\S+ ){0,2}?(?!(?:0|1) )\d+ `,
].map((pattern) => new RegExp(pattern));
const turnoutInChinese =
  /来了[^,，。]{0,3}(?:\d{2,}|[一二两三四五六七八九十百]{2,}|[二两三四五六七八九十百])多?(?:个|位|人|名|户)/u;
const others = /^(?:rival|report|quoted)$/;

/** "90 neighbours came in the first month. … We had put 5,000 leaflets through letterboxes": how many came, told before or after the way. */
export function isLeafletResponse(clause: Clause, clauses: readonly Clause[], index: number): boolean {
  const { tokens, sentence, negated } = clause;
  const isSpread = sentence.isLatin
    ? spread.some((pattern) => pattern.test(wordsInFigures(tokens)))
    : spreadInChinese.test(lettersOf(tokens));
  if (!isSpread || negated.size > 0) return false;
  return clauses
    .slice(Math.max(0, index - nearby), index + nearby)
    .some(
      (other) =>
        isFact(other) &&
        !other.isNobody &&
        !others.test(other.speaker) &&
        (other.sentence.isLatin
          ? turnout.some((pattern) => pattern.test(wordsInFigures(other.tokens)))
          : turnoutInChinese.test(lettersOf(other.tokens))),
    );
}

const nearby = 8;
