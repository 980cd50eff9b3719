import type { Clause } from './clause';
import { wordsInFigures } from './figures';
import { memoise } from './memoise';
import { months } from './months';
import { isOthersBusinessInChinese } from './othersBusinessInChinese';
import { isOthersContinued } from './othersContinued';
import { isChargedByOthers } from './othersChargeInChinese';
import { isDoneByOthersInChinese } from './othersDoingInChinese';
import { isOthersCustomers } from './othersCustomers';
import { isOthersInGerman } from './othersInGerman';
import { isOthersInSpanish } from './othersInSpanish';
import { isOthersPlace } from './othersPlaces';
import { isSameElsewhere, isSameElsewhereInChinese } from './sameElsewhere';
import type { Token } from './token';

const many = '(?:\\d[\\d.,]*|dozens|hundreds|dutzende|hunderte|docenas|cientos)';
const words = (most: number, least = 0): string => `(?:\\S+ ){${least},${most}}?`;

/** Where, how and when we sell or try it ourselves: "a stall in Leeds sold 60 jars", "a second batch in May". */
const occasion = {
  en: 'stall|stand|booth|table|batch|run|lot|round|edition|version|weekend|day|evening|morning|afternoon|night|week|month|season|year|trial|test|pilot|demo|prototype|advert|ad|post|listing|leaflet|flyer|poster|notice|card|sign|letter|email|mailing|newsletter|campaign|video|article|link|page|site|website|app|tool|form|group|channel|list|fair|market|event|festival|fete|tasting|session|class|course|lesson|launch|sale|auction|raffle|survey|machine|locker|box|van|trailer|kiosk|fridge|shelf|unit|model|sample|village|town|city|country|street',
  de: '\\S*(?:stand|markt|messe|tests?|versuch|lauf|pilot|vorführung|verkostung|aktion|anzeige|post|beitrag|zettel|flyer|plakat|seite|app|gerät|automat|kühlschrank|wagen|woche|monat|wochenende|tag|abend|kurs|gruppe|liste|serie|charge|runde|auflage|fest|umfrage|prototyp|dorf|stadt)(?:e?[ns])?',
  es: 'puesto|prueba|feria|mercado|mercadillo|anuncio|cartel|página|web|aplicación|máquina|nevera|taquilla|semana|mes|fin|día|tarde|noche|curso|grupo|lista|lote|tanda|serie|edición|campaña|piloto|cata|encuesta|caja|furgoneta|remolque|pueblo|ciudad|barrio|calle|país',
};
const month = `(?:${months.en}|${months.de}|${months.es}|spring|summer|autumn|winter|english|total|all)`;

