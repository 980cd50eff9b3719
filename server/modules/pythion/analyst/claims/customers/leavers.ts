import type { Clause } from '../../text/clause';
import { wordsInFigures, writtenInFigures } from '../../text/figures';
import { memoise } from '../../text/memoise';
import { months } from '../../text/months';
import { parseHanCount } from '../../text/numbers';
import { has, isVerb, lettersOf, type Token } from '../../text/token';
import { isFact } from '../claim';
import { hanToRival } from './goneWords';
import { hanNumber, hanUnit } from './hanCounts';
import { isNoLoss } from './noLoss';

/** How many leave us, and the word for them where the clause has one. */
export type Leavers = { value: number; who: string; of?: number };

const count = String.raw`(?<count>\d+)(?: (?:or|oder|o) \d+)?`;
const rate = '(?:(?:a|per|each|every) (?:week|month|quarter|year|season) )?';
const them =
  '(?:(?:of (?:them|these|those)|davon|von ihnen|de ell[oa]s|(?<who>(?!of |in |truck |bus |rest |tram |train |pit |is |are |was |were |new |have |has |had |will |would |do |did |can |may |already |wieder |auch |haben |sind |hat |ist |se |ya )[\\p{L}]+)) )?';
const ofAll =
  '(?:(?:out )?(?:of|von|de) (?:(?:the|my|our|every|each|je|den|meinen|unseren|cada|mis|nuestr[oa]s|l[oa]s) )?(?<all>\\d+) (?:[\\p{L}]+ )?)?';
const end =
  '(?=(?:$|[.,;!] |(?:each|every|a|per|last|this|in|on|after|because|when|again|within|us|it|so|letzten?s?|im|pro|jeden?|nach|weil|wegen|al|cada|el|la|en|este|esta|por|porque|tras|desde|del?|to) ))';
const when = '(?:(?:will|always|usually|typically|then|have|has|already) )*';
const left =
  '(?:(?:went|gone|switched|moved) (?:over )?to (?:an?|another) \\S+|cancel(?:led|ed|s)?|stop(?:s|ped)?|leaves?|left|quits?|drop(?:s|ped)? (?:off|out)|unsubscribed?)';
const gone = '(?:gekündigt|abgesprungen|ausgestiegen|ausgetreten|aufgehört|abgemeldet|abbestellt)';
const time = String.raw`(?:(?:(?:im|in|am|letzten?s?|vorigen?|diesen?|jeden?|pro|seit|den|dem|der|wieder|bisher|schon|\d+|${months.de}|woche|monat|quartal|jahr) ))*`;
const leaving =
  '(?:se (?:(?:me|nos) )?(?:van|fueron|han ido|dan de baja|dieron de baja|han dado de baja|borran|borraron)|cancelan|cancelaron|abandonan|abandonaron|dejan de \\S+|dejaron de \\S+)';

/** "Two of them cancel", "I lose two of them", "springen zwei ab", "haben letzten Monat zwei gekündigt", "perdí 2", "se me van 2". */
const latin = [
  ` ${count} ${them}${rate}${when}${left} ${end}`,
  ` (?:i|we) (?:usually |still |now )?los[et] ${count} ${them}${ofAll}${end}`,
  ` (?:haben|sind|hat|ist) ${time}${count} ${them}${time}${gone} ${end}`,
  ` ${count} ${them}(?:haben|sind) ${time}(?:bei (?:uns|mir) )?${gone} ${end}`,
  ` (?:springen|hören|steigen|melden sich) ${time}${count} ${them}${time}(?:ab|auf|aus) ${end}`,
  ` ${count} ${them}(?:springen|hören|steigen|melden sich) ${time}(?:ab|auf|aus) ${end}`,
  ` kündigen (?:uns |mir )?${time}${count} ${them}${end}`,
  ` ${count} ${them}kündigen (?:uns |mir )?${time}${end}`,
  ` (?:(?:ich|wir) verlieren?|verlieren? (?:ich|wir)) ${time}${count} ${them}${ofAll}${time}${end}`,
  ` (?:perdí|perdimos|pierdo|perdemos|he perdido|hemos perdido) (?:a )?${count} ${them}${ofAll}${end}`,
  ` ${leaving} (?:un[oa]s |como )?${count} ${them}${ofAll}${end}`,
  ` ${count} ${them}(?:ya )?${leaving} ${end}`,
].map((pattern) => new RegExp(pattern, 'u'));

