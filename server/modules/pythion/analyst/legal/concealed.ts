import { clausesBySentence, writtenWords, type Clause } from '../text/clause';
import { othersOrOrder } from '../text/speakers';

const office = {
  en: String.raw`(?:board|council|city|town|county|state|ministry|authority|authorities|inspectors?|inspectorate|(?:environmental )?health|health department|food standards|tax office|regulator|police|office|commission|fire brigade)`,
  de: String.raw`(?:\S*amt|\S*behörde|gemeinde|stadt|kammer|\S*aufsicht|polizei|ordnungsdienst|landkreis|zoll)`,
  es: String.raw`(?:ayuntamiento|municipalidad|alcaldía|sanidad|hacienda|policía|ministerio|inspección|inspectora?|junta|comuna|colegio de \S+)`,
};
const paper = {
  en: String.raw`(?:exemption|licen[cs]e|permits?|approval|permission|registration|waiver|concession)`,
  de: String.raw`(?:antrag|\S*genehmigung|\S*erlaubnis|\S*zulassung|konzession|lizenz|ausnahme\S*)`,
  es: String.raw`(?:licencia|permiso|autorización|exención|registro|solicitud|habilitación)`,
};

/** "Warned us about the noise", "nos multó por el ruido": a fault that can be mended; not "fined us for selling without a licence". */
const ofFault = {
  en: String.raw`(?! (?:about|over|for) (?:\S+ )?(?!\S+ing |no |not |without |missing )\S+ (?!licen[cs]e|permit))`,
  es: String.raw`(?! (?:por|sobre) (?:el|la|los|las|un|una) )`,
};

/** An office refused it or forbids it. */
const objections = [
  String.raw` (?:applied|asked|application) (?:\S+ ){0,3}?${paper.en} (?:\S+ ){0,9}?(?:said no|turned (?:it|me|us) down|refused|rejected|denied|declined)(?= )`,
  String.raw` ${office.en} (?:\S+ )?(?:warned|fined|forbade|refused|banned|stopped|closed|(?:has |have )(?:warned|fined|forbidden|refused|banned)) (?:us|me|it|my|our)(?= )${ofFault.en}`,
  String.raw` ${office.en} (?:\S+ )?(?:told|ordered|asked) (?:us|me) to (?:stop|close|cease|shut)(?= )| (?:i|we) (?:was|were|got|have been|'ve been) (?:\S+ )?(?:refused|denied) (?:the |an? |our |my )?(?:\S+ )?${paper.en}(?= )`,
  String.raw` (?:cease and desist|shut (?:us|me|it) down) | (?:brigade|${office.en}) (?:\S+ )?(?:says?|said|told (?:us|me)) (?:that )?(?:i|we|it) (?:ca n't|can not|cannot|may not|must not|must n't|am not allowed|are not allowed|is not allowed)(?= )`,
  String.raw` ${office.de} (?:\S+ )?(?:mahnte|drohte|verbot|untersagte|lehnte|hat (?:\S+ ){0,6}?(?:gemahnt|abgemahnt|verboten|untersagt|abgelehnt|gedroht|geschlossen|dichtgemacht|stillgelegt)) `,
  String.raw` ${paper.de} (?:\S+ ){0,5}?(?:abgelehnt|verweigert|versagt|nicht bekommen|nicht erteilt|entzogen)(?= )`,
  String.raw` ${office.es} (?:me |nos )?(?:ha |han )?(?:multó|multado|denunció|denunciado|cerró|cerrado|prohibió|prohibido|denegó|denegado|negó|advirtió|advertido|clausuró|clausurado)(?= )${ofFault.es}`,
  String.raw` ${paper.es} (?:\S+ ){0,5}?(?:denegaron|denegada|denegado|negaron|rechazaron|rechazada|dijeron que no)(?= )| (?:nos|me) (?:denegaron|negaron|rechazaron|quitaron) (?:la|el|un|una) (?:\S+ )?${paper.es}(?= )`,
].map((pattern) => new RegExp(pattern));
/** What it is called by law, by their own words: no office has objected, and only hiding it tells that it goes on. */
const offences =
  / (?:is|counts as|would be) (?:practi[sc]ing (?:\S+ )?(?:medicine|law|dentistry)|illegal|unlawful|an offence|against the law|not allowed) | (?:das )?(?:ist|wäre|sei) (?:\S+ )?(?:illegal|verboten|strafbar|nicht erlaubt) | (?:es|sería) (?:ilegal|un delito|intrusismo) | (?:está|estaría) prohibido /;
