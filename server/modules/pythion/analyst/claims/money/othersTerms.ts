import type { Clause } from '../../text/clause';
import { memoise } from '../../text/memoise';
import { lettersOf, spacedWords } from '../../text/token';

const asked = '(?:charged|charges|took|takes|asked|asks|billed|bills|sold|sells)';
const askedInGerman = '(?:nahm|nimmt|verlangte|verlangt|berechnete|verkaufte|genommen|verlangt|berechnet|verkauft)';
const askedInSpanish = '(?:cobraba|cobra|cobraban|cobran|pedía|pedían|vendía|vendían|cobró|cobraron)';

/** The founder's work for somebody, who asked a price, or the place of that work with its price. */
const employers = new RegExp(
  [
    ` (?:i|we) (?:once |first |also )?(?:worked|trained|apprenticed|helped|interned|used to work)(?: out)? (?:\\S+ ){0,2}?(?:for|at|with|in|under) (?:\\S+ ){1,5}?(?:,? ?(?:who|which|that|where they|and (?:he|she|they)) )(?:\\S+ ){0,2}?${asked} `,
    ` (?:the|a|my) (?:\\S+ ){1,4}?(?:where|that|which|for whom) i (?:once |first |used to )?(?:work|worked|trained|apprenticed|helped|interned)(?: for| at| in| with)? (?:\\S+ ){0,3}?${asked} `,
    ` my (?:old|former|last|previous) (?:boss|employer|firm|company|shop|workplace) (?:\\S+ ){0,2}?${asked} `,
    ` (?:ich (?:\\S+ ){0,3}?(?:arbeitete|lernte|half)|ich (?:habe|hatte) (?:\\S+ ){1,8}?(?:gearbeitet|gelernt|geholfen)|(?:arbeitete|lernte|half) ich|(?:habe|hatte) ich (?:\\S+ ){1,8}?(?:gearbeitet|gelernt|geholfen)) (?:[^,]{0,40} )?, (?:der|die|das) (?:\\S+ ){0,8}?${askedInGerman} `,
    ` (?:der|die|das|mein|meine) (?:\\S+ ){1,3}?, (?:wo|(?:bei|in) (?:dem|der)|für (?:den|die)) ich (?:\\S+ ){0,5}?(?:gearbeitet|gelernt|geholfen|arbeitete|lernte|half) (?:habe |hatte )?, ${askedInGerman} `,
    ` mein(?:e)? (?:alter?|ehemaliger?|früherer?|letzter?) (?:chefi?n?|firma|betrieb|arbeitgeber) (?:\\S+ ){0,2}?${askedInGerman} `,
    ` (?:trabaj(?:é|aba|amos)|ayud(?:é|aba)|aprendí) (?:\\S+ ){0,2}?(?:con|para|en|de) (?:\\S+ ){1,5}?(?:, )?(?:que|quien|donde|y) (?:\\S+ ){0,2}?${askedInSpanish} `,
    ` (?:el|la|un|una) \\S+ (?:donde|en (?:el|la) que|para (?:el|la|quien)) (?:yo )?(?:trabaj(?:é|aba)|aprendí) (?:\\S+ ){0,2}?${askedInSpanish} `,
    ` mi (?:antigu[oa]|últim[oa]|anterior) (?:jef[ea]|empresa|taller|patrón) (?:\\S+ ){0,2}?${askedInSpanish} `,
  ].join('|'),
);
const asking = new RegExp(` (?:${asked}|${askedInGerman}|${askedInSpanish}) `);

/** "Before, I worked for my uncle, who charged £80 per tent", "the shop where I worked took 80 euros a repair": an earlier employer's price. */
export const isEmployersPrice = ({ tokens, context, quantities }: Clause): boolean =>
  quantities.some(({ kind }) => kind === 'money') &&
  asking.test(spacedWords(tokens)) &&
  employers.test(spacedWords(context));

const ownPay = new RegExp(
  [
    ' my (?:old|former|last|previous) (?:boss|employer|firm|company|shop|job|workplace) (?:used to pay|paid|pays|gave) (?:me|us) ',
    ' my (?:pay|wages?|salary) (?:\\S+ ){0,5}?(?:was|were|used to be|came to) ',
    ' meine? (?:alter?|ehemaliger?|früherer?|letzter?) (?:chefi?n?|firma|betrieb|arbeitgeber) (?:zahlte|bezahlte|gab) (?:mir|uns) ',
    ' mein (?:lohn|gehalt|verdienst) (?:\\S+ ){0,5}?(?:war|betrug|lag) ',
    ' mi (?:antigu[oa]|últim[oa]|anterior) (?:jef[ea]|empresa|taller|patrón) me (?:pagaba|pagó|daba) ',
    ' mi (?:sueldo|salario|paga) (?:\\S+ ){0,5}?(?:era|fue) ',
  ].join('|'),
);
const ownPayHan =
  /(?:以前|原来|之前)的?(?:老板|公司|工厂|单位)[^，。,]{0,6}(?:给|付|发)我|我(?:以前|原来|之前)的?(?:工资|月薪|薪水)/u;

