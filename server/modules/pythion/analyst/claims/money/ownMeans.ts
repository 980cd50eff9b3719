import type { Clause } from '../../text/clause';
import { memoise } from '../../text/memoise';
import { lettersOf, spacedWords } from '../../text/token';
import { isBare } from './amounts';

const room = {
  en: '(?:kitchen|shed|unit|workshop|office|garage|barn|shop|stall|premises|space|warehouse|studio|yard|plot|building)',
  de: '(?:laden|ladenlokal|werkstatt|halle|büro|raum|garage|lager|atelier|küche|praxis|lokal)',
  es: '(?:local|nave|obrador|taller|oficina|almacén|garaje|puesto|cocina)',
} as const;

/** "There's a unit free for £650 a month", "eine Halle wäre für 900 Euro zu haben": a room that we might take. */
const toLet = new RegExp(
  ` (?:${[
    `there (?:is|'s) (?:a|an|one) (?:\\S+ )?${room.en} (?:\\S+ ){0,5}?(?:free|to let|to rent|available|empty|vacant|going) `,
    `(?:found|seen|viewed|been offered|looked at) (?:a|an|one) (?:\\S+ )?${room.en} `,
    `(?:eine?n?|der|die|das) (?:\\S+ )?${room.de} (?:[^\\s,]+ ){0,8}?(?:zu haben|frei|leer|zu vermieten|gefunden|angesehen|angeboten|in aussicht) `,
    `hay un[oa]? (?:\\S+ )?${room.es} (?:\\S+ ){0,4}?(?:libre|vací[oa]|disponible|en alquiler) `,
    `(?:he|hemos) (?:visto|encontrado) un[oa]? (?:\\S+ )?${room.es} |(?:me|nos) (?:ofrecen|han ofrecido) un[oa]? (?:\\S+ )?${room.es} `,
  ].join('|')})`,
);

/** What is let is ours or a rival's where somebody asks for it. */
const letByUs =
  / (?:our|my|we let|customers?|tenants?|members?|charges?|sells?|that|which|who|unsere?\S*|vermiete\S*|kunden|mieter|nuestr[oa]s?|clientes?|cobr\S+|vende\S*) /;

export const person = {
  en: '(?:student|nephew|niece|son|daughter|sister|brother|mother|mum|father|dad|uncle|aunt|cousin|wife|husband|mate|friend|neighbou?r|lad|girl|boy|guy|kid|teenager|helper|assistant|apprentice|intern|cleaner|driver|pensioner|woman|man|lady|someone|somebody|colleague|freelancer)s?',
  de: '(?:student\\S*|aushilfe\\S*|schüler\\S*|freund\\S*|bruder|schwester|neffe|nichte|sohn|tochter|mutter|vater|onkel|tante|schwager|schwägerin|frau|mann|nachbar\\S*|rentner\\S*|minijobber\\S*|praktikant\\S*|azubi|kolleg\\S*)',
  es: '(?:chic[oa]|muchach[oa]|herman[oa]|hij[oa]|prim[oa]|sobrin[oa]|tí[oa]|cuñad[oa]|madre|padre|espos[oa]|mujer|marido|amig[oa]|ayudante|emplead[oa]|estudiante|vecin[oa]|señora|persona|jubilad[oa])',
} as const;

const about = '(?:about |around |roughly |rund |etwa |unos |unas )?[£€$]? ?\\d';

const doing = {
  en: '(?!(?:sells|charges|pays|buys|asks|rents|gets|wants|offers|lets|is|was|has|costs|needs) )[a-z]+s',
  de: '(?!(?:verkauft|verlangt|zahlt|kauft|nimmt|bekommt|mietet|vermietet|kostet|hat|ist) )\\S+t',
  es: '(?!(?:vende|cobra|paga|compra|pide|alquila|es|tiene|cuesta|y) )\\S+[ae]',
} as const;
/** "A student helps me on Saturdays, £60 a day", "un chico me ayuda por las tardes, 700 al mes": what a helper gets. */
const helping = new RegExp(
  ` (?:${[
    `${person.en} (?:(?:helps?|assists?|works? (?:for|with)) (?:me|us)|helps? out|gives? (?:me|us) a hand) (?:\\S+ ){0,6}?(?:, |for |at )${about}`,
    `${person.de} (?:\\S+ )?(?:hilft|helfen|arbeitet|unterstützt) (?:(?:mir|uns|mich) |(?:für|bei) (?:mich|mir|uns) )(?:\\S+ ){0,6}?(?:, |für )${about}`,
    `(?:my|our) ${person.en} ${doing.en} (?:\\S+ ){0,6}?for ${about}[\\d.,]* (?:an?|per|each) (?:hour|day|week|month|shift) `,
    `(?:meine?|unsere?) ${person.de} ${doing.de} (?:\\S+ ){0,6}?für ${about}[\\d.,]* \\S+ (?:die|pro|in der|im|am|je) (?:stunde|tag|woche|monat) `,
    `(?:mi|nuestr[oa]) ${person.es} ${doing.es} (?:\\S+ ){0,6}?por ${about}[\\d.,]* \\S+ (?:a la|al|por|la|el) (?:hora|día|semana|mes) `,
    `${person.es} (?:que )?(?:(?:me|nos) (?:ayuda|echa una mano)|trabaja (?:conmigo|para mí|para nosotros|con nosotros)) (?:\\S+ ){0,6}?(?:, |por |a )${about}`,
  ].join('|')})`,
);
const helpingHan =
  /[请雇]了?(?:\d+|[一二两三])[个名位](?:\S{0,2}阿姨|小工|帮工|临时工|学生|师傅|店员|助手|人)[^。；]{0,8}?(?:每个?月|一个?月|一天|每天|月薪|工资)/u;

/** What a helper is paid: it is no price of ours, and no count of sales. */
export const isHelperPaid = ({ tokens, quantities, sentence, speaker }: Clause): boolean =>
  speaker !== 'rival' &&
  quantities.some((amount) => amount.kind === 'money' || (isBare(amount) && amount.period)) &&
  (sentence.isLatin
    ? helping.test(spacedWords(tokens))
    : helpingHan.test(lettersOf(tokens)) && !/[收卖]/u.test(lettersOf(tokens)));

/** A room that somebody lets, and which we might take: nothing is paid for it yet. */
export const isRoomToLet = memoise(
  ({ tokens, quantities, sentence, speaker }: Clause): boolean =>
    sentence.isLatin &&
    speaker !== 'rival' &&
    quantities.some(({ kind, per }) => kind === 'money' && per === undefined) &&
    toLet.test(spacedWords(tokens)) &&
    !letByUs.test(spacedWords(tokens)),
);