const objectionsInChinese =
  /(?:局|委|市监|城管|工商|街道|居委会|派出所|部门)[^。.;]{0,14}(?:警告|罚|不批|没批|驳回|不让|不许)|罚[了过]?我|(?:局|委|城管|工商|街道办?)不[批让许]|要坐牢|是?违法的|犯法|没有?[^,，。;的]{0,4}(?:经营)?资质(?!的)|不合法/u;

/** Most sentences have none of the words of an office that objects or asks, or of an offence. */
const trigger =
  / (?:said no|turned|refused|rejected|denied|declined|warned|fined|forbade|forbidden|banned|stopped|closed|stop|close|cease|shut|ca n't|can not|cannot|may not|must not|must n't|not allowed|mahnte|drohte|verbot|untersagte?|lehnte|gemahnt|abgemahnt|verboten|abgelehnt|gedroht|geschlossen|dichtgemacht|stillgelegt|verweigert|versagt|nicht bekommen|nicht erteilt|entzogen|multó|multado|denunció|denunciado|cerró|cerrado|prohibió|prohibido|denegó|denegad[oa]|negó|advirtió|advertido|clausuró|clausurado|denegaron|negaron|rechazaron|rechazada|dijeron que no|quitaron|wrote|written|sent|asked|called|rang|came|schrieb|schickte|fragte|rief|kam|geschrieben|gefragt|nachgefragt|geschickt|angerufen|mandó|mandado|envió|enviado|escribió|escrito|preguntó|preguntado|avisó|llamó|vino|practi[sc]ing|illegal|unlawful|an offence|against the law|strafbar|nicht erlaubt|ilegal|un delito|intrusismo) /;

/** It was settled, or another one is held. */
const settled =
  / (?:granted|approved|which (?:we|i) (?:got|have|hold)|(?:we|i) (?:now )?(?:got|have|hold) (?:it|one)|(?:now|since then) (?:we|i)|inzwischen|mittlerweile|stattdessen|ahora (?:l[oa] )?(?:tenemos|tengo)|ya (?:l[oa] )?(?:tenemos|tengo)|en otr[oa]) |后来批|现在有/;

/** What was in the way was put right, or is fought out openly. */
const cleared =
  / (?:signed (?:it|us|me) off|(?:got|have|hold) (?:the|our|a|my) (?:\S+ )?(?:permit|licen[cs]e|approval)|approved (?:it|us|me)|(?:was|were|got) approved|repaired|fixed|corrected|insulated|licensed|registered|allowed (?:market|place|site)|passed|appeal\S*|lawyer|widerspruch|genehmigt|bewilligt|abgenommen|anwalt|recurrimos|recurso|abogad[oa]|aprob(?:ó|aron|ad[oa])|concedi(?:ó|eron|d[oa])) |批下来|办下来|拿到了?[^,，。]{0,6}证|律师|整改|正规|合规/;