/** "A lab in Devon", "a roofer I know", "another tutor", "a neighbour"; not "a typical gym". */
const stranger = {
  en: `(?:another (?!\\d)${words(2)}(?!(?:${occasion.en}) )\\S+ (?:(?:in|from|near|on) ${words(4, 1)})?|an? (?!(?:typical|normal|usual|average|pop) )${words(2)}(?!(?:${occasion.en}) )\\S+ (?:(?:in|from|near|outside|across|on|(?:down|over) (?:in|the)|up the) (?!${month} )${words(4, 1)}|(?:(?:i|we) know|of mine|next door|abroad|nearby) (?:in \\S+ )?)|an? \\S+(?:ish|ese|ian|rman|rench|utch|can) (?:manufacturer|company|firm|maker|start-up|startup|brand|supplier|vendor|lab|shop|studio) |some(?:one|body) (?:i|we) know (?:in \\S+ )?|an? (?:old |good |former )?(?:friend|mate|colleague|neighbour|neighbor|acquaintance|cousin) |my (?:old|former) (?:colleague|boss|classmate|teacher) |(?:2|3|some|a few) (?:brothers|sisters|friends|people|students|colleagues) (?:in|from|near) ${words(3, 1)}|the \\S+ (?:(?:across|over|down) the (?:road|street|way)|next door|opposite) )(?:, ${words(6, 1)}, )?`,
  de: `(?:(?:ein|eine|einem|einer|eines) (?:andere[rnms]? (?!(?:${occasion.de}) )\\S+ (?:(?:aus|in|bei) ${words(3, 1)})?|(?!(?:typische|normale|übliche|durchschnittliche)\\S? )${words(2)}(?!(?:${occasion.de}) )\\S+ (?:(?:aus|in|bei|von|nahe|im|am) (?!${month} )${words(3, 1)}|nebenan |, (?:die|den|das) (?:ich kenne|wir kennen) , )|(?:alte[rnms]? |gute[rnms]? )?(?:kolleg(?:en?|in)|freund(?:es|in)?|bekannte[rnms]?|nachbar(?:n|in)?|mitbewerbers?|konkurrent(?:en|in)?) )|(?:2|3|einige) (?:brüder|schwestern|freunde|bekannte|kollegen|leute) (?:aus|in|bei) ${words(3, 1)}|eine[rmns]? \\S+ische?[rmns]? (?:firma|herstellers?|unternehmens?|start-up|startup|anbieters?|marke|werkstatt|betriebs?) |(?:der|die|das) \\S+ (?:gegenüber|nebenan|um die ecke) )`,
  es: `(?:otr[oa] (?!(?:${occasion.es}) )\\S+ (?:(?:de|del|en) ${words(3, 1)})?|una? ${words(1)}(?!(?:${occasion.es}) )\\S+ (?:${words(2)}(?:de|del|en) (?!${month} )${words(3, 1)}|\\S+(?:és|esa|án|ana|ano|ense|ina|ino|ol|ola|lí|rí|ní) |que (?:conozco|conocemos) |mí[oa] )|una? (?:buen |antigu[oa] )?(?:amig[oa]|conocid[oa]|colega|vecin[oa]|compañer[oa]) |(?:un[oa]s|2|3) (?:herman[oa]s|amig[oa]s|vecin[oa]s|prim[oa]s|conocid[oa]s) (?:de|del|en) ${words(3, 1)}|(?:el|la) \\S+ de (?:enfrente|al lado) )`,
};

const prefix = {
  en: '^ (?:(?:and|but|also) )?(?:according to (?:an? |the )?\\S+ ,? ?)?(?:(?:(?:so far|to date|by now|up to now|last \\S+|this \\S+|since \\S+|in (?:19|20)\\d\\d)|(?:in|near) \\S+) ,? ?)?',
  de: '^ (?:(?:und|aber|auch) )?',
  es: '^ (?:(?:y|pero|también) )?(?:según (?:una? |el |la )?\\S+ ,? ?)?(?:(?:este (?:año|mes|verano|invierno)|el año pasado|desde \\S+|hasta ahora|en \\S+) ,? ?)?',
};
const introduced = {
  en: ` (?:(?:i|we) (?:know|knew|heard of|read about)|there (?:is|was|'s)) ${stranger.en}(?:who|that|which) |^ (?:in ${words(3, 1)},? ?)?there (?:is|was|'s) an? ${words(2)}(?!(?:${occasion.en}) )\\S+ (?:who|that|which) `,
  de: ` (?:ich kenne|wir kennen|es gibt) ${stranger.de}, (?:der|die|das) ${words(0)}`,
  es: ` (?:conozco|conocemos|hay) (?:a )?${stranger.es}que |^ (?:en ${words(3, 1)},? ?)?hay una? ${words(1)}(?!(?:${occasion.es}) )\\S+ que `,
};

const theirs =
  '(?:its|his|hers?|their (?!(?:own )?(?:phones?|cars?|money|time|hands|laptops?|computers?|vans?|heads?) )) ?';
const had = `(?:already |now |also )?(?:has|have|had|has got) (?:about |over |around |nearly |some |already )?`;
const bought = '(?:paid|bought|booked|ordered|renewed|subscribed|taken|signed|joined)';

