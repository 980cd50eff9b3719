import type { Clause } from '../../text/clause';
import { wordsInFigures } from '../../text/figures';
import { memoise } from '../../text/memoise';
import { us } from '../../text/ourselves';
import { lettersOf } from '../../text/token';

/** It came to nothing: "we nearly signed two shops", "fast hätten wir verkauft", "casi firmamos", 差点签下. */
const nearly =
  / (?:we|i) (?:(?:had|have|'ve) )?(?:almost|nearly|just about|very nearly) (?:signed|closed|landed|won|convinced|got (?:\S+ ){0,3}?(?:contract|deal|customer|order|signature)|sold (?!out )(?:it|one|our|to|the)) | (?:we|i) (?:were|was|came) (?:about|close) to (?:sign|clos|sell|land|winn?)\p{L}* | (?:fast|beinahe|um ein haar) hätten (?:wir|\d\S*) | (?:wir |ich |hätten? |haben |\d+ \S+ ){1,2}(?:fast|beinahe|um ein haar) (?:\S+ ){0,6}?(?:unterschrieben|abgeschlossen|gewonnen|überzeugt|unterzeichnet) | casi (?:firmamos|cerramos|vendimos|conseguimos|ganamos|convencimos|firman|firmaron|compran|compraron) | (?:estuvimos|estuve|estuvieron|estaban) a punto de (?:firmar|cerrar|vender|conseguir|comprar) | por poco (?:firmamos|vendimos|cerramos|no firmamos) /u;
/** Most clauses have none of these words. */
const trigger = / (?:almost|nearly|about|close|fast|beinahe|haar|casi|punto|poco) /;
const nearlyInChinese = /(?:差一?点儿?|险些|几乎)(?:就)?(?!没)(?:要)?(?:签|卖|成交|谈成|拿下|谈下|成了)/u;

/** "Almost signed with two shops" was followed by a success: "…, and then we did". */
const after = / (?:then|later|finally|since|danach|später|schließlich|luego|después|al final) /;

/** Whether a clause tells of a deal that nearly came about. */
export const isNearMiss = memoise(({ tokens, context, sentence }: Clause): boolean =>
  sentence.isLatin
    ? trigger.test(wordsInFigures(tokens)) &&
      nearly.test(wordsInFigures(tokens)) &&
      !after.test(wordsInFigures(context))
    : nearlyInChinese.test(lettersOf(tokens)),
);

const shop = {
  en: "(?:hardware|diy|department|convenience|grocery|discount|sports|pet|drug|big|online|app) ?-? ?(?:store|shop)s?|supermarkets?|pharmac(?:y|ies)|drugstores?|shops?|stores?|chemist(?: 's)?|catalogues?|amazon|ikea|aldi|lidl|walmart",
  de: '\\S*(?:baumarkt|supermarkt|drogerie(?:markt)?|discounter|kaufhaus|fachhandel|laden|geschäft|apotheke|versandhandel|internet|katalog)s?|amazon|ikea|aldi|lidl|obi',
  es: '(?:ferretería|supermercado|tiendas?|farmacia|súper|bazar|mercadona|amazon|ikea|catálogo|internet|grandes superficies)',
} as const;
const goods = [
  `^ (?:(?:and|but) )?(?:the|an?|normal|ordinary|\\S+s) (?:[^\\s,]+ ){0,5}?(?:from|at|in|off) (?:the |an? )?(?:${shop.en}) (?:costs?|is|are|sells? for|goes for) (?:\\S+ ){0,3}?(?:[$£€] )?\\d`,
  `^ (?:(?:und|aber) )?(?:der|die|das|ein|eine|\\S+) (?:[^\\s,]+ ){0,4}?(?:vom|von|aus dem|aus der|aus|beim|im) (?:\\S+ )?(?:${shop.de}) (?:kostet|kosten|gibt es|liegt|liegen) (?:\\S+ ){0,3}?\\d`,
  `^ (?:(?:y|pero) )?(?:el|la|los|las|una?) (?:[^\\s,]+ ){0,4}?(?:de|del|de la|en) (?:el |la |una? )?(?:${shop.es}) (?:cuestan?|valen?|sale por) (?:\\S+ ){0,3}?\\d`,
].map((pattern) => new RegExp(pattern, 'u'));
const goodsInChinese =
  /^[^我咱,，。]{0,6}(?:超市|商场|五金店|药店|淘宝|京东|网上|商店|店里)(?:里)?(?:卖)?的[^我咱,，。]{1,10}?(?:要|卖|售价|价格是?|得)?[\d一二两三四五六七八九十百千]+[万千百]?[元块]/u;

/** "Die Kühlbox vom Baumarkt kostet 90 Euro", 超市的保温箱要90元: what a shop sells, and no way to our customers. */
export const isShopArticle = memoise(({ tokens, quantities, sentence, speaker }: Clause): boolean => {
  if (speaker === 'own' || !quantities.some(({ kind }) => kind === 'money')) return false;
  if (!sentence.isLatin) return goodsInChinese.test(lettersOf(tokens));
  const words = wordsInFigures(tokens);
  return goods.some((pattern) => pattern.test(words)) && !us.test(words);
});
