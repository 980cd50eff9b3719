import type { Clause } from '../../text/clause';
import { wordsInFigures } from '../../text/figures';
import { parseHanCount } from '../../text/numbers';
import { readQuantities, type Quantity } from '../../text/quantities';
import { hasAny, isVerb, lettersOf, spacedWords, type Token } from '../../text/token';
import { isFact, makeClaim, type Claim } from '../claim';
import { isRivals } from '../hearsay';
import { isAgentive } from '../people/agentive';
import { periodOfGone } from './churn';
import { countBefore } from './countBefore';
import { isNamedIn, isNumbered, readLeavers } from './leavers';
import { isToRival } from './majorityGone';
import { isPlaceServed } from './served';
import { isStaff } from './staff';
import { isStaffOfFirm } from './staffOfFirm';
import { fewestCounted, mostGone } from './shares';
import { isNoLoss } from './noLoss';

const end =
  '(?= (?:$|[.,;]|(?:us|me)(?! (?:an?|the|their|some|\\d))|after|in|because|when|since|so|before|within|last|this|at|over|past|through|to|and|for|until|\\S+ing|on|with|nach|im|seit|weil|tras|en|este|esta|porque|desde))';

/** Who has left. */
const gone = [
  `(?<part>\\d+|one)(?: of (?:them|these|those|(?:the|our|my) \\S+))?(?: (?!of |in |is |are |was |were )\\S+)? (?:has |have |had |since |already |later |then )*(?:dropped (?:it|out|us|off)|left|quit|cancelled|canceled|gave (?:it )?up|stopped (?:paying|coming|using|ordering|booking)|went back to|switched (?:back|away|to)|pulled out|(?:switched|moved|gone|went) (?:over )?to (?:an?|another|the) (?:\\S+ )?(?:competitors?|rivals?|competition)|(?:switched|moved|gone|went) (?:over )?to another \\S+)${end}`,
  `(?<part>\\d+|einer|eine|eines)(?: (?:davon|von ihnen|\\S+))? (?:ist|sind|hat|haben) (?:(?!ihre|den |dem |bei )\\S+ ){0,4}?(?:abgesprungen|gegangen|gekündigt|ausgestiegen|aufgehört)${end}`,
  `(?<part>\\d+|uno|una)(?: (?:de ell[oa]s|\\S+))? (?:ya |luego )?(?:se (?:ha|han) ido|se fueron|se fue|se dieron de baja|se dio de baja|(?:lo|nos) (?:dejó|dejaron|han dejado|ha dejado)|cancelaron|canceló|abandonaron|abandonó)${end}`,
].map((pattern) => new RegExp(` ${pattern} `));
/** "Two families dropped out, out of 17." */
const goneOf =
  / (?<part>\d+|one)(?: (?!of |in |is |are )\S+)? (?:has |have |had )?(?:dropped out|left|quit|cancelled|canceled|gave up|stopped) (?:(?:last|this) \S+ )?(?:, of|(?:, )?out of) (?:the |our |my )?(?<all>\d+) /;
const goneHan =
  /(?:[走退跑]|流失)了(?<part>\d+|[一二两三四五六七八九十百]+)[家个位名户]|(?<other>\d+|[一二两三四五六七八九十百]+)[家个位名户](?:已经|后来)?(?:走了|退了|不续|停了|不用了|取消了|流失了)/u;

/** Who is still there. */
const there = [
  `(?<part>\\d+)(?: (?:of (?:them|these|those)|people|users|customers|clients|members))? (?:(?:have |has )?(?:stayed|stuck|remained)|(?:are|were) left|(?:are|were) still (?:here|there|active|with us|paying|using it))${end}`,
  `(?:the )?(?<part>\\d+) (?:that|who) (?:have )?(?:stayed|stuck|remained)`,
  `(?<part>\\d+) (?:sind |haben )?(?:noch |uns )?(?:geblieben|übrig|übrig geblieben|dabeigeblieben)${end}`,
  `(?:blieben|bleiben) (?:noch |nur )?(?<part>\\d+)(?: übrig)?${end}`,
  `(?:se quedaron|se han quedado|quedaron|quedan|siguen) (?:solo |sólo )?(?<part>\\d+)${end}`,
].map((pattern) => new RegExp(` ${pattern} `));
const thereHan = /(?:留下|剩下?|还剩|只剩|还在用的有?)了?(?<part>\d+|[一二两三四五六七八九十百]+)[家个位名户]/u;

