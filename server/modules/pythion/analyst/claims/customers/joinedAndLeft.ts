import type { Clause } from '../../text/clause';
import { wordsInFigures, writtenInFigures } from '../../text/figures';
import { memoise } from '../../text/memoise';
import { parseHanCount } from '../../text/numbers';
import { hasAny, type Token } from '../../text/token';
import type { Claim } from '../claim';
import { isRivals } from '../hearsay';
import { matchGone } from './goneWords';
import { hanNumber, hanUnit } from './hanCounts';
import { isNotYet } from './notYet';
import { fewestCounted } from './shares';
import { half, withCountedLeavers, type Leaving } from './stayersAndLeavers';

const about = '(?:about |around |some |over |rund |etwa |unos |unas |casi )?';
const counted = String.raw`${about}(?<all>\d+) (?<who>(?:(?!and |but |und |aber |y |pero |of |de |von )[^\s,.;:\d]+ ){1,4}?)`;
/** A beginning is one of customers where the price stands beside it, or where it is ours: staff begin as well. */
const priced = String.raw`(?=.* (?:[$£€] ?\d|\d+ (?:[$£€]|euros?|pounds?|dollars?|pesos|francs?|franken) ))`;

/** "Last year 20 offices signed up", "wir hatten 20 Büros", "se apuntaron 20 oficinas". */
const joined = [
  ` ${counted}(?:had |have |then )?(?:signed (?:up|on)|subscribed|enrolled|came on board|took out a subscription) `,
  `^${priced}.* ${counted}(?:had |have |then )?(?:started|began|joined|signed)(?! (?:an?|the|their|to) ) `,
  ` (?:we|i) (?:won|signed up|signed) ${counted}(?=$|[,.;]|at |for |on |and |but |in |last |this |by |who |under )`,
  `^${priced}.* (?:haben|hatten|sind) ${counted}(?:[^\\s,.;]+ ){0,6}?(?:angefangen|begonnen|unterschrieben|gestartet|eingestiegen) `,
  ` (?:haben|hatten) (?:sich )?${counted}(?:[^\\s,.;]+ ){0,6}?(?:abonniert|angemeldet|abgeschlossen) `,
  ` (?:conseguimos|conseguí) ${counted}(?=$|[,.;]|a |por |al |en |y |que )`,
  ` se (?:(?:nos|me) )?(?:apuntaron|inscribieron|suscribieron|sumaron|abonaron|habían apuntado|han apuntado|dieron de alta) ${counted}(?=$|[,.;]|a |por |al |en |y |con |de )`,
  ` ${counted}se (?:(?:nos|me) )?(?:apuntaron|inscribieron|suscribieron|sumaron|abonaron|dieron de alta) `,
  // "40 runners paid 12 euros a month": those who pay by the month have joined.
  ` ${counted}(?:paid|were paying) (?:us )?(?:[£$€] ?)?\\d[\\d.,]* (?:(?:euros?|pounds?|dollars?|€|francs?) )?(?:a|per|each|every) (?:week|month|quarter|year) `,
  ` ${counted}(?:zahlten|bezahlten) (?:uns |mir )?(?:je )?\\d[\\d.,]* (?:euro|€|franken) (?:im|pro|je|die|jeden|in der) (?:monat|woche|jahr|quartal) `,
  ` ${counted}(?:pagaron|pagaban) (?:[£$€] ?)?\\d[\\d.,]* (?:(?:euros?|€|pesos|dólares|soles) )?(?:al|por|a la|cada) (?:mes|semana|año|trimestre) `,
  `^${priced}.* (?:empezaron|contrataron|entraron|firmaron) ${counted}(?=$|[,.;]|a |por |al |en |y |con |de )`,
].map((source) => new RegExp(source));
/** "20 offices started last year": of those whom we offer it to, see `isOfferedTo`. */
const begun = [
  ` ${counted}(?:had |have |then )?(?:started|began|joined)(?! (?:an?|the|their|to) ) `,
  ` (?:haben|hatten|sind) ${counted}(?:[^\\s,.;]+ ){0,6}?(?:angefangen|begonnen|mitgemacht|gestartet|eingestiegen) `,
  ` (?:empezaron|contrataron|entraron) ${counted}`,
  ` (?:we|i) (?:had|(?:started|began|opened|launched) with) ${counted}(?=$|[,.;]|at |for |on |and |but |in |last |this |by |who |under )`,
  ` (?:wir hatten|hatten wir|ich hatte|hatte ich|(?:angefangen|begonnen|gestartet) (?:haben|sind|hatten|waren) wir mit|(?:begannen|starteten) wir mit|wir (?:begannen|starteten) mit) ${counted}(?=$|[,.;]|für |zu |im |und |die |am |letzte)`,
  ` (?:teníamos|tenía|empezamos con|empecé con|arrancamos con) ${counted}(?=$|[,.;]|a |por |al |en |y |que )`,
].map((source) => new RegExp(source));
const joinedHan = new RegExp(
  `(?<all>${hanNumber})[多余来]?${hanUnit}(?<who>[^，。；,.;\\d退不没]{0,6}?)(?:跟我们|和我们|与我们)?(?:签约|签了|签合同|报名|加入|注册|开始(?:用|租|订|付)|付费|付了?钱|订了|租了|买了)`,
  'u',
);
/** 签约的20家办公室, 付费的60户. */
const thoseWhoJoined = new RegExp(
  `(?:签约|报名|加入|注册|付费|付了?钱)的(?<all>${hanNumber})[多余来]?${hanUnit}(?<who>[^，。；,.;\\d]{0,6})`,
  'u',
);
const trigger =
  / (?:paid|paying|zahlten|bezahlten|pagaron|pagaban|signed|subscribed|enrolled|board|took|started|began|joined|opened|launched|had|won|angefangen|begonnen|unterschrieben|gestartet|eingestiegen|abonniert|angemeldet|abgeschlossen|hatten?|begannen|starteten|apuntaron|apuntado|inscribieron|suscribieron|sumaron|abonaron|alta|empezaron|contrataron|entraron|firmaron|teníamos|tenía|conseguimos|conseguí|empezamos|empecé|arrancamos) /;

