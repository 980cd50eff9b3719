import { isPlannedInChinese } from './plannedInChinese';
import { isAdvertisingAhead, isFirstPaymentAhead } from './presentAhead';
import { has, hasAny, isVerb, lettersOf, spacedWords, type Token } from './token';

/** "Ab März werden zwanzig Kunden verlängern", "nos contratarán diecinueve pisos": the future of languages without tags. */
export const isFuture = (tokens: readonly Token[]): boolean =>
  isGermanFuture(tokens) ||
  dueBy.test(spacedWords(tokens)) ||
  tokens.some(isSpanishFuture) ||
  isGoingTo(spacedWords(tokens)) ||
  aimed.test(spacedWords(tokens));

/** "Voy a recoger de 58 locales", "me van a comprar": not "voy a recoger los lunes", which tells a habit. */
const isGoingTo = (words: string): boolean => goingTo.test(words) && !goingEachTime.test(words);

const goingTo =
  / (?:voy|vamos|van|(?:me|nos) va) a (?!(?:lugar|hogar|bar|mar|altar|militar) )\p{L}+[aei]r(?:(?:me|te|se|nos|l[aeo]s?))* /u;
/** Going there is what we do: "los lunes voy a buscar el pan". */
const goingEachTime =
  / (?:todos los|todas las|siempre|l[oa]s (?:lunes|martes|miércoles|jueves|viernes|sábados|domingos)) (?:.* )?(?:voy|vamos|va|van) a | cada (?:día|mañana|tarde|noche|semana|mes) (?:\S+ ){0,3}(?:voy|vamos) a | (?:voy|vamos|va|van) a (?:\S+ ){1,6}(?:todos los|todas las|l[oa]s (?:lunes|martes|miércoles|jueves|viernes|sábados|domingos)) /;

/** "Bis Dezember zahlen uns 26 Salons", "ab Mai zahlen uns 36 Praxen": the present with a date to come. */
const dueBy =
  /^ (?:bis|ab) (?:ende |anfang |mitte )?(?:\S+ )?(?:weihnachten|ostern|jahresende|januar|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember|sommer|herbst|winter|frühjahr|jahr|monat) (?:\d{4} )?(?:zahlen|nutzen|buchen|kaufen|bestellen|verlängern|arbeiten|kommen) /;

/** "Pay", "zahlen", "pagan": what customers do now, or will do. */
const present =
  / (?:pays?|uses?|buys?|books?|orders?|rents?|subscribes?|renews?|signs?|joins?|zahlen|zahlt|bezahlen|nutzen|nutzt|buchen|kaufen|bestellen|mieten|abonnieren|verlängern|pagan?|usan?|utilizan?|compran?|contratan?|reservan?|alquilan?|renuevan?) /;

/** "By June 19 practices pay us $47", "para junio nos pagan 19 clínicas". */
const datedAhead =
  /^ (?:(?:by|from) (?:the )?(?:end of |start of |early |mid |late |next )?(?:january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|autumn|winter|christmas|easter|year end) |(?:para|a partir de) (?:finales de |principios de |mediados de )?(?:enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|verano|otoño|invierno|primavera|navidad) )/;

/** "Once we launch, …", "when I open they …", "sobald die App fertig ist", "cuando termine la obra"; not "once a patient cancels". */
const opening =
  /^ (?:(?:and|but|und|aber|y|pero) )?(?:(?:once|as soon as|when|after|the moment) (?:(?:we|i|it|(?:our|the|my) \S+) )?(?:launch(?:es)?|(?:go|goes) live|(?:(?:are|is|am|'re|'s|have|has) )?(?:live|released|launched)(?= ,)|(?:are|is|am|'re|'s) (?:live|out|ready|finished|online)|(?:have|has) (?:launched|opened|raised|finished))|(?:once|as soon as) (?:we|i|(?:our|the|my) \S+) (?:opens?|starts?|finish(?:es)?|releases?|ships?|raises?)|sobald (?:wir|ich|es|(?:die|das|der|unsere?) \S+) (?:\S+ ){0,3}?(?:starten|startet|eröffnen|sind|ist|launchen)|(?:en cuanto|cuando|tan pronto como|una vez que|apenas) (?!(?:una?|cada|alguien|(?:el|la|los|las) (?:client|alumn|dueñ|pacient|propietari|huésped|famili|usuari|vecin|soci)\S*) )(?:\S+ ){0,2}?(?:lancemos|abramos|empecemos|arranquemos|estemos|salgamos|terminemos|acabemos|entreguemos|tengamos|(?:esté|abra|salga|tenga(?=n? (?:el|la|los|las|mi) )|termine|acabe|empiece|arranque|inaugure|entregue(?! (?:cada|una?) )|lance|publique)n?)) |^ (?:when|after) (?:we|i) open (?=(?:,|they|he|she|it|the first|in (?!the (?:morning|afternoon|evening) )\S+|(?:\d+|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty) \S+ (?:(?!they |he |she )\S+ )?(?:pay|use|buy|book|order|rent|join)) )/;

