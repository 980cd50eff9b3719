import { wordsInFigures } from './figures';
import { memoise } from './memoise';
import { lettersOf, type Token } from './token';

const words = (most: number, least = 0): string => `(?:[^\\s,:;]+ ){${least},${most}}?`;
const many = '(?:[2-9]|\\d{2,}|dozens|several|many|mehreren|varias|varios)';

/** Whoever measures ours for us, or many of his own: "an institute", "a chain". */
const independent =
  '(?:\\S*(?:institut|universi|labor|verband|kette|gruppe|träger|behörde|prüf)\\S*|lab|tüv|inspectors?|inspector|auditors?|surveyors?|colleges?|students?|researchers?|associations?|charity|foundation|trust|chain|group|operators?|council|city|landlord|agency|ministry|asociación|fundación|cadena|grupo|agencia|ayuntamiento)';
/** Whole businesses and households; the rooms and branches of one are its own. */
const venue = {
  en: '(?:(?!(?:his|her|its|their|own) )\\S+ )?(?:homes|households|houses|clinics|practices|schools|firms|companies|businesses|farms|restaurants|cafés|cafes|hotels|offices|bakeries|shops|pharmacies|gardens|families|villages|towns|parishes|customers|clients)',
  de: '\\S*(?:betrieben|heimen|haushalten|häusern|praxen|kliniken|schulen|firmen|höfen|restaurants|cafés|hotels|büros|bäckereien|läden|apotheken|gärten|familien|dörfern|gemeinden|diensten|kunden|werkstätten)',
  es: '(?:residencias|hogares|casas|clínicas|consultas|escuelas|colegios|empresas|granjas|restaurantes|bares|hoteles|oficinas|panaderías|tiendas|farmacias|jardines|familias|pueblos|fincas|talleres|clientes)',
} as const;

const one = {
  en: `^ (?:(?:and|but|also) )?(?:an?|the|another|one of the) (?!${words(3)}${independent} )${words(5, 1)}`,
  de: `^ (?:(?:und|aber|auch) )?(?:ein|eine|der|die|das|mein|meine) (?!${words(3)}${independent} )${words(5, 1)}`,
  es: `^ (?:(?:y|pero|también) )?(?:un|una|el|la|otro|otra) (?!${words(3)}${independent} )${words(5, 1)}`,
} as const;
/** Who is near us or works in our trade elsewhere. */
const neighbour = {
  en: '^ (?:(?:and|but) )?(?:the (?:other )?\\S+ (?:in|from) the (?:next|neighbou?ring|other) (?:village|town|valley|street|county|parish)|another \\S+ (?:in|from|near) \\S+(?: \\S+)?) ',
  de: '^ (?:(?:und|aber) )?(?:der|die|ein|eine) (?:andere[rn]? )?\\S+ (?:im nachbar(?:dorf|ort)|in der nachbar(?:stadt|gemeinde)|aus dem nachbar(?:dorf|ort)) ',
  es: '^ (?:(?:y|pero) )?(?:el|la|otro|otra) \\S+ (?:del pueblo (?:de al lado|vecino)|de la ciudad vecina|de al lado) ',
} as const;

