import { spacedWords, type Token } from './token';

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

/** "Hi!", "Moin zusammen", "hola a todos", 大家好: nothing of the idea. */
export const isGreeting = (tokens: readonly Token[]): boolean =>
  tokens.length <= 5 && tokens.every(({ text, pos }) => pos === 'punct' || greetings.has(text));

/** Where the statement of a sentence starts, after what only says that it is repeated. */
export function startAfterOpening(tokens: readonly Token[], isLatin: boolean): number {
  const words = spacedWords(tokens.slice(0, 12));
  const match = (isLatin ? openings : openingsInChinese)
    .map((pattern) => pattern.exec(words))
    .find((found) => found !== null);
  const length = match ? match[0].trim().split(' ').length : 0;
  return length < tokens.length - 1 ? length : 0;
}
