import type { Clause } from '../../text/clause';
import { memoise } from '../../text/memoise';
import type { Quantity } from '../../text/quantities';
import { hasAny, spacedWords } from '../../text/token';
import { countOfAsked } from '../askedCount';
import { makeClaim, money, type Claim } from '../claim';
import { aroundCount } from '../counts';
import { isTakings } from '../money/takings';
import { isAgentive } from '../people/agentive';
import { payersInChinese } from './payersInChinese';
import { isManyOf, isOursNow, notCustomers, place } from './served';
import { priceClaims } from '../money/priceClaims';

const now =
  '(?:ya|hoy|ahora|actualmente|aquí|now|currently|already|inzwischen|mittlerweile|derzeit|aktuell|jetzt|heute|schon|bereits)';
const about = '(?:about|around|over|some|rund|etwa|unos|unas|más de)';

/** "We have #", "tenemos #". */
const having = new RegExp(
  ` (?:(?:i|we)(?: ${now})?(?: have| 've)(?: got)?|we are at|(?:wir|ich) haben?|haben? (?:wir|ich)|tengo|tenemos)(?: ${now}| ${about})* $`,
);
/** "# paying firms", "# zahlende Salons", "# bares que pagan". */
const paying = new RegExp(
  `^ (?:paying|zahlende[nr]?) (?:\\S+ ){0,2}?${place} |^ ${place} (?:(?:\\S+ )?de pago|que (?:(?:nos|me|ya) )*pagan) `,
  'u',
);
const payingPeople = /^ (?:paying|zahlende[nr]?) /;
/** "Ya pagan #", "han pagado #": in Spanish, who pays comes behind the verb. */
const paidBy = new RegExp(
  ` (?:(?:${now} (?:(?:nos|me|lo) )?pagan)|(?:(?:nos|me|lo|ya) )*(?:han pagado|pagaron)|(?:ya )?(?:nos|me) (?:compran|compraron|han comprado))(?: ${now}| ${about})* $`,
);
/** "# shops on annual contracts", "# customers paying £30", "# customers at £30", "# Kunden mit Jahresvertrag", "# clientes con contrato". */
const onTerms = new RegExp(
  [
    `^ (?:(?!(?:and|with|of|who) )\\S+ ){0,2}?${place} (?:(?:now |all |currently )*(?:on|under|with) (?:an? |our |the )?(?:annual|yearly|monthly|quarterly|weekly|paid|rolling|\\S+ - (?:month|year)) (?:contracts?|plans?|subscriptions?|deals?|agreements?)|(?:now |all |each |currently )*(?:who (?:now |each |all )*pay|paying)(?: us| me)?(?: about| around)? [£$€\\d]|(?:at|on) (?:about |around )?(?:[£$€] \\d|\\d\\S* (?:pounds?|euros?|dollars?|€)))`,
    `^ (?:(?!(?:und|mit|von|die) )\\S+ ){0,2}?${place} (?:(?:mit|im|unter) (?:\\S*(?:verträgen|vertrag)|\\S*abo(?:s|nnements?)?)|zu (?:je )?\\d\\S* (?:€|euro|franken))`,
    `^ (?:(?!(?:y|con|de|que) )\\S+ ){0,2}?${place} (?:con (?:un )?(?:contratos?|suscripci\\S+|abonos?|planes?) (?:\\S+ )?(?:anual|mensual|trimestral)|a (?:razón de )?(?:[£$€] )?\\d+(?:[.,]\\d+)? (?:€|euros?|pesos|dólares|soles))`,
  ].join('|'),
  'u',
);
/** "# colegios nos pagan", "# Praxen zahlen uns": whoever they are, we are paid. */
const paysUs =
  /^ (?:(?!(?:y|e|que|con|de|und|mit|von|die|and|of|with) )[^\s,.;]+ ){1,3}?(?:(?:ya|hoy|ahora|todavía|siempre) )*(?:(?:nos|me) (?:pagan|pagaron|han pagado) |(?:be)?zahlen (?:(?:schon|jetzt|heute|bereits|inzwischen) )*(?:uns|mir) )/;
const done =
  '(?:(?:uns|mir|dafür|schon|bereits|inzwischen|bisher|alle|im voraus|bestellt und) )*(?:bezahlt|angezahlt|gezahlt)';
