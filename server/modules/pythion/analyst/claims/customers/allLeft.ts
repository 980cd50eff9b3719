import { clauseBefore, type Clause } from '../../text/clause';
import { wordsInFigures, writtenInFigures } from '../../text/figures';
import { memoise } from '../../text/memoise';
import { readQuantities, type Quantity } from '../../text/quantities';
import { hasAny, lettersOf, type Token } from '../../text/token';
import { makeClaim, type Claim } from '../claim';
import { isRivals } from '../hearsay';
import { isAllLost } from './lostAll';
import { clients } from './majorityGone';
import { isNoneOfPeopleBack } from './noneBack';
import { ourDeals } from './quitting';
import { allOfThem, fewestCounted, mostGone } from './shares';

/** What ends with us, told of all: without an object of its own, or with "it". "They all stopped using paper" is no loss. */
const gone = {
  de: '(?:damit |wieder |schon |bereits |es |sie |ihn )*(?:aufgehört|gekündigt|aufgegeben|gelöscht|abbestellt)',
  deBeen: '(?:wieder |schon |bereits )*(?:abgesprungen|abgemeldet|ausgestiegen)',
  es: '(?:dejado|abandonado|borrado|desinstalado|cancelado)',
  esPast: '(?:dejaron|abandonaron|borraron|desinstalaron|cancelaron)',
  esUsed: '(?:usaba|usa|utilizaba|utiliza|abría|abre|pedía|pide|reservaba|reserva)',
} as const;
const all = {
  de: '(?:alle|sämtliche)(?: \\d+)?(?: davon| von ihnen)?',
  es: '(?:tod[oa]s(?: l[oa]s)?|l[oa]s)(?: \\d+)?',
} as const;
const end = '(?=(?:$|[.,;]))';

