import type { BillingPeriod } from '../../../../../shared/contracts/analysis';
import { periodWords } from '../lexicon/numbers';
import { memoise } from './memoise';
import { spacedWords, type Token } from './token';

const period =
  '(?<period>day|week|month|quarter|year|tag|woche|monat|quartal|jahr|día|semana|mes|trimestre|año|días|semanas|meses|años)';
const rate =
  '(?<period>monthly|weekly|yearly|annual|daily|monatlich|wöchentlich|jährlich|täglich|mensual|semanal|anual)';
const every = `(?:(?:every|each|per|jede[ns]?|pro|im|cada|al|a la|por|todos los|todas las) ${period})`;
const about = '(?:(?:about|around|roughly|rund|etwa|circa|knapp|fast|unos|unas|casi|je|jeweils) )?';
const fee =
  '(?:fee|subscription|membership|rent|charge|retainer|gebühr|beitrag|miete|pauschale|rate|cuota|tarifa|suscripción|renta|alquiler|abono)';

/** "Zahlen uns jeden Monat 45 Euro", "zahlen monatlich 45 Euro", "pagan cada mes unos 45 euros"; not "dos veces al mes 30 euros". */
const directlyBefore = new RegExp(
  `(?<! (?:once|twice|times|\\S*mal|vez|veces)) (?:${every}|${rate}(?:e|mente)?) ${about}$`,
);

const plan =
  '(?:plan|licen[cs]e|pass|contract|package|ticket|lizenz|abo|vertrag|paket|mitgliedschaft|licencia|contrato|paquete|bono|membresía|karte|mitgliedsbeitrag)';
/** "A monthly fee of £45", "a yearly plan at 1,440 euros", "die Jahreslizenz kostet", "una cuota mensual de 45 euros". */
const ofFee = new RegExp(
  ` (?:${rate}(?:e[nrms]?)? (?:${fee}|${plan})|(?:${fee}|${plan}) ${rate}|(?:(?<period>jahr)es|(?<period>monat)s|(?<period>woche)n)(?:${fee}|${plan})) (?:of|at|for|costs?|is|von|zu|für|kostet|ist|beträgt|es de|es|de|a|por|cuesta|vale) ${about}$`,
);

const pays =
  '(?:pays?|charge|zahlen|zahlt|bezahlen|bezahlt|zahle|bezahle|überweisen|überweist|pagan|paga|pagamos|pago|cobramos|cobro|ingresan)';
const people = '(?:(?:they|we|i|wir|ich|sie|uns|mir|us|me|nos|ellos|ellas|le|les|the|die|der|las|los|el|la) )';
/** "Each month they pay £45", "cada mes las panaderías nos pagan 45 euros"; not "each month 12 people pay £45". */
const atFirst = new RegExp(
  `^ (?:(?:and|und|y) )?(?:${every})(?: ,)? (?:${people}*(?:\\p{L}+ )?${people}*${pays} ${people}*(?:\\p{L}+ )?|(?:bekommen wir|bekomme ich|recibimos|recibo|we get|i get) (?:(?:von|de|from) [^,]{2,30}? )?)${about}$`,
  'u',
);

const noNoun =
  '(?!(?:und|and|plus|oder|aber|but|then|dann|pero|luego|more|mehr|más|less|weniger|menos|once|einmalig|extra|off|back|zurück) )';
/** "45 Euro Miete im Monat", "45 euros de cuota al mes", "£45 rent a month"; not "45 Euro für zwei Besuche im Monat". */
const behind = new RegExp(
  `^ (?:(?:an|in|de|for|für|por) )?(?:(?:the|die|den|das|el|la) )?${noNoun}\\p{L}{3,} (?:a ${period}|${every})(?= )`,
  'u',
);
const hasPeriod = memoise((tokens: readonly Token[]): boolean =>
  tokens.some(({ text }) => Object.hasOwn(periodWords, text) || /mente$|^(?:monat|jähr|jahres|wochen)/.test(text)),
);

/** "700 Euro, die ich ihm monatlich überweise". */
const inRelative = new RegExp(`^ (?:, )?(?:die|das) (?:ich|wir|sie) (?:\\S+ )?${rate} `);

/** "Zahlt monatlich 45 Euro pro Filiale": the period before an amount that has a unit. */
export function periodBeside(tokens: readonly Token[], start: number): BillingPeriod | undefined {
  if (!hasPeriod(tokens)) return undefined;
  const before = spacedWords(tokens.slice(Math.max(0, start - 14), start));
  return periodWords[directlyBefore.exec(before)?.groups?.['period'] ?? ''];
}

const hanPass =
  /(?:^|[^一二三四五六七八九十两\d个首半薪])(?:包(?<flat>[月季年周])|(?<period>[月季年周])(?:卡|票|费|会员费?|度会员|度会员费|租))(?:每[张人位])?(?:价格?|收费|只要|仅需|是|为|卖|定价|[:：])*$/u;
const hanPeriods: Readonly<Record<string, BillingPeriod>> = { 周: 'week', 月: 'month', 季: 'quarter', 年: 'year' };

/** 月卡380元, 包年1500元, 年费300元: what is paid for a time by its name. */
export function periodOfPass(tokens: readonly Token[], start: number): BillingPeriod | undefined {
  const before = tokens.slice(Math.max(0, start - 6), start);
  const { flat, period: named } = hanPass.exec(before.map(({ text }) => text).join(''))?.groups ?? {};
  return hanPeriods[flat ?? named ?? ''];
}

/** The period of an amount whose clause names it elsewhere than directly behind the amount. */
export function periodAround(tokens: readonly Token[], start: number, end: number): BillingPeriod | undefined {
  if (!hasPeriod(tokens)) return undefined;
  const before = spacedWords(tokens.slice(Math.max(0, start - 14), start));
  const after = spacedWords(tokens.slice(end, end + 8));
  const found =
    directlyBefore.exec(before) ??
    ofFee.exec(before) ??
    (start <= 14 ? atFirst.exec(before) : null) ??
    behind.exec(after) ??
    inRelative.exec(after);
  return periodWords[found?.groups?.period ?? ''];
}
