import type { Clause } from '../../text/clause';
import { writtenInFigures } from '../../text/figures';
import { memoise } from '../../text/memoise';
import { parseHanCount } from '../../text/numbers';
import { lettersOf } from '../../text/token';
import { hanNumber, hanUnit } from './hanCounts';
import { moneyBack as ofMoney } from './moneyBack';
import { isNoLoss } from './noLoss';

const end =
  '(?= (?:$|[.,;:]|(?:after|in|at|on|by|with|within|because|when|since|last|this|again|and|to|so|for|until) ))';
const endSpanish = '(?= (?:$|[.,;:]|(?:tras|después|en|al|a|con|por|porque|cuando|desde|este|esta|ya|y|pero|hasta) ))';
const it = '(?:it|them|theirs|the \\S+|their \\S+)';

const moneyBack = [...ofMoney.en, ...ofMoney.de, ...ofMoney.es].join('|');

const leaving = [
  `(?:left|cancelled|canceled|quit|churned|unsubscribed|lapsed|defected|gave (?:up|notice)|dropped (?:out|off|it|us)|packed (?:it|us) in|jacked it in|chucked it(?: in)?|pulled out|walked away|moved on)(?: (?:us|it))?${end}`,
  `stopped(?: (?:using|paying|coming|ordering|booking|buying|subscribing|renewing|attending))?(?: (?:us|it|for it))?${end}`,
  `(?:went|gone|switched|moved|changed)(?: (?:back|away|over))? to (?:an? |the |our |their )?(?:\\S+ )?(?:competitors?|rivals?|competition|other|another|others|someone)|(?:went|switched|moved) (?:back|away) to`,
  `(?:did n't|did not|do n't|never) (?:renewed|renew|come back|came back|return(?:ed)? ${end}|come again|came again|(?:order(?:ed)?|book(?:ed)?|buy|bought|use(?:d)?|visit(?:ed)?)(?: (?:it|us|anything))? again|extend|stay)`,
  `(?:did n't|did not) want (?:us|it|me|another|to) (?:\\S+ ){0,4}(?:again|back|anymore|any more|one)`,
  `(?:sent|gave|brought|handed|shipped) ${it} back|returned ${it}`,
  `(?:were|was|are|had) (?:all )?gone`,
  // "Turned down a second year", "declined to renew", "said no to another box".
  `(?:turned down|declined|refused|rejected|passed on|said no to|wanted no) (?:(?:to (?:renew|extend|continue|re - order|reorder|re - book|rebook|stay|(?:pay|buy|order|book|come|sign)(?: \\S+){0,2} again))(?= )|(?:(?:a|an|the|any|our|their) )?(?:2|second|another|third|3|next|further|renewal|extension)(?: (?:year|month|week|season|term|contract|order|round|box|batch|one|course|visit|lesson|subscription|period|offer))?${end.replace('(?= ', '(?= (?:for )?')})`,
].join('|');

const leavingBehind = [
  `(?:(?<!(?:ihren|ihre|ihrem|den|dem|alten) (?:\\S+ )?)gekündigt|abgesprungen|ausgestiegen|ausgetreten|abbestellt|storniert|abgemeldet|abgebaut|aufgehört|gegangen|(?<! (?:werfen|schmeißen|kippen|schütten) (?:(?!das |es |sie |unser)\\S+ ){0,6}?)weg|(?:zur konkurrenz|zu einem (?:anderen )?(?:anbieter|konkurrenten|mitbewerber)|zum mitbewerber) (?:gewechselt|gegangen|abgewandert|übergelaufen)|gewechselt|zurückgeschickt|zurückgegeben|zurückgebracht|weggegangen|davongelaufen)`,
  `(?:(?:ein|das|eine|die|einen|den) (?:zweite[sn]?|weitere[sn]?|nächste[sn]?) \\S+|(?:die|eine) verlängerung) (?:abgelehnt|ausgeschlagen|abgewinkt|verweigert)|(?:nicht|kein weiteres mal) verlängern wollen`,
  `(?<= wollten (?:\\S+ ){0,6}?)nicht (?:mehr )?(?:verlängern|weitermachen)`,
  `(?:nie|nicht|nie mehr|nicht mehr|kein zweites mal|niemals) (?:wieder|mehr|erneut)?(?: ?(?:bestellt|gekauft|gebucht|gekommen|verlängert|wiedergekommen|benutzt|genutzt|bezahlt))`,
  `(?:kündigten|sprangen ab|meldeten sich (?:wieder )?ab|stiegen (?:wieder )?aus|hörten (?:wieder )?auf)`,
].join('|');

