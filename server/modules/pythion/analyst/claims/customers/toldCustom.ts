import type { Clause } from '../../text/clause';
import { wordsInFigures } from '../../text/figures';
import { memoise } from '../../text/memoise';
import { lettersOf } from '../../text/token';
import { makeClaim, type Claim } from '../claim';
import { isPlainFact } from '../plainFact';
import { readCustomersTold } from './customersTold';
import { hanNumber } from './hanCounts';
import { readPayersNow } from './payersNow';
import { isOrderedRegularly, isServedNow, notCustomers } from './served';

const branches = {
  en: '(?:shops|stores|branches|sites|restaurants|hotels|houses|homes|schools|clinics|depots|offices|kitchens|locations|outlets|pubs|bakeries|practices|buildings|warehouses|nurseries|garages)',
  de: '\\S*(?:läden|filialen|häusern?|standorten?|betrieben?|küchen|schulen|märkten?|hotels|restaurants|niederlassungen|heimen?|kitas|büros|werken?|praxen|lagern?|stationen)',
  es: '(?:tiendas|locales|sedes|oficinas|hoteles|restaurantes|centros|colegios|sucursales|almacenes|fincas|residencias|naves|talleres|clínicas|edificios|cocinas)',
};

/** "A chain has had us in all its 19 shops", "eine Kette hat uns durch alle 19 Läden geschickt": one customer, and many orders. */
const throughAll = [
  `(?<! (?:would|will|could|can|may|might|to|not|n't|never)) (?:(?:has|have)(?: since| now| already)? )?(?:sent|had|put|booked|taken|hired|used|brought|called|rolled) (?:us|me) (?:out |back )?(?:through|round|around|into|in|to|at|for|across) (?:all|each|every one|both|\\d+)(?: of)?(?: (?:its|their|his|her|the))?(?: \\d+)?(?: of (?:its|their|his|her|the))?(?: \\S+)? ${branches.en} `,
  ` (?:hat|haben) (?:uns|mich) (?:\\S+ ){0,2}?(?:durch|in|für|mit) (?:alle[nr]?|sämtliche[nr]?|all ihre[nr]?|ihre[nr]?|all seine[nr]?|seine[nr]?)(?: (?:ihre[nr]?|seine[nr]?|\\d+))* ${branches.de} (?:geschickt|geholt|gebucht|beauftragt|eingesetzt|bestellt|mitgenommen|engagiert|gelassen) `,
  ` (?:nos|me) (?:(?:ha|han) (?:llevado|mandado|contratado|metido|enviado|llamado|paseado)|mandó|llevó|contrató|metió|llamó|envió) (?:a|en|por|para) (?:tod[oa]s )?(?:sus|l[oa]s)(?: \\d+)? ${branches.es} `,
].map((pattern) => new RegExp(pattern));
const throughAllHan = new RegExp(
  String.raw`(?<!想|要|会|能)(?:让|叫|请|派)(?:我们?|咱们?)(?:把|跑|做|去|给)[^,，。没不]{0,4}?(?:${hanNumber})多?家[^,，。没不]{0,5}?(?:跑|做|洗|训|装|换|修|查|走)(?:了|过|完|遍)|(?:${hanNumber})多?家(?:门店|分店|店|校区|酒店)?(?:都|全)(?:部)?(?:交|包)给了?(?:我们?|咱们?)`,
  'u',
);

/** Whether a customer had us come to each of its places. */
export const isThroughAll = memoise((clause: Clause): boolean => {
  if (!isPlainFact(clause)) return false;
  if (!clause.sentence.isLatin) return throughAllHan.test(lettersOf(clause.tokens));
  const words = wordsInFigures(clause.tokens);
  return / (?:us|me|uns|mich|nos) /.test(words) && throughAll.some((pattern) => pattern.test(words)) && !isFree(clause);
});

const isFree = ({ context }: Clause): boolean => notCustomers.test(wordsInFigures(context));