/** "Everyone else has stuck": all others are there. */
const othersStay =
  / (?:(?:everyone|everybody) else|all the others|the others|the other \d+|the rest) (?:(?:has|have|are|is|all) )*(?:stuck|stayed|carried on|remained?|still (?:here|with (?:us|me)|pay\S*)|kept \S+ing) | (?:alle anderen|die anderen|der rest|die übrigen) (?:sind|ist|haben) (?:\S+ ){0,2}(?:geblieben|dabei|verlängert) | (?:l[oa]s demás|l[oa]s otr[oa]s|el resto) (?:siguen?|se (?:han|ha) quedado|se quedaron|se quedó|continúan?) /;
const othersStayHan = /(?:其他|其余|别)的?(?:人|店|家|客户|客人)?都?(?:还在|留下|继续|一直在)/u;

/** What customers do, or what we do for them. */
const dealing =
  / (?:put|install\S*|download\S*|signed|sign|joined|register\S*|used?|uses|using|tried|started|took|take|takes|bought|sold|sell|see|serve|supply|have|had|clean|do|nutz\S*|zahl\S*|bezahl\S*|kauf\S*|gebucht|testete?n?|haben|hatten|usab?an?|usaron|pagan?|pagaban|probaron|instalaron|tengo|tenemos|teníamos) /;
const dealingHan = /用了|在用|卖给|租给|租出|供货|付费|付钱|注册|签了|装了|买了|免费用/u;

/** "250 registered", "400 downloads": who began, without a word for them. */
const begun = /^(?:registered|signed|joined|downloaded|installed|downloads?|installs|registrations)$/;

/** Sentences before in which the whole is counted. */
const reach = 5;

/** How many of those counted before have left, or are still there. */
type Later = { clause: Clause; part: Quantity; whole: number; isGone: boolean; isPaid: boolean };

/**
 * Customers who left or stayed, of those whom another sentence counts: "about 210 shops put it in. We started charging, and 17
 * stayed", "I sold it to three schools. One dropped it". Fewer than half of them are no loyal customers, be it that those pay.
 */
export function withKeptLater(claims: readonly Claim[], clauses: readonly Clause[]): Claim[] {
  const found = clauses.flatMap((clause, index) => laterIn(clause, () => clauses.slice(0, index)) ?? []);
  if (found.length === 0) return [...claims];
  const few = found.filter(({ part, whole, isGone }) => !isGone && part.value * 2 < whole);
  const departed = found.filter(({ isGone }) => isGone);
  const minorities = new Set(few.map(({ clause }) => clause.sentence));
  const departures = new Set(departed.map(({ clause }) => clause));
  const lost = new Set([...few, ...departed].filter(isMostGone).map(({ clause }) => clause));
  const kept = claims.filter(
    ({ kind, clause, evidence, quantity }) =>
      !(minorities.has(clause.sentence) && (kind === 'repeat' || isMargin(kind))) &&
      !(lost.has(clause) && (ofLoyal.test(kind) || (kind === 'evidence' && evidence >= 4))) &&
      !(departures.has(clause) && (ofLoyal.test(kind) || (kind === 'evidence' && evidence >= 4 && !quantity))),
  );
  return [
    ...kept,
    ...distinct([...few, ...departed]).map((later) => churnOf(later)),
    ...[...lost].map((clause) => makeClaim('nobodyStayed', clause)),
    ...departed.flatMap((later) => staysOf(later, clauses)),
  ];
}

const ofLoyal = /^(?:repeat|paidPrice|realUse|proof)$/;
/** "8 are left": of the customers, and of no price. */
const isMargin = (kind: string): boolean => kind === 'kept' || kind === 'positiveMargin';

/** "17 stayed", "the 17 that stayed sell food": the same ones. */
const distinct = (all: readonly Later[]): Later[] => [
  ...new Map(all.toReversed().map((later) => [`${later.part.value}/${later.whole}`, later])).values(),
];

const churnOf = ({ clause, part, whole, isGone }: Later): Claim =>
  makeClaim('churn', clause, {
    quantity: isGone
      ? { ...part, of: whole, period: periodOfGone(clause, part) }
      : { ...part, value: whole - part.value, of: whole },
  });

/** Who had it free may not want to pay once it costs something. */
const isMostGone = ({ clause, part, whole, isGone, isPaid }: Later): boolean =>
  (isPaid || !isCharged(clause)) &&
  whole >= fewestCounted &&
  (isGone ? part.value : whole - part.value) / whole >= mostGone;

