import type { Clause } from '../../text/clause';
import { memoise } from '../../text/memoise';
import { readQuantities, type Quantity } from '../../text/quantities';
import { has, hasAny, lettersOf, spacedWords, type Token } from '../../text/token';
import { aroundCount } from '../counts';
import { countOf, hanNumber } from './hanCounts';
import { isOursIn } from '../money/soldSince';
import { isAgentive } from '../people/agentive';
import { isPaidBack } from '../money/paidBack';
import { isUnpaidByWords } from '../money/unpaid';

/** The least that is counted as customers. */
const leastServed = 3;

/** Who has work done: places of business, and households. */
export const place =
  '(?:practices?|surger(?:y|ies)|shops?|stores?|salons?|pubs?|bars?|restaurants?|cafés?|cafes?|kitchens?|schools?|nurser(?:y|ies)|farms?|hotels?|clinics?|offices?|sites?|homes?|houses?|households?|gardens?|pools?|buildings?|clubs?|firms?|companies|company|businesses|business|baker(?:y|ies)|garages?|gyms?|church(?:es)?|parish(?:es)?|landlords?|clients?|customers?|families|workshops?|studios?|hospitals?|care homes?|dental practices?|\\p{L}*betriebe?n?|\\p{L}{2,}ereien|\\p{L}*apotheken|\\p{L}*werkstätten|\\p{L}*kanzleien|\\p{L}*praxen|\\p{L}*haushalten?|\\p{L}*höfe?n?|\\p{L}*läden|\\p{L}*hotels|\\p{L}*restaurants?|\\p{L}*kneipen|\\p{L}*schulen|\\p{L}*kitas|\\p{L}*firmen|\\p{L}*kunden|\\p{L}*büros|\\p{L}*häuser|\\p{L}*gärten|\\p{L}*küchen|\\p{L}*filialen|\\p{L}*gemeinden|\\p{L}*vereine|\\p{L}*cafés|\\p{L}*salons|locales|bares|cocinas|ayuntamientos|viviendas|restaurantes|tiendas|fincas|comunidades|edificios|piscinas|negocios|granjas|hoteles|clínicas|consultas|oficinas|colegios|casas|talleres|peluquerías|panaderías|marisquerías|clientes|familias|empresas|explotaciones)';

const adverb =
  '(?:now|currently|already|regularly|about|around|over|some|inzwischen|mittlerweile|derzeit|aktuell|zurzeit|jetzt|heute|schon|bereits|momentan|rund|etwa|ya|hoy|ahora|actualmente|unos|unas|más de)';

