import { wordsInFigures } from '../../text/figures';
import { memoise } from '../../text/memoise';
import { parseHanCount } from '../../text/numbers';
import type { Clause } from '../../text/clause';
import { lettersOf } from '../../text/token';
import { makeClaim, type Claim } from '../claim';
import { isToldOfOurs, withCountedLeavers } from './stayersAndLeavers';
import { isRivals } from '../hearsay';
import { hanNumber } from './hanCounts';
import { fewestCounted, mostGone } from './shares';

const firstWords = {
  en: '(?:at the start|at first|at the beginning|in the beginning|to begin with|initially|originally)',
  de: '(?:zu beginn|am anfang|anfangs|zunächst|zuerst|ursprünglich)',
  es: '(?:al principio|al comienzo|al inicio|inicialmente|en un principio)',
} as const;
const nowWords = {
  en: '(?:now|today|by now|these days|in the end)',
  de: '(?:inzwischen|mittlerweile|heute|jetzt|am ende|zuletzt)',
  es: '(?:ahora|hoy|al final|actualmente)',
} as const;
const few = '(?<some>\\d+|one|eine[rs]?|un[oa])';
const end = '(?=$|[.,;!] )';

/** "At the start there were 60", "zu Beginn waren 60 Tischler drin", "al principio había 60". */
const began = [
  ` ${firstWords.en} (?:, )?(?:there were|we had|i had|we were|it was) (?:about |around |some )?(?<all>\\d+) `,
  ` (?:there were|we had|i had) (?:about |around |some )?(?<all>\\d+) (?:[^\\s,.;]+ ){1,5}?${firstWords.en} ${end}`,
  ` ${firstWords.de} (?:waren(?: es)?|hatten wir|hatte ich|machten|nutzten|zahlten) (?:rund |etwa |noch )?(?<all>\\d+) `,
  ` ${firstWords.es} (?:(?:había|eran|éramos|teníamos|tenía) )(?:unos |unas )?(?<all>\\d+) `,
].map((source) => new RegExp(source));
/** "Now there is one", "inzwischen ist es einer", "ahora queda uno". */
const left = [
  ` ${nowWords.en} (?:, )?(?:there (?:is|are|'s)|it is|it 's|we have|i have|we are down to|we 're down to) (?:(?:only|just) )?${few} (?:(?:of them |left )*)${end}`,
  ` ${nowWords.de} (?:ist|sind) (?:es )?(?:(?:nur|noch|bloß|gerade mal) )*${few} (?:(?:davon|übrig|dabei|drin|geblieben) )*${end}`,
  ` ${nowWords.de} (?:haben|habe) (?:wir|ich) (?:(?:nur|noch|bloß) )+${few} ${end}`,
  ` ${nowWords.es} (?:(?:solo|sólo|ya|nos|me|no) )*(?:queda|quedan|es|son|somos|hay|quedamos) (?:(?:más que|solo|sólo) )?${few} ${end}`,
].map((source) => new RegExp(source));
const beganHan = new RegExp(
  `(?:一开始|刚开始|起初|最初|开头|开始时)有(?:过)?(?<all>${hanNumber})[多来]?[家个位名户人间]`,
  'u',
);
const leftHan = new RegExp(
  `(?:现在|如今|目前|到最后|最后)(?:只有?|就|还剩|剩|下)*(?<some>${hanNumber})[家个位名户人间]了?(?=$|[，。,.;；])`,
  'u',
);
const onlyHan = /(?:只|就|剩)/u;

/** What was counted are no customers: money, days, faults, our own people. */
const notPeople =
  / \d+ (?:euros?|€|pounds?|£|\$|pesos|days?|hours?|weeks?|months?|minutes?|percent|%|tage?|stunden?|wochen?|monate?|minuten|prozent|kilo|liter|días|horas|semanas|meses|minutos|kilos|faults?|errors?|complaints?|defects?|accidents?|fehler|mängel|beschwerden|unfälle|fallos?|errores|quejas|accidentes|of us|von uns|staff|mitarbeiter\S*|helfer\S*|fahrer\S*|empleados|founders|gründer|socios fundadores|ideas?|ideen|models?|modelle|prototyp\S*) /;
