import { memoise } from '../../text/memoise';
import { us } from '../../text/ourselves';
import { kinApart, kinInChinese } from '../../text/relatives';
import { lettersOf, spacedWords, type Token } from '../../text/token';
import { wordsInFigures } from '../../text/figures';

const kin = `(?:(?!abuel|hij|jef)${kinApart.es}|papá|mamá|colega|patrón|patrona|exjef[ea])`;
const where = '(?:in|near|from|of|called|down|up|across|over|outside)';

/** Told of others: what was read or said, or what customers bought elsewhere. */
const told = new RegExp(
  [
    // "So I read", "people say", "according to his website", "a firm in Ahmedabad claims to have cleaned".
    ` (?:(?:so )?(?:i|we) (?:read|hear|heard|am told|was told|gather)|people say|they say|it is said|reportedly|allegedly|supposedly) [,.] `,
    ` according to (?:his|her|their|its) (?:website|page|site|post|advert|flyer|leaflet) `,
    ` an? (?:\\S+ ){1,3}?${where} \\S+ (?:claims?|reports?|boasts?|says?) (?:that |to |its |their |his |her |it |they |he |she )`,
    // "Bought a set from a printer in Sydney".
    ` (?:bought|ordered|took|hired|rented|got|booked|buy|order|use|used) (?:\\S+ ){0,5}?(?:from|with|off) (?:an?|another) (?:\\S+ ){0,3}?\\S+ ${where} \\S+ `,
    // "A beekeeper in Levubu rented out 460 hives".
    `^ (?:\\S+ ){0,4}?(?:an?|another) (?:\\S+ ){1,2}?(?:in|near|from|outside) (?:\\S+ ){1,3}?(?:rented out|leased out|let out|hired out|shipped|delivered|served|treated|installed|fitted|trained|taught|repaired|cleaned|printed|baked|grew|made|built|charges?|charged) (?:\\S+ ){0,3}?\\d`,
    ` (?:so )?(?:hört man|heißt es|wie man hört|sagt man|erzählt man) [,.]? ?| (?:angeblich|dem vernehmen nach) `,
    ` (?:eines|einer|einem|jene[rms]|jenem) (?:vereins?|firma|betriebs?|bäckerei|schule|kollegen|kollegin|bekannten|anbieters?|praxis|werkstatt|genossenschaft) (?:in|aus|bei) `,
    ` (?:según (?:cuentan?|dicen?|presumen?|me (?:contaron|dijeron|cuentan)|leí|oí|su (?:página|web))|cuentan que|dicen que|dizque|supuestamente|leí que|oí que|he leído que|he oído que) `,
    `^ (?:y |pero )?(?:(?:el año pasado|este año|desde \\S+) ,? ?)?una? (?:cooperativa|empresa|taller|señora|señor|chica|chico|mujer|fulano|vecin[oa]|bodega|fundación|asociación|fábrica|panadería|tienda) de (?:\\S+ ){1,3}?(?:despach|vend|entreg|repart|cobr|factur|alquil)\\p{L}* `,
    `^ (?:un|una) ${kin} (?:mí[oa]|nuestr[oa]) | (?:l[oa]s clientes|la clientela) de (?:él|ella) |^ (?:la|el) \\S+ de una? (?:señora|señor|vecin[oa]|amig[oa]|mujer|tipo) (?:en|de) `,
    // "A una vecina de mi hermana treinta y un hijos le consignan".
    `^ (?:y |pero )?a (?:una?|mi|la|el|su|otr[oa]) ${kin} (?:\\S+ ){0,12}?l[ea]s? \\p{L}+n `,
    `^ (?:y |pero )?(?:mi|una?|el|la) ${kin} (?:\\S+ ){0,3}?(?:lleva|tiene|vende|vendió|hizo|hace|atiende|atendió|cobra|gana|reparte|arregla) (?:\\S+ ){0,3}?\\d`,
  ].join('|'),
  'u',
);

/** Words for us beside those that only place the others: "so I read", "my sister". */
const isWithUs = (words: string): boolean =>
  us.test(
    words.replaceAll(
      / (?:(?:so )?(?:i|we) (?:read|hear|heard|am told|was told|gather)|me (?:contaron|dijeron|cuentan)|mi \p{L}+|my (?:\S+ )?(?:sister|brother|cousin|wife|husband|mother|father|friend|neighbour|uncle|aunt))(?= )/gu,
      ' ',
    ),
  );