/** "Hatten alle zwanzig damit aufgehört", "lo habían dejado las veinte", "ya no la usaba nadie". */
const allLeft = [
  ` (?:hatten|haben) (?:sich )?${all.de} (?:${gone.de}|abgemeldet) ${end}`,
  ` (?:sind|waren) ${all.de} ${gone.deBeen} ${end}`,
  ` ${all.de} (?:hatten|haben) (?:sich )?(?:inzwischen |mittlerweile )?(?:${gone.de}|abgemeldet) ${end}`,
  ` ${all.de} (?:sind|waren) (?:inzwischen |mittlerweile )?${gone.deBeen} ${end}`,
  ` (?:nutz|benutz|verwend|öffn)(?:t|te|ete|et) (?:sie|es|ihn|das) (?:keiner|niemand)(?: davon| von ihnen)? mehr ${end}`,
  ` (?:nutz|benutz|verwend|öffn)(?:t|te|ete|et|en|eten) (?:kein|niemand)(?:e|er|es)?(?: einzige[rs]?)?(?: (?!mehr )\\S+)?(?: davon| von ihnen)? (?:sie|es|ihn|(?:die|den|das|mein\\S*|unser\\S*) \\S+) (?:mehr|noch) ${end}`,
  ` (?:0|zero|none|nobody|no_one|not (?:a single )?one)(?: of (?:them|(?:the |our |those |these )?\\d+(?: \\S+)?))? (?:is|are|was|were) still (?:${ourDeals}|wearing|eating|drinking|carrying|feeding)(?: (?:it|them|us|ours|(?:my|our) \\S+))? (?=[.,;]|and |after |at |$)`,
  ` l[oa]s? (?:habían|han) ${gone.es} ${all.es} ${end}`,
  ` (?:ya )?tod[oa]s(?: l[oa]s \\d+)? l[oa]s? (?:habían |han )(?:ya )?${gone.es} ${end}`,
  ` tod[oa]s(?: l[oa]s \\d+)? l[oa]s? ${gone.esPast} ${end}`,
  ` (?:ya no l[oa]s? ${gone.esUsed} nadie|ya nadie l[oa]s? ${gone.esUsed}) ${end}`,
  // Not "they used the paper diary before, and all 12 have dropped it".
  `^(?!.* (?:before|paper|old|by hand|instead|spreadsheets?|notebooks?|switched|replaced) ).* all(?: of (?:them|these|those)| (?:the |of the )?\\d+(?: (?!of )\\S+)?) (?:had|have) (?:since |already |now )?(?:dropped|stopped using|given up|abandoned|quit|cancelled|uninstalled) (?:it|us|ours) ${end}`,
  ` the last (?:one )?(?:of (?:them|these|those) )?(?:had |has )?(?:given (?:it )?up|stopped|left|quit|dropped (?:out|it)|cancelled|gone) ?${end}`,
  ` (?:der|die|das) letzten? (?:davon |von ihnen )?(?:(?:hatten?|haben|hat) ${gone.de}|(?:ist|war|sind|waren) ${gone.deBeen}) ${end}`,
  ` (?:el|la) últim[oa] (?:de ell[oa]s )?(?:l[oa] )?(?:había |ha )?(?:dejado|dejó|abandonado|abandonó|cancelado|canceló) ?${end}`,
  ` (?:to|at|for) the (?:second|third|fourth|last|next)(?: \\S+)? (?:came )?(?:nobody|no one|no_one|none)(?: came)? ${end}`,
  ` (?:zum|beim) (?:zweiten|dritten|vierten|nächsten|letzten)(?: \\S+)? (?:kam )?(?:keiner|niemand)(?: mehr)? ${end}`,
  ` (?:al|a la) (?:segund[oa]|tercer[oa]?|cuart[oa]|siguiente|últim[oa])(?: \\S+)? (?:no vino |ya no vino )?(?:nadie|ningun[oa]) ${end}`,
  ` (?:and|but) (?:none|not one)(?: of them)? (?:has |have |ever )*(?:bought|ordered|booked|paid|rented) (?:it )?again ?${end}`,
  ` (?:und|aber|doch) (?:keine[r]?|niemand|kein einziger)(?: davon| von ihnen)? hat (?:\\S+ ){0,2}?(?:wieder|noch einmal|erneut) ?(?:bestellt|gekauft|gebucht|gemietet) ${end}`,
  ` (?:y|pero) (?:ningun[oa]|nadie)(?: de ell[oa]s)? (?:ha vuelto|volvió|vuelve) a \\S+ ${end}`,
].join('|');
const allLeftInWords = new RegExp(allLeft, 'u');
/** "Last year 30 schools bought our tablets. Today nobody uses them"; not "30 schools used chalk boards, today nobody uses them". */
const nobodyUses = new RegExp(
  [
    ` (?:today|now|these days|by now|meanwhile|since then|since \\S+)(?: ,)? (?:nobody|no one|no_one|none(?: of them)?|not one(?: of them)?) (?:still )?(?:uses?|opens?|wears?|drinks?|reads?|orders|buys|visits|rents) (?:it|them|ours|(?:my|our) \\S+) ${end}`,
    ` (?:nobody|no one|no_one|none of them|not one of them) (?:uses?|opens?|wears?|drinks?|reads?|orders|buys|visits|rents) (?:it|them|ours|(?:my|our) \\S+) (?:today|now|anymore|any more|any longer|these days) ${end}`,
  ].join('|'),
);
const ofOurs = / (?:our|ours|us|my|we|i) /;
/** They, and not what they did without: 后来全都不用了, 这些店都走了; not 微信都不用了. */
const allLeftInChinese =
  /(?:没有一|一)[个家位户名](?:人)?(?:都|也)?没有?(?:留下|剩下|留住|再用|再来|回来|续)|(?<=(?:^|[，。,；;]|[后家个位户名人店们]|大家|顾客|商家|农家|会员|学员|学校|餐厅|公司|家长)(?:现在|如今|后来|最后|就|也|又|已经)?)(?<!连[^，。,]{0,8})(?:全都?|统统|都)(?:不用了|走了|退订了|停了|卸载了|流失了|不来了|删了)(?=$|[，。,.])/u;