/** "My old boss paid me £480 a week", "mein Lohn war 480 Euro", 以前的老板一周给我480元: what the founder earned as an employee. */
export const isOwnPay = ({ tokens, quantities, sentence }: Clause): boolean =>
  quantities.some(({ kind }) => kind === 'money') &&
  (sentence.isLatin ? ownPay.test(spacedWords(tokens)) : ownPayHan.test(lettersOf(tokens)));

const toldDeal =
  / (?:(?:said|says|(?:told|tells) (?:us|me)) (?:that )?(?:he|she|they) (?:usually |now |always |normally )?(?:buys?|sells?|gets?|resells?)|(?:sagten?|erzählten?) (?:(?:uns|mir) )?, (?:dass )?(?:er|sie) (?:[^\s,]+ ){0,8}?(?:kauft|kaufen|kaufe|verkauft|verkaufen|verkaufe|bekommt|bekommen)|(?:(?:nos|me) )?(?:dijo|dijeron|contó|contaron) que (?:(?:l[oa]s?|se l[oa]s?) )?(?:compran?|vend\S+|pillan?)) /;

/** "A dealer told us he buys it at 45 euros a litre": a price at which others deal, told by one of them; not "he'd buy it from us". */
export const isToldDeal = ({ tokens, context, quantities }: Clause): boolean =>
  quantities.some(({ kind }) => kind === 'money') &&
  dealing.test(spacedWords(tokens)) &&
  toldDeal.test(spacedWords(context)) &&
  !ofOurs.test(spacedWords(context));

const dealing =
  / (?:buys?|sells?|gets?|resells?|kauf(?:en?|t)|verkauf(?:en?|t)|bekomm(?:en|t)|compran?|vend\S+|pillan?) /;
const ofOurs = / (?:from (?:us|me)|von (?:uns|mir)|bei (?:uns|mir)|our|ours|nuestr\S+|unsere\S*) /;

const number = '[\\d一二两三四五六七八九十百千万]';
/** 她们一双卖给贩子才5块钱: what those concerned get from others. */
const theirSale = new RegExp(
  `^(?:她们|他们|她|他|农户|农民|村民|渔民|果农|菜农|大家)[^，。,我咱]{0,8}卖(?:给[^，。,我咱]{1,6})?[^，。,我咱]{0,5}${number}`,
  'u',
);
/** 搬家公司说好300元,到了楼下要800元; 工厂报价58元一个: what a firm of that kind asks. */
const quoted = new RegExp(
  `(?<![本我])(?<!我们)(?:公司|工厂|厂家|厂|师傅|中介|同行|别人|别家|人家|商家|店家|老板|贩子)(?:都|先|一般|通常|那边)?(?:说好|报价|报|要价|开价|喊价|说)(?:了|是|的)?[^，。,我咱]{0,3}${number}`,
  'u',
);
const wanting = new RegExp(`(?:要|收|涨到|加到|变成|开口)(?:了|价)?${number}`, 'u');
/** 以前打工的店一次收80元. */
const formerWork = new RegExp(
  `(?:打工|上班|干活|学徒)的?[^，。,]{0,8}(?:店|厂|公司|老板|师傅)[^，。]{0,8}(?:收|卖|要)[^，。]{0,3}${number}`,
  'u',
);
/** 司机老李帮我送货,每次收200元: who works for us charges us. */
const helper = new RegExp(
  `^(?![我咱])[^，。,]{1,8}?(?:帮|替|给|为)(?:我们?|咱们?)(?!(?:付|交|打|转|的|钱|\\d))[^，。,我咱]{1,8}[，,](?:每[^，。,]{1,3}|一[^，。,]{1,2})?(?:只|要|都)?(?:收|要)[^，。,]{0,3}${number}`,
  'u',
);
/** 奶茶店从批发商那里进货,一斤38元: what they pay those who supply them. */
const supplied = new RegExp(
  `^(?![我咱])(?![^，。,]{0,10}(?:顾客|客户|会员|用户|小程序|客人))[^，。,我咱]{1,10}(?:都|一般|平时|现在|目前)?(?:从|在|找|跟|向)[^，。,我咱]{1,8}(?:那里|那儿|那边|手里|处)?(?:进货|拿货|采购|购买|买|进|拿|订货|批)[^，。我咱]{0,10}[，,]?[^，。我咱]{0,6}${number}`,
  'u',
);
const ownInChinese = /我(?!以前|之前|原来|在|打工)|咱|付给|买了/u;

/** 奶茶店从批发商那里进货: who supplies them today. Not 从我们这里进货, 从网上买了我们的. */
export const isSuppliedInChinese = memoise((context: Clause['context']): boolean => {
  const letters = lettersOf(context);
  return supplied.test(letters) && !/我|咱/u.test(letters);
});

/** What others ask or get, in a clause without us. */
export const isOthersMoneyInChinese = ({ tokens, context, quantities }: Clause): boolean => {
  if (!quantities.some(({ kind }) => kind === 'money')) return false;
  const letters = lettersOf(tokens);
  if (helper.test(lettersOf(context)) || isSuppliedInChinese(context)) return true;
  if (ownInChinese.test(letters)) return false;
  if (theirSale.test(letters) || quoted.test(letters) || formerWork.test(letters)) return true;
  const before = lettersOf(context).split(letters)[0] ?? '';
  return wanting.test(letters) && quoted.test(before) && !ownInChinese.test(before);
};