/** "# Leute haben bezahlt", "# Bäckereien haben bestellt und bezahlt": the verb has no object, so those counted paid. */
const havePaid = new RegExp(`^ (?:(?!(?:und|mit|von|die|bei) )[^\\s,.;]+ ){1,2}?haben ${done} (?:[.,;]|$|und )`);
/** "# Kunden zahlen schon", "# Pflegedienste zahlen seit Januar": nothing but when is said of it; not "# Kunden zahlen Miete". */
const payInGerman =
  /^ (?:(?!(?:und|mit|von|die|bei|euro|€|prozent) )[^\s,.;]+ ){1,2}?(?:be)?zahl(?:en|ten) (?:(?:schon|bereits|jetzt|inzwischen|mittlerweile|heute|regelmäßig|monatlich|jeden monat|pünktlich|weiter|weiterhin|dafür|im (?:voraus|abo|monat)|seit \S+(?: \d{4})?|letztes jahr|letzten (?:monat|sommer|winter)) ){0,4}(?:[.,;]|$|und )/;
/** "# familias han pagado", "# clientes ya pagan", "# personas pagaron el año pasado"; not "# facturas han pagado", "# bares pagan alquiler". */
const payInSpanish =
  /^ (?!(?:facturas|cuotas|multas|recibos|impuestos|reservas|euros|pesos|soles|dólares|veces|por) )(?:(?!(?:y|e|que|con|de|por) )[^\s,.;]+ ){1,3}?(?:(?:ya|lo|la|los|las|nos|me|hoy|ahora) )*(?:han pagado|pagaron|pagan) (?:(?:ya|tod[oa]s|hoy|ahora|por adelantado|por ello|cada (?:mes|semana)|al mes|hasta (?:ahora|hoy|la fecha)|desde (?:el |la |hace \S+ )?\S+|en (?:efectivo|mano|bizum|\d{4}|\p{L}+(?:ero|zo|bre|yo|io|il))|est[ea] (?:año|mes|semana|verano|invierno)|(?:el|la) (?:año|mes|semana|verano|invierno|curso) pasad[oa]) ){0,4}(?:[.,;]|$|y )/u;
/** "60 parents pay", "12 shops now pay": as the two above; not "60 parents pay rent", "20 euros pay". */
const payInEnglish =
  /^ (?!(?:bills|invoices|bookings|euros?|pounds|dollars|times|of|percent) )(?:(?!(?:of|and|or|with|who|that) )[^\s,.;]+ ){1,2}?(?:(?:now|already|currently|each|all) )*pay (?:(?:now|already|today|regularly|monthly|for it|each month|every month|since \S+|so far) ){0,3}(?:[.,;]|$|and )/;
/** "Mit 15 Wirten gesprochen, # haben gekauft", "hablé con 12, # compraron": of those whom we asked. */
const boughtAfterTalk =
  /^ (?:(?:haben|hatten) (?:(?:es|ihn|sie|das|eins|eine[ns]?|gleich|sofort|schon|dann|davon) )*(?:gekauft|bestellt und bezahlt)|(?:de ell[oa]s )?(?:(?:ya|me|nos|l[oa]|un[oa]|al final) )*(?:compraron|han comprado)) (?:[.,;]|$|und |y )/;
const talked =
  / (?:gesprochen|gezeigt|gefragt|angesprochen|vorgeführt|besucht|hablé|hablamos|pregunté|preguntamos|enseñé|enseñamos|mostré|mostramos|visité|visitamos) /;
/** "Wir warten, bis # Kunden zahlen", "cuando # clientes pagan", "dicen que #": not yet so, or only said. */
const subordinate =
  / (?:que|si|de|cuando|hasta|mientras|dass|ob|wenn|falls|sobald|bis|damit|bevor)(?: (?:los|las|die))? $/;
/** "Dieses Jahr haben # Brautpaare bezahlt": what stands before is when. */
const havePaidBefore =
  /^ (?:(?:dieses|letztes|voriges) jahr |bisher |bislang |inzwischen |schon |bereits |heute |bis heute |seither |mittlerweile |insgesamt |(?:im|seit) \S+ |(?:diesen|letzten) \S+ |(?:diese|letzte) \S+ )?haben (?:(?:uns|mir|schon|bereits|bisher|inzwischen|rund|etwa) )*$/;
const paidBehind = new RegExp(`^ (?:(?!(?:und|mit|von|die|euro|€) )[^\\s,.;]+ ){1,2}?${done} (?:[.,;]|$|und )`);
/** "# Bäckereien haben bestellt und bezahlt": the verb of paying is a clause of its own. */
const haveOrdered = /^ (?:(?!(?:und|mit|von|die|bei) )[^\s,.;]+ ){1,2}?haben [^\s,.;]+ $/;
const andPaid = / haben [^\s,.;]+ und (?:(?:auch|gleich|schon|bereits|dafür) )*bezahlt (?:[.,;]|$)/;
/** "Camioneros", "dentistas", "vendedores": who does a work, in Spanish. */
const spanishAgent =
  /^ (?:\S+ )?\p{L}{3,}(?:eros|eras|istas|dores|doras|sores|soras|ctores|ctoras|arios|arias) (?!de )/u;

