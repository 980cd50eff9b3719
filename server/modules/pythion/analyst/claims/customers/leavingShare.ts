import type { BillingPeriod } from '../../../../../../shared/contracts/analysis';
import { periodWords } from '../../lexicon/numbers';
import type { Clause } from '../../text/clause';
import { wordsInFigures } from '../../text/figures';
import { memoise } from '../../text/memoise';
import { isFact } from '../claim';
import { lettersOf } from '../../text/token';

const share = '\\d[\\d.,]* (?:%|prozent|percent|por ciento)';
const about =
  '(?:(?:about|around|roughly|some|etwa|rund|circa|ca|ungefähr|knapp|gut|nur|un|una|el|unos|casi|cerca de|alrededor de) )*';
const time =
  '(?:(?:im|pro|jeden|jedes|per|each|every|a|an|al|por|cada) (?:schnitt |durchschnitt )?(?:week|month|quarter|year|woche|monat|quartal|jahr|semana|mes|trimestre|año)|(?:weekly|monthly|quarterly|yearly|annually)|(?:wöchentlich|monatlich|vierteljährlich|jährlich)|(?:mensual|trimestral|anual)(?:mente)?)';
const start = `^ (?:(?:and|but|of these|of them|und|aber|davon|von ihnen|von diesen|y|pero|de ell[oa]s) )*(?:${time} )?`;
const end = `(?: ${time})?(?= (?:[.,;!] ?)?$| [.,;!] )`;
/** Without a name, or by one: "of them", "der Kunden", "de los bares". */
const clients = {
  en: '(?: of (?:them|these|those|(?:our |the |all )*(?:paying )?(?<who>\\p{L}+)))?',
  de: '(?: (?:davon|von ihnen|(?:der|unserer|aller|meiner|von unseren) (?:zahlenden )?(?<who>\\p{L}+)))?',
  es: '(?: de (?:ell[oa]s|(?:l[oa]s|nuestr[oa]s|mis) (?<who>\\p{L}+)))?',
} as const;
const leavingSpanish =
  '(?:se (?:(?:nos|me) )?(?:dan? de baja|van?|borran?|marchan?)|cancelan?|abandonan?|causan? baja|(?:nos|me) dejan?)';

const patterns = [
  // "12% of them leave each year", "we lose 5% a month".
  `${start}${about}${share}${clients.en} (?:leave|cancel|quit|churn|unsubscribe|drop out|stop)${end}`,
  `${start}(?:we|i) (?:(?:now|still|currently|usually) )?(?:lose|are losing) ${about}${share}${clients.en}${end}`,
  // "Etwa 12 % kündigen im Jahr", "im Monat springen 5 % ab".
  `${start}${about}${share}${clients.de}(?: ${time})? (?:kündigen|kündigt|springen|springt|hören|steigen|melden sich|verlassen uns|bestellen|gehen)(?: ${time})?(?: (?:wieder )?(?:ab|auf|aus|weg|uns|bei uns))?${end}`,
  `${start}(?:(?:es|uns) )?(?:kündigen|kündigt|springen|springt|verlassen|verlieren wir|gehen)(?: uns)?(?: ${time})? ${about}${share}${clients.de}(?: ${time})?(?: (?:ab|weg|verloren))?${end}`,
  `${start}(?:wir|ich) (?:verlieren|verliere)(?: ${time})? ${about}${share}${clients.de}${end}`,
  // "Se da de baja un 4 % al mes", "un 4 % de los clientes cancela cada mes".
  `${start}${leavingSpanish}(?: ${time})? ${about}${share}${clients.es}${end}`,
  `${start}${about}${share}${clients.es} ${leavingSpanish}${end}`,
  `${start}(?:perdemos|pierdo)(?: ${time})? ${about}${share}${clients.es}${end}`,
].map((pattern) => new RegExp(pattern, 'u'));

const rateName =
  '(?:churn(?: rate)?|cancell?ation rate|kündigungs(?:rate|quote)|abwanderungs(?:rate|quote)|abwanderung|tasa de (?:abandono|bajas?|cancelación|cancelaciones)|abandono|bajas)';
