import type { Clause } from '../../text/clause';
import { wordsInFigures } from '../../text/figures';
import { memoise } from '../../text/memoise';
import { lettersOf } from '../../text/token';
import { hanNumber } from '../customers/hanCounts';

const share = {
  en: String.raw`(?:(?:(?:more than|over|about|nearly|almost|roughly) )?(?:half|(?:two|2) thirds|(?:three|3) quarters|a third|a quarter|most|many|all|\d+ (?:%|percent|in \d+|out of \d+))(?: of (?:them|these|those|(?:my|our|the) \S+))?|the (?:rest|others?|remainder)|(?:my|our|new|the) (?:customers|clients|pupils|students|guests|patients|members|learners)|they)`,
  de: String.raw`(?:(?:mehr als |gut |über |fast |knapp )?(?:die hälfte|zwei drittel|ein drittel|2 drittel)(?: davon)?|die (?:meisten|anderen|übrigen)|viele|der rest|\d+ (?:%|prozent)|(?:neue|meine|unsere|die) (?:kunden|kundinnen|schüler|gäste|patienten|mitglieder)|sie)`,
  es: String.raw`(?:(?:más de |casi )?(?:la mitad|un tercio|dos tercios|2 tercios)(?: de \S+)?|la mayoría|(?:casi )?tod[oa]s|much[oa]s|el resto|l[oa]s (?:demás|otr[oa]s)|(?:el )?\d+ (?:%|por_ciento)|(?:mis|nuestr[oa]s|l[oa]s) (?:client\S+|alumn\S+|pacientes|soci[oa]s))`,
};