const notPeopleHan = /[个](?:月|小时|错|投诉|故障|问题|员工|人手|合伙人)/u;

/** How many there were first, in a clause that tells it of ours. */
const beganIn = memoise((clause: Clause): number | undefined => {
  if (clause.modality !== 'fact') return undefined;
  if (!clause.sentence.isLatin) {
    const letters = lettersOf(clause.tokens);
    return isRivals(clause) || notPeopleHan.test(letters)
      ? undefined
      : numberOf(beganHan.exec(letters)?.groups?.['all']);
  }
  const words = wordsInFigures(clause.tokens);
  if (!/\d/.test(words) || !isToldOfOurs(clause) || notPeople.test(words)) return undefined;
  return numberOf(began.map((pattern) => pattern.exec(words)?.groups?.['all']).find((all) => all !== undefined));
});

/** How many are left, in a clause that says that it is now. */
const leftIn = memoise((clause: Clause): number | undefined => {
  if (clause.modality !== 'fact') return undefined;
  if (!clause.sentence.isLatin) {
    const letters = lettersOf(clause.tokens);
    return onlyHan.test(letters) && !isRivals(clause) ? numberOf(leftHan.exec(letters)?.groups?.['some']) : undefined;
  }
  if (!isToldOfOurs(clause)) return undefined;
  const words = wordsInFigures(clause.tokens);
  return numberOf(left.map((pattern) => pattern.exec(words)?.groups?.['some']).find((some) => some !== undefined));
});

const signedUpHan = new RegExp(
  `(?:注册|报名|下载|安装|关注)了?(?<all>${hanNumber})[多余来]?[家个位名户人][^。；]{0,12}?(?:下单|付款|付费|付钱|购买|掏钱)的(?:人|客户|用户)?(?:只有|才|就|仅有?)(?<some>${hanNumber})[家个位名户人]`,
  'u',
);
const orderingHan = /(?:下单|付款|付费|付钱|购买|掏钱)的/u;

/** 注册了两千多人,真正下单的只有7个: few of those who signed up pay. They never were customers, and none of them has left. */
const isOrderedByFew = memoise((clause: Clause): boolean => {
  if (clause.sentence.isLatin || clause.modality !== 'fact' || isRivals(clause)) return false;
  if (!orderingHan.test(lettersOf(clause.tokens))) return false;
  const groups = signedUpHan.exec(lettersOf(clause.context))?.groups;
  const whole = numberOf(groups?.['all']) ?? 0;
  const some = numberOf(groups?.['some']) ?? whole;
  return whole >= fewestCounted && 1 - some / whole >= mostGone;
});

const numberOf = (text: string | undefined): number | undefined =>
  text === undefined ? undefined : /^(?:one|eine|un[oa])/.test(text) ? 1 : parseHanCount(text);

/**
 * "Zu Beginn waren 60 Tischler drin, inzwischen ist es einer", "al principio había 40 tiendas, ahora quedan 3": three in four or more of
 * those who began are gone. Not "at first there were 60 complaints, now there is one".
 */
export function withDwindled(claims: readonly Claim[], clauses: readonly Clause[]): Claim[] {
  for (const [index, clause] of clauses.entries()) {
    const whole = beganIn(clause);
    if (whole === undefined || whole < fewestCounted) continue;
    // In the same sentence, or the next: "now" is of those who were counted.
    const later = clauses.slice(index, index + 5).find((other) => leftIn(other) !== undefined);
    const some = later && leftIn(later);
    if (later === undefined || some === undefined || 1 - some / whole < mostGone) continue;
    return withCountedLeavers(claims, [{ clause: later, part: whole - some, whole }]);
  }
  return [...claims, ...clauses.filter(isOrderedByFew).map((clause) => makeClaim('nobodyStayed', clause))];
}