const openingInChinese =
  /^等(?:我们|我|产品|软件|应用|平台|app|系统|小程序)[^,，。]{0,8}(?:上线|发布|推出|开业|做好|完成)/u;

/** "Once we launch, 12 practices pay us": the present of a time that has not come. What "paid us" has come. */
export const isAwaited = (tokens: readonly Token[], context: readonly Token[]): boolean =>
  isFirstPaymentAhead(tokens, context) || isAdvertisingAhead(tokens, context) || isToldAhead(tokens, context);

const isToldAhead = (tokens: readonly Token[], context: readonly Token[]): boolean =>
  hasAny(tokens, 'pay', 'use', 'book', 'renew', 'survey', 'applied') &&
  ((present.test(spacedWords(tokens)) && isOpened(spacedWords(context))) ||
    (openingInChinese.test(lettersOf(context)) && !/[了过]/u.test(lettersOf(tokens))));

const isOpened = (words: string): boolean => datedAhead.test(words) || opening.test(words) || inTalks.test(words);

/** "We are in talks with 12 practices that pay $40", "wir sind mit 12 Praxen im Gespräch, die zahlen". */
const inTalks =
  / (?:(?:am|are|is|'m|'re|still|now|currently) (?:\S+ )?in (?:talks|discussions?|negotiations?) with|(?:im gespräch|in (?:gesprächen|verhandlungen)) mit|mit (?:\S+ ){1,4}(?:im gespräch|in (?:gesprächen|verhandlungen))|(?:verhandeln|negociando|en (?:conversaciones|negociaciones)) (?:gerade |noch )?(?:mit|con)) /;

/** "Ziel fürs nächste Jahr: zehn Dienste", "para el año que viene me he propuesto vender 265". */
const aimed =
  / (?:el|del|al|la) (?:año|mes|curso|verano|otoño|invierno|primavera|temporada|semana) que viene | (?:me he|nos hemos) propuesto | ziel (?:fürs|für das|für|bis|im|in) /;

/** 从三月开始会有二十个客户续费, 明年会有, 争取有五十个客户, 想做到三十家: without a time, 会 tells a habit. */
export const isChineseFuture = (letters: string): boolean =>
  toCome.test(letters) ||
  wanted.test(letters) ||
  byYear.test(letters) ||
  (weShall.test(letters) && !often.test(letters)) ||
  isPlannedInChinese(letters);

/** 到明年这会儿,账上是2350个司机付着月费: the time that the sentence opens with has not come, whatever its verbs say. */
export const isDatedAheadInChinese = (context: readonly Token[]): boolean =>
  /^等?到了?(?:明年|后年|下个?月|下半年|下个?季度|下学期|下个?年度)(?![^,，]{0,4}(?:去年|上个?月|满|到期|有效))/u.test(
    lettersOf(context),
  );

/** 春天我们会发200张传单, 五月份我们会和其中14位谈: with its time, what we shall do. */
const weShall =
  /(?:[春夏秋冬](?:天|季)|(?:[一二三四五六七八九十]{1,2}|\d{1,2})月份?(?:底|初|中旬)?|(?:这个?|本|下个?)周末|[寒暑]假)[^,，。了过]{0,4}我们?会(?!员|议|计|费|所|展|说|用|做)[^了过]*$/u;