/** Those who come were told by somebody, keep finding us through something, or come from a partner who has our card. */
const sources = [
  // "More than half arrive because someone who finished told them".
  String.raw` ${share.en} (?:\S+ly )?(?:arrive|arrived|come|came|turn up|turned up|book|booked|join|joined|ring|rang|call|called|sign up|signed up) (?:\S+ly )?because (?:someone|somebody|people|friends|(?:an?|their|the|another|one) \S+) (?:\S+ ){0,6}?(?:told|tells|tell|recommended|recommends?|mentioned|mentions?|sent|sends?|showed|shows?|passed|passes) (?:(?:them|me|us|it|on my \S+|on our \S+|(?:my|our) \S+)(?= (?:about|of (?:me|us|it|my|our)|to (?:us|me|come|try|call|ring|book|join)|[.,;:]|and|or|here|over)| $)|(?:me|us) on )`,
  String.raw` ${share.de} (?:kommt|kommen|kam|kamen|bucht|buchen|meldet sich|melden sich|ruft an|rufen an) (?:\S+ )?, ?weil (?:(?:ihnen|sie|ihm|ihr) )?(?:jemand|freunde|bekannte|kolleg\S+|nachbar\S*|(?:eine?|ihre?|der|die|das) \S+) (?:\S+ ){0,6}?(?:erzählt|erzählten?|empfohlen|empfiehlt|weitergesagt|geschickt|gezeigt)(?= )`,
  String.raw` ${share.es} (?:viene|vienen|vino|vinieron|llega|llegan|llegó|llegaron|llama|llaman|reserva|reservan) (?:\S+ )?porque (?:alguien|un[oa]|otr[oa]|su|l[oa]s?|un[oa]s|amig[oa]s) (?:\S+ ){0,7}?(?:se l[oa] (?:contó|dijo|recomendó|cuentan?|dicen?)|les? (?:habló|contó|dijo|recomendó|hablan?|cuentan?)(?! (?:que (?!veng|viniera|existi|nos )|caminar|reposo))|(?:me|nos) recomendó|(?:me|nos) recomiendan?)(?= )`,
  // "The rest from a GP surgery that keeps my card on the desk".
  String.raw` ${share.en} (?:(?:come|came|arrive|arrived|are|were) )?(?:from|through|via) (?:an?|the|two|three|our|my|\d+) (?:\S+ ){1,4}?(?:that|who|which) (?:keeps?|has|have|hangs?|puts?|hands?|gives?|sends?|recommends?|mentions?|lists?|shows?|passes|displays?|stocks?|knows?|trusts?) (?:\S+ ){0,2}?(?:my|our|us|me) `,
  String.raw` ${share.de} (?:(?:kommt|kommen|kam|kamen) )?(?:von|aus|über) (?:einer?|einem|der|dem|zwei|drei|\d+) (?:\S+ ){1,3}, (?:der|die|das) (?:\S+ ){0,2}?(?:meine?n?|unsere?n?|uns|mich) (?:\S+ ){0,6}?(?:auslegt|auslegen|aushängt|hängen hat|liegen hat|verteilt|verteilen|empfiehlt|empfehlen|weitergibt|weitergeben|schickt|schicken|mitgibt|kennt|kennen)(?= )`,
  String.raw` ${share.es} (?:(?:llega|llegan|viene|vienen|llegó|vino) )?(?:de|desde|por) (?:un[oa]?|l[oa]s?|el|dos|tres|\d+) (?:\S+ ){1,4}?que (?:(?:nos|me) (?:recomiendan?|mandan?|conocen?|pasan?)|(?:tienen?|guardan?|reparten?|dejan?|ponen?|cuelgan?|dan|da) (?:\S+ )?(?:mi|mis|nuestr[oa]s?))(?= )`,
  // "Zur Hälfte bringt mir die Beraterin die Leute", "ellos me pasan a los padres".
  String.raw` (?:bringt|bringen|vermittelt|vermitteln|schickt|schicken) (?:mir|uns) (?:der|die|das|eine?|zwei|\d+) (?:(?!nicht |kein\S* |niemand\S* )\S+ ){1,5}?(?:leute|kunden|kundinnen|patienten|aufträge|familien|schüler)(?= )`,
  String.raw` (?:ell[oa]s|l[oa]s \S+|el \S+|la \S+) (?:me|nos) (?:pasan?|mandan?|derivan?|envían?|traen?) (?:a )?(?:l[oa]s |sus )?(?:padres|familias|clientes|clientas|alumn[oa]s|pacientes|vecin[oa]s)(?= )`,
  // "Most are sent to me by a photographer", "die meisten schickt mir eine Fotografin", "la mayoría me las manda una fotógrafa".
  String.raw` ${share.en} (?:are|were|get|got|have been) (?:sent|referred|passed|recommended|brought|introduced) (?:(?:on|over|along) )?(?:to (?:me|us) )?by (?:an?|the|two|three|our|my|\d+) `,
  String.raw` ${share.de} (?:schickt|bringt|vermittelt|empfiehlt) (?:mir|uns) (?:eine?|der|die|das|unsere?|meine?) (?!(?:nachricht|foto|mail|brief|karte) )(?![^.;]* (?:zurück|um den schlaf) )`,
  String.raw` ${share.es} (?:me|nos) (?:l[oa]s?) (?:mandan?|envían?|derivan?|pasan?|traen?|recomiendan?) (?:un[oa]?s?|el|la|l[oa]s|mi|nuestr[oa]s?|dos|tres|\d+) `,
  // "Gefunden werde ich über ein Forum", "I get found through a forum".
  String.raw` gefunden (?:werde|werden|wurde|wurden) (?:ich|wir) (?:\S+ ){0,3}?(?:über|durch|via|per|auf|im) (?!(?:nacht|zufall) )`,
  String.raw` (?:ich|wir) (?:werde|werden|wurde|wurden) (?:\S+ ){0,3}?(?:über|durch|via|per) (?:\S+ ){1,9}?gefunden(?= )`,
  // "Wir haben sie über die Wohnungsliste gefunden", "ich fand sie über einen Aushang".
  String.raw` (?:(?:wir|ich) (?:haben|habe)|(?:haben|habe) (?:wir|ich)) (?:sie|die (?:\d+|ersten|meisten)(?: \S+)?|unsere (?:ersten |\d+ )?(?:kund\S+|\S+er)) (?:alle )?(?:über|durch|via|per) (?!(?:nacht|zufall|(?:(?:viele|mehrere|einige|lange|\d+) )?(?:tage|wochen|monate|jahre)) )(?:\S+ ){1,9}?(?:gefunden|kennengelernt|gewonnen|erreicht)(?= )`,
  String.raw` (?:(?:wir|ich) (?:fanden|fand)|(?:fanden|fand) (?:wir|ich)) (?:sie|die (?:\d+|ersten|meisten)(?: \S+)?) (?:alle )?(?:über|durch|via|per) (?!(?:nacht|zufall) )`,
  String.raw` (?:man|die leute) (?:findet|finden|fanden) (?:mich|uns) (?:\S+ ){0,3}?(?:über|durch|via|per|auf|im) `,
  String.raw` (?:unserer|meiner) (?:\d+ )?\S+ (?:haben|habe) (?:wir|ich) (?:\S+ ){0,4}?(?:über|durch|via|auf|bei|beim|im|in|am|an) (?!(?:nacht|zufall) )(?:\S+ ){1,6}?(?:gefunden|kennengelernt|gewonnen)(?= )`,
  // "I sell on Vinted, and 31 went last month".
  String.raw` (?:i|we) sell (?:\S+ ){0,4}?(?:on|through|via|over) (?:etsy|ebay|facebook|instagram|marketplace|whatsapp|vinted|amazon|tiktok|gumtree|craigslist) (?:\S+ ){0,12}?(?!0 |1 )\d+ (?:\S+ ){0,2}?(?:sold|went|gone|orders|ordered|sales|left the house) `,
  String.raw` (?:ich|wir) verkaufen? (?:\S+ ){0,4}?(?:auf|über|bei) (?:etsy|ebay|facebook|instagram|kleinanzeigen|whatsapp|vinted|amazon|tiktok) (?:\S+ ){0,12}?(?!0 |1 )\d+ (?:\S+ ){0,3}?(?:verkauft|weggegangen|bestellungen|stück|raus|bestellt)(?= )`,
  String.raw` vend(?:o|emos) (?:\S+ ){0,4}?(?:en|por|a través de) (?:etsy|ebay|facebook|instagram|wallapop|whatsapp|vinted|amazon|tiktok|milanuncios|mercadolibre) (?:\S+ ){0,12}?(?!0 |1 )\d+ (?:\S+ ){0,2}?(?:vendid[oa]s|pedidos|ventas|unidades|salieron)(?= )`,
  String.raw` (?:i|we) (?:get|am|are|'m|'re) (?:\S+ly )?(?:found|recommended|passed on|passed along) (?:\S+ly )?(?:through|via|on|by) (?!(?:accident|chance|time|\S+day|foot) )`,
].map((pattern) => new RegExp(pattern));