const patterns = [
  // "Another audiologist measured it in four homes".
  `${one.en}(?:has |have |had )?(?:measured|tested|counted|logged|timed|recorded|weighed|tracked|tried) ${words(5)}(?:in|at|across|with) ${many} ${venue.en} `,
  `${one.de}(?:hat|haben|maß|testete|zählte) ${words(6)}(?:in|bei) ${many} ${venue.de} `,
  `${one.es}(?:l[oa] )?(?:ha )?(?:midió|medido|probó|probado|contó|contado|registró|registrado) ${words(5)}(?:en|con) ${many} ${venue.es} `,
  // "At a dealer in Ulm downtime fell in four firms from nine to two days".
  `^ (?:(?:and|but) )?at an? (?!${independent} )${words(5, 1)}(?:fell|dropped|rose|went|halved|sank) ${words(3)}(?:in|at|across) ${many} ${venue.en} `,
  `^ (?:(?:und|aber) )?(?:bei|in) (?:einem|einer) (?!${independent} )${words(5, 1)}(?:sank|sanken|fiel|fielen|stieg|stiegen|ging|gingen|halbierte) ${words(6)}(?:in|bei) ${many} ${venue.de} `,
  `^ (?:(?:y|pero) )?en una? (?!${independent} )${words(5, 1)},? ?${words(3)}(?:bajó|bajaron|cayó|cayeron|subió|subieron|pasó|pasaron) ${words(5)}en ${many} ${venue.es} `,
  // "The gardener in the next village pruned for 38 households and 31 of them booked again".
  `${neighbour.en}${words(2)}(?:\\S+ed|cut|did|built|made) ${words(3)}for ${many} ${words(3, 1)},? ?(?:and|,|;) ${words(4)}(?:booked|ordered|came|paid|hired|returned|renewed|called) `,
  `${neighbour.de}(?:hat|hatte) ${words(3)}(?:für|bei) ${many} ${words(5, 1)},? ?(?:und|,) ${words(4)}(?:haben|sind|kamen|buchten|bestellten|zahlten) `,
  `${neighbour.es}(?:ha |había )?\\S+ ${words(2)}(?:para|a) ${many} ${words(3, 1)},? ?(?:y|,) ${words(4)}(?:repitieron|volvieron|reservaron|pidieron|pagaron|llamaron) `,
];
const inLatin = new RegExp(patterns.join('|'), 'u');

/** Ours in the sentence: "an audiologist measured our visits in four homes". "A colleague of mine" is none of us. */
const ours =
  / (?:we|us|our|ours|i|me|my|mine|with it|using it|wir|uns|unser\p{L}*|ich|mir|mich|mein\p{L}*|damit|nos|nosotr[oa]s|nuestr[oa]s?|yo|me|conmigo|ello) /u;
const aside =
  /(?<= )(?:(?:colleague|friend|acquaintance|cousin|neighbou?r|competitor)s? of (?:mine|ours)|(?:i|we) know|(?:kolleg|freund|bekannt)\p{L}* von (?:mir|uns)|mein(?:e|em|er)? (?:kolleg|freund|bekannt|nachbar)\p{L}*|(?:una? )?(?:colega|amig[oa]|conocid[oa]|vecin[oa]) (?:mí[oa]|nuestr[oa]))(?= )/gu;

const number = '(?:\\d+|[二两三四五六七八九十百几]+)';
const inChinese = new RegExp(
  `^(?:另外?一?|别的|有一?|一)?(?:[家个位])?(?!养老院|[^,，。;]{0,6}(?:大学|研究|检测|机构|连锁|集团))(?:我(?:的)?(?:一个|一位)?(?:同行|同事|朋友|邻居)|[^,，。;我咱]{1,8}?(?:师|商|厂家|厂|店|行|公司|老板))[^,，。;我咱]{0,4}在${number}[家户所][^,，。;我咱]{1,8}?(?:测|试|量|统计|记录|降|升|从)|^(?:隔壁|邻|旁边)[^,，。;我咱]{1,8}(?:给|替|帮|为)${number}[家户所个][^,，。;我咱]{1,10}[过了],?[^。;我咱]{0,8}(?:又|再)`,
  'u',
);
/** One of these stands in whatever it fits, and the pattern itself takes longer. */
const mention = /[在给替帮为][\d二两三四五六七八九十百几]/u;

/**
 * "Another audiologist measured it in four homes", "bei einem Händler in Ulm sank die Standzeit in vier Betrieben": what somebody else
 * reached with customers of his own. Not "a clinic measured it on four wards", "an institute measured our visits in four homes".
 */
export const isOthersResult = memoise((context: readonly Token[]): boolean => {
  const text = wordsInFigures(context);
  if (inLatin.test(text)) return !ours.test(text.replace(aside, 'x'));
  const letters = lettersOf(context);
  const found = mention.test(letters) ? inChinese.exec(letters) : null;
  return found !== null && !/我|咱/u.test(letters.slice(found[0].length));
});