/** "Only 3% of users were still active after a month". */
const shareLeft = [
  / (?:only|just|merely) (?<share>\d+(?:[.,]\d+)?) (?:%|percent) (?:of (?<who>(?:\S+ ){1,4}?))?(?:(?:were|are|was|is) (?:still )?(?:active|there|here|left|using (?:it|us|the app)|with us|around|open(?:ed|ing) it)|(?:have|had) (?:stayed|remained)|still (?:use|used|open|opened) it|(?:stayed|remained)) /,
  / (?:waren|sind|nutzten|nutzen) (?:\S+ ){0,4}?nur (?:noch )?(?<share>\d+(?:[.,]\d+)?) (?:%|prozent) (?<who>(?:\S+ ){0,4}?)(?:noch )?(?:aktiv|dabei|da|übrig) /,
  / nur (?:noch )?(?<share>\d+(?:[.,]\d+)?) (?:%|prozent) (?<who>(?:\S+ ){0,4}?)(?:waren|sind) (?:\S+ ){0,5}?noch (?:aktiv|dabei|da) /,
  / (?:solo|sólo|apenas) (?:el |un )?(?<share>\d+(?:[.,]\d+)?) (?:%|por ciento) (?<who>(?:\S+ ){0,5}?)(?:seguía|sigue|seguían|siguen|quedaba|queda) (?:activ[oa]s?|usándol[oa]|dentro|ahí|con nosotros) /,
];
const shareLeftInChinese =
  /(?:只有|仅有?|只剩下?|就剩)(?<share>\d+(?:\.\d+)?)%的?(?<who>用户|客户|会员|顾客|人)?(?:还在|仍在|继续|留下|活跃|在用)/u;
const clientsInChinese = /用户|客户|会员|顾客/u;
const pronouns = /^(?:(?:of|von|de) )?(?:them|these|those|davon|ihnen|ell[oa]s|人)?$/;

const used =
  /(?:^|[\s])(?:test|prob|nutz|benutz|verwend|gelad|heruntergelad|install|regist|angemeld|baj|descarg|apunt|us|gave|given|hand|lent|fitted|wear|wor[en]|verteil|verlieh|repart|came|kam|vin|ran|compr|kauf|bestell)\p{L}*|试|用|装|注册|下载|加入/u;

/** How many began, in the sentence or the one before. */
const beganIn = (context: readonly Token[], isLatin: boolean): Quantity | undefined =>
  hasAny(context, 'use', 'pay', 'book', 'customer', 'prototype') || used.test(writtenInFigures(context, isLatin))
    ? readQuantities(context).find(
        ({ kind, value, period, start }) =>
          kind === 'count' &&
          period === undefined &&
          value >= fewestCounted &&
          !/^(?:week|month|day|woche|monat|tag|semana|mes|día)$/.test(context[start - 1]?.text ?? ''),
      )
    : undefined;

/** Whether a clause says that nobody uses what those counted had of us. */
const isUsedByNobody = ({ context, sentence }: Clause, before: Clause | undefined): boolean =>
  sentence.isLatin &&
  nobodyUses.test(wordsInFigures(context)) &&
  (ofOurs.test(wordsInFigures(context)) || (before !== undefined && ofOurs.test(wordsInFigures(before.context))));

const isAllLeft = memoise(({ context, sentence }: Clause): boolean =>
  sentence.isLatin ? allLeftInWords.test(wordsInFigures(context)) : allLeftInChinese.test(lettersOf(context)),
);

const percent = new Set(['%', 'percent', 'prozent', 'ciento']);

/** The share that has left, in percent, where only few are said to be there still, and who they are. */
const readShareGone = memoise(({ context, sentence }: Clause): { percent: number; who: string } | undefined => {
  if (!context.some(({ text }) => percent.has(text))) return undefined;
  const words = writtenInFigures(context, sentence.isLatin);
  const patterns = sentence.isLatin ? shareLeft : [shareLeftInChinese];
  const groups = patterns.map((pattern) => pattern.exec(words)?.groups).find((found) => found);
  const left = Number((groups?.['share'] ?? '100').replace(',', '.'));
  return left <= 100 - 100 * mostGone ? { percent: 100 - left, who: groups?.['who']?.trim() ?? '' } : undefined;
});