const advert = {
  en: '(?:ads?|adverts?|advertising|advertisements?|flyers?|leaflets?|posters?|the internet|google|facebook|instagram|social media)',
  de: '(?:\\S*anzeigen?|werbung|flyer|zettel|plakate?|internet|google|facebook|instagram)',
  es: '(?:anuncios?|publicidad|folletos?|carteles|internet|google|facebook|instagram|redes)',
};
/** "Hardly anyone came through an advert: their colleagues ask": which way it isn't, and who brings them. */
const othersAsk = [
  String.raw` (?:hardly|almost|barely|practically) (?:anyone|anybody|no_one|no one|nobody|any of them) (?:\S+ )?(?:came|comes|come|found us|found me|joined|joins|booked|books) (?:\S+ )?(?:through|from|by|because of|via) (?:\S+ ){0,2}?${advert.en} (?:\S+ ){0,16}?(?:colleagues|workmates|neighbours|neighbors|friends|cousins|sisters|relatives|classmates|customers|parents|members) (?:then |all |just )?(?:ask|asked|see|saw|want|join|ring|call|come|came)(?= )`,
  String.raw` (?:kaum|fast) (?:jemand|einer|niemand|keiner) (?:\S+ )?(?:kam|kommt|fand|findet) (?:\S+ ){0,2}?(?:über|durch|wegen) (?:\S+ ){0,2}?${advert.de} (?:\S+ ){0,16}?(?:kollegen|kolleginnen|nachbarn|freunde|bekannte|verwandte|eltern|mitglieder) (?:(?:dann|alle) )?(?:fragen|fragten|kommen|kamen|wollen|rufen)(?= )`,
  String.raw` (?:casi|apenas) (?:nadie|ningun[oa]) (?:\S+ )?(?:llegó|llega|vino|viene|nos conoció|entró) (?:por|a través de|con|gracias a) (?:\S+ ){0,2}?${advert.es} (?:\S+ ){0,16}?(?:compañer[oa]s|vecin[oa]s|amig[oa]s|colegas|familiares|prim[oa]s|clientes|padres|soci[oa]s) (?:(?:luego|ya|se) )*(?:preguntan|preguntaron|quieren|apuntan|vienen|llaman|ven)(?= )`,
].map((pattern) => new RegExp(pattern));