const toldInChinese =
  /(?:听说|聽說)(?!的|了?(?:我们|咱们?)的?(?:$|[,，。.;；]))|听人(?:讲|说)|听讲|从(?:我)?(?:师兄|师傅|师姐|同行|表[哥姐弟妹兄]|堂[哥姐弟妹]|亲戚|朋友|邻居|[舅叔姑姨伯])[^，。,]{0,2}(?:那儿|那里|手里|手上)(?:要|买|拿|进|订)|跟[他她]结清|[^，。,我]{1,6}一个同行|(?<![数數])(?:据说|據說)|人家[说講讲話]|人哋話|报纸上|新闻里|网上说|(?:对面|對面|隔壁|斜对面)[^，。,我]{0,4}(?:店|铺|舖|家|档)[^，。,我]{0,3}(?:卖|交|做|修|收|接)|(?:交给|找|请|托)[^，。,我]{0,3}(?:一个|一位|另一家|别家|别的)[^，。,]{0,6}(?:师傅|老板|店|厂|公司|人家|铺)/u;

/** "Sold under my cousin's name", "auf die Firma meines Schwagers verkauft", 用的是我表哥的牌子卖出去的: by the business of another. */
const underTheirName = new RegExp(
  [
    ` (?:sold|sell|invoiced|billed|booked|traded|went out|shipped) (?:\\S+ ){0,8}?(?:under|in|on|as|through) (?:my|our|an?) (?:\\S+ )?${kinApart.en}(?: - in - law)? 's (?:name|brand|label|company|firm|business|shop|licen[cs]e|account|books) `,
    ` (?:unter|über|auf) (?:de[mnr]|die|das) (?:namen?|marke|firma|gewerbe|betrieb|laden|rechnung|konto|etikett) (?:meine[srm]|unsere[srm]|von mein\\S+) ${kinApart.de}(?:e?[ns])? (?:\\S+ ){0,6}?(?:verkauft|abgerechnet|gelaufen|verrechnet|geliefert) `,
    ` (?:verkauft|verkauften|abgerechnet|liefen) (?:\\S+ ){0,8}?(?:unter|über|auf) (?:de[mnr]|die|das) (?:namen?|marke|firma|gewerbe|betrieb|laden|rechnung|konto|etikett) (?:meine[srm]|unsere[srm]|von mein\\S+) ${kinApart.de}(?:e?[ns])? `,
    ` (?:vend|factur|cobr|despach)\\p{L}+ (?:\\S+ ){0,8}?(?:con|bajo|a|por|desde) (?:(?:el|la|los) )?(?:nombre|marca|etiqueta|negocio|empresa|firma|tienda|cuenta|razón social|papeles) de (?:mi|nuestr[oa]|una?) ${kin} `,
  ].join('|'),
  'u',
);
const underTheirNameInChinese = new RegExp(
  `(?:[用挂借打顶]的?是?|以|走的?是?)我?们?(?:一个)?(?:${kinInChinese}|表妹|堂[弟姐妹]|姐夫|妹夫|亲戚|师兄|师姐|同行|老乡)家?的?(?:牌子|品牌|名义|名字|招牌|商标|公司|执照|账号|账户|店铺?|抬头|渠道)[^，。,]{0,8}?(?:卖|销|接|签|开票|收款|出货|成交)`,
  'u',
);

/** Whether a sentence tells of somebody else's business: what they sold, what was said of it, or what was sold in their name. */
export const isOfOthers = memoise((context: readonly Token[]): boolean => {
  const words = wordsInFigures(context);
  if (told.test(words)) return !isWithUs(words);
  const letters = lettersOf(context);
  return underTheirName.test(words) || toldInChinese.test(letters) || underTheirNameInChinese.test(letters);
});

/** A permission that another holds: "their licence", "a ella Digesa le entregó el registro", "had approved the Navy's course". */
const heldByOthers = / (?:de ella|a ella|a él|(?:les|l[ao]s) \S+ a ell[oa]s|deren|jene[mnrs]) /;
/** A way to customers that leads to another: "kept his leaflet", "to my employer". */
const wayOfOthers = / (?:his|her) (?:leaflets?|cards?|flyers?|posters?|name|number|shop|stall) /;
const wayOfOthersInChinese = /把[他她]的(?:电话|名片|号码|微信)/u;

export const isHeldByOthers = (context: readonly Token[]): boolean => {
  const words = spacedWords(context);
  return heldByOthers.test(words) && !us.test(words);
};

export const isWayOfOthers = (context: readonly Token[]): boolean => {
  const words = spacedWords(context);
  return (wayOfOthers.test(words) && !us.test(words)) || wayOfOthersInChinese.test(lettersOf(context));
};