const leavingSpanish = [
  `se (?:fueron|fue|marcharon|marchó|(?:ha|había)n? (?:ido|marchado|dado de baja|retirado)|borraron|borró|han pasado a|pasaron a|han cambiado a|cambiaron a)`,
  `se (?:dan|da|dieron|dio) de baja|se (?:retiraron|retiró)`,
  `cancelaron|canceló|abandonaron|abandonó|(?:nos|lo|la) dej(?:aron|ó)|lo devolvieron|lo devolvió`,
  `no (?:renovaron|renovó|repitieron|repitió|volvieron|volvió|han vuelto|ha vuelto|han renovado|ha renovado)`,
  `(?:dej(?:aron|ó)|(?:ha|había)n? dejado) de (?:usar\\S*|pagar\\S*|venir|pedir\\S*|comprar\\S*|utilizar\\S*)`,
  `(?:nos |lo |la )?(?:ha|había)n? dejado(?: (?:el (?:servicio|programa|sistema|plan|club)|la (?:app|aplicación|plataforma|suscripción)|nuestr\\S+ \\S+))?${endSpanish}`,
  `(?:ha|había)n? (?:cancelado|abandonado)`,
  `(?:rechaz(?:aron|ó)|(?:ha|han) rechazado|declinaron|no quis(?:ieron|o)|dijeron que no a) (?:(?:seguir|renovar|repetir|continuar|prorrogar)|(?:la renovación|la prórroga|un segundo \\S+|otro \\S+|otra \\S+|una segunda \\S+))`,
].join('|');

const part = [
  `(?<named>half|more than half|most|nearly all|almost all|(?:2|two)[ -]thirds|(?:3|three)[ -]quarters|(?:mehr als )?die hälfte|die (?:aller)?meisten|fast alle|(?:2|zwei) drittel|(?:3|drei) viertel|la mitad|la mayoría|más de la mitad|casi tod[oa]s|(?:2|dos) tercios|tres cuartos)`,
  `(?<percent>\\d+(?:[.,]\\d+)?) (?:%|percent|prozent|por ciento)`,
  // Not "after 3 months 33 had cancelled".
  `(?<some>\\d+)(?! (?:days?|weeks?|months?|years?|tage?n?|wochen?|monate?n?|jahre?n?|días|semanas?|mes(?:es)?|años?) (?:\\S+ ){0,3}?\\d)(?: - odd)?(?: (?:of|in|out of|von|der|aus|unserer|meiner|de|de cada)(?: (?:the|our|my|those|these|all|every|den|diesen|unseren|l[oa]s|mis|nuestr[oa]s|es[oa]s))? (?<all>\\d+))?`,
].join('|');
const who = `(?<who>(?:(?![.,;:]|and |but |und |aber |y |pero |are |is |were |was |sind |will |would |not |no |nicht |keine? )\\S+ ){0,7}?)`;

/** "Von 30 Praxen haben 9 gekündigt", "of the 60 clinics 55 cancelled": not the 30, nor the 60. */
const notOfThese =
  '(?<!^ (?:(?:and|but|und|aber|y|pero|out) )?(?:of|von|de)(?: (?:the|our|my|those|den|unseren|meinen|diesen|los|las|mis|nuestr[oa]s))?)';