/** "340 pay." at the head of the clause: those who were spoken of. */
const barePaying =
  /^ (?:(?:now|already|today|so far|of these|of those|of them) )?(?:pay|are (?:(?:now|already|currently|all) )*paying|zahlen|pagan|están pagando) (?:[.,;] |$|(?:us|me|uns|mir|now|today|every|each|monthly|heute|jetzt|ya|hoy) )/;
const head = new RegExp(`^ (?:${now} |and |of these |of those |of them )*$`);
const placeBehind = new RegExp(`^ (?:\\S+ )?${place} `, 'u');

/** "# regulars who pay 55 euro a month", "# Stammkunden, die mir 55 Euro zahlen", "# talleres y me dan 55 euros". */
const whoPay =
  /^ (?:(?!(?:of|and|or|with|und|mit|y|con|de) )[^\s,]+ ){1,3}?(?:(?:, )?(?:who|that) (?:(?:now|each|all|currently) )*(?:pay (?!.* for (?!it |this |our ))|(?:pay|give) (?:us|me) )|and they (?:pay|give) (?:us|me) |, die (?:(?:uns|mir|jetzt|je|jeweils) )*|und sie (?:zahlen|geben) (?:uns|mir) |que (?:(?:nos|me|ya) )+dan |y (?:(?:nos|me|ya) )+(?:pagan|dan) )(?:(?:about|around|rund|etwa|unos) )*(?:[£$€] )?\d/;
/** "# novias ya me dejaron anticipo", "# Paare haben 100 Euro angezahlt". */
const depositPaid =
  /^ (?:[^\s,]+ ){1,3}?(?:(?:ya|me|nos) )+(?:dejaron|dieron|pagaron|adelantaron|entregaron|han dejado|han dado|han pagado) (?:(?:un|una|el|la|su) )?(?:anticipos?|señas?|señal|depósitos?|adelantos?) |^ (?:(?!(?:haben|hatten) )[^\s,]+ ){1,3}?(?:haben|hatten) (?:(?!(?:dem|der|den|einem|einer|bei|beim|nicht|nie|keine[nrs]?|nur) )[^\s,]+ ){0,6}?(?:angezahlt|anzahlung(?:en)? (?:(?:von|über) \S+ \S+ )?(?:geleistet|gezahlt|überwiesen|gegeben|hinterlegt)) /;
/** "We sell to #", "les vendo a #", "wir verkaufen an #": they are buyers. */
const selling = new RegExp(
  ` (?:(?:i|we)(?: ${now})* sell (?:(?!to )\\S+ ){0,4}?to|(?:wir|ich) verkaufen? (?:(?!an )\\S+ ){0,4}?an|verkaufen? (?:wir|ich) (?:(?!an )\\S+ ){0,4}?an|(?:vendo|vendemos) (?:(?!a )\\S+ ){0,4}?a)(?: ${now}| ${about})* $`,
);

/**
 * "# clubs now pay £22 a month", "# of those already pay £22 a month", "# davon zahlen jetzt 22 Euro im Monat", "# de ellos ya pagan 22
 * euros al mes": and to nobody else.
 */
const payNow = new RegExp(
  [
    `^ (?:of (?:those|them|these) |(?!(?:of|and|or|with|who|that) )[^\\s,.;]+ ){1,2}?(?:(?:have )?(?:now|already|currently|since|each|all) )+(?:pay|paid) (?:(?:us|me|about|around) )*[£$€] \\d\\S* (?:an?|per|each|every) (?:week|month|quarter|year|season)(?: each)? (?:[.,;]|$|and )`,
    `^ (?!(?:und|mit|von|die|bei) )[^\\s,.;]+ (?:be)?zahlen (?:(?:jetzt|inzwischen|mittlerweile|schon|bereits|heute) )+(?:(?:je|jeweils|rund|etwa) )*(?:€ )?\\d\\S* (?:(?:€|euro|franken) )?(?:im|pro|je) (?:woche|monat|quartal|jahr|saison) (?:[.,;]|$|und )`,
    `^ (?:de (?:ell[oa]s|es[oa]s|est[oa]s) |(?!(?:y|con|de|que) )[^\\s,.;]+ ){1,2}?(?:ya|ahora|hoy) pagan (?:(?:unos|cada un[oa]) )*(?:[£$€] )?\\d\\S* (?:(?:€|euros?|pesos|soles|dólares) )?(?:al|por|a la|cada) (?:semana|mes|trimestre|año|temporada)(?: cada un[oa])? (?:[.,;]|$|y )`,
  ].join('|'),
);
const subject = / (?:and|but|so|und|aber|y|pero)? ?$/;

