import type { Clause } from '../../text/clause';
import { parseHanCount, parseNumber } from '../../text/numbers';
import { wordsInFigures } from '../../text/figures';
import { memoise } from '../../text/memoise';
import { lettersOf, type Token } from '../../text/token';
import { isTakenBack } from './takenBack/takenBack';

const amount = '(\\d[\\d.,]*)';
const customers =
  '(?:households|families|members|customers|clients|subscribers|users|pupils|learners|students|regulars|kund\\S+|mitglieder\\S*|familien|haushalten?|abonnenten|teilnehmer\\S*|schüler\\S*|clientes|clientas|abonad[oa]s|familias|soci[oa]s|alumn[oa]s|hogares|usuari[oa]s|suscriptor\\S+)';
/** What was at first, and what is left: "in May 130, and by October it was down to 40", "empezamos con 265 y ya vamos por 7". */
const shrunk = new RegExp(
  [
    `${amount} (?:\\S+ ){0,2}?${customers} (?:\\S+ ){0,14}?(?:down to|and now (?:there are|it is|it 's|we have)|now only|only) ${amount} `,
    `${amount} (?:\\S+ ){0,2}?${customers} (?:\\S+ ){0,14}?(?:nur noch|gerade noch) ${amount} `,
    `${amount} (?:\\S+ ){0,2}?${customers} (?:\\S+ ){0,10}?(?:ya vamos por|(?:hoy|ahora|solo|ya|nos) (?:me |nos |solo )?quedan|bajamos a) ${amount} `,
  ].join('|'),
  'u',
);
const shrunkInChinese =
  /(\d+|[一二两三四五六七八九十百千]+)[多几]?(?:[个位名](?:会员|顾客|客人|学员|学生|客户|孩子)|[家户](?!合)|(?<=卖出?[^，。,]{0,8})份)[^。]{0,16}?(?:掉到|降到|只剩|剩下?|减到|落到)了?(\d+|[一二两三四五六七八九十百千]+)[多几]?[个位家户份名]/u;

/** All left: "hasta que todas volvieron con su bordador". What they returned or claimed back is read in `takenBack`. */
const over =
  / (?:(?:sind|waren) (?:aber |dann )?(?:alle )?wieder (?:zu|bei)[mr]? |hasta que (?:tod[oa]s|l[oa]s tod[oa]s)|se (?:retiraron|dieron de baja|fueron) tod[oa]s|canceló (?:mi|nuestro) contrato|rompió el (?:convenio|contrato)) /;
const overInChinese = /(?:都|全)[^，。,]{0,3}(?:走了|退了(?!原来|旧|别)|不来了)|连那帮老客也都走|再也不来/u;
/** Nobody did: "ni uno de los 84 restaurantes ha seguido", "did not fall from 14 to 5", 没有拉走过一包. */
const none =
  /^ (?:y |pero )?ni un[oa] (?:solo |sola )?de | (?:did|does|have|has) (?:not|n't) (?:fall|drop|rise|grow|improve|go (?:up|down)|change|fallen|dropped|risen) from | (?:sank|sanken|stieg|stiegen|fiel|fielen) (?:[^\s,.;]+ ){0,4}?nicht(?= ) | (?:buchte|buchten|kaufte|kauften|nahm|nahmen) (?:uns|mich|mir) keine[rs]? | (?:keine[rs]?|niemand) (?:[^\s,.;]+ ){0,3}?(?:gebracht|gekauft|genommen|gezahlt|bezahlt|bestellt|gebucht) /;
const noneInChinese = /没有?(?:拉走|卖出|付|买|收到|来|下单|交)过?(?:一|半|任何)|没到过账/u;

const halfLost = (before: number, after: number): boolean => before > 0 && after * 2 <= before;

const isShrunk = (text: string): boolean => {
  const groups =
    shrunk
      .exec(text)
      ?.slice(1)
      .filter((group) => group !== undefined) ?? [];
  return groups.length === 2 && halfLost(parseNumber(groups[0] ?? '') ?? 0, parseNumber(groups[1] ?? '') ?? Infinity);
};

function isShrunkInChinese(letters: string): boolean {
  const [, before = '', after = ''] = shrunkInChinese.exec(letters) ?? [];
  return before !== '' && halfLost(parseHanCount(before), parseHanCount(after));
}

const isUndoneInWords = memoise((context: readonly Token[]): boolean => {
  const words = wordsInFigures(context);
  return over.test(words) || none.test(words) || isShrunk(words);
});

const isUndoneInChinese = memoise((context: readonly Token[]): boolean => {
  const letters = lettersOf(context);
  return overInChinese.test(letters) || noneInChinese.test(letters) || isShrunkInChinese(letters);
});

/** "Me encargaban insignias": what customers did for some time, and do no more. */
const nolonger = / (?:me|nos) (?!(?:había|habían|quedab|faltab|costab|tocab|daba|parecí|hací))\p{L}+(?:aban|ían) /u;
const again = / (?:ahora|hoy|siguen|todavía|aún|y (?:me|nos) \p{L}+n) /u;

/** Whether a sentence takes back what it tells: most are gone, goods, orders or money went back, or nobody did it. */
export function isUndone(clause: Clause): boolean {
  if (isTakenBack(clause)) return true;
  const { context, sentence, speaker } = clause;
  if (sentence.isLatin) {
    const words = wordsInFigures(context);
    return isUndoneInWords(context) || (speaker !== 'rival' && nolonger.test(words) && !again.test(words));
  }
  return isUndoneInChinese(context);
}