const rate = '(?:weekly|monthly|quarterly|yearly|annual|wöchentliche|monatliche|jährliche|mensual(?:es)?|anual(?:es)?)';
/** "Monthly churn is 5%", "die Kündigungsquote liegt bei 5 % im Monat", "la tasa de bajas mensual es del 4 %". */
const named = new RegExp(
  `^ (?:(?:and|but|with|und|aber|bei|mit|y|pero|con) )*(?:(?:our|the|a|an|unsere[rn]?|die|eine[rn]?|nuestr[oa]|la|el|los|las|una?) )?(?:${rate}[nr]? )?${rateName}(?: ${rate})?(?: (?:is|are|of|at|runs at|:|liegt bei|liegt|beträgt|ist|von|es|son|está en|de|del))*(?: ${time})? ${about}${share}${end}`,
  'u',
);

/** 月流失率6%, 每月有6%的客户流失, 客户流失率每月约6%, 6%的会员每年退订. */
const han = [
  /^(?:我们?的?|目前|现在)*(?:客户|用户|会员|顾客|学员)?的?(?:每个?)?(?<period>[周月年]|季度)?度?的?(?:客户|用户|会员|顾客|学员)?(?:流失|退订|退费|取消)率(?:每个?(?<behind>[周月年]|季度))?(?:是|为|约|大概|大约|在|有|只有|控制在)*\d[\d.]*%/u,
  /^(?:我们?|目前|现在)*(?:平均)?(?:每个?(?<period>[周月年]|季度)|一个?(?<one>[周月年]))?(?:都|会|大概|大约|约|有|只有)*\d[\d.]*%(?:左右)?的?(?:付费)?(?:客户|用户|会员|顾客|学员|人)?(?:每个?(?<behind>[周月年]|季度))?(?:会|都)?(?:流失|退订|取消|退费|不再?续费?|不续约|走掉)/u,
  /^(?:我们?)?(?:每个?(?<period>[周月年]|季度)|一个?(?<one>[周月年]))?(?:会|大概|大约|约)*流失(?:大概|大约|约)?\d[\d.]*%(?:左右)?的?(?:付费)?(?:客户|用户|会员|顾客|学员)?(?=$|[,，。.;；])/u,
] as const;

const hint =
  / (?:leave|cancel|quit|churn|unsubscribe|drop|stop|lose|losing|cancell?ation|kündig\S*|spring\S*|hören|steigen|melden|verlassen|bestellen|gehen|verlieren?|abwanderung\S*|se|cancelan?|abandonan?|abandono|causan?|dejan?|perdemos|pierdo|bajas?|tasa) /;

/** In which time, and the word for those who leave where the clause has one. */
type LeavingShare = { period?: BillingPeriod; who?: string };

/** A share of some people leaves, in the words of the clause alone, and in which time. */
export const readLeavingShare = memoise((clause: Clause): LeavingShare | undefined => {
  const { tokens, quantities, sentence } = clause;
  if (!quantities.some(({ kind }) => kind === 'percent') || !isFact(clause)) return undefined;
  if (!sentence.isLatin) {
    const letters = lettersOf(tokens);
    const groups = han.map((pattern) => pattern.exec(letters)).find((match) => match !== null)?.groups;
    return groups && { period: periodWords[groups['period'] ?? groups['behind'] ?? groups['one'] ?? ''] };
  }
  const words = wordsInFigures(tokens);
  if (clause.negated.size > 0 || !hint.test(words)) return undefined;
  const found = named.exec(words) ?? patterns.map((pattern) => pattern.exec(words)).find((match) => match !== null);
  if (!found) return undefined;
  const told = found[0].split(' ').find((word) => periodOf(word) !== undefined);
  return { period: told === undefined ? undefined : periodOf(told), who: found.groups?.['who'] };
});

/** "Jährlich", "monatliche", "mensuales". */
const periodOf = (word: string): BillingPeriod | undefined => {
  const own = [word, word.replace(/(?:e[nr]?|es|mente)$/, '')].find((name) => Object.hasOwn(periodWords, name));
  return own === undefined ? undefined : periodWords[own];
};