/** What those do who have customers of their own. */
const acts = {
  en: [
    // "Has five clubs that have paid for its page", "nine firms that pay every month"; not "30 teachers who use paper lists".
    `${had}${many} ${words(3, 1)}(?:who|that|which) ${words(2)}(?:${bought} |pays? (?:every|each|monthly|[£$€]|\\d|[.,])|(?:use|used|pay|buy|book|order|take|borrow|rent|hire|visit)s? ${words(4)}(?:${theirs}|from (?:it|them|him|her) ))`,
    // "Has a page that seven roofers use every week".
    `(?:${had}|(?:has |have )?(?:wrote|written|built|made|runs?|launched|started|opened|offers?) )(?:an?|its|his|her|their|their own|its own) ${words(3, 1)}(?:(?:that|which|and|,) ){1,2}${many} ${words(3, 1)}(?:use|used|pay|paid|buy|bought|book|booked|order|ordered) `,
    `(?:(?!(?:pays?|paid|buys?|bought|uses?|used|orders?|ordered|signed|joined|booked|tried|wants?|has|have|is) )\\S+ ${words(6, 1)}(?:and|,) )?${had}${many} ${words(2)}(?:customers|clients|subscribers|users|buyers|regulars) `,
    `(?:has |have )?(?:got|gained|won|received) ${many} ${words(3, 1)}(?:for|on|through|from|via) ${theirs}`,
    `(?:has |have |had |already |also ){0,2}(?:sold|rented|hired|leased) (?:out )?${words(3)}${many} `,
    `(?:has |have |had |already |also ){0,2}(?:took|taken|made|earned|invoiced|billed|turned over) (?:in )?${words(1)}(?:[£$€] \\d|\\d[\\d.,]* (?:[£$€]|pounds|euros|dollars))(?!\\S* (?:more|extra|less) )`,
    // Alone: "a bakery in Leeds sells 200 loaves a day and throws away 30" tells a trouble.
    `(?:sells?|serves?|supplies) ${many} (?:(?!(?:and|but) )[^\\s,]+ ){1,8}?[.] $`,
    `takes (?:in )?(?:[£$€] )?\\d\\S* ${words(4)}(?:through|with|from|via) ${theirs}`,
    // "Did 112 tests last winter for people who paid".
    `(?:has |have |already ){0,2}(?:did|done|made|built|\\S+ed) ${many} ${words(6, 1)}for ${words(2)}(?:who (?:have |had )?(?:paid|pay)|paying \\S+|customers|clients) `,
  ],
  de: [
    // "Hat vierzehn Gasthäuser, die sein Knödelbrot kaufen"; not "30 Lehrer, die Papierlisten nutzen".
    `(?:hat|hatte|haben) ${words(2)}${many} ${words(3, 1)}, (?:die|denen) ${words(3)}(?:(?:seine?[nmrs]?|ihre?[nmrs]?) (?!handys? |autos? )${words(4, 1)}(?:kaufen|zahlen|bezahlen|nutzen|benutzen|verwenden|buchen|bestellen|mieten|abonnieren)|${words(3)}(?:gekauft|bezahlt|gezahlt|gebucht|bestellt|gemietet|zahlen|bezahlen)) `,
    `(?:hat|hatte|betreibt|verkauft|schrieb|baute) (?:eine?n?|seine?n?|ihre?n?) ${words(3, 1)}, (?:die|das|der|den) ${words(1)}${many} ${words(5, 1)}(?:benutzen|nutzen|kaufen|zahlen|bezahlen|buchen|verwenden|bestellen) `,
    `(?:nimmt|nahm|verdient|verkauft|vermietet|macht) ${words(2)}(?:mit|über|durch|an) (?:seine?[nmr]?|ihre?[nmr]?) ${words(3, 1)}${many} `,
    `(?:verkauft ${words(4, 1)}und )?(?:hat|hatte|haben) ${words(2)}${many} ${words(1)}(?:kunden|kundinnen|abonnenten|nutzer|käufer|mieter) `,
    `(?:hat|hatte|haben) (?:seine?[nmrs]?|ihre?[nmrs]?) ${words(6, 1)}${many} ${words(4)}(?:einsatz|verkauft|vermietet|installiert|eingebaut|stehen|laufen|betrieb) `,
    `(?:hat|haben|hatte) ${words(6)}${many} ${words(5)}(?:verkauft|vermietet|verliehen|eingenommen|verdient|umgesetzt) `,
    `(?:verkauft|beliefert|bedient) ${many} (?:(?!(?:und|aber) )[^\\s,]+ ){1,8}?[.] $`,
    `(?:verkaufte|vermietete|verdiente|verlieh) ${words(5)}${many} `,
    `(?:hat|haben|hatte) ${words(4)}${many} ${words(6, 1)}für ${words(3)}(?:kunden|, die ${words(3)}(?:bezahlt|gezahlt|bezahlten|zahlten)) `,
  ],
  es: [
    `(?:ya )?(?:tiene|tenía|tuvo) ${words(2)}${many} ${words(3, 1)}que ${words(2)}(?:comprado|pagado|contratado|compraron|pagaron|contrataron|reservaron|(?:pagan|compran|usan|contratan|utilizan|alquilan) ${words(2)}sus? (?!(?:móvil|coche|dinero) )\\S+|pagan (?:cada|\\d|[.,])) ?`,
    `(?:tiene|tienen|hizo|creó|montó|lleva|ofrece) (?:una?|su|sus) ${words(3, 1)}que ${words(1)}(?:usan|pagan|compran|contratan|utilizan) ${words(2)}${many} `,
    `(?:vende ${words(4, 1)}y )?(?:ya )?(?:tienen?|tenían?|tuvo) ${words(2)}${many} ${words(1)}(?:clientes|usuarios|suscriptores|abonados|\\S+ de pago) `,
    // "Ya reparte a 300 familias", "le vende a 80 familias y les cobra 25 euros"; not "atiende a 300 pacientes y pierde las citas".
    `ya (?:l[aeo]s? )?(?!(?:paga|compra|usa|pide|pierde|gasta) )\\p{L}+ ${words(4)}a ${many} `,
    `(?:l[ae]s? )?\\p{L}+ ${words(3)}a ${many} ${words(3, 1)}(?:y |, )?(?:a )?l[ae]s? cobra `,
    `(?:vende|sirve) ${many} (?:(?!(?:y|pero) )[^\\s,]+ ){1,8}?[.] $`,
    `(?:ya |ha |han |había ){0,2}(?:vendió|vendieron|vendido|alquiló|alquilaron|alquilado|cobró|cobraron|cobrado|facturó|facturado|ingresó|ingresado|ganó|ganado|recaudó) ${words(3)}${many} `,
    `(?:hizo|hicieron|(?:ha|han) \\S+o) ${many} ${words(6, 1)}(?:para|a) ${words(2)}(?:clientes|que (?:pagó|pagaron|han pagado|pagaban)) `,
  ],
};