/** What is counted are no customers: things, times, our own people, or those of somebody else. */
const notCustomers =
  /(?:^| )(?:euros?|pounds?|dollars?|days?|hours?|weeks?|months?|minutes?|years?|percent|tage?n?|stunden?|wochen?|monate?n?|jahre?n?|minuten|prozent|días|horas|semanas|meses|minutos|años|faults?|errors?|complaints?|fehler|mängel|beschwerden|fallos?|errores|quejas|staff|workers?|employees|drivers?|riders?|couriers?|volunteers|helpers|cooks|nurses|teachers|tutors|apprentices|mitarbeiter\S*|helfer\S*|fahrer\S*|azubis|lehrlinge|köche|pfleger\S*|emplead[oa]s|trabajadores|trabajadoras|repartidor\S*|conductores|ayudantes|cocineros|ideas?|ideen|meetings?|calls?|gespräche|reuniones|llamadas|their|his|her|sus?) |员工|司机|骑手|厨师|护士|老师|学徒|工人|同事|他们的/;

type Joined = { all: number; who: string; isBegun: boolean };

/** Customers of ours who joined: how many, and the words for them. */
const joinedIn = memoise((clause: Clause): Joined | undefined => {
  if (!isOurs(clause) || !clause.quantities.some(({ kind }) => kind === 'count')) return undefined;
  const { tokens, sentence } = clause;
  const words = writtenInFigures(tokens, sentence.isLatin);
  if (sentence.isLatin && !trigger.test(words)) return undefined;
  const find = (patterns: readonly RegExp[]) =>
    patterns.map((pattern) => pattern.exec(words)?.groups).find((groups) => groups);
  const told = find(sentence.isLatin ? joined : [joinedHan, thoseWhoJoined]);
  const { all = '', who = '' } = told ?? (sentence.isLatin ? find(begun) : undefined) ?? {};
  const count = all === '' ? 0 : parseHanCount(all);
  return count < fewestCounted || notCustomers.test(` ${who}`)
    ? undefined
    : { all: count, who, isBegun: told === undefined || !sentence.isLatin };
});

/** "We rent plants to offices": those who began are of the group that an offer of ours names. */
const isOfferedTo = ({ who }: Joined, clauses: readonly Clause[], joining: Clause): boolean =>
  clauses.some(
    ({ speaker, tokens, sentence }) =>
      speaker === 'own' &&
      sentence !== joining.sentence &&
      tokens.some(
        ({ text, pos }, index) =>
          pos === 'noun' &&
          (sentence.isLatin
            ? ` ${who}`.includes(` ${text} `) && tokens.slice(0, index).some(isToward)
            : text.length > 1 && who.includes(text)),
      ),
  );
/** Before those whom it is offered to: what is offered stands before it. */
const isToward = ({ text }: Token): boolean => /^(?:to|for|an|für|a|para)$/.test(text);

