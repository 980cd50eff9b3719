import type { Clause } from '../../text/clause';
import { memoise } from '../../text/memoise';
import { lettersOf, spacedWords } from '../../text/token';

const charge =
  '(?:fee|fees|price|subscription|deposit|rate|total|sum|average|minimum|maximum|extra|flat|fixed|once|further|additional|commission|premium|membership|month|monthly|year|yearly|annual|week|weekly|daily|lot|little|bit|few|couple|visit|lesson|session|night|day|meal|ticket|seat|box|bag|call|hour)';
const nearly = '(?:about |around |roughly |up to |over |rund |etwa |bis zu |über |unos |hasta |cerca de )?';
const person =
  '(?:\\S+(?:er|erin|ent|enten|entin|ant|anten|antin|eur|eurin|ist|isten|istin|hilfe|kraft|firma|dienst|betrieb|agentur|mann|frau)|onkel|tante|neffen|nichte|freund|freundin|buben|jungen|mädchen|schüler|bekannten|verwandten)';
const toOthers = new RegExp(
  ` (?:${[
    // "Pay an answering service £120".
    `(?:pay|pays|paid|paying) (?:an?|another|some|their|his|her) (?!(?:\\S+ ){0,2}?${charge} )(?:[a-z-]+ ){1,3}?${nearly}[£€$]? ?\\d`,
    // "Pay £120 a month to an answering service".
    '(?:pay|pays|paid|paying) (?:[^\\s,.;]+ ){1,6}?to (?:an?|another|some|other|outside|external) ',
    '(?:zahlen|zahlt|zahlten|bezahlen|bezahlt) (?:(?:dafür|heute|derzeit|bisher|monatlich|jetzt) )?(?:einem|einer|ihrem|ihrer|ihren|anderen|externen) (?:[^\\s,]+ ){1,2}?' +
      `(?:dafür )?${nearly}\\d`,
    // "Pays other agencies £21 an hour"; not "pays another £21", "pay other fees of £21".
    `(?:pay|pays|paid|paying) (?:some |most )?other (?!(?:\\S+ ){0,2}?${charge}s? )(?:[a-z-]+ ){1,3}?${nearly}[£€$]? ?\\d`,
    '(?:zahlen|zahlt|zahlten|bezahlen|bezahlt) (?:[^\\s,]+ ){1,7}?an (?:eine|einen|ihre|ihren|externe|andere) ',
    // "Bei Treatwell zahlen 26 Salons 40 Euro".
    `bei (?!(?:uns|mir|jede\\S*|de[rmn]|eine[rm]|unsere[rmn]|allen|\\S*(?:ung|schluss|kunft|darf|folg|kauf)) )\\S+ (?:zahlen|zahlt|bezahlen|bezahlt) `,
    // "Haben voriges Jahr jemanden dafür bezahlt", "haben einem Gärtner 300 Euro gezahlt"; not "haben nach einer Woche 300 Euro gezahlt".
    '(?:haben|hat|hatten?) (?:[^\\s,]+ ){0,7}?jemand(?:en|em)? (?:[^\\s,]+ ){0,8}?(?:be|ge)zahlt ',
    '(?:haben|hat|hatten?) (?:[^\\s,]+ ){0,7}?(?<!(?:nach|in|mit|bei|von|aus|zu|vor|seit|auf|an) )(?:einem|einer|ihrem|ihrer) (?:[^\\s,]+ ){1,2}?' +
      `(?:dafür )?${nearly}\\d[^,]* (?:be|ge)zahlt `,
    `(?:haben|hat|hatten?) (?:[^\\s,]+ ){0,7}?(?:einen?|ihren?) ${person} (?:[^\\s,]+ ){0,4}?(?:dafür|fürs|damit) (?:[^\\s,]+ ){0,4}?bezahlt `,
    // "Pagaron a un jardinero", "pagan a alguien"; not "pagan 12 euros a un precio fijo".
    'pag\\S+ (?:[^\\s,]+ ){0,6}?a (?:un|una|otro|otra|otros|otras|su|sus|l[oa]s demás) (?!tocateja |mes |año |semana |día |cada |precio |plazo )',
    'pag\\S+ (?:[^\\s,]+ ){0,6}?a alguien ',
    // "Pagan a Glovo 300 euros".
    'pag\\S+ (?:ya )?a (?!(?:el|la|los|las|un|una|mí|tocateja|diario|medias|escote|partir|plazos|precio|razón|mes|cada|tiempo|nosotr\\S+|principios|finales) )[a-zñáéíóú]+ \\d',
  ].join('|')})`,
);
const us = / (?:us|me|uns|mir|nos) (?!(?:that|dij|cont|explic)\S* )/;

