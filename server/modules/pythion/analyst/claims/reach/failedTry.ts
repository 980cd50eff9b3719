import type { Clause } from '../../text/clause';
import { wordsInFigures } from '../../text/figures';
import { memoise } from '../../text/memoise';
import { has, lettersOf, spacedWords, type Token } from '../../text/token';
import { parseHanCount } from '../../text/numbers';
import { hanNumber, hanUnit } from '../customers/hanCounts';

const way =
  / (?:(?:facebook|google|instagram|tiktok|linkedin|meta)(?:-?\S*)?|ads?|adverts?|advertising|campaigns?|flyers?|leaflets?|posters?|mailings?|mailshots?|newsletters?|anzeigen?|werbung|werbeanzeigen?|kampagnen?|plakate?|messe|anuncios?|publicidad|campañas?|folletos|carteles|feria) /;
const noOrders = [
  / (?:no|zero|0|not (?:a|one|1)(?: single)?|(?:not|n't) (?:\S+ )?(?:a single|one|any)|without (?:a single|any|one)) (?:\S+ )?(?:sign(?:-| - )?ups?|customers?|clients?|orders?|sales?|bookings?|leads?|buyers?|subscribers?|registrations?|enquir\S+|inquir\S+|repl(?:y|ies)|results?|users?|members?) /,
  / (?:brought|got|yielded|produced|gave|won)(?: (?:us|me|in))* (?:nothing|nobody|no one|no_one|none|not (?:a single )?one|not a soul) /,
  / (?:keine?[nr]?|nicht (?:1|eine?[nr]?)|null|0)(?: einzige[nrs]?)? (?:kund\S+|abschl\S+|anmeldung\S*|bestellung\S*|auftrag|aufträge|buchung\S*|anfragen?|verkauf|verkäufe|antwort\S*|rückmeldung\S*|nutzer\S*) | (?:brachten?|ergab|ergaben) (?:uns |mir )?(?:gar )?nichts | (?:nichts|niemanden|keine[nr]?(?: einzigen?)?) gebracht | (?:brachten?|lockten?) (?:uns |mir )?(?:gar |überhaupt )?(?:niemanden|keinen) (?=[.,;]|$|an )/,
  / (?:ni (?:un|una|1)(?: sol[oa])?|ningún|ninguna|cero|0) (?:client\S+|pedidos?|ventas?|reservas?|registros?|altas?|alumn\S+|inscripci\S+|suscript\S+|contratos?|respuestas?|usuari\S+) | no (?:nos |me )?(?:trajo|trajeron|dio|dieron|conseguimos|conseguí|sacamos|vino) (?:a )?(?:nada|nadie) /,
];
/** "No owner called", "niemand hat angerufen", "no llamó nadie"; not "nobody came late", "keiner ist zu spät gekommen". */
const nobodyCame = [
  / (?:no|not (?:a|one)(?: single)?) (?:\S+ ){1,2}(?:called|rang|phoned|came|answered|replied|responded|signed up|turned up|booked|bought|ordered) (?!(?:too )?late )/,
  / (?:nobody|no one|no_one|none)(?: of them)? (?:called|rang|phoned|came|answered|replied|responded|signed up|turned up) (?!(?:too )?late )/,
  / (?:niemand|keine?r?)(?: von ihnen)? (?:hat |ist )?(?:(?!(?:zu|spät|verspätet|nicht|umsonst) )\S+ ){0,2}?(?:angerufen|gemeldet|gekommen|geantwortet|rief|kam|meldete) (?!(?:zu spät|verspätet) )/,
  / (?:no (?:nos |me )?(?:llamó|escribió|contestó|vino|respondió) (?:nadie|ningun\S+|ni un\S*)|(?:nadie|ningun\S+)(?: \S+)? (?:nos |me )?(?:llamó|escribió|contestó|vino|respondió)) (?!tarde )/,
];
const came =
  '(?:came|called|rang|phoned|replied|responded|signed up|turned up|booked|bought|ordered|kamen|riefen|meldeten|buchten|kauften|bestellten|vinieron|llamaron|escribieron|respondieron|compraron|reservaron|llegaron)';
const counted = '\\d+ (?:(?!(?:and|but|no|not|none|nobody|und|aber|niemand|keine?r?|y|pero|nadie|ni) )[^\\s,.;()]+ )';
const someCame = new RegExp(` ${counted}{0,3}?${came} | (?:kamen|vinieron|llamaron|llegaron|riefen) ${counted}`);
const customersCame = new RegExp(
  ` \\d+ (?:\\S+ )?(?:customers|clients|kund\\S+|client[ea]s) (?:\\S+ )?${came} | (?:kamen|vinieron|llegaron) \\d+ (?:\\S+ )?(?:kund\\S+|client[ea]s) `,
);
const ours =
  / (?:we|i|us|me|our|my|wir|ich|uns|mir|meine?[mnrs]?|unsere\S*|nos|me|mis?|nuestr\S+|\S+(?:amos|imos)|gasté|conseguí|probé|puse) /;

/** What is told of a try: "Google Ads brachten …"; not "Google Ads bringen den Bäckern …". */
const past =
  / (?:brought|hat|haben|got|yielded|produced|gave|won|brachten?|gebracht|ergab|ergaben|trajo|trajeron|dio|dieron) /;

const wayInChinese = /广告|抖音|小红书|百度|朋友圈|传单|公众号/u;
const noneInChinese =
  /一(?:个|家|单|位)[^,，。;]{0,6}[都也]没有?(?!有?(?:迟到|晚|投诉|取消|退))|没有?(?:一个|一家|一单|任何)(?:人|客户|用户|订单)|零(?:客户|订单|注册|转化)/u;
/** 来了九个客户. */
const customersCameInChinese = new RegExp(`来了(?:${hanNumber})${hanUnit}?(?:客户|客人|顾客|用户)`, 'u');

/**
 * "I tried Facebook ads (£600, no sign-ups)", "Google Ads brachten keinen einzigen Abschluss", "en Facebook gastamos 600 euros y no
 * conseguimos ni un cliente": a way that we tried and that brought nobody. Not "bakers run ads and get no orders": theirs.
 */
export const isFailedTry = ({ context, speaker, sentence }: Clause): boolean =>
  speaker !== 'rival' &&
  speaker !== 'report' &&
  speaker !== 'quoted' &&
  (sentence.isLatin ? isFailedInWords(context) : isFailedInLetters(context));

/** The clause itself tells it, and not only its sentence. */
export const isFailedTryItself = (clause: Clause): boolean => isFailedTry({ ...clause, context: clause.tokens });

/** "Zettel in 400 Briefkästen geworfen, zurück kam einer", "400 letters and one came back": so many were written to, and one answered at most. */
const answeredByOne = [
  String.raw` (?<all>\d+) (?:\S+ )?(?:letters?|leaflets|flyers|letterboxes|mailboxes|e-?mails|postcards|cards|doors) (?!(?:a|per|each|every) )(?:(?!\d)\S+ ){0,14}?(?:(?:only |just )?(?:one|1|none|nobody|(?:one|1|a single) (?:person|household|family|reader|neighbour|neighbor)) (?:of them )?(?:came back(?! un)|answered|replied|rang|called|wrote back)|(?:got|had|brought|came) (?:back )?(?:only |just )?(?:one|1|a single|no) (?:reply|answer|response|call)) `,
  String.raw` (?<all>\d+) (?:\S+ )?(?:briefkästen?|zettel|briefe|flyer|mails|e-mails|haushalten?|karten|türen) (?:(?!\d)\S+ ){0,14}?(?:(?:zurück )?kam|geantwortet hat|antwortete|meldete sich|gemeldet hat sich|angerufen hat) (?:zurück )?(?:nur |genau |gerade |bloß )*(?:1|eine?[rs]?|niemand|keine?r?|nichts)(?: einzige[rs]?)?(?= [.,;]| $)`,
  String.raw` (?<all>\d+) (?:\S+ )?(?:briefkästen?|zettel|briefe|flyer|mails|e-mails|haushalten?|karten|türen) (?:(?!\d\d)\S+ ){0,10}?(?:1|eine?|keine?) (?:einzige[r]? )?(?:antwort|anruf|rückmeldung|reaktion) (?:kam|erhalten|bekommen)(?= )`,
  String.raw` (?<all>\d+) (?:\S+ )?(?:buzones|folletos|cartas|correos|tarjetas|puertas|octavillas) (?:(?!\d)\S+ ){0,14}?(?:volvió|contestó|respondió|llegó|llamó) (?:solo |sólo |únicamente )?(?:1|un[oa]?|nadie|ningun[oa])(?= [.,;]| (?:sol[oa]|respuesta|persona) | $)`,
].map((pattern) => new RegExp(pattern));
const answeredByOneInChinese = new RegExp(
  `(?<all>${hanNumber})多?[张份封个条]?(?:传单|信箱|信|卡片|宣传单|短信)(?:(?!来了|订了|下单)[^。]){0,14}(?:(?:只有|就|才)(?:一|1)[个封张人位][^,，。]{0,4}(?:回(?![去家])|来|打|联系)|没有?人(?:回|来|打|联系|理))`,
  'u',
);
const fewest = 50;
const isAnsweredByOne = (groups: Record<string, string> | undefined): boolean =>
  groups !== undefined && parseHanCount(groups['all'] ?? '0') >= fewest;

const isFailedInWords = memoise((context: Clause['context']): boolean => {
  const words = spacedWords(context);
  const figures = wordsInFigures(context);
  if (answeredByOne.some((pattern) => isAnsweredByOne(pattern.exec(figures)?.groups))) return true;
  const at = way.exec(words)?.index ?? -1;
  if (at < 0 || !isNobodyWon(words, context)) return false;
  // "Google Ads brachten …": the way does it, and nobody else is named.
  const isFirst = /^ (?:(?:the|an?|my|our|one|die|der|das|eine?|el|la|un|una) )?$/.test(words.slice(0, at + 1));
  return ours.test(words) || (isFirst && past.test(words) && !context.some(isSomebody));
});

/** A club or a paper is the place of the try: "die Anzeige im Gemeindeblatt hat niemanden gebracht". */
const isSomebody = (token: Token): boolean =>
  has(token, 'people') &&
  !has(token, 'venue') &&
  !/^(?:nobody|no_one|none|one|soul|niemand\p{L}*|keine?\p{L}*|nadie|ningun[oa]s?)$/u.test(token.text);

/** Where some are counted who came, "keiner ist gekommen" tells of others, or of how they came. */
function isNobodyWon(words: string, context: Clause['context']): boolean {
  const is = (pattern: RegExp): boolean => pattern.test(words);
  return noOrders.some(is)
    ? !customersCame.test(wordsInFigures(context))
    : nobodyCame.some(is) && !someCame.test(wordsInFigures(context));
}

const isFailedInLetters = memoise((context: Clause['context']): boolean => {
  const letters = lettersOf(context);
  return (
    isAnsweredByOne(answeredByOneInChinese.exec(letters)?.groups) ||
    (wayInChinese.test(letters) &&
      noneInChinese.test(letters) &&
      !customersCameInChinese.test(letters) &&
      /我|咱|^(?:花|投|在)/u.test(letters))
  );
});

const refusing =
  / (?:refused|declined|would n't|won't|wo n't|did n't want) to | (?:would n't|wo n't|refused|declined) (?:hand|put|pass|send|show|share|post|print|distribute|display|forward) | turned (?:us|me|it|them|our \S+|my \S+) down | turned down | said no | (?:weigert\S*|verweigert\S*|lehnt\S*|ablehnt\S*|abgelehnt) | wollte[nt]? (?:\S+ ){0,5}?nicht | (?:se )?(?:negó|negaron) | no (?:quiso|quisieron) | rechaz(?:ó|aron) /;
const refusingInChinese = /拒绝|不肯|不愿意?|没同意|不同意/u;

/** "The tourist office refused to hand out our flyers": one way is closed, and no way is told. */
export const isRefusedWay = ({ context, sentence, speaker }: Clause): boolean =>
  speaker !== 'rival' &&
  (sentence.isLatin ? isRefusedInWords(context) : isRefusedInLetters(context)) &&
  !context.some(({ pos }) => pos === 'num');

const isRefusedInWords = memoise((context: Clause['context']): boolean => {
  const words = spacedWords(context);
  return refusing.test(words) && way.test(words) && ours.test(words);
});

const isRefusedInLetters = memoise((context: Clause['context']): boolean => {
  const letters = lettersOf(context);
  return refusingInChinese.test(letters) && wayInChinese.test(letters) && /我|咱/u.test(letters);
});
