import { has, hasAny, lettersOf, spacedWords, type Token } from './token';

const month =
  '(?:january|february|march|april|may|june|july|august|september|october|november|december|januar|februar|märz|mai|juni|juli|oktober|dezember|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre)';
const inMonth = new RegExp(` (?:in|im|en) ${month}(?= )`, 'g');
const season = '(?:spring|summer|autumn|winter|frühling|frühjahr|sommer|herbst)';

/** What happens again and again, or has happened. */
const habitOrPast =
  / (?:every|each|always|usually|often|jede[nrsm]?|immer|meist|meistens|üblicherweise|oft|siempre|cada|todos|todas|suelen|last|this|letzte[nrs]?|diese[nrs]?|paid|called|came|did|was|were|have|has|had|haben|hat|hatten|wurden?|waren?|kamen|riefen|meldeten|han|ha|pagaron) /;

const payingNow = / (?:pays?|zahlt|zahlen|bezahlt|bezahlen|pagan?) /;
const theFirst = /^(?:first|erste[nrs]?|primer|primer[oa]s?)$/;
const firstInChinese =
  /^(?:到)?(?:[一二三四五六七八九十]{1,2}|\d{1,2})月份?(?:底|初|中旬)?[,，]?(?:前|头|第)[一二两三四五六七八九十\d]{1,2}[个位家名户][^了过,，]{0,6}[付给交][^了过,，]{0,6}$/u;

/** "In March the first two pay me", "la primera me la pagan en marzo", 三月份前两位客户付我钱: the first are paid for once, in one month. */
export const isFirstPaymentAhead = (tokens: readonly Token[], context: readonly Token[]): boolean =>
  hasAny(tokens, 'pay') &&
  (isFirstInMonth(tokens, context) || firstInChinese.test(lettersOf(tokens).replace(/\.$/, '')));

/** "The first two", "la primera": not "the first month", "la primera cuota". */
const isPayer = (next: Token | undefined): boolean => next?.pos !== 'noun' || has(next, 'people', 'customer');

const isFirstInMonth = (tokens: readonly Token[], context: readonly Token[]): boolean => {
  const words = spacedWords(tokens);
  return (
    payingNow.test(words) &&
    tokens.some((token, index) => theFirst.test(token.text) && isPayer(tokens[index + 1])) &&
    spacedWords(context).match(inMonth)?.length === 1 &&
    !habitOrPast.test(spacedWords(context))
  );
};

/** Present forms: of verbs with "-ten" few are none of the past, and strong verbs have a past without it. Nor what comes of it: "bekommen". */
const doingNow =
  '(?!(?:haben|habe|hatten|sind|waren|werden|wurden|kamen|gingen|riefen|schrieben|hingen|warfen|standen|gaben|fuhren|trafen|sprachen|luden|boten|hielten|liefen|bekommen|erreichen|gewinnen|verkaufen|finden|treffen) )(?!(?:\\p{L}{1,4})?(?:ließ|nahm|trug|kam|fing|gann|wann|schlug|schob|schien|warb|zog|stieg|sang|lieh|trieb|hing|warf)e?n? )(?:(?:star|bie|arbei|tes|rich|verbrei|schal)ten|\\p{L}+(?<!t)en|\\p{L}+(?<!t)e)';
const weDoIn = new RegExp(
  `^ (?:(?:and|then|und|dann) )?(?:(?:in|im) (?:${season}|${month})|morgen|demnächst|bald|übermorgen|in (?:einer|zwei|drei|vier|\\d+) (?:tagen|wochen?|monaten?)) ${doingNow} (?:wir|ich) `,
  'u',
);
const weDoInEnglish = new RegExp(
  `^ (?:(?:and|then) )?in (?:the )?(?:${season}|${month})(?: ,)? (?:we|i) (?!(?:put|set|cut|let|read|hit|spread|get|have|reach|find|win|gain|sell|earn|make|see|meet|take) )`,
);

/** "Im Frühjahr verteilen wir 200 Flyer, dann rufen 12 Leute an", "in spring we hand out 200 flyers": advertising with its time, and none that was done. */
export const isAdvertisingAhead = (tokens: readonly Token[], context: readonly Token[]): boolean =>
  hasAny(tokens, 'channel') &&
  tokens.some(({ pos }) => pos === 'num') &&
  isDoneIn(tokens) &&
  !habitOrPast.test(spacedWords(context));

const isDoneIn = (tokens: readonly Token[]): boolean => {
  const words = spacedWords(tokens);
  if (weDoIn.test(words)) return true;
  const verb = tokens.find(({ pos }) => pos === 'verb');
  return weDoInEnglish.test(words) && verb !== undefined && verb.text === verb.lemma;
};