/** 去年请人浇花,付了300元, 付给邻居200元; not 我们请人打包,付了3元. */
const toOthersInChinese =
  /(?:(?:请|雇|找)了?(?:别人|人|一?[个名位][^，。,我]{1,5}|[^，。,我]{0,3}(?:工|阿姨|师傅))[^，。,我]{0,8}[，,]?[^，。,我]{0,6}(?:付|花|给)了?[^，。,我]{0,3}[\d一二三四五六七八九十百千两]|(?:付|(?<![卖推荐送租介绍])给)(?:钱)?(?:给|了)?(?:别人|其他人|外人|邻居|钟点工|保姆|中介|同行|别家|(?:别的|其他|另外)[^，。,我咱]{1,6})[^，。,我咱]{0,8})/u;
const hanOthers =
  '(?:美团|大众点评|饿了么|抖音|快手|淘宝|天猫|京东|拼多多|携程|别家|别人|其他(?:公司|平台|人)|对手|供应商|批发商|房东|中介|同行)';
/** 付美团300元, 向供应商交了押金, 买了美团的月卡. */
const toOthersByName = new RegExp(
  `(?:付|交|缴)(?:给|了)*${hanOthers}|[向跟从]${hanOthers}[^，。,我]{0,4}(?:订|下单|进货|拿货|采购|交|付|买)|在(?:别家|供应商|批发商|同行)[^，。,我]{0,4}(?:订|下单|进货|拿货|采购|交|付|买)|[买办订]了${hanOthers}的`,
  'u',
);
const overheadsInChinese =
  /(?:付|交|缴|掏)(?:了|给)*[^，。,我]{0,3}[\d.]+(?:万|千|百)?[元块](?:钱)?的?(?:房租|店租|铺租|水电费?|水费|电费|物业费|社保|工资|[房车]贷|贷款|利息|税)|(?:付|交|缴)(?:了)?(?:房租|店租|铺租|水电费?|水费|电费|物业费|社保|工资|[房车]贷|贷款)/u;
const tenantsInChinese = /租客|租户|房客|住户|业主/u;

/** 46家面包店每个月交3000元房租: what it costs them to run their business goes to nobody who sells them anything. */
export const paysOwnOverheads = memoise(
  ({ tokens, sentence }: Clause): boolean =>
    !sentence.isLatin &&
    overheadsInChinese.test(lettersOf(tokens)) &&
    !tenantsInChinese.test(lettersOf(tokens)) &&
    !ourPaying.test(lettersOf(tokens)),
);

const ourPaying = /(?:付|交|给)(?:了|给)?我|我们?[^，。,]{0,6}(?:请|雇|找|付)/u;

/** "They pay an answering service £120 a month", "pagan 120 euros al mes a un servicio": somebody else is paid. */
export const isPaidToNamed = memoise(({ tokens, context, sentence }: Clause): boolean => {
  if (!sentence.isLatin)
    return (
      (toOthersByName.test(lettersOf(tokens)) || toOthersInChinese.test(lettersOf(context))) &&
      !ourPaying.test(lettersOf(context))
    );
  const words = spacedWords(tokens);
  return toOthers.test(words) && !us.test(words);
});
