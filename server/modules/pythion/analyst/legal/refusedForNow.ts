import { months } from '../text/months';

const period = `(?:${months.en}|${months.de}|${months.es}|spring|summer|autumn|winter|frühjahr|frühling|sommer|herbst|primavera|verano|otoño|invierno|week|month|year|season)`;
const verb = '(?:apply|register|get|file|do|sit|take|obtain|will)';

/** The paper is for later: "this year", "only in June", "when the kitchen is ready", "dieses Jahr", "cuando la cocina esté lista". */
const later = [
  String.raw` (?:(?:until|till|before) (?!and |or |[.,;])(?!(?:\S+ ){0,2}?(?:mak|forc|catch|caught|stop|fin(?:e|es|ed)|shut|find|notic|complain|ask)\S* )|yet(?= ))`,
  String.raw` (?:${verb}|applying|registering|bother|bothering|it|one|that) (?:right |just )?now (?=[.,;–-]|but |and |as |only )| (?:for now|for the moment|at the moment|at present|just yet|later on|eventually|in due course)(?= )`,
  String.raw` this (?:week|month|year|spring|summer|autumn|fall|winter|season) | (?:only|rather|but) (?:in|from|by|next|after|once|when) (?:\S+ ){0,2}?${period} `,
  String.raw` (?:once|as soon as|after) (?:the|our|we|it) (?:\S+ ){0,4}?(?:ready|finished|built|fitted|installed|done|open|opens|in place|passes|complete|completed|up|move|moved|have) `,
  String.raw` (?:when|because|since|as|[.,;:–-]|and|but) (?:the|our) (?:\S+ ){0,3}?(?:(?:is|are|gets|will be|wo n't be|is n't|are n't) (?:only |not |still )?(?:ready|finished|built|fitted|installed|done|in place|complete|completed)|opens) `,
  String.raw` (?:we|i) (?:(?:will|'ll|are going to|'re going to|am going to|plan to|want to) )(?:\S+ ){0,2}?${verb} (?:\S+ ){0,4}?(?:in|next|by|from|when|after|once|later|soon)(?= )`,
  String.raw` (?:in|from|by|next|when|after|once) (?:\S+ ){1,8}?(?:we|i) (?:will|'ll)(?= (?:${verb}|[.,;]))`,
  String.raw` (?:erst (?!recht)|später|vorerst|derzeit|momentan|zurzeit|sobald|solange|dieses jahr|diesen monat|diese saison|heuer|jetzt (?:\S+ ){0,4}?nicht|nicht jetzt|nicht vor (?:dem )?${period}|(?:im|ab|nächste[nrs]?) ${period} (?:\S+ ){0,3}?(?:fertig|dran|beantragen|machen))(?= |$)`,
  String.raw` (?:(?:pedir|sacar|solicitar|tramitar|renovar)(?:l[oa])? (?:(?:el|la|un|una) \S+ )?ahora|l[oa] (?:pido|pedimos|saco|sacamos|solicito|solicitamos|tramitamos) en|este año|este mes|esta temporada|por ahora|por el momento|de momento|más adelante|en cuanto|cuando (?:la|el|las|los|tengamos|tenga|esté)|primero)(?= )`,
  String.raw`今年|现在(?:还)?不|还没(?:装|建|弄)?好|这个月|本月|明年|下个?月|以后再|再去?(?:办|考|申请)|[\d一二三四五六七八九十]+月(?:份)?[^,，。]{0,6}(?:去|再|办|申请|考|好)`,
];
const isLater = new RegExp(later.join('|'));

/** "We won't apply", "beantragen wir nicht", "no la vamos a pedir", 不办: the paper isn't got, and nobody works without it. */
const notApplied = [
  String.raw` (?:not|n't|never) (?:\S+ ){0,4}?(?:apply|applying|register|registering|registered|get|getting|file|obtain|sit) `,
  String.raw` no (?:plans?|intention|reason|need|point) (?:to|of|in) (?:\S+ )?(?:apply|applying|register|registering|get|getting|obtain|obtaining) `,
  String.raw` (?:beantrag|hol|besorg|anmeld|meld)\S* (?:\S+ ){0,6}?nicht | nicht (?:\S+ ){0,4}?(?:beantrag|anmeld|anzumelden|besorg)\S* `,
  String.raw` no (?:l[oa]s? )?(?:\S+ ){0,3}?(?:pedi|saca|saco|solicit|tramit)\S* `,
  '不(?:想|打算|会|准备|去)?[^,，。.]{0,3}(?:办|申请|考)',
];
const isNotApplied = new RegExp(notApplied.join('|'));
const worksWithout = / (?:without|anyway|anyhow|ohne|trotzdem|sin licencia|sin permiso) /;

/** "We won't apply for it. In June, when the kitchen is ready, we will": `next` is the sentence behind. */
export const isPutOff = (words: string, next: string): boolean =>
  isNotApplied.test(words) && !worksWithout.test(words) && isForNow(`${words}${next}`);

/** "We won't apply this year, the kitchen is ready in spring": put off, and not refused. */
export const isForNow = (words: string): boolean => isLater.test(words);