/** "Of our users", or of those who began; not "5% of village bakeries are left". */
const isShareOfOurs = (who: string, began: Quantity | undefined): boolean =>
  clients.test(`${who} `) ||
  clientsInChinese.test(who) ||
  (began !== undefined &&
    (pronouns.test(who) || (began.unit !== undefined && who.split(' ').some((word) => word.startsWith(began.unit!)))));

/** "Only 5 percent of village bakeries are left": who is counted is no customer of ours. */
export const isShareOfOthers = (clause: Clause): boolean => {
  const share = readShareGone(clause);
  return (
    share !== undefined &&
    !pronouns.test(share.who) &&
    !isShareOfOurs(share.who, beganIn(clause.context, clause.sentence.isLatin))
  );
};

const nextTime =
  / (?:to|at|for) the (?:second|third|fourth|last|next) | (?:zum|beim) (?:zweiten|dritten|vierten|nächsten|letzten) | (?:al|a la) (?:segund|tercer|cuart|siguiente|últim)/;
const isNextTime = ({ context, sentence }: Clause): boolean =>
  sentence.isLatin && nextTime.test(wordsInFigures(context));

const isTold = (clause: Clause): boolean =>
  clause.modality === 'fact' &&
  !isRivals(clause) &&
  !hasAny(clause.context, 'rival', 'condition') &&
  !hasAny(clause.tokens, 'interview');

function lossOf(clause: Clause, before: Clause | undefined): Quantity | undefined {
  const { isLatin } = clause.sentence;
  const share = readShareGone(clause);
  if (isAllLost(clause)) return allOfThem;
  if (!isLatin && !share && !isAllLeft(clause)) return undefined;
  const own = beganIn(clause.context, isLatin);
  const all = own ?? (before && beganIn(before.context, isLatin));
  if (share)
    return isShareOfOurs(share.who, all) ? { kind: 'percent', value: share.percent, start: 0, end: 1 } : undefined;
  if (
    !isAllLeft(clause) &&
    !isUsedByNobody(clause, before) &&
    !isNoneOfPeopleBack(clause, own ? clause.context : (before?.context ?? []))
  )
    return undefined;
  // "To the second came five, to the third nobody": five are not all who came before.
  return all && (isNextTime(clause) ? allOfThem : { ...all, of: all.value });
}

const ofUse: readonly Claim['kind'][] = ['paidPrice', 'payingCustomers', 'realUse', 'repeat', 'costCounted'];
/** The evidence of what was only tried. */
const tried = 3;

/**
 * "Lo usaron 20 academias: al mes lo habían dejado las veinte", 60个人试用，两个月后一个人都没有留下: all who began have left, so that their
 * use counts as a trial.
 */
export function withAllLeft(claims: readonly Claim[], clauses: readonly Clause[]): readonly Claim[] {
  const losses = clauses.flatMap((clause) => {
    if (!isTold(clause)) return [];
    const before = clauseBefore(clause, clauses);
    const quantity = lossOf(clause, before);
    return quantity ? [{ clause, before, quantity }] : [];
  });
  const last = losses.at(-1);
  if (!last) return claims;
  const sentences = new Set([last.clause.sentence, last.before?.sentence]);
  return [
    ...claims.flatMap((claim) => {
      if (!sentences.has(claim.clause.sentence)) return claim;
      if (ofUse.includes(claim.kind)) return [];
      return (claim.kind === 'evidence' || claim.kind === 'proof') && claim.evidence > tried
        ? { ...claim, evidence: tried }
        : claim;
    }),
    makeClaim('nobodyStayed', last.clause, { quantity: last.quantity }),
  ];
}