/** Whom the founder asked pays somebody, and it isn't said whom. */
const paysNow = ({ tokens, negated, context, speaker }: Clause, count: Quantity): boolean => {
  const number = tokens[count.start];
  if (!isManyOf(count) || number === undefined || negated.has(number) || speaker === 'rival') return false;
  const [before, after] = aroundCount(tokens, count);
  return payNow.test(after) && before.length < 7 && subject.test(before) && countOfAsked(context) === 0;
};

/** What is counted pays: "14 paying florists", "ya pagan 41 dentistas"; not "40 paying guests a night", "han pagado 40 facturas". */
function isPayers({ tokens, negated, context }: Clause, count: Quantity): boolean {
  const number = tokens[count.start];
  if (!isManyOf(count) || number === undefined || negated.has(number)) return false;
  const [before, after] = aroundCount(tokens, count);
  // "Nine garages every day" are the same nine, and "40 guests a night" are others each time.
  if (count.period !== undefined && !(selling.test(before) && each.test(spacedWords(tokens)))) return false;
  const isNamed = isAgentive(count.unit) || hasAny(tokens.slice(count.start, count.end + 3), 'people', 'customer');
  if (having.test(before) && whoPay.test(after) && (isNamed || regulars.test(after) || placeNear.test(after)))
    return true;
  if (having.test(before)) return paying.test(after) || onTerms.test(after) || (payingPeople.test(after) && isNamed);
  if ((head.test(before) && barePaying.test(after)) || depositPaid.test(after)) return true;
  if (paysUs.test(after) || havePaid.test(after) || (havePaidBefore.test(before) && paidBehind.test(after)))
    return true;
  if (
    !subordinate.test(before) &&
    (payInGerman.test(after) || payInSpanish.test(after) || (head.test(before) && payInEnglish.test(after)))
  )
    return true;
  if (head.test(before) && boughtAfterTalk.test(after) && talked.test(spacedWords(context))) return true;
  if (haveOrdered.test(after) && head.test(before) && andPaid.test(spacedWords(context))) return true;
  if (paidBy.test(before) && spanishAgent.test(after)) return true;
  return (paidBy.test(before) || selling.test(before)) && (isNamed || placeBehind.test(after));
}

const each = / (?:every|each|jede[nrs]?|cada|tod[oa]s) /;
/** Those who come all the time. */
const regulars = /^ (?:\S+ )?(?:regulars|stammkund\S+|stammgäste|habituales|fijos) /;
const placeNear = new RegExp(`^ (?:\\S+ ){0,2}${place} `, 'u');

const payingWord =
  / pag| dan | compr| gekauft | nos han| me han|vend[oe]| sell | give |verkauf| pay|zahl|vertr[aä]g|contra|plan|subscri|suscri|abo|[£$€]|euro|pound|dollar|pesos|soles/;

function payersIn(clause: Clause): Quantity | undefined {
  const { tokens, quantities, context } = clause;
  const isPaying = payingWord.test(spacedWords(tokens));
  const now = isPaying ? quantities.find((quantity) => paysNow(clause, quantity)) : undefined;
  if (now) return now;
  if (!(isPaying || andPaid.test(spacedWords(context))) || notCustomers.test(spacedWords(context))) return undefined;
  return quantities.find((quantity) => isPayers(clause, quantity));
}

/**
 * Those who pay us by now, counted: "we have 62 paying firms", "340 pay", "we have 23 shops on annual contracts", "wir haben 14
 * zahlende Salons", "ya pagan 41 dentistas", 46家面包店付过钱.
 */
export const readPayersNow = memoise((clause: Clause): Claim[] => {
  // 有12家驾校在用我们的日历，从六月开始付费: the count stands in the clause before.
  if ((clause.quantities.length === 0 && clause.sentence.isLatin) || !isOursNow(clause)) return [];
  const count = clause.sentence.isLatin ? payersIn(clause) : payersInChinese(clause);
  return count === undefined
    ? []
    : [makeClaim('evidence', clause, { evidence: 5, quantity: count }), makeClaim('payer', clause), ...priceIn(clause)];
});

/** 现在有46家面包店每个月交120元: what each of them pays, and not what all of them pay together. 交 alone is no word for paying. */
function priceIn(clause: Clause): Claim[] {
  const price = clause.sentence.isLatin ? undefined : money(clause);
  return price?.period === undefined || isTakings(clause, price) ? [] : priceClaims(clause, price);
}