/** Those of whom a part is told. */
const whole = {
  en: '(?: of (?:them|those|these|(?:our|my|the) (?:\\S+ )?\\S+s))?',
  de: '(?: (?:davon|von (?:ihnen|denen)|(?:meiner|unserer) \\S+|der (?:\\S*kund|\\S*mitglied|\\S*mieter|\\S*famili|\\S*schüler|\\S*gäst|\\S*abonnent)\\S*))?',
  es: '(?: de (?:ell[oa]s|(?:mis|nuestr[oa]s) \\S+|l[oa]s (?:soci|client|alumn|inquilin|abonad|usuari|miembr|famili|suscriptor|huésped)\\S*))?',
};
const most = {
  en: '(?:(?<share>\\d+) (?:%|percent)|half|a third|\\d+ thirds|\\d+ quarters|most|the majority|nearly all|almost all)',
  de: '(?:(?<share>\\d+) (?:%|prozent)|ein drittel|\\d+ drittel|\\d+ viertel|die hälfte|die meisten|(?:der|ein) großteil|fast alle)',
  es: '(?:(?:el |un )?(?<share>\\d+) (?:%|por ciento)|la (?:gran |inmensa )?mayoría|la mitad|un tercio|casi tod[oa]s)',
};
const end = '(?:[.,;]|$|and |but |und |aber |y |pero )';

/** "70% have been with us for over two years", "el 70% lleva más de dos años": a part of the customers that has stayed for years. */
const longWithUs = [
  ` ${most.en}${whole.en} (?:have |has |'ve )?(?:been (?:with (?:us|me)|coming(?: to (?:us|me))?|members|tenants|customers|clients|regulars) |stayed (?:with (?:us|me) )?)(?:for )?(?:over |more than |at least |nearly |about )?(?:\\d+|an?|several) (?:years?|seasons|terms) `,
  ` ${most.de}${whole.de} (?:sind|ist|bleiben|bleibt|kommen|kommt|mieten|mietet) (?:schon |bereits |jetzt )?(?:seit (?:über |mehr als |gut |fast )?(?:\\d+|einem|mehreren|vielen) jahr(?:en)?|länger als (?:\\d+|ein) jahre?|(?:über|mehr als) \\d+ jahre) (?:dabei|bei (?:uns|mir)|hier|(?:kund\\S+|mieter|mitglied\\S*)(?! (?:de[rs]|von|vom|eine[rs]|im|beim|einer?) )) `,
  ` ${most.es}${whole.es} llevan? (?:ya )?(?:más de |casi |al menos |por lo menos )?(?:\\d+|un|varios|muchos) (?:años?|temporadas|cursos)(?: y medio)? (?:con nosotros |conmigo |aquí |ya )?${end}`,
].map((pattern) => new RegExp(pattern));
const longWithUsHan =
  /(?:(?<share>\d+)%|[三四五六七八九]成|大部分|大多数|多数|一半以上|一大半|超过一半)的?(?:客户|会员|学员|租户|家庭|人|店)?(?:都)?(?:已经)?(?:租|用|订|跟|种|学|待)着?了?(?:我们)?(?:超过|不止|快)?(?:\d+|[两二三四五六七八九十])年(?:多|以上|了|半|[,，。.]|$)/u;

/** "Most have me in once a quarter", 大部分一个季度洗一回: how often those come who are counted. */
const mostOften = [
  ` ${most.en}${whole.en} (?:have (?:me|us) (?:in|back|round)|come(?: back)?|order|book|call (?:me|us)|want (?:me|us)|are (?:done|cleaned|serviced)|have (?:it|them|theirs) done) (?:\\S+ ){0,2}?(?:every|once an?|twice an?|each) (?:\\S+ )?(?:weeks?|fortnight|months?|quarter|season|term|year|spring|autumn) `,
  ` ${most.de}${whole.de} (?:kommen|kommt|bestellen|bestellt|buchen|bucht|rufen (?:uns|mich)|holen (?:uns|mich)|lassen \\S+) (?:\\S+ ){0,2}?(?:jede[nrs]? (?:woche|monat|quartal|jahr|frühjahr|herbst)|(?:einmal|zweimal) (?:im|pro) (?:monat|quartal|jahr)|alle \\S+ (?:wochen|monate)) `,
  ` ${most.es}${whole.es} (?:(?:nos|me) )?(?:vienen?|piden?|repiten?|llaman?|contratan?|vuelven?) (?:\\S+ ){0,2}?(?:cada (?:\\S+ )?(?:semanas?|mes|meses|trimestre|año|temporada)|(?:una|dos) (?:vez|veces) al (?:mes|trimestre|año)) `,
].map((pattern) => new RegExp(pattern));
const mostOftenHan =
  /(?:大部分|大多数|多数|大半|基本上?|几乎都|一半以上)的?(?:客户|店|人|家庭)?(?:都是|都|是)?(?:固定)?(?:每个?|一个?|半个?|两个?|三个?|隔)(?:季度?|月|周|星期|礼拜|年|学期|天)(?:就|都|要|会|固定)*[^,，。没不\d]{0,3}?[一两二三](?:回|次|趟|遍|单)/u;