const isCharged = ({ context, sentence }: Clause): boolean =>
  hasAny(context, 'price', 'pay') ||
  readQuantities(context).some(({ kind }) => kind === 'money') ||
  (sentence.isLatin
    ? / (?:charg\S*|costs?|kost\S*|bezahl\S*|cobra\S*|cuesta\S*) /.test(spacedWords(context))
    : /收费|付/u.test(lettersOf(context)));

function staysOf({ clause, part, whole }: Later, clauses: readonly Clause[]): Claim[] {
  const at = clauses.indexOf(clause);
  const stay = clauses
    .slice(at)
    .find(
      (other, index) =>
        (other.sentence === clause.sentence || index <= 2) &&
        isFact(other) &&
        (othersStay.test(wordsInFigures(other.tokens)) || othersStayHan.test(lettersOf(other.tokens))),
    );
  if (!stay || part.value * 2 >= whole) return [];
  const quantity = { ...part, value: whole - part.value, of: whole };
  return (['repeat', 'evidence'] as const).map((kind) => makeClaim(kind, stay, { evidence: 4, quantity }));
}

/** @param before the clauses before it, which most need not know */
function laterIn(clause: Clause, before: () => readonly Clause[]): Later | undefined {
  if (!isFact(clause) || isNoLoss(clause) || clause.isNobody || isNumbered(clause)) return undefined;
  if ((isRivals(clause) || clause.speaker === 'rival') && !isToRival(clause)) return undefined;
  const stay = partIn(clause, there, thereHan);
  const part = stay ?? partIn(clause, [goneOf, ...gone], goneHan);
  if (!part) return undefined;
  const { of } = part;
  // "De los 23 restaurantes, cuatro lo dejaron": the rules of the sentence's figures decide.
  if (
    /^(?:of|out|von|de|entre)$/.test(clause.context[0]?.text ?? '') &&
    countBefore(clause.context, clause.tokens[part.start], part.value + 1)
  )
    return undefined;
  const { who = '' } = readLeavers(clause) ?? {};
  const whole = of === undefined ? wholeBefore(part.value, clause, before(), who) : { whole: of, isPaid: false };
  return whole && { clause, part, isGone: stay === undefined, ...whole };
}

function partIn(clause: Clause, patterns: readonly RegExp[], han: RegExp): Quantity | undefined {
  const { tokens, quantities, sentence, negated } = clause;
  if (tokens.some((token) => negated.has(token) && token.pos === 'verb')) return undefined;
  const groups = sentence.isLatin
    ? patterns.map((pattern) => pattern.exec(wordsInFigures(tokens))?.groups).find((match) => match)
    : han.exec(lettersOf(tokens))?.groups;
  const word = groups?.['part'] ?? groups?.['other'];
  if (word === undefined) return undefined;
  const value = /^(?:one|ein\S*|un[oa])$/.test(word) ? 1 : parseHanCount(word);
  const counted = quantities.find((quantity) => quantity.kind === 'count' && quantity.value === value);
  // "2 of the 40 left": the clause names both.
  if (counted?.of !== undefined || !(value > 0)) return undefined;
  const all = Number(groups?.['all'] ?? 0);
  return { kind: 'count', value, start: counted?.start ?? 0, end: counted?.end ?? 1, ...(all > value && { of: all }) };
}

/** The nearest count of customers before it, which the part belongs to. */
function wholeBefore(
  least: number,
  { sentence }: Clause,
  before: readonly Clause[],
  who: string,
): { whole: number; isPaid: boolean } | undefined {
  const sentences = [...new Set([...before.map((clause) => clause.sentence), sentence])];
  const near = new Set(sentences.slice(-1 - reach));
  const last = before.findLast((clause) => near.has(clause.sentence) && customersIn(clause, least) !== undefined);
  // Of one sentence, the rules of its figures decide.
  if (!last || last.sentence === sentence || (sentence.isLatin && !isNamedIn(last, who))) return undefined;
  const paying = payingOf(before.slice(before.indexOf(last) + 1), least);
  if (paying) return { whole: paying.value, isPaid: true };
  const isPaid = hasAny(last.tokens, 'pay', 'renew') || last.quantities.some(({ kind }) => kind === 'money');
  const isFree = last.tokens.some(
    ({ text }) => /^(?:free|kostenlos|gratis|umsonst)$/.test(text) || text.includes('免'),
  );
  return { whole: customersIn(last, least)!.value, isPaid: isPaid && !isFree };
}