/** Others' customers as the subject: "at a tent firm in Suffolk 38 people booked", "la hoja de un panadero de Huesca la usan quince bares". */
const ofCustomers = {
  en: [
    `${prefix.en}(?:at|with|through|via) ${stranger.en},? ?${many} ${words(3, 1)}(?:(?:have |had )?(?:${bought}|enrolled) |${words(4, 1)}${theirs})`,
    `^ ${many} ${words(3, 1)}(?:use|used|buy|bought|stock|sell|pay for|paid for|book|booked|rent|rented) the ${words(2, 1)}of ${stranger.en}`,
    `^ ${many} ${words(3, 1)}(?:have )?(?:paid|pay) ${stranger.en}(?:for|by) ${theirs}`,
    `${prefix.en}the ${words(2, 1)}of ${stranger.en}has ${many} ${words(1)}(?:users|customers|subscribers|clients) `,
    // "Another tutor in town had eleven pupils last term".
    `${prefix.en}another ${words(6, 1)}had ${many} \\S+ (?:last|this|in|every) `,
  ],
  de: [
    `${prefix.de}bei ${stranger.de}(?:haben|waren|sind|hatten|wurden) ${words(5)}${many} ${words(7, 1)}(?:angemeldet|eingekauft|gekauft|gebucht|bestellt|bezahlt|gezahlt|verkauft|vermietet|eingeschrieben) `,
    `${prefix.de}(?:über |mit |durch |auf )?(?:der|die|das|dem|den) \\S+ (?:von )?${stranger.de}(?:(?:wurden?|werden|wird) ${words(4)}${many} ${words(4)}(?:verkauft|gebucht|genutzt|vermietet|bestellt|bezahlt|verwendet)|(?:läuft|laufen|lief) ${words(3)}(?:bei|in) ${many}|(?:nutzen|verwenden|kaufen|buchen|benutzen) ${many}) `,
    // "Letzten Winter hat ein Bäcker in Passau 140 Kisten verkauft".
    `^ ${words(4, 1)}(?:hat|haben|hatte) ${stranger.de}${words(2)}${many} (?:${words(6, 1)}(?:verkauft|vermietet|eingenommen|verdient|repariert|geliefert|gereinigt|gemacht|gebaut|gewartet|bedient) |${words(1)}(?:kunden|kundinnen|abonnenten|nutzer|käufer|mieter)[ ,])`,
    `^ mit (?:der|dem|den) \\S+ ${stranger.de}(?:arbeiten|fahren|rechnen|planen) ${words(1)}${many} `,
  ],
  es: [
    `${prefix.es}a ${stranger.es}(?:(?:l[oae]s?) )?(?:ya )?(?:contratan|compran|pagan|usan|van|han (?:ido|comprado|contratado|pagado)|fueron|compraron|contrataron|pagaron) ${words(2)}${many} `,
    `${prefix.es}a ${stranger.es}l[oa] \\p{L}+n ${words(2)}${many} `,
    `${prefix.es}(?:en|con) ${stranger.es}(?:ya )?(?:han (?:comprado|reservado|pagado)|compraron|reservaron|pagaron|compran|pagan) ${words(2)}${many} `,
    `${prefix.es}(?:el|la|los|las) \\S+ de ${stranger.es}l[oa]s? (?:usan|utilizan|compran|pagan|contratan) ${words(2)}${many} `,
  ],
};

