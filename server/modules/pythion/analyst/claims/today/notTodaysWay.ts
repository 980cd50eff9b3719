import type { Clause } from '../../text/clause';
import { wordsInFigures } from '../../text/figures';
import { memoise } from '../../text/memoise';
import { has, lettersOf } from '../../text/token';

/** "Etwa jeder achte Plan kommt zurück", "one in eight plans comes back", "uno de cada ocho vuelve", 每八份就有一份退回来. */
const everyNth = [
  /^ (?:(?:etwa|rund|fast|ungefähr) )?(?:jede[rs]?|jeden) (?:\d+\.?|zweite|dritte|vierte|fünfte|sechste|siebte|achte|neunte|zehnte|zwanzigste)[rsn]? \S+ (?:\S+ ){0,6}?(?:zurück|abgelehnt|reklamiert|verloren|kaputt|beanstandet|fehlerhaft|falsch|liegen|aus|scheitert|storniert) /u,
  /^ (?:(?:about|around|roughly|some|nearly) )?(?:one|1) (?:in|out of|of) (?:every )?(?:\d+) (?!comes?|returns?|goes )\p{L}+ (?:\S+ ){0,5}?(?:back|rejected|returned|fails?|lost|wrong|broken|late|refused|disputed) /u,
  /^ every (?:\d+|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth)\S* \S+ (?:\S+ ){0,5}?(?:back|rejected|returned|fails?|lost|wrong|broken|late|refused|disputed) /u,
  /^ (?:(?:casi|más o menos|aproximadamente) )?(?:un[oa]?|1) de cada \d+ (?!vuelve)\p{L}+ (?:\S+ ){0,5}?(?:vuelven?|rechaz\S+|devuel\S+|falla\S*|pierde\S*|mal|rot[oa]s?|tarde) /u,
];
const everyNthHan =
  /^(?:大约|差不多|现在)?每(?:\d+|[两二三四五六七八九十]+)[份张个单件次].{0,6}(?:就)?有一?[份张个单件次].{0,6}(?:退|驳回|打回|错|坏|丢|出问题)/u;

/** How many of many fail, and what nobody does, nor who leaves. */
export const isShareThatFails = memoise(({ tokens, sentence }: Clause): boolean => {
  if (!sentence.isLatin) return everyNthHan.test(lettersOf(tokens));
  // "One in three shops returned the display": they act, and leave.
  if (tokens.slice(0, 6).some((token) => has(token, 'people', 'customer', 'venue'))) return false;
  const words = wordsInFigures(tokens);
  return everyNth.some((pattern) => pattern.test(words));
});

const notHere = [
  / (?:ist|sind|gibt es|arbeitet|liefert|fährt|kommt) (?:\S+ ){0,3}?(?:noch )?nicht (?:in (?!ordnung |der lage |echtzeit |betrieb )|im (?!griff |einsatz |voraus )|bei uns |hier |nach |auf dem markt |vertreten )/,
  / (?:is|are|does|do|has|have)(?: not|n't| n't) (?:(?:yet|available|active|present|based|sold|exist) )*(?:in (?!(?:sync|time|order|place|use|one|it|them|writing|touch|step) )|here |come to |operate in |deliver to |reached |opened in )/,
  / (?:aún|todavía|ya) no (?:está|están|llega|llegan|opera|operan|ha llegado|han llegado|trabaja|trabajan) /,
  / no (?:está|están|llega|llegan|opera|operan) (?:aún |todavía )?(?:aquí |en (?!orden |hora )|a (?!tiempo ))/,
];
const notHereHan =
  /(?:还没有?|没有?|尚未|不)(?:进|来|到|在|开到|覆盖)(?:我们?)?(?:这里|这边|本地|本市|\p{Script=Han}{2,3}(?:[。，]|$))/u;
/** Somebody else of the trade: "ein Franchise aus Berlin macht dasselbe". */
const same =
  / (?:dasselbe|das gleiche|ähnliches|so etwas|sowas|genau das|the same|something similar|exactly this|lo mismo|algo parecido|algo similar) |(?:一样|同样|类似|差不多)的/u;

/** Who does the same where they aren't. */
export const isElsewhere = memoise(({ context, sentence }: Clause): boolean => {
  if (!sentence.isLatin) {
    const letters = lettersOf(context);
    return same.test(letters) && notHereHan.test(letters);
  }
  const words = wordsInFigures(context);
  return same.test(words) && notHere.some((pattern) => pattern.test(words));
});

/** Their price and their absence, and nothing of ours. */
export const isOfThoseElsewhere = (clause: Clause): boolean => clause.speaker !== 'own' && isElsewhere(clause);