const often = /每|都会|总|经常|通常|往年|平时/u;

const toCome =
  /(?:从.{1,8}(?:开始|起)|到(?:[十一二三四五六七八九]{1,2}|\d{1,2})月(?:底|份)?|到年底|(?:月|年|春节|春天|夏天|秋天|冬天|季度|学期)(?:起|以后|之后|后)|明年|后年|下(?:个|半)?(?:月|年|周|季度|学期)|将来|以后|年底前?|到时候?).{0,12}会(?!员|议|计|费|所|展|说|用|做|员卡|流失|损失|丢|坏|掉|烂|漏|断|缺|疼|病|发霉|生锈|结冰|涨水)/u;
const wanted =
  /(?:争取(?![到了])|力争|有望|想(?:在|让|把|有|要|做到|达到))[^,，。]{0,14}?(?:\d|[一二两三四五六七八九十百]+)[个家位名户][^了过]{0,12}$|(?:明年|后年|下个月|下(?:半年|季度|学期)|[年月节]底?前)[^,，。了]{0,6}要(?:让|有|做到|达到)|^会有(?:\d|[一二两三四五六七八九十百])+[个家位名户]/u;

/** 第一年做到五十万会员, 三年内开到一百家: what is to be reached in a year that is counted from the start; not 第一年做到了五十万. */
const byYear =
  /(?<!开业|开店|创业|当时|那)(?:第[一二三四五六七八九十\d]{1,2}年|[首头]一?年|[一二三四五两\d]年(?:之?内|以内))(?:内|就要|先|要|能|预计|计划|目标)?(?:做到|达到|实现|突破(?!口)|冲到|冲击|拿下|覆盖(?![面率])|开到|开出|扩到|启动|进军)(?!了|过)[^了过]*$/u;

const later =
  / (?:ab|künftig|demnächst|bald|(?:bis|im|am|in der|in den) (?:kommende[nrs]?|nächste[nrs]?)|(?:kommende[nrs]?|nächste[nrs]?) (?:jahr|monat|woche|winter|sommer|herbst|frühjahr|frühling|saison|quartal|schuljahr|semester)|bis (?:weihnachten|ostern|ende|januar|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember)) /;

/** "Bis nächsten Herbst soll die Liste bei neun Praxen laufen". A planned price goes on to name who is to pay it. */
const isDue = (tokens: readonly Token[]): boolean =>
  tokens.some(({ text }) => /^soll(?:en|te|ten)?$/.test(text)) &&
  isDated(spacedWords(tokens)) &&
  !tokens.some(({ text }) => /^(?:euro|€|franken|chf|cent)$/.test(text));

/** A season says when it shall be: "im Sommer sollen zwanzig Familien bestellen". */
const isDated = (words: string): boolean =>
  later.test(words) ||
  / im (?:sommer|herbst|winter|frühjahr|frühling|januar|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember) /.test(
    words,
  );

/** "Werden" with an infinitive. "Jeden Tag werden 40 Brote verkauft" is a passive of today. */
function isGermanFuture(tokens: readonly Token[]): boolean {
  if (isDue(tokens)) return true;
  const at = tokens.findIndex(({ text }) => /^(?:wird|werde|werden)$/.test(text));
  if (at < 0) return false;
  const isOurs = [tokens[at - 1], tokens[at + 1]].some((token) => /^(?:wir|ich)$/.test(token?.text ?? ''));
  const isLater = later.test(spacedWords(tokens));
  const last = tokens.findLastIndex(({ pos }) => pos !== 'punct');
  // "Dass zwanzig Kunden verlängern werden" has the infinitive before it.
  if (last === at) return isInfinitive(tokens, at - 1, isLater, isOurs);
  // "Wir werden von Familien bezahlt, die im Dorf wohnen": the last verb belongs to another clause.
  const isClosing = !tokens.slice(at, last).some(({ text }) => text === ',');
  return tokens.some(
    (_, index) =>
      index > at &&
      (index === last || /^(?:und|oder|,)$/.test(tokens[index + 1]?.text ?? '')) &&
      isInfinitive(tokens, index, isLater, isOurs && isClosing && index === last),
  );
}