/** An office asks, whatever comes of it. */
const asking = [
  String.raw` ${office.en} (?:\S+ )?(?:wrote|written|sent (?:us |me )?a letter|asked|called|rang|came)(?= )`,
  String.raw` ${office.de} (?:\S+ )?(?:schrieb|schickte|fragte|rief|kam|hat (?:\S+ ){0,6}?(?:geschrieben|gefragt|nachgefragt|geschickt|angerufen)) `,
  String.raw` ${office.es} (?:me |nos )?(?:ha |han )?(?:mandó|mandado|envió|enviado|escribió|escrito|preguntó|preguntado|avisó|llamó|vino) `,
].map((pattern) => new RegExp(pattern));
const askingInChinese =
  /(?:局|委|市监|城管|工商|街道|居委会|派出所|部门)[^,，。;]{0,6}(?:发函|来信|来问|打电话|来查|找上门)/u;

/** What it is said to be, to the office. */
const lying = [
  String.raw` (?:answered|told (?:them|the \S+)|wrote back|replied|claimed|said) (?:that )?(?:they|he|she|it) (?:are|is|were|was|'re|'s) (?:(?:all|just|only|my|our|a) )*(?:cousins?|nephews?|family|relatives?|friends?|guests?|visitors?|volunteers?|hobby)(?= [.,;])`,
  String.raw` (?:antwortete|sagte|schrieb|behauptete|geantwortet|gesagt|behauptet)n? (?:\S+ ){0,2}?, (?:dass )?(?:es|sie|das) (?:(?:sind|seien|wären|ist|sei|nur|alle|meine|unsere) )*(?:cousins?|neffen|verwandte|familie|freunde|besuch|gäste|ein hobby)(?: sind| seien| wären| ist| sei)?(?= [.,;])`,
  String.raw` (?:contesté|contestamos|dije|dijimos|respondí|respondimos|escribí) que (?:\S+ )?(?:son|eran|es|era|somos) (?:\S+ )?(?:prim[oa]s?|familia|familiares|parientes|amig[oa]s?|invitad[oa]s|visitas?|sobrin[oa]s)(?: mí[oa]s| nuestr[oa]s)?(?= [.,;])`,
].map((pattern) => new RegExp(pattern));
const lyingInChinese = /(?:我|就)(?:说|回答?)[^,，。;]{0,4}(?:是|都是)(?:亲戚|朋友|表亲|一家人)(?=[,，。.;]|$)/u;