const patterns = [
  `${notOfThese} (?:${part}) ${who}(?:(?:has|have|had|since|already|later|then|soon|uns|hat|haben) )*(?:(?<money>${moneyBack})|${leaving}|${leavingSpanish})(?= |$)`,
  `${notOfThese} (?:${part}) ${who}(?:hat|haben|ist|sind|wurden?|waren?) (?:(?!nicht |nie |kein|ihre|den |dem )\\S+ ){0,6}?(?:${leavingBehind})(?= (?:$|[.,;]|weil|und|oder|nach))`,
  `${notOfThese} (?:${part}) ${who}(?:${leavingBehind})(?= (?:$|[.,;]|weil|und|oder|nach))`,
  ` se (?:(?:nos|me) )?(?:fue|fueron|han ido|ha ido|marcharon|(?:dan?|dio|dieron|han dado) de baja|retiraron) (?:(?:un[oa]s|como|casi|alrededor de|cerca de) )?(?:${part})(?: de)? ${who}(?=[.,;]|$|por|porque|en|al)`,
].map((pattern) => new RegExp(pattern, 'u'));

/** "Only two of the fourteen stayed", "quedaban tres": all others are gone. */
const kept = [
  ` (?:only|just|nur|noch|solo|sólo|apenas) (?:${part}) ${who}(?:(?:has|have|are|were|sind|haben) )?(?:stayed|remained|left|came back|renewed|still \\S+|(?:actually |really |ever )?used (?:it|ours)|(?:es|sie|ihn|das) (?:(?:wirklich|auch|danach|tatsächlich|weiter) )*(?:benutzt|genutzt|verwendet)|(?:l[oa]s? )(?:usaron|utilizaron|han usado)|geblieben|dabeigeblieben|übrig|wiedergekommen|verlängert|siguen|renovaron|volvieron|se quedaron)(?= (?:$|[.,;]|with|after|in|on|mit|nach))`,
  ` (?:quedaban|quedaron|quedan|siguen|siguieron) (?:ya |solo |sólo )?(?<some>\\d+)(?<who>)(?= (?:$|[.,;]))`,
  ` (?:übrig|geblieben|dabeigeblieben) (?:sind|waren|ist|war) (?:(?:nur|noch|gerade mal) )*(?<some>\\d+)(?<who>)(?= (?:$|[.,;]))`,
].map((pattern) => new RegExp(pattern, 'u'));

/** "The first farm that bought a locker sent it back after a month". */
const single = new RegExp(
  ` (?<single>the first|one|einer?|eine|una?) ${who}(?:(?:has|have|had|since|already) )*(?:(?<money>${moneyBack})|${leaving}|${leavingSpanish})(?= |$)`,
  'u',
);

const hanPart = `(?:(?<named>一半|大半|超过一半|几乎所有|大部分|大多数|绝大多数|多数|三分之二|四分之三)|(?<tenths>[五六七八九])成|(?<percent>\\d{1,3})%|(?:(?<all>${hanNumber})${hanUnit}?[^，。；\\d]{0,5}?(?:里面?|中)(?:有|的)*)?(?<some>${hanNumber})${hanUnit})`;
/** 换成了别家的软件, 改用了别人, 转去用美团了, 换到美团去了, 又改回用纸了; not 改用我们的软件了. */
export const hanToRival =
  '(?:转到|转用|换用|换到|换成|改用|换)了?(?:别家|别人|别的|其他|人家|竞争对手|对手|竞品|同行)|[转换跑]到(?![我咱])[^，。；,我咱]{1,12}去了|(?:转去|改去|改回|换回|又去|回去)用(?![我咱])[^，。；,我咱]{1,8}了';