/** Participles with "-en" and plurals are none: "werden gegessen", "werden übernommen", "daraus werden 40 Flaschen". */
function isInfinitive(tokens: readonly Token[], index: number, isLater: boolean, isOurs: boolean): boolean {
  const token = tokens[index];
  if (!token || !/..(?:en|ern|eln)$|^(?:sein|tun)$/.test(token.text)) return false;
  if (has(token, 'people', 'customer', 'everyone') || tokens[index - 1]?.pos === 'num') return false;
  if (/(?:ungen|schaften|innen|ionen|täten)$|^(?:[a-zäöü]{2,6})?ge[a-zäöü]{2,}en$/.test(token.text)) return false;
  if (isLater) return true;
  if (strongParticiple.test(token.text) || isBehindPreposition(tokens[index - 1])) return false;
  return isOurs || isAct(token) || (separable.test(token.text) && isLastWord(tokens, index));
}

/** "Von Kunden", "zu kochen". */
const isBehindPreposition = (before: Token | undefined): boolean =>
  /^(?:von|vom|zu|zum|zur|in|im|an|am|auf|aus|bei|beim|mit|nach|für|pro|durch|als)$/.test(before?.text ?? '');

const isLastWord = (tokens: readonly Token[], index: number): boolean =>
  tokens.slice(index + 1).every(({ pos }) => pos === 'punct');

/** "Anrufen", "vorbeikommen": with "ge" behind its prefix it is a participle; not "Einnahmen", "Aufgaben". */
const separable =
  /^(?:ab|an|auf|aus|ein|her|hin|los|mit|nach|vor|vorbei|weg|weiter|zurück|zusammen)(?!ge|be|ver|er|\p{L}*(?:nahmen|gaben|lagen|sätzen|zogen|trägen|halten|speisen|stunden|wälten|äufen|flügen)$)\p{L}{3,}en$/u;

const isAct = (token: Token): boolean =>
  isVerb(token) || has(token, 'pay', 'book', 'renew', 'use', 'sell', 'offer', 'answer', 'reach', 'cancel');

const strongParticiple =
  /^(?:be|ver|er|ent|emp|zer|über|unter)(?:nommen|geben|holfen|schrieben|trieben|wiesen|schlossen|sprochen|worfen|standen|boten|glichen|fohlen|halten|laden|lassen|kommen|zogen|hoben|bunden|loren|brochen|sehen|tragen|funden|fangen|fahren|fallen|trogen|gessen|worben|treten|raten|liehen|logen|stohlen|schlagen|schieden|schoben|stritten|rissen|stiegen|schwiegen|griffen|mieden|schnitten|messen|wachsen)$/;

/** "Contratarán", "llamarán", "repartiremos": of what customers do, and what we shall do. */
export const isSpanishFuture = ({ text }: Token): boolean =>
  (text.endsWith('remos') && ours.test(text) && !subjunctive.test(text)) ||
  (text.endsWith('rán') && ofCustomers.test(text)) ||
  /^(?:contratar|pagar|comprar|usar|utilizar|renovar|reservar|pedir|encargar|firmar|suscribir|apuntar|inscribir|registrar|probar|tendr)(?:án|á|emos)$/.test(
    text,
  );

/** "Repartiremos": not "queremos", "corremos". */
const ours =
  /^(?!(?:quer|podr|ser|estar|tendr|costar|necesitar|deber|sabr|habr|permitir|incluir|ahorrar|recibir)emos$)\p{L}+(?:[aei]r|[nl]dr)emos$/u;

/** "Para que preparemos", "esperemos": the stem ends with "r", too. */
const subjunctive =
  /^(?:(?:re|es)?ti|mi|admi|gi|vi|respi|inspi|aspi|espe|supe|ope|coope|gene|recupe|libe|conside|alte|acele|pa|prepa|repa|compa|sepa|decla|acla|dispa)remos$/;

/** What people who heard of us do: what a product does for them is told in the future as well ("perderán menos tiempo"). */
const ofCustomers =
  /^(?:llamar|vendr|volver|acudir|asistir|visitar|participar|escribir|recomendar|alquilar|descargar|adoptar|invertir)án$/;