/** Others hide it, or it is a thing that is kept out of sight. */
const unhidden =
  / (?:not|n't|never|they|rivals?|competitors?|stopped|stop|instead|lawyer|appeal\S*|nicht|nie|sie|anwalt|widerspruch|aufgehört|nunca|ellos|abogad[oa]|recurrimos|dejamos|dejé) /;

/** What makes it look like something else, so that the office doesn't see it. */
const hiding = [
  // "Ask for cash so nothing shows", "so that they won't find out".
  String.raw` so (?:that )?(?:nothing (?:shows|is written|can be traced|turns up)|(?:nobody|no_one|no one|they (?:wo n't|ca n't|do n't|cannot)|it (?:wo n't|does n't|ca n't)|the ${office.en} (?:wo n't|ca n't|does n't|never)) (?:\S+ )?(?:show up|shows? up|finds? out|traces? (?:it|us|me)|notices?(?: it| us| anything)?|proves? (?:it|anything)|sees? it)(?= [.,;]))`,
  String.raw` (?:keep|carry|go|going) (?:going|on|doing it) (?:\S+ ){0,3}?(?:call|calling|under) (?:it |this |that |them |another |a different |my \S+ |a friend 's )`,
  String.raw` (?:without|avoid|avoiding) (?:drawing|attracting|getting|raising|any) (?:\S+ ){0,3}?(?:attention|suspicion|noticed|caught) | (?:stay|keep|fly|staying|keeping|flying) (?:\S+ )?(?:under|off|below) the(?:ir)? radar `,
  String.raw` (?:ohne|damit es|damit das) (?:\S+ ){0,2}?(?:aufzufallen|auffällt|aufsehen|auffällig zu werden|(?:keiner|niemand) (?:merkt|sieht|mitbekommt|erfährt)|dass (?:es |das )?(?:\S+ ){1,3}?(?:merkt|mitbekommt|mitkriegt|erfährt)) | unterm radar `,
  String.raw` damit (?:nichts|niemand|keiner|das \S*amt|die \S*behörde|die) (?:\S+ ){0,3}?(?:auftaucht|auffällt|merkt|nachweisen kann|nachweisen können|erfährt|sieht|mitbekommt)(?= )`,
  String.raw` (?:nenne|nennen|deklariere|deklarieren|verkaufe|verkaufen|lasse|lassen) (?:ich |wir )?(?:es|das|sie|den \S+) (?:\S+ ){0,3}?(?:als|einfach|jetzt|künftig|halt) (?:\S+ ){0,6}?(?:bar|weiter|laufen|ohne rechnung) `,
  String.raw` sin (?:llamar|levantar|despertar|atraer) (?:\S+ )?(?:atención|sospechas) | sin que (?:se entere|se enteren|lo note|nos vea) (?:nadie|el \S+|la \S+|l[oa]s \S+)| para que (?:no (?:se note|conste|quede (?:rastro|constancia|nada)|se enteren|salga nada|nos pillen|me pillen)|nadie (?:se entere|lo note|pregunte)) `,
].map((pattern) => new RegExp(pattern));
/** What it goes by now, where, or for which money: after a refusal, to get round it. */
const relabelled = [
  String.raw` (?:now|then) (?:it|the \S+) (?:says|reads) | (?:i|we) (?:now )?(?:label|list|advertise|describe|declare|book|run) (?:it|them|this|that) (?:now )?(?:as|under) | under (?:her|his|another|a different|a friend 's|my \S+ 's) name | officially (?:it|they|this) (?:is|are|'s) | (?:windows?|doors?|shutters|blinds) (?:covered|closed|down) so | (?:different|new|another) (?:house|flat|place|address|garage|street) (?:every|each) (?:week|time|day|month) `,
  String.raw` offiziell (?:ist|sind|läuft|laufen) | (?:läuft|laufen) (?:(?:es|das|sie|jetzt|nun|seitdem) )*(?:als|unter) | (?:jetzt|nun|seitdem) (?:steht|nennt sich) (?:\S+ ){1,4}| (?:läuft|steht|angemeldet) (?:\S+ )?auf den namen (?:mein|ein|von)\S* | (?:sieht|sehen) (?:ja |eh )?keiner `,
  String.raw` l[oa]s? (?:anuncio|anunciamos|etiqueto|etiquetamos|registro|declaro|declaramos|hago pasar|hacemos pasar) (?:\S+ )?(?:como|por) | con etiquetas? de | a nombre de (?:mi|otr[oa]|un[oa]? (?:conocid|amig|prim)[oa]) | en (?:casas|sitios|lugares|pisos) distint[oa]s cada | así no (?:preguntan|se enteran|me ven|nos ven|me pillan|nos pillan) `,
].map((pattern) => new RegExp(pattern));
/** "Nur gegen bar" alone is how many sell; beside one of the others, it leaves no trace. */
const cash = / (?:cash|bar|efectivo|bargeld) /;
const unseen =
  / (?:at night|after dark|friends only|word of mouth only|no receipts?|no invoices?|nothing online|nothing written|nachts|ohne (?:rechnung|beleg|quittung)|hinter\S* tür|de noche|por la noche|sin (?:factura|recibo|ticket|boleta)|a puerta cerrada) /;
const hidingInChinese =
  /改(?:叫|名叫)|换着地方|(?=.*(?:只收现金|现金))(?:.*(?:不开票|不开发票|熟人|熟客|关着门|夜里|半夜|不发朋友圈))|对外(?:只?说|叫|称)|挂在?[^,，。]{0,6}名下|(?:这样|好让|免得|省得|让)[^,，。;]{0,6}(?:查不到|查不出|发现不了|找不到我|看不出)|(?:换了?(?:个|几个)?|用)(?:别的|其他)?[^,，。]{0,4}?(?:名字|小号|马甲|招牌|名义)[^。;]{0,10}(?:继续|照做|接着|收)|怎么[^,，。;]{0,10}不(?:被(?:查|发现|注意)|引起?注意|引人注意)/u;
const unhiddenInChinese = /不会|不想这样|没有?换|别人|同行|停了|不做了|律师/u;

/**
 * What an office refused, forbids or asks about goes on under another name, for cash that leaves no trace, or with a lie to the
 * office: "they said no. I'll keep going but call it a spa, so nothing shows", "contesté que son primos", 换个小号，这样查不到我.
 * Not "we call it something else since the trademark office wrote", nor a way to work that neighbours don't notice.
 */
export function findConcealed(clauses: readonly Clause[]): Clause | undefined {
  const sentences = [...clausesBySentence(clauses).values()];
  let [isObjected, isAsked, isOffence] = [false, false, false];
  for (const [index, own] of sentences.entries()) {
    const [first] = own;
    if (!first || first.speaker === 'rival') continue;
    const words = writtenWords(first);
    const { isLatin } = first.sentence;
    const isBefore = isObjected || isAsked || isOffence;
    if (isLatin && !isBefore && !trigger.test(words)) continue;
    const is = (latin: readonly RegExp[], chinese: RegExp): boolean =>
      isLatin ? latin.some((pattern) => pattern.test(words)) : chinese.test(words);
    const objects = is(objections, objectionsInChinese);
    const asks = is(asking, askingInChinese);
    const offends = isLatin && offences.test(words);
    if ((objects || asks || offends) && !brand.test(words) && !settled.test(words)) {
      isObjected ||= objects;
      isAsked ||= asks;
      isOffence ||= offends;
    }
    if (!isObjected && !isAsked && !isOffence) continue;
    if (cleared.test(words)) {
      [isObjected, isAsked, isOffence] = [false, false, false];
      continue;
    }
    const isHiding =
      (isObjected || isOffence) &&
      (isLatin ? isHidden(words, isObjected) : hidingInChinese.test(words) && !unhiddenInChinese.test(words));
    if ((isHiding || is(lying, lyingInChinese)) && !sentences.slice(index + 1).some(isStopped))
      return own.find(({ speaker, hasVerb }) => hasVerb && !othersOrOrder.has(speaker)) ?? first;
  }
  return undefined;
}

const stopped =
  / (?:i|we) (?:have |'ve |then |now )?(?:stopped|closed|gave (?:it|that) up|deregistered|came clean|told the \S+ the truth|am licensed|are licensed) | (?:habe|haben) (?:\S+ ){0,4}?(?:aufgehört|eingestellt|abgemeldet) | (?:dejamos|dejé|hemos dejado|he dejado|cerramos) (?:de |el |la )|(?:已经|后来)?停(?:掉|了)|不做了/;
const isStopped = ([first]: readonly Clause[]): boolean => first !== undefined && stopped.test(writtenWords(first));

/** The name or the mark was in the way, and not the work. */
const brand =
  / (?:trade ?marks?|brand|patent|name|call (?:it|them)|labels?|labelling|markenamt|patentamt|marke|nennen|bezeichnung|marca|patente|nombre|llamar\S*|etiquet\S+) |招牌|商标|标签/;

const isHidden = (words: string, isObjected: boolean): boolean => {
  if (isObjected && cash.test(words) && unseen.test(words)) return !unhidden.test(words);
  const match = (isObjected ? [...hiding, ...relabelled] : hiding)
    .map((pattern) => pattern.exec(words))
    .find((found) => found !== null);
  return (
    match !== undefined &&
    match !== null &&
    !unhidden.test(
      ` ${
        words
          .slice(0, match.index)
          .split(/ [.,;:] /)
          .at(-1) ?? ''
      } `,
    )
  );
};