/** "14 use it. Eight of them pay; two cancelled": who cancels had paid. */
const payingOf = (clauses: readonly Clause[], least: number): Quantity | undefined =>
  clauses
    .filter((clause) => isFact(clause) && !clause.isNobody && hasAny(clause.tokens, 'pay') && !isPaidToOthers(clause))
    .flatMap(({ tokens, quantities, sentence }) =>
      quantities.filter(
        ({ kind, value, of, start, end: to }) =>
          kind === 'count' &&
          of === undefined &&
          value > least &&
          (sentence.isLatin
            ? ofThem.test(spacedWords(tokens.slice(to - 1, to + 3)))
            : lettersOf(tokens.slice(Math.max(0, start - 2), start)).endsWith('其中')),
      ),
    )
    .at(-1);
const payingWord = '(?:pays?|paid|paying|(?:be)?zahlen|(?:be)?zahlten|bezahlt|gezahlt|pagan|pagaron)';
const paying = new RegExp(` ${payingWord} `);
const payingUs = new RegExp(
  ` ${payingWord} (?:(?:now|already|today|jetzt|schon|heute|ya|ahora|hoy) )*(?:$|[.,;\\d£$€]|(?:us|me|it|and|since|from|about|around|each|every|monthly|uns|mir|dafür|und|seit|je|rund|etwa|monatlich|y|desde|unos|cada|for|für|por) )`,
);
const forOthers =
  / (?:for|für|por) (?!(?:it|this|that|us|our|my|unsere?n?|uns|ello|eso|nuestr[oa]s?|mes|año|semana|(?:an? |the |one )?(?:\d+ )?(?:months?|years?|weeks?|app)) )\p{L}/u;

/** "Eight of them pay for parking", "pay their suppliers late": nothing to us. */
function isPaidToOthers({ tokens, sentence }: Clause): boolean {
  if (!sentence.isLatin) return /付(?!费|款|钱|我|了?\d|[一二两三四五六七八九十百])/u.test(lettersOf(tokens));
  const words = wordsInFigures(tokens);
  return paying.test(words) && (!payingUs.test(words) || forOthers.test(words));
}

const ofThem = / (?:of (?:them|these|those)|davon|von (?:ihnen|denen)|de ell[oa]s) /;

/** "Last year they sent 1,130 pumps": what customers send or use is none of them. */
const isSentByThem = (tokens: readonly Token[], start: number, to: number): boolean => {
  const before = tokens.slice(0, start);
  return (
    before.some(({ text }, index) => /^(?:they|sie|ell[oa]s)$/.test(text) && before.slice(index + 1).some(isVerb)) &&
    !hasAny(tokens.slice(start, to + 3), 'people', 'customer', 'venue')
  );
};

function customersIn(clause: Clause, least: number): Quantity | undefined {
  const { tokens, quantities, sentence, speaker } = clause;
  if (!isFact(clause) || clause.isNobody || speaker === 'rival' || hasAny(tokens, 'interview', 'rival'))
    return undefined;
  const isBegun = (to: number): boolean => begun.test(tokens[to]?.text ?? '');
  if (hasAny(tokens, 'survey') && !quantities.some(({ end: to }) => isBegun(to))) return undefined;
  const isDealing = sentence.isLatin ? dealing.test(wordsInFigures(tokens)) : dealingHan.test(lettersOf(tokens));
  if (!isDealing && !hasAny(tokens, 'pay', 'customer', 'use')) return undefined;
  const whole = quantities.find(
    ({ kind, value, unit, start, end: to, of }) =>
      kind === 'count' &&
      of === undefined &&
      !isStaff(tokens, { start, end: to }) &&
      !isStaffOfFirm(tokens, { start, end: to }) &&
      !isSentByThem(tokens, start, to) &&
      (unit !== undefined || isBegun(to)) &&
      value > least &&
      (isBegun(to) ||
        unit === undefined ||
        /[^ -~]/.test(unit) ||
        isPlaceServed(tokens, { start, end: to }) ||
        speaker === 'people' ||
        isAgentive(unit) ||
        hasAny(tokens.slice(start, to + 3), 'people', 'customer', 'venue')),
  );
  if (!whole || !/^(?:of|von|de)$/.test(tokens[whole.start - 1]?.text ?? '')) return whole;
  // "Von 200 angerufenen Büros haben 12 bestellt": the customers are those who did.
  const part = hasAny(tokens, 'pay', 'use', 'book', 'renew')
    ? quantities.find(({ kind, start, value }) => kind === 'count' && start >= whole.end && value < whole.value)
    : undefined;
  return part === undefined || part.value > least ? (part ?? whole) : undefined;
}
