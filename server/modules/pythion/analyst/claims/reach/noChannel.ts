import { wordsInFigures } from '../../text/figures';
import type { Clause } from '../../text/clause';
import { memoise } from '../../text/memoise';
import { lettersOf, spacedWords } from '../../text/token';

/** "Davon kamen 12 Kunden ein zweites Mal": who comes again needs no way. */
const again =
  / (?:came|come|comes|returned) (?:\S+ ){0,4}?(?:back|again|a second time|once more)(?= )| (?:kamen|kommen|kam|kommt) (?:\S+ ){0,5}?(?:ein zweites mal|ein weiteres mal|wieder|erneut|nochmals?|noch einmal|zurück)(?= )| (?:volvieron|han vuelto|repitieron|regresaron)(?= )| vinieron (?:\S+ ){0,3}?(?:otra vez|de nuevo|una segunda vez)(?= )/;
const againInChinese = /回头|又来|再来|来了?第二次|第二次(?:又|再)?来/u;

/** "I've put together one order sheet": what is made. */
const made =
  / (?:i|we) (?:'ve |have |had )?(?:\S+ )?(?:put together|built|made|written|wrote|drawn up|drew up|compiled|assembled|designed|sewn|coded|programmed) (?:an? |one |our |the |my |\d+ )| (?:habe|haben) (?:\S+ ){1,8}?(?:zusammengestellt|gebaut|entworfen|gebastelt|programmiert|entwickelt)(?= )| (?:hemos|he) (?:hecho|montado|preparado|diseñado|construido|programado|armado) (?:un|una|el|la|nuestr[oa]) /;
const madeInChinese = /我们?(?:自己)?(?:做|编|整理|设计|写|开发|搭)(?:好|出)?了?(?:一|两|几)[张份个套本台款]/u;

const room = {
  en: '(?:room|hall|kitchen|classroom|studio|gym|barn|workshop)',
  de: '\\S*(?:raum|räume|saal|halle|küche|zimmer|werkstatt)',
  es: '(?:sala|aula|salón|local|cocina|gimnasio)',
} as const;
/** 场地居委会答应借给我们, "the school agreed to lend us a classroom": where it is done. */
const lent = new RegExp(
  [
    ` (?:promised|agreed|offered|said|willing|will|would|happy) (?:\\S+ ){0,4}?(?:lend|let|give|rent) (?:\\S+ ){0,5}?${room.en}(?= )`,
    ` ${room.de} (?:\\S+ ){0,7}?(?:versprochen|zugesagt|leihen|überlassen|zur verfügung)(?= )| (?:versprochen|zugesagt|will|würde) (?:\\S+ ){0,4}?${room.de} (?:\\S+ ){0,3}?(?:leihen|überlassen|geben|stellen)(?= )`,
    ` (?:prometió|prometido|prometieron|ofreció|ofrecido|aceptó|dispuest\\S+) (?:\\S+ ){0,5}?(?:prestar\\S*|ceder\\S*|dejar\\S*) (?:\\S+ ){0,3}?${room.es}(?= )`,
  ].join('|'),
);
const lentInChinese =
  /(?:场地|教室|房间|厨房|活动室|会议室)[^,，。]{0,10}(?:答应|同意|愿意|肯|说可以)[^,，。]{0,4}(?:借|给|让|租|提供)|(?:答应|同意|愿意)[^,，。]{0,4}(?:借|提供|给|租)[^,，。]{0,8}(?:场地|教室|房间|厨房|活动室|会议室)/u;

/** "We send them lads from the rugby club": what customers get, and where it comes from. */
const supplied =
  / (?:we|i) (?:send|bring|supply|provide|find|get|give|lend) (?:them|you|him|her|customers|clients|each \S+|every \S+) (?:with )?(?:\S+ ){1,3}?(?:from|out of) | (?:wir|ich) (?:schicken|schicke|liefern|liefere|bringen|stellen|vermitteln|besorgen|geben) (?:ihnen|euch|de[mnr] \S+|jedem \S+) (?:\S+ ){1,4}?(?:aus|vom|von) | les (?:mandamos|enviamos|llevamos|proporcionamos|ponemos|conseguimos|mando|envío|llevo) (?:\S+ ){1,3}?(?:del|de la|de los|de las) /;
const suppliedInChinese =
  /我们?(?:从[^,，。]{2,10})?(?:给|向)(?:他们|她们|店里|客户|商家)(?:派|送|找|配|调)[^,，。]{1,10}|我们?从[^,，。]{2,10}(?:派|找|调)[^,，。]{1,8}给(?:他们|店里|客户)/u;
const advertising =
  / (?:\S*(?:flyers?|leaflets?|newsletters?|e-?mails?|cards?|posters?|offers?|letters?|messages?|samples?|links?|briefe?|mails?|karten|zettel|angebote?|proben|folletos?|correos?|mensajes?|muestras?|ofertas?)) /;

/** "Before the dealer lists them": when it is done. */
const beforehand =
  / (?:before|until|till) (?:the|a|an|any|each|their) (?:\S+ ){1,2}?(?:lists?|sells?|shows?|advertises|displays?|posts?|recommends|offers)(?= )| (?:be)?vor (?:der|die|das|ein|eine) \S+ (?:\S+ ){0,3}?(?:anbietet|verkauft|inseriert|einstellt|ausstellt|bewirbt|empfiehlt)(?= )| antes de que (?:el|la|los|las|un|una) \S+ (?:l[oa]s? )?(?:anuncie|venda|publique|ponga|recomiende)n?(?= )/;
const beforehandInChinese = /在[^,，。]{1,8}(?:挂出来|上架|挂牌|卖出去?|发布)之?前/u;

/** "Get the pensioner to read out the card number": what they are brought to do. */
const brought =
  / (?:(?:get|gets|make|makes|have) (?:them|him|her) (?:\S+ )?(?:to )?|gets? (?:the|a|an|each|every) (?:\S+ ){1,2}?to )(?:read|show|type|say|enter|sign|dictate|transfer|repeat|confirm|hand over)(?= )| (?:lassen|bringen) (?:sich |sie |ihn |die \S+ |den \S+ ){1,2}(?:\S+ ){0,5}?(?:vorlesen|zeigen|nennen|diktieren|eingeben|unterschreiben|vorzulesen|zu nennen)(?= )| (?:hacemos|hacen|conseguimos|consiguen|logran) que (?:\S+ ){1,3}?(?:lean?|digan?|muestren?|firmen?|dicten?|tecleen?)(?= )| les (?:hacen|hacemos) (?:firmar|leer|decir|teclear)(?= )/;
const broughtInChinese = /(?:让|叫|骗|哄)[^,，。]{1,6}(?:念出|报出|报一?下|输入|出示|签字|签下|转账)/u;

const media =
  / (?:\S*(?:pages?|websites?|groups?|forums?|newsletters?|stands?|stalls?|fairs?|channels?|leaflets?|flyers?|posters?|adverts?|posts?|clubs?|guild|association|webseiten?|gruppen?|messen?|flyer|plakate?|aushang|verein|innung|páginas?|grupos?|ferias?|puestos?|folletos?|carteles|cartel|gremio|asociación)) /;
const through =
  / (?:through|via|thanks to|because|über|durch|dank|weil|gracias a|a través de|mediante|porque|instagram|facebook|tiktok|google) /;

/**
 * Acts that are no way to customers: who comes again, what is made, a room that is promised, what we send them, when it is done, what they
 * are brought to do. A place or a medium beside it may be one.
 */
export const isNoChannel = memoise(({ tokens, context, sentence }: Clause): boolean => {
  if (!sentence.isLatin) {
    const letters = lettersOf(tokens);
    if (lentInChinese.test(letters) || beforehandInChinese.test(letters) || broughtInChinese.test(letters)) return true;
    return (
      [againInChinese, madeInChinese, suppliedInChinese].some((pattern) => pattern.test(letters)) &&
      !/介绍|推荐|通过|群|抖音|小红书|朋友圈|传单|展会|协会|来的/u.test(letters)
    );
  }
  const words = wordsInFigures(tokens);
  if (through.test(spacedWords(context))) return false;
  if (lent.test(words) || beforehand.test(words)) return true;
  if (supplied.test(words)) return !advertising.test(words);
  return (again.test(words) || made.test(words) || brought.test(words)) && !media.test(words);
});
