import type { Clause } from '../../text/clause';
import { wordsInFigures } from '../../text/figures';
import { memoise } from '../../text/memoise';
import { parseHanCount } from '../../text/numbers';
import { lettersOf } from '../../text/token';
import { isFact } from '../claim';
import { isClients, readLeavers } from './leavers';

const customer =
  '(?:(?:paying |zahlende[nr]? )?(?:customers|clients|subscribers|members|users|kunden|kundinnen|abonnenten|mitglieder|nutzer|clientes|abonados|suscriptores|usuarios|socios))';

/** "We lost 4 in the last 12 months", "wir haben seit Mai 4 verloren", "perdimos 4 este año", "se dan de baja unos 9 al mes": a time, or nothing, stands behind it. */
const lostCount = [
  ` (?:we|i)(?: have| 've)?(?: only| just| since| already| so far)* lost (?:only |just |about )?(?<count>\\d+)(?: of (?:them|these|those))?(?: ${customer})?(?= (?:$|[.,;!] |(?:in|over|during|within|since|last|this|so far|until|to date|through) ))`,
  ` (?:haben|hat) (?:wir |ich )?(?:(?:in|im|seit|über|bisher|bislang|nur|davon|letztes|letzten|dieses|den|die|12|\\p{L}+) ){0,6}?(?<count>\\d+)(?: davon| von ihnen)?(?: ${customer})? verloren(?= (?:$|[.,;!] ))`,
  ` (?:perdimos|hemos perdido|he perdido) (?:solo |sólo |a )*(?<count>\\d+)(?: de ell[oa]s)?(?: ${customer})?(?= (?:$|[.,;!] |(?:en|desde|este|esta|el|durante|hasta) ))`,
  ` se (?:(?:nos|me) )?(?:dan?|dieron|dio|han dado) de baja (?:(?:un[oa]s|como|casi|solo|sólo) )?(?<count>\\d+)(?: ${customer})?(?= (?:$|[.,;!] |(?:al|cada|en|desde|este|esta|durante|porque|por) ))`,
].map((pattern) => new RegExp(pattern, 'u'));
const lostCountHan =
  /我?们?(?:只|一共|总共|共)?(?:流失|丢|跑|少)了(?<count>\d+|[一二两三四五六七八九十]+)[家个位名户](?:客户|用户|会员)?(?=$|[，。,.;；])/u;

/** "We lose about 3% of customers each month", "wir verlieren 3 % der Kunden im Monat", "perdemos un 3 % de los clientes". */
const lostShare = [
  ` (?:we|i)(?: now| still| currently| only| do)* (?:lose|lost|are losing)(?: about| around| some| roughly| only| nearly| almost| just)* \\d\\S* (?:%|percent|per cent) of (?:our |my |the |all |paying )*${customer}(?= )`,
  ` (?:(?:wir|ich) verlieren?|verlieren? (?:wir|ich))(?: \\S+){0,4}? \\d\\S* (?:%|prozent) (?:der|unserer|meiner|von unseren|aller) ${customer}(?= )`,
  ` (?:perdemos|pierdo|perdimos)(?: \\S+){0,4}? \\d\\S* (?:%|por ciento) de (?:l[oa]s |nuestr[oa]s |mis )?${customer}(?= )`,
].map((pattern) => new RegExp(pattern, 'u'));
const lostShareHan = /(?:流失|丢掉|失去|跑掉)了?(?:大?约|差不多|近)?\d[\d.]*%(?:左右)?的?(?:客户|用户|会员|顾客|老客)/u;

/** How many customers the clause says we lost. */
export const countLost = memoise((clause: Clause): number | undefined => {
  const { tokens, sentence, speaker } = clause;
  if (clause.quantities.length === 0 || !isFact(clause) || speaker === 'people') return undefined;
  const found = sentence.isLatin
    ? lostCount.map((pattern) => pattern.exec(wordsInFigures(tokens))?.groups).find((groups) => groups)
    : lostCountHan.exec(lettersOf(tokens))?.groups;
  return found?.['count'] === undefined ? undefined : parseHanCount(found['count']);
});

/** A share of our customers that we lose. */
export const isLosingShare = memoise(
  ({ tokens, quantities, sentence, speaker }: Clause): boolean =>
    speaker === 'own' &&
    quantities.some(({ kind }) => kind === 'percent') &&
    (sentence.isLatin
      ? lostShare.some((pattern) => pattern.test(wordsInFigures(tokens)))
      : lostShareHan.test(lettersOf(tokens))),
);

/** What we lost shows nothing: "we lost 4 in the last 12 months", "se me fueron 6 clientas". */
export const isOwnLoss = (clause: Clause): boolean =>
  isLosingShare(clause) || countLost(clause) !== undefined || isLeaversOnly(clause);

/** Customers who left, in a clause without a price: "two of them cancel"; not "of 40 who pay £30, two left", "two nurses quit". */
const isLeaversOnly = (clause: Clause): boolean => {
  const leavers = readLeavers(clause);
  if (!leavers || clause.quantities.some(({ kind }) => kind === 'money' || kind === 'percent')) return false;
  return leavers.who === '' || isClients(leavers.who) || !clause.sentence.isLatin;
};