/** "In Burgos an academy has 120 students who pay £45 a month", "en Burgos una academia tiene …": the place comes first. */
const placed = {
  en: `(?:^ (?:(?:and|but) )?in (?!(?:our|my|this|${month}|\\d\\S*) )${words(3, 1)},? ?an? (?!(?:typical|normal|usual|average|pop) )${words(1)}(?!(?:${occasion.en}) )\\S+ )`,
  de: `(?:^ in (?!(?:unser\\S*|mein\\S*|dies\\S*|\\d\\S*) )${words(3, 1)}(?=(?:hat|hatte|verkauft|beliefert) )\\S+ (?:ein|eine) (?!(?:typische|normale|übliche|durchschnittliche)\\S? )${words(1)}(?!(?:${occasion.de}) )\\S+ )`,
  es: `(?:^ (?:(?:y|pero) )?en (?!(?:nuestr\\S*|mi|est[ea]|\\d\\S*) )${words(3, 1)},? ?una? ${words(1)}(?!(?:${occasion.es}) )\\S+ )`,
};
/** In German the verb stands before them. */
const placedActs = {
  en: acts.en,
  de: [
    `${many} ${words(3, 1)}, (?:die|denen) ${words(4)}(?:\\d\\S* ${words(4, 1)})?(?:zahlen|bezahlen|zahlten|bezahlten|gekauft|bezahlt|gezahlt|gebucht|bestellt) `,
    `${many} ${words(1)}(?:kunden|kundinnen|abonnenten|nutzer|käufer|mieter)[ ,]`,
  ],
  es: acts.es,
};

/** Whoever deals with us: "a lab in Devon sends us 112 samples", "a gym in Leeds has 300 members and pays £40 a month". */
const ours = {
  en: / (?:we|us|our|ours|i|me|my|mine|it|this|these) | (?:through|with|via|using|use|uses|used|bought|thanks to|for) (?:the|one of the) (?!(?:first|last|winter|summer|year|month|season|week) )| (?:and|,|but) (?:has |have |already |now |then ){0,2}(?:pays?|paid|buys?|bought|uses?|orders?|ordered|signs?|signed|renewed|books?|booked|joined|tried|tests?|asked|told|said|says|wants?) | (?:pays?|orders?|buys?|uses?) (?:\S+ ){1,6}?(?:and|,) (?:has|have) /,
  de: / (?:wir|uns|unser\p{L}*|ich|mir|mich|mein\p{L}*|es|dami?t|davon|darüber|daran|dafür|dadurch|darin|diese\p{L}*) | und (?:zahlt|bezahlt|kauft|nutzt|bestellt|bucht|will|sagt|hat (?:\S+ ){0,4}?(?:bezahlt|gekauft|bestellt|gebucht|unterschrieben)) /u,
  es: / (?:nos|nosotr[oa]s|nuestr[oa]s?|yo|me|mi|mis|conmigo|\p{L}{2,}mos|ello|eso|esto|est[ea]) | (?:usan|con|gracias a|por) (?:el|la|los|las) (?!(?:primer|últim|invierno|verano|año|mes))| y (?:paga|compra|usa|pide|pagó|compró|usó|contrató|quiere|dice) /u,
};