const inChinese = [
  /(?:来源|客源|获客|新客|渠道|生意|订单)[^,，。;]{0,5}(?:是|靠|来自)[^,，。;]{0,16}(?:口口相传|口碑|转?介绍|推荐|带来|带过来)/u,
  /一[家个位][^,，。;]{0,8}(?:介绍|推荐|带来)(?:给)?(?:下|另)一[家个位]/u,
  /(?:几乎|基本|很少)(?:上)?(?:没有?|有)人?(?:是)?(?:通过|看了?|靠)[^,，。;]{0,6}(?:广告|传单|网上)[^。;]{0,16}(?:同事|邻居|朋友|亲戚|家长)[^。;]{0,4}(?:问|来|打听)/u,
  new RegExp(
    `在(?:朋友圈|微信群?|群里|抖音|快手|小红书|闲鱼|淘宝|拼多多|视频号|直播间|集市|夜市|菜市场|校门口)[上里]?(?:摆摊)?(?:卖|接单)[^。;]{0,20}(?:卖|走|出|成交|接)(?:出去?|去|掉|到)?了?(?!(?:一|1)[支单份件个台套])(?:${hanNumber})[多来余]?[支单份件个台套瓶盒箱]`,
    'u',
  ),
];
/** One of these stands in every pattern. */
const triggerInChinese = /介绍|推荐|口口相传|口碑|带来|带过来|广告|传单|网上|卖|接单/u;
const doubtedInChinese = /会(?:是|靠)|将|希望|打算|计划|可能|应该|如果|想靠|不是?靠|没人|没有人|以前|过去|对手|同行/u;

/** One of these stands in every pattern, and in few other clauses. */
const trigger =
  / (?:bringt|bringen|vermittelt|vermitteln|schickt|schicken|me|nos|sell|verkaufen?|vendo|vendemos|because|weil|porque|from|through|via|von|aus|über|de|desde|por|gefunden|found|findet|finden|fanden|fand|kennengelernt|gewonnen|erreicht|recommended|passed|sent|referred|brought|introduced|empfiehlt|anyone|anybody|nobody|no_one|jemand|einer|niemand|keiner|nadie|ningun[oa]) /;
const doubted =
  / (?:will|'ll|would|could|should|might|hope|hopes|if|plan|perhaps|maybe|not|n't|never|würde\S*|werden sollen|wenn|vielleicht|nicht|hoffe\S*|espero|esperamos|quizás?|ojalá|si|no) /;

/** "The most" come to somebody else. */
const rivals =
  / (?:rivals?|competitors?|competition|konkurren\S+|mitbewerber\S*|competencia|competidor\S*|(?:his|her|their|ihre[mnr]?|seine[mnr]?) (?:customers|clients|shop|kunden|laden)) /;

/**
 * Where those who come have it from, in the words of a chat: "more than half arrive because someone who finished told them, the rest
 * from a surgery that keeps my card", "gefunden werde ich über ein Forum", "casi nadie llegó por anuncio: los compañeros preguntan",
 * 来源主要是护工口口相传. Not "I hope to be found through a forum".
 */
export const isEverydaySource = memoise((clause: Clause): boolean => {
  const { tokens, context, sentence, speaker, modality } = clause;
  if (speaker === 'report' || speaker === 'quoted' || modality === 'question') return false;
  if (!sentence.isLatin && !triggerInChinese.test(lettersOf(context))) return false;
  const rest = context.slice(Math.max(0, context.indexOf(tokens[0]!)));
  if (!sentence.isLatin) {
    const letters = lettersOf(rest);
    const match = inChinese.map((pattern) => pattern.exec(letters)).find((found) => found !== null);
    return (
      match !== undefined &&
      match !== null &&
      match.index < lettersOf(tokens).length &&
      modality !== 'plan' &&
      !doubtedInChinese.test(letters.slice(0, match.index + match[0].length)) &&
      !/同行|对手|竞品|别人/u.test(letters.slice(0, match.index))
    );
  }
  if (modality === 'plan' || modality === 'condition') return false;
  const words = wordsInFigures(rest);
  if (!trigger.test(words) || rivals.test(words)) return false;
  const own = wordsInFigures(tokens).length;
  const match = sources.map((pattern) => pattern.exec(words)).find((found) => found !== null && found.index < own);
  if (match) return !doubted.test(match[0]);
  return othersAsk.some((pattern) => (pattern.exec(words)?.index ?? own) < own);
});
