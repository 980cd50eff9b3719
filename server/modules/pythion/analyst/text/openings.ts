import { lettersOf, spacedWords, type Token } from './token';

/** "As mentioned,", "to say it once more,", "wie gesagt:": says that a sentence repeats something, and nothing of the idea. */
const openings = [
  /^ (?:(?:and|again|but) )?(?:as (?:i |we )?(?:already |just )?(?:mentioned|said|noted|stated|described|explained|told you|wrote)(?: (?:before|above|earlier|already))*|(?:to (?:say|put|state|repeat) (?:it|this|that)? ?(?:once more|again|once again)?|let me (?:say|repeat) (?:it|this|that)? ?(?:once more|again)?|(?:once|one) more(?: time)?|once again|and again|again|i repeat|we repeat|to repeat|in other words|needless to say)) [,:] /,
  /^ (?:wie (?:(?:schon|bereits|oben) )*(?:gesagt|erwähnt|beschrieben|geschrieben)|noch einmal|nochmals?|um es (?:noch einmal |nochmals? )?zu (?:sagen|wiederholen)|ich wiederhole|wir wiederholen) [,:] /,
  /^ (?:como (?:ya )?(?:(?:he|hemos|se ha) )?(?:dicho|dije|dijimos|mencionado|mencioné|mencionamos|comenté|comentamos|expliqué)(?: (?:antes|arriba))?|(?:lo )?repito|repetimos|otra vez|una vez más|de nuevo) [,:] /,
];
const openingsInChinese = [
  /^ (?:如前所述|正如(?:前面|上面)?(?:所说|说的)|再说一遍|再次强调|重复一遍|前面说过) (?:[,，:：] )?/,
];

const greetings = new Set(
  'hi hello hey hiya all everyone everybody there folks good morning evening afternoon hallo moin servus hej zusammen guten tag abend ihr lieben liebe grüße grüß gott miteinander dear hola muy buenas buenos días tardes noches a todos todas 你好 您好 大家好 各位好 大家 各位 老师 早上 下午 晚上 早上好 下午好 晚上好 好 你 您'.split(
    ' ',
  ),
);

const stop = '(?: [.])*$';
/** "We wish everybody a nice day", "vielen Dank fürs Lesen", "muchas gracias", 祝大家愉快. */
const courtesies = [
  `^(?: (?:we|i))? (?:wish|wishing) (?:you|everybody|everyone|them|all)(?: all)?(?: (?!who|that)[^ ,;:]+){0,4} (?:day|evening|week|weekend|morning|year|christmas|easter|holidays?|success|luck|best)${stop}`,
  `^ (?:have|enjoy) (?:an?|your) (?:[^ ]+ )?(?:day|evening|week|weekend|morning)${stop}`,
  `^ (?:(?:many|best|kind|warm) )?(?:thanks|thank you|regards)(?: (?:very much|a lot|so much|in advance|to all|to everybody|to everyone))?(?: for (?:reading|listening|your time|your attention|your help|everything|reading this|reading it))?${stop}`,
  `^ (?:we|i) (?:look|am looking|are looking|'m looking|'re looking) forward to (?:your (?:answer|reply|feedback|response|comments)|hearing from you)${stop}`,
  `^ (?:(?:wir|ich) wünschen?|wünschen? (?:wir|ich))(?: (?:allen|ihnen|euch|dir|noch))*(?: [^ ,;:]+){0,3} (?:tag|abend|woche|wochenende|morgen|jahr|weihnachten|ostern|erfolg|glück|gute)${stop}`,
  `^ (?:(?:vielen|herzlichen|besten) dank|danke(?: schön)?|(?:mit )?(?:freundlichen?|besten?|lieben?|herzlichen?|schönen?|viele) grüßen?)(?: (?:für|fürs) (?:[^ ,;:]+ ){0,2}?(?:lesen|zuhören|zeit|aufmerksamkeit|hilfe|interesse))?${stop}`,
  `^ (?:(?:les?|te|os) )?(?:deseamos|deseo)(?: a tod[oa]s)?(?: [^ ,;:]+){1,3} (?:día|tarde|noche|semana|año|suerte|éxito|navidad|mejor)${stop}`,
  `^ (?:(?:muchas|mil) )?gracias(?: (?:a tod[oa]s|por (?:leer|leernos|leerlo|su tiempo|tu tiempo|vuestro tiempo|su atención|la atención|todo)))?${stop}`,
  `^ (?:un saludo|saludos(?: cordiales)?)${stop}`,
].map((source) => new RegExp(source));
const courtesiesInChinese =
  /^(?:祝(?:大家|您|你们?|各位)?[^,，。]{0,8}(?:愉快|顺利|快乐|好运|成功|健康|幸福|如意)|(?:谢谢|感谢)(?:大家|您|你们?|各位)?(?:的)?(?:耐心)?(?:阅读|观看|聆听|支持|关注)?|此致敬礼)[!！.。]?$/u;
const mostWords = 14;

/** "Hi!", "Moin zusammen", "hola a todos", 大家好, and what is wished at the end: nothing of the idea. */
export function isGreeting(tokens: readonly Token[], isLatin: boolean): boolean {
  if (tokens.length > mostWords) return false;
  if (tokens.length <= 5 && tokens.every(({ text, pos }) => pos === 'punct' || greetings.has(text))) return true;
  if (!isLatin) return courtesiesInChinese.test(lettersOf(tokens));
  const words = spacedWords(tokens).trimEnd();
  return courtesies.some((pattern) => pattern.test(words));
}

/** Where the statement of a sentence starts, after what only says that it is repeated. */
export function startAfterOpening(tokens: readonly Token[], isLatin: boolean): number {
  const words = spacedWords(tokens.slice(0, 12));
  const match = (isLatin ? openings : openingsInChinese)
    .map((pattern) => pattern.exec(words))
    .find((found) => found !== null);
  const length = match ? match[0].trim().split(' ').length : 0;
  return length < tokens.length - 1 ? length : 0;
}