/** "Groomer #2 quit": which one, and not how many. */
const ordinal =
  /^ (?:and |but )?(?:the )?(?:groomer|driver|rider|courier|cleaner|worker|helper|employee|person|hire|number|no|fahrer|mitarbeiter|empleado|\p{L}+er) (?:# |no |nr |number )?\d+ /u;

export const isNumbered = ({ tokens, sentence }: Clause): boolean =>
  sentence.isLatin && /^[^\d]{3,30}\d+ /.test(wordsInFigures(tokens)) && ordinal.test(wordsInFigures(tokens));

/** One of these stands in whatever tells that somebody leaves. */
const trigger =
  / (?:cancel|stop|leave|left|quit|drop|unsubscrib|los[et] |went|gone|switched|moved|gekünd|kündig|abge|ausge|aufge|abbest|spring|hören|steigen|melden|verlier|perd|pierd|se |abandon|dej)/;

/** What is rented out comes back: 退了两台. */
const unit = `(?:${hanUnit}|台)`;
const han = [
  `(?:走|退|停|跑|流失|丢|少)了?(?<count>${hanNumber})${unit}(?<who>客户|用户|会员|顾客)?(?=$|[，。,.;；])`,
  `(?<count>${hanNumber})${unit}(?<who>[^，。,.；;\\d说想要能可问]{0,8}?)(?:就|会|都)?(?:退订|退租|退回来|不续|没有?再?续|不再?[用订租买做]|(?<!搬)走|取消|停(?:[用订租]|(?=了))|流失)(?:费|约|签|订|租)?了?(?=$|[，。,.;；])`,
  // 4家改用了别人, 4家换到美团去了.
  `(?<count>${hanNumber})${unit}(?<who>[^，。,.；;\\d说想要能可问]{0,8}?)(?:都|又)?(?:${hanToRival})(?=\\.?$|[，。,;；])`,
].map((pattern) => new RegExp(pattern, 'u'));

/** "Of 20 whom I interviewed, five stopped after a week": theirs; a visit is ours. */
const isAsked = memoise(
  (context: readonly Token[]): boolean =>
    context.some((token) => isVerb(token) && has(token, 'interview', 'survey')) || /[问访]/.test(lettersOf(context)),
);

const clients =
  /^(?:customers?|clients?|users?|subscribers?|members?|people|kunden|kundinnen|abonnenten|mitglieder|clientes|clientas|usuarios|socios|客户|用户|会员|顾客)$/;

/** A word for whoever buys from us, whatever we sell. */
export const isClients = (word: string): boolean => clients.test(word);

/** Whether those who leave can be of the customers whom the clause counts: by their name, or without one. */
export const isNamedIn = ({ tokens }: Clause, who: string): boolean =>
  who === '' || isClients(who) || tokens.some(({ text }) => text === who || (who.length > 1 && text.includes(who)));

/** How many leave, or left, as the words of the clause tell it. Of how many, another sentence or its own context says. */
export const readLeavers = memoise((clause: Clause): Leavers | undefined => {
  const { tokens, quantities, sentence } = clause;
  if (quantities.length === 0 || clause.isNobody || (sentence.isLatin && clause.negated.size > 0)) return undefined;
  const words = writtenInFigures(tokens, sentence.isLatin);
  if (sentence.isLatin && !trigger.test(words)) return undefined;
  if (!isFact(clause) || isNoLoss(clause) || isAsked(clause.context)) return undefined;
  if (isNumbered(clause)) return undefined;
  const groups = (sentence.isLatin ? latin : han)
    .map((pattern) => pattern.exec(words)?.groups)
    .find((found) => found !== undefined);
  if (groups?.['count'] === undefined) return undefined;
  const all = Number(groups['all'] ?? 0);
  return { value: parseHanCount(groups['count']), who: groups['who'] ?? '', ...(all > 0 && { of: all }) };
});