/** "We look after #", "wir betreuen #", "llevo #". */
const servedBefore = new RegExp(
  [
    ` (?:i|we) (?:${adverb} )?(?:look after|look_after|serve|service|supply|maintain|deliver to)(?: ${adverb})* $`,
    ` (?:i|we)(?: have| 've)?(?: ${adverb})* signed(?: ${adverb})* $`,
    ` (?:wir|ich) (?:betreuen?|versorgen?|beliefer[en]|warten?|bedienen?)(?: ${adverb})* $`,
    ` (?:betreuen?|versorgen?|beliefer[en]|warten?|bedienen?) (?:wir|ich)(?: ${adverb})* $`,
    ` (?:llevo|llevamos|atiendo|atendemos|mantengo|mantenemos|cuido|cuidamos|abastezco|abastecemos|hemos firmado con|he firmado con)(?: ${adverb})* $`,
    ` (?:inzwischen|mittlerweile|derzeit|aktuell|moment|zurzeit) sind es(?: ${adverb})* $`,
    ` (?:i|we)(?: ${adverb})* (?:work|work regularly) with(?: ${adverb})* $`,
    ` (?:arbeiten|arbeite) (?:wir |ich )?(?:${adverb} )*mit(?: ${adverb})* $`,
    ` (?:i|we)(?: have| 've)(?: got)?(?: ${adverb})* $`,
    ` (?:(?:wir|ich) haben?|haben? (?:wir|ich))(?: ${adverb})* $`,
    ` (?:trabajo|trabajamos)(?: ${adverb})* con(?: ${adverb})* $`,
    ` (?:tengo|tenemos)(?: ${adverb})* $`,
  ].join('|'),
);
const isHaving =
  / (?:tengo|tenemos|(?:i|we)(?: have| 've)(?: got)?|(?:wir|ich) haben?|haben? (?:wir|ich))(?: \S+){0,2} $/;
const served = new RegExp(`^ (?:(?!(?:of|de|from|von)\\b)\\S+ ){0,2}?${place} `, 'u');
/** "80 bares", "14 practices": what is counted has work done. */
export const isPlaceServed = (tokens: readonly Token[], count: Pick<Quantity, 'start' | 'end'>): boolean =>
  served.test(aroundCount(tokens, count)[1]);

const onBooks = new RegExp(
  `^ (?:\\S+ ){0,2}?${place} (?:on (?:our|my|the) (?:books|round|route)|(?:under|on) contracts?|as (?:clients|customers)|unter vertrag|als kunden|contratad[oa]s|como clientes) `,
  'u',
);
/** "So far 41 parishes.", "bis heute 112 Häuser", "31 kitchens now plus two butchers": a count that stands alone. */
const countHead = new RegExp(
  `^ (?:and |und |y )?(?:so far|to date|until now|up to now|bis heute|bis jetzt|bisher|bislang|hasta (?:hoy|ahora|la fecha)|(?:ya )?van)(?: ${adverb}| it 's been| sind es| waren es| han sido)* $`,
);
const countAlone = new RegExp(
  `^ (?:(?!(?:of|de|from|von) )\\S+ )?${place} (?:[.;]|$|(?:, )?(?:and|und|y) (?:i|we|it|they|each|every|\\d+|an?|one|most|all|some|half|ich|wir|sie|es|jede\\S*|eine?|die|alle|yo|cada|tod[oa]s|un[oa]?|cobr\\S+) )`,
  'u',
);
const countNow = new RegExp(
  `^ (?:(?!(?:of|de|from|von) )\\S+ )?${place} (?:now|by now|so far|to date|inzwischen|mittlerweile|bisher|bis heute|hasta hoy|ya|hasta ahora) (?:[.,;]|$|plus|and|und|y|más)`,
  'u',
);

/** "I have 19 on the books": whoever they are. */
const isHolding = / (?:have|has|'ve|got)(?: (?:now|already|about|some))* $/;
const onOurBooks = /^ (?:now |already )?on (?:our|my|the) books /;
/** "Five took it and they all still have me": kept by those who were counted before. */
const stillHaveUs = / (?:they|all|both|most|\d+) (?:\S+ ){0,2}?still (?:have|use|book|hire) (?:me|us) /;
const clients =
  /^ (?:(?:paying|regular|happy|zahlende|feste) )?(?:customers?|clients?|subscribers|regulars|kunden|kundinnen|stammkund\S+|abonnenten) |^ (?:\S+ )?(?:clientes|abonad[oa]s|suscriptores) /;

const servedHan = new RegExp(
  String.raw`(?:现在|目前|已经)有(?:${hanNumber})[多余]?(?:家|户|间)[^,，。]{0,8}(?:在用|跟我们|和我们|找我们)|(?:手上|手里|手头)(?:现在|目前|已经|一共|总共|共|固定)*有?(?:${hanNumber})[多余]?(?:家|户|间|个(?:小区|店|客户|大棚|学生|学员))(?![^,，。]{0,6}(?:名单|资料|联系方式|电话|线索|数据))|(?:固定|长期|稳定|常年)(?:合作)?的?(?:客户|商户|店|餐馆|学校|单位)(?:现在|目前|已经|一共|总共|共|有|是)*(?:${hanNumber})[多余]?(?:家|户|间|个)|(?:服务着?|维护着?|照看|打理|供着|供货给?|保养)了?(?:${hanNumber})[多余]?(?:家|户|间|个(?:小区|店|客户|大棚))`,
  'u',
);
/** A count of places stands in whatever tells that they are served. */
const countedHan = /[\d一二三四五六七八九十百千两][多余]?[家户间个位所]/u;
const countIn = new RegExp(`(${hanNumber})[多余]?(?:家|户|间|个)`, 'u');
const oftenHan = /每个?月|每学期|每周|每星期|每天|每季度?|每年|定期|固定/u;
const orderHan = new RegExp(
  String.raw`(?:${hanNumber})[多余]?(?:家|户|位|个|所)[^,，。]{0,12}(?:寄|送|订|下单|拿货|进货|叫我|请我|找我)`,
  'u',
);
const notOursHan =
  /想|[^主]要|打算|计划|希望|准备|目标|争取|预计|将|如果|没|未|不|对手|竞争|同行|他们|别人|(?<!户)人家|以前|意向|免费|试[用点吃]|体验|供应商|问|消息|微信/u;

/** Wished, free, tried, or of others; or what they send is no order. */
export const notCustomers =
  / (?:potential|prospective|possible|likely|target|ideal|first customers? in mind|identified|potenziell\S*|mögliche\S*|potenciales|posibles|free|interested|trial|trials|pilot|pilots|beta|test|tests|testing|waiting list|waitlist|letters? of intent|sign-ups?|signups?|used to|no longer|job|employer|volunteers?|charity|rivals?|competitors?|their (?:customers|clients|members)|interessiert|interesad[oa]s|gratis|kostenlos\S*|umsonst|probe\S*|pilot\S*|test\S*|warteliste|absichtserklärung\S*|früher|ehrenamtlich|prueba|pruebas|piloto|lista de espera|carta de intenci\S+|cartas de intenci\S+|antes|voluntari\S+|sin \S+r) /;
const notOrders =
  / (?:inspectors?|creditors?|bailiffs?|about (?:the|an?|their|our)|gläubiger|inspektor\S*|acreedores|inspectores|to sell|sell (?:me|us)|ads|adverts?|advertising|werbung|(?:mir|uns) (?:etwas|was) (?:zu )?verkaufen|venderme|vendernos|publicidad|anuncios|suppliers?|journalists?|reporters?|papers|newspapers|recruiters?|salespeople|lieferanten|journalisten|zeitungen|vertreter|proveedores|periodistas|periódicos|comerciales|emails?|e-mails?|mails?|messages?|questions?|photos?|pictures?|complain|complaints?|cvs?|quotes?|feedback|news|data|numbers|ask|asking|nachrichten?|fragen?|fotos?|beschwer\S+|lebensl\S+|mensajes?|preguntas?|quejas?|currículums?) /;

/** "At £90 a visit": what is charged for, and no interview. */
const isVisitPaid = (tokens: readonly Token[], index: number): boolean =>
  tokens[index]?.lemma === 'visit' && /^(?:per|an?|each|every)$/.test(tokens[index - 1]?.text ?? '');

export const isOursNow = (clause: Clause): boolean => {
  const { speaker, modality, tokens, context, isNobody } = clause;
  return (
    (speaker === 'own' || speaker === 'people' || speaker === 'other') &&
    modality === 'fact' &&
    !isNobody &&
    !hasAny(context, 'rival') &&
    !(
      hasAny(tokens, 'interview', 'survey') &&
      tokens.some((token, index) => has(token, 'interview', 'survey') && !isVisitPaid(tokens, index))
    ) &&
    !isUnpaidByWords(clause) &&
    !isPaidBack(clause)
  );
};

/**
 * Customers of a service, counted: "we look after 14 practices now", "wir betreuen inzwischen 31 Betriebe", "ya llevo 17 locales". Not
 * "we want to look after 40", nor "llevo 17 años".
 */
export const isServedNow = (clause: Clause): boolean => {
  if (!clause.sentence.isLatin && !countedHan.test(lettersOf(clause.tokens))) return false;
  if (!isOursNow(clause)) return false;
  const { tokens, quantities, sentence, context } = clause;
  if (!sentence.isLatin) {
    const letters = lettersOf(tokens);
    return isOursIn(letters, servedHan) && !notOursHan.test(letters);
  }
  if (notCustomers.test(spacedWords(context))) return false;
  const isKept = stillHaveUs.test(spacedWords(tokens)) && readQuantities(context).some(isManyOf);
  return isKept || quantities.some((count) => isCustomers(clause, count));
};

/** How many are served at present: "we look after 14 practices now", 手上有94家店. Not "112 houses so far", which counts them over time. */
export function servedCount(clause: Clause): Quantity | undefined {
  if (!isServedNow(clause)) return undefined;
  const { tokens, quantities, sentence } = clause;
  if (sentence.isLatin)
    return quantities.find(
      (count) =>
        isCustomers(clause, count) && !countHead.test(aroundCount(tokens, count)[0]) && count.period === undefined,
    );
  const found = servedHan.exec(lettersOf(tokens))?.[0] ?? '';
  const count = countIn.exec(found)?.[1];
  return countOf(quantities, count);
}

function isCustomers({ tokens, negated }: Clause, count: Quantity): boolean {
  const number = tokens[count.start];
  if (!isManyOf(count) || number === undefined || negated.has(number)) return false;
  const [before, after] = aroundCount(tokens, count);
  if (onBooks.test(after) || (isHolding.test(before) && onOurBooks.test(after))) return true;
  if (countHead.test(before)) return countAlone.test(after);
  if (before.trim() === '' && countNow.test(after)) return true;
  if (!servedBefore.test(before)) return false;
  return isHaving.test(before) ? clients.test(after) : served.test(after) || isAgentive(count.unit);
}

export const isManyOf = ({ kind, value, of }: Quantity): boolean =>
  kind === 'count' && value >= leastServed && of === undefined;

const often =
  / (?:(?:every|each) (?:other |second |few )?(?:day|week|fortnight|month|quarter|term|season|year|spring|summer|autumn|winter|monday|tuesday|wednesday|thursday|friday|saturday)|(?:once|twice|three times|four times) an? (?:week|month|year|season)|every (?:third|fourth|fifth|sixth|three|four|five|six|eight|ten|\d+) (?:days?|weeks?|months?)|weekly|monthly|fortnightly|regularly|routinely|on a regular basis|like clockwork|jede[nrs]? (?:tag|woche|monat|quartal|halbjahr|schuljahr|saison|frühjahr|herbst|jahr)|monatlich|wöchentlich|regelmäßig|laufend|immer wieder|alle (?:paar|zwei|drei|vier|sechs|acht|\d+) (?:tage|wochen|monate)|(?:einmal|zweimal|dreimal) (?:im|pro|die) (?:monat|woche|jahr)|cada (?:día|semana|mes|trimestre|temporada|año|quincena)|tod[oa]s l[oa]s (?:días|semanas|meses|años)|(?:una vez|dos veces|tres veces) (?:al|a la|por) (?:mes|semana|año)|semanalmente|mensualmente|regularmente|habitualmente|con regularidad|de (?:manera|forma) (?:fija|habitual|regular|periódica|recurrente|continua|constante)) /;

/** "We want seven colleges to call us each month". */
const wished =
  / (?:(?:i|we) (?:want|hope|wish|need|expect|aim|plan)|(?:wir|ich) (?:wollen?|hoffen?|möchten?|brauchen?)|quiero|queremos|espero|esperamos|necesito|necesitamos|ojalá) /;

/** "# send me a box", "# bestellen bei uns", "# nos piden". */
const orderAfter = new RegExp(
  [
    `^ (?:\\S+ ){0,3}?(?:send|order|book|call|ring|bring|post|buy|hand|get|hire)(?: \\S+){0,4}? (?:me|us) `,
    `^ (?:\\S+ ){0,3}?(?:have (?:me|us) (?:in|back|round|over)|leave(?: \\S+){1,4} (?:for|with) (?:me|us)) `,
    `^ (?:\\S+ ){0,3}?(?:schicken|bestellen|buchen|rufen|bringen|senden|kaufen|holen|geben|beauftragen)(?: \\S+){0,5}? (?:mir|uns|mich) `,
    `^ (?:\\S+ ){0,3}?(?:me|nos) (?:mandan|envían|piden|compran|llaman|traen|encargan|reservan|contratan) `,
  ].join('|'),
);
/** "# rufen uns": who has us come is a customer, whatever it is called; what # bring may be goods. */
const callAfter =
  /^ (?:(?!(?:of|and|or|und|mit|von|y|de|con) )\S+ ){1,2}?(?:(?:call|book|hire|ring) (?:me|us) |have (?:me|us) (?:in|back|round) |(?:rufen|buchen|beauftragen|holen|bestellen) (?:mich|uns) |(?:me|nos) (?:llaman|contratan|reservan) )/;
const fromUs = / (?:schicken|bestellen|bringen|kaufen|buchen) (?:mir|uns|mich|bei (?:mir|uns)) /;

/**
 * Customers who order all the time, counted: "twenty-two salons send me a box every month", "14 Höfe bestellen jede Woche bei uns". Not
 * "22 salons send me questions every month".
 */
export const isOrderedRegularly = memoise((clause: Clause): boolean => {
  const { tokens, quantities, sentence, context } = clause;
  if (!sentence.isLatin) {
    const letters = lettersOf(tokens);
    if (!letters.includes('我') || !countedHan.test(letters)) return false;
    return orderHan.test(letters) && oftenHan.test(letters) && !notOursHan.test(letters) && isOursNow(clause);
  }
  if (quantities.length === 0 || !isOursNow(clause)) return false;
  const words = spacedWords(context);
  if (!often.test(words) || notCustomers.test(words) || notOrders.test(words) || wished.test(words)) return false;
  return quantities.some((count) => {
    const number = tokens[count.start];
    const [, after] = aroundCount(tokens, count);
    return (
      isManyOf(count) &&
      number !== undefined &&
      !negatedIn(clause) &&
      (callAfter.test(after) ||
        ((served.test(after) ||
          hasAny(tokens.slice(count.start, count.end + 3), 'people', 'customer') ||
          isAgentive(count.unit)) &&
          (orderAfter.test(after) || fromUs.test(after))))
    );
  });
});

const negatedIn = ({ tokens, negated }: Clause): boolean =>
  tokens.some((token) => token.pos === 'verb' && negated.has(token)) || hasAny(tokens, 'negation');