const hanLeaving = `走了|走光了|${hanToRival}|退了|停了|不来了|不用了|不再用|不续了?|没有?再?续|不做了|退[订租]|停[订用租购]了?(?=$|[，。；,.;])|不[订租买付交]了|不再[订租买付]|取消了|流失了|离开了|注销了|没有?再(?:来|买|用|下单|订)|再也没有?(?:来|买|用)|(?:拒绝|不愿意?|不肯|不想|不同意|不打算|回绝了?)(?:再)?(?:续|签第二|交第二|付第二|买第二|再[来买用订付交])`;
const hanPatterns = [
  `(?<who>[^，。；]{0,8}?)${hanPart}(?:的)?(?<other>[^，。；,;]{0,10}?)(?:(?<money>${ofMoney.zh})|${hanLeaving})`,
  `(?<who>[^，。；]{0,8}?)(?:走|退|停|跑|流失)了${hanPart}`,
  // 五个客户走了四个.
  `(?<all>${hanNumber})${hanUnit}(?<who>[^，。；\\d]{0,5}?)(?:走|退|停|跑)了(?<some>${hanNumber})${hanUnit}`,
].map((pattern) => new RegExp(pattern, 'u'));
/** 其中4家改用了美团的进销存, where the sentence tells of a loss; 改用了电子秤 alone is no loss. */
const hanSwitched = new RegExp(
  `(?<who>[^，。；]{0,8}?)${hanPart}(?<other>[^，。；]{0,6}?)(?:改用|换用|转用|换成|改成|换到|转到|用回)了?(?![我咱])[^，。；,我咱]{1,12}`,
  'u',
);
const hanLossTold = /(?<!没有?)(?:流失|离开|走)了|退订|停用|不用了|不续/u;
const hanKept = new RegExp(`(?<who>)(?:只|就)(?:剩下?|留下|有)了?(?<some>${hanNumber})${hanUnit}`, 'u');

/** One of these stands in whatever tells that somebody left or stayed. */
const hanTrigger =
  /走|退|要了?回|拒绝|不[愿肯想同打]|回绝|停|不[来用再续订租买付交]|没有?[续再]|再也|取消|流失|离开|注销|转[到去用]|改[用去回]|换|回去|又去|跑了|剩|留下|只有|就有/u;

type Match = Partial<
  Record<'who' | 'other' | 'single' | 'named' | 'percent' | 'tenths' | 'some' | 'all' | 'money', string | undefined>
> & { isKept: boolean };

/** How many of whom left, or stayed. */
export const matchGone = memoise((clause: Clause): Match | undefined => {
  if (isNoLoss(clause)) return undefined;
  const { tokens, sentence } = clause;
  const words = writtenInFigures(tokens, sentence.isLatin);
  if (!sentence.isLatin && !hanTrigger.test(words)) return undefined;
  const [left, stayed] = sentence.isLatin ? [patterns, kept] : [hanPatterns, [hanKept]];
  const find = (all: readonly RegExp[]) => all.map((pattern) => pattern.exec(words)?.groups).find((found) => found);
  const gone = find(left) ?? (sentence.isLatin ? undefined : switchedIn(words, lettersOf(clause.context)));
  if (gone) return { ...gone, isKept: false };
  const there = find(stayed);
  if (there) return { ...there, isKept: true };
  const one = sentence.isLatin ? single.exec(words)?.groups : undefined;
  return one && { ...one, isKept: false };
});

const switchedIn = (letters: string, context: string): Record<string, string | undefined> | undefined =>
  hanLossTold.test(context) ? hanSwitched.exec(letters)?.groups : undefined;

/** How many left, counted in figures or words; not "half of them", what they had back, nor 其中4家, who are counted before. */
export function countGone(clause: Clause): number | undefined {
  if (clause.tokens[0]?.text === '其中') return undefined;
  const { isKept = true, some, money } = matchGone(clause) ?? {};
  return isKept || some === undefined || money !== undefined ? undefined : parseHanCount(some);
}