/** What places or introduces the stranger isn't about us: "a roofer I know", "in my town". */
const aside =
  /(?<= )(?:este (?:año|mes|verano|invierno|curso)|esta (?:temporada|semana)|(?:i|we) (?:know|knew|heard of|read about)|of mine|my (?:old|former) (?:colleague|boss|classmate|teacher)|(?:in|from|near|on) (?:my|our) (?:town|village|street|city|area|region|county|district|valley|road)|(?:que )?(?:conozco|conocemos)|mí[oa]|von mir|ich kenne|wir kennen|es gibt|(?:in|aus|bei) (?:meiner|unserer|meinem|unserem) (?:stadt|straße|dorf|gegend|ort)|(?:de|en) mi (?:pueblo|ciudad|barrio|calle)|the (?:\S+ ){1,2}?of(?= an? )|(?:,|and|so) (?:and |so )?(?:i|we) (?:(?:'d|would|also|only|just) )*(?:want|like|hope|plan)(?: to)? (?:(?:have|get|take|do) )?(?:an? (?:slice|share|piece|part|bit)|the same|that too|in on it|in|to copy)(?= )|(?<= (?:has|have|had) an? (?:\S+ ){1,3}?(?:, )?and \d+ (?:\S+ ){1,3}?(?:use|buy|book|pay for) )it) /g;

const languages = (['en', 'de', 'es'] as const).map((language) => ({
  act: new RegExp(
    [
      `(?:${prefix[language]}${stranger[language]}|${introduced[language]})(?:${acts[language].join('|')})`,
      `${placed[language]}(?:${placedActs[language].join('|')})`,
      ...ofCustomers[language],
    ].join('|'),
    'u',
  ),
  ours: ours[language],
}));

/** What they have or took is counted. */
const counted = /\d|dozens|hundreds|dutzende|hunderte|docenas|cientos/;
const indefinite =
  / (?:an?|another|someone|somebody|some|[23]|the|my|ein|eine|einem|einer|eines|de[rs]|die|das|una?|un[oa]s|otr[oa]|el|la) /;

const isInLatin = memoise((context: readonly Token[]): boolean => {
  const text = wordsInFigures(context);
  if (!counted.test(text) || !indefinite.test(text)) return false;
  const rest = text.replace(aside, '');
  return languages.some(({ act, ours: isOurs }) => act.test(text) && !isOurs.test(rest));
});

/**
 * "A lab in Devon did 112 tests for people who paid", "ein Bäcker in Passau hat vierzehn Gasthäuser, die sein Brot kaufen": somebody
 * who isn't us has customers. Not our customers: "a shop in Reading bought eight of our violins".
 */
export const isOthersBusiness = (clause: Clause): boolean =>
  isOthersContinued(clause) || isOthersCustomers(clause) || isToldAsOthers(clause);

const isToldAsOthers = (clause: Clause): boolean =>
  clause.sentence.isLatin
    ? isInLatin(clause.context) ||
      isSameElsewhere(clause.context) ||
      isOthersInSpanish(clause.context) ||
      isOthersPlace(clause.context) ||
      isOthersPlace(clause.tokens) ||
      isOthersInGerman(clause.context)
    : isOthersBusinessInChinese(clause.context) ||
      isSameElsewhereInChinese(clause.context) ||
      isDoneByOthersInChinese(clause.context) ||
      isChargedByOthers(clause);