/** What ends is a contract with others, or a habit: "15 cancelled their contract with the florist", "30 had quit smoking". */
const elsewhere =
  / (?:(?:their|the) (?:old|former|previous)|contracts? with (?!us )|(?:ihren|den|ihre|die) (?:alten?|bisherigen?|früheren?)|(?:su|el|la) \S+ (?:anterior|antigu[oa])|contrato con (?!nosotr))|原来|旧的|以前的|之前的|押金|搬家/;
const habit = / (?:smok\S*|nicotine|cigarettes?|rauch\S*|nikotin|fumar|fumador\S*|tabaco|vap(?:e|ing)) |烟/;

/** What is gone was sold: "of 20 bikes 17 are gone". */
const sold = / (?:sold|sell|sells|verkauft|verkauften|vendimos|vendí|vendid[oa]s) |卖/;
/** Those who were asked tell of others. */
const asking =
  / (?:asked|interviewed|surveyed|talked|spoke|told|said|say|says|gefragt|befragt|gesprochen|sagten|sagen|erzählten|preguntamos|encuestamos|entrevistamos|hablamos|dijeron|dicen|contaron) |[问访说]|调查/u;

const isOurs = (clause: Clause): boolean =>
  clause.modality === 'fact' &&
  clause.speaker !== 'rival' &&
  !clause.sentence.isQuestion &&
  !hasAny(clause.context, 'rival', 'condition') &&
  ![asking, sold].some((pattern) => pattern.test(wordsInFigures(clause.context))) &&
  !isRivals(clause) &&
  !isNotYet(clause);

/** Words that name nobody: "17 of them had already …", 到春天有17家. */
const bare =
  /^(?:of|them|these|those|had|have|has|already|later|then|since|again|also|were|are|davon|von|ihnen|hatten|haben|sind|waren|wieder|inzwischen|mittlerweile|schon|auch|ya|de|ell[oa]s|es[oa]s|habían|han|había|ha|nos|me|l[oa]s?)$/;

/** Whether they are those who joined: nobody else is named. */
function isOfJoined(who: string, { context, sentence }: Clause, joining: string): boolean {
  if (!sentence.isLatin) return who === '' || joining.includes(who) || /^(?:里|中|都|就|已经|后来|又)+$/u.test(who);
  return (
    !/ (?:staff|employees|mitarbeiter|empleados) /.test(wordsInFigures(context)) &&
    who
      .trim()
      .split(' ')
      .every((word) => word === '' || bare.test(word) || joining.includes(` ${word} `))
  );
}

const isHabit = ({ context, sentence }: Clause): boolean => habit.test(writtenInFigures(context, sentence.isLatin));

/** So many sentences or clauses after those who joined, some left. */
const reach = 5;

function leftOf(clauses: readonly Clause[], index: number): Leaving | undefined {
  const clause = clauses[index]!;
  const joining = joinedIn(clause);
  if (!joining || (joining.isBegun && !isOfferedTo(joining, clauses, clause))) return undefined;
  // 签约的20家办公室,17家退租了 is one clause.
  const later = clauses.slice(clause.sentence.isLatin ? index + 1 : index, index + 1 + reach);
  // Where others joined as well, nobody knows of whom they left.
  const until = later.findIndex((other) => other !== clause && joinedIn(other) !== undefined);
  for (const other of until < 0 ? later : later.slice(0, until)) {
    const groups = isOurs(other) ? matchGone(other) : undefined;
    if (groups?.some === undefined || groups.money !== undefined) continue;
    const some = parseHanCount(groups.some);
    const who = other.sentence.isLatin ? (groups.who ?? '') : (groups.other ?? '');
    if (some > joining.all || !isOfJoined(who, other, ` ${joining.who}`)) continue;
    if (other === clause && some === joining.all) continue;
    if (elsewhere.test(writtenInFigures(other.context, other.sentence.isLatin))) continue;
    return { clause: other, part: groups.isKept ? joining.all - some : some, whole: joining.all };
  }
  return undefined;
}

/**
 * "Last year 20 offices signed up; by spring 17 had cancelled", "se apuntaron 20 oficinas, quedan 3": those who left, of those who had
 * joined before. Not staff, nor what is counted of others.
 */
export function withJoinedAndLeft(claims: readonly Claim[], clauses: readonly Clause[]): Claim[] {
  const gone = clauses
    .flatMap((_, index) => leftOf(clauses, index) ?? [])
    .filter(({ part, whole }) => part / whole >= half);
  return gone.length === 0 || clauses.some(isHabit) ? [...claims] : withCountedLeavers(claims, gone);
}