/** Fewer are no reason to say that customers come back. */
const leastShare = 25;

const isShareOf = (patterns: readonly RegExp[], words: string): boolean => {
  const found = patterns.map((pattern) => pattern.exec(words)).find((match) => match !== null);
  return found !== undefined && found !== null && Number(found.groups?.['share'] ?? 100) >= leastShare;
};

const ofShare =
  / (?:%|percent|prozent|por ciento|half|most|majority|third|thirds|quarters|all|drittel|viertel|hälfte|meisten|großteil|alle|mayoría|mitad|tercio|casi) /;

const isLongWithUs = (clause: Clause): boolean => {
  if (!clause.sentence.isLatin) {
    const letters = lettersOf(clause.tokens);
    return letters.includes('年') && isShareOf([longWithUsHan], letters);
  }
  const words = wordsInFigures(clause.tokens);
  return ofShare.test(words) && isShareOf(longWithUs, words);
};

/** Whether those counted come as often as the most of them do. */
const isMostOften = (clause: Clause): boolean => {
  if (!clause.sentence.isLatin) return mostOftenHan.test(lettersOf(clause.tokens));
  const words = wordsInFigures(clause.tokens);
  return ofShare.test(words) && isShareOf(mostOften, words);
};

const isOfCustomers = (clause: Clause): boolean =>
  isServedNow(clause) || isOrderedRegularly(clause) || readPayersNow(clause).length > 0;

/** What use by customers shows, and coming back. */
const ofUse = ['evidence', 'realUse', 'proof'] as const;
const ofReturn = [...ofUse, 'repeat'] as const;
const level = 4;

/**
 * Customers in everyday prose: "nueve ayuntamientos nos llaman de manera fija", "eine Kette hat uns durch alle 19 Läden geschickt", "el 70%
 * lleva más de dos años", 手上有94家店,大部分一个季度洗一回. Not what is planned, free or another's.
 */
export const readToldCustom = (clauses: readonly Clause[]): Claim[] => [
  ...readCustomersTold(clauses),
  ...clauses.flatMap((clause, index) => {
    if (!isPlainFact(clause)) return [];
    const claims = (kinds: readonly Claim['kind'][]): Claim[] =>
      kinds.map((kind) => makeClaim(kind, clause, { evidence: level }));
    if (isOrderedRegularly(clause)) return claims(ofReturn);
    if (isLongWithUs(clause) && !isFree(clause)) return claims(ofReturn);
    if (isMostOften(clause) && clauses.slice(Math.max(0, index - 2), index + 1).some(isOfCustomers))
      return claims(ofReturn);
    if (isThroughAll(clause) || isInHands(clause)) return claims(ofUse);
    return [];
  }),
];

/** 手上有94家店, 固定客户有60家: in Chinese, what is in our hands is served. */
const isInHands = (clause: Clause): boolean =>
  !clause.sentence.isLatin && /手[上里头]|固定|长期|稳定|常年/u.test(lettersOf(clause.tokens)) && isServedNow(clause);

const ofToday: readonly Claim['kind'][] = [
  'alternative',
  'alternativeDetail',
  'alternativeFails',
  'segmentCount',
  'sizeClaim',
  'sizeDetail',
];

/** 现在手上有94家店, 目前签约的餐馆有61家: our customers are no way of today, and no size of the market. */
export const withoutServed = (claims: readonly Claim[]): readonly Claim[] =>
  claims.filter(
    ({ kind, clause }) =>
      !(
        ofToday.includes(kind) &&
        !clause.sentence.isLatin &&
        (isInHands(clause) || (/签了?约的/u.test(lettersOf(clause.tokens)) && readPayersNow(clause).length > 0))
      ),
  );
