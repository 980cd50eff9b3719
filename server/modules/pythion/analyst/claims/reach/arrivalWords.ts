import type { Clause } from '../../text/clause';
import { wordsInFigures } from '../../text/figures';
import { has, lettersOf, spacedWords, type Token } from '../../text/token';
import { isAgentive } from '../people/agentive';

/** Who came, as a share or a count of them: "most", "seven of them", "las otras dos", "die meisten". */
const some = {
  en: String.raw`(?:(?:nearly |almost )?(?:all|half|most)(?: of (?:them|these|those|(?:our|my|the) \S+))?|both|many(?: of them)?|a (?:third|quarter)(?: of (?:them|our \S+|my \S+))?|the (?:rest|others|remainder)|the (?:other|first|last) \S+(?: \S+)?|\d+(?: of (?:them|these|those|the \d+))?|(?:our|my|most|all) (?:\S+ )?(?:customers?|clients?|users?|members?|patients?|students?|buyers?|subscribers?))`,
  de: String.raw`(?:(?:fast )?alle|die (?:meisten|hälfte|anderen|ersten|übrigen|restlichen)(?: \d+)?(?: davon)?|der rest|viele|\d+ (?:davon|von ihnen)|(?:unsere|meine|alle|die|die meisten) (?:kunden|kundinnen|nutzer|mitglieder|patienten|schüler))`,
  es: String.raw`(?:(?:casi )?tod[oa]s|la (?:mitad|mayoría)(?: de (?:ell[oa]s|(?:los|las|mis) \S+))?|el resto|l[oa]s (?:otr[oa]s|demás|primer[oa]s)(?: \S+)?|\d+ de ell[oa]s|(?:mis|nuestr[oa]s|los|las) (?:clientes|clientas|usuarios|alumnos|alumnas|socios|pacientes|avisos|pedidos|encargos|trabajos))`,
} as const;

/** Between who came and from where: "to us", "mostly". */
const filler = String.raw`(?:(?:to|zu) (?:me|us|mir|uns) |(?:mostly|mainly|all|largely|in|chiefly|vor allem|hauptsächlich|meist|meistens|fast|alle|sobre todo|casi|tod[oa]s) )*`;

const arrivals = [
  String.raw` (?<who>they|${some.en}) (?:have |had |'ve )?(?:all |mostly |mainly )?(?:came|come|found (?:me|us)|heard (?:of|about) (?:me|us|it)) ${filler}(?<by>from|through|via|by|because|after|off|thanks to|on|at|over|in)(?= )`,
  String.raw` (?<who>sie|${some.de}) (?:(?:kamen|kommen|kam|kommt|sind)|(?:haben|hat|fanden|finden) (?:mich|uns)) ${filler}(?:, )?(?<by>über|durch|dank|weil|nachdem|von|vom|aus|per|beim?)(?= )`,
  String.raw` gefunden haben (?:mich|uns) (?<who>sie|${some.de}) ${filler}(?:, )?(?<by>über|durch|dank|weil|nachdem|per|beim?)(?= )`,
  String.raw` (?<who>${some.es}) (?:(?:me |nos )?(?:vinieron|vino|vienen|viene|llegaron|llegó|llegan|llega|conocieron|conoció|encontraron|encontró)|han (?:venido|llegado)) ${filler}(?<by>por|porque|gracias a|a través de|mediante|de parte de|tras|después de)(?= )`,
  // Who came is told before: "llegaron por un proveedor".
  String.raw`^ (?:y |pero )?(?:(?:me |nos )?(?:vinieron|llegaron|encontraron|conocieron)|(?:me|nos) (?:encuentran|conocen|llegan|llaman|contactan|escriben|buscan)) ${filler}(?<by>por|porque|gracias a|a través de|mediante|de parte de|tras)(?= )`,
  String.raw` (?:(?<who>l[oa]s primer[oa]s \S+|${some.es}) )?l[oa]s (?:conseguí|conseguimos|encontré|encontramos|gané|ganamos) (?:tod[oa]s )?(?<by>por|gracias a|a través de|mediante|\S+[aáeé]ndo(?:me|nos|les)?)(?= )`,
  // "Fui restaurante por restaurante con una muestra y así conseguí 14".
  String.raw` (?:fui|fuimos|iba|íbamos|voy|vamos) (?:de )?(?<place>\S+) (?<by>por|en|a) \k<place> (?:\S+ )*?(?:conseguí|conseguimos|encontré|encontramos|vendí|vendimos|gané|ganamos) (?:a )?(?:mis |l[oa]s |l[oa]s primer[oa]s )?\d+(?= )`,
  String.raw` se (?:enteran|enteraron) de (?:nosotr[oa]s|mí|esto) (?<by>por|gracias a|a través de|mediante)(?= )`,
  String.raw` (?:gekommen|gestoßen|aufmerksam geworden) sind (?<who>sie|${some.de}) (?:auf (?:uns|mich) )?${filler}(?:, )?(?<by>über|durch|dank|weil|nachdem)(?= )`,
  String.raw` (?<who>they|${some.en}) (?:were|have been|got) (?:all |mostly )?(?<by>sent|introduced|recommended|referred) (?:to (?:me|us) |on )?(?:by|from)(?= )`,
  String.raw` (?:i|we) (?:got|found|won) (?:them|most of them|half of them|all of them|the first \d+) (?<by>by)(?= )`,
].map((pattern) => new RegExp(pattern));

/** A verb of the patterns, so that most clauses are left out at once. */
const arriving =
  / (?:came|come|found|heard|got|won|sent|introduced|recommended|referred|kamen|kommen|kam|kommt|sind|haben|hat|fanden|finden|vinieron|vino|vienen|viene|llegaron|llegó|llegan|llega|conocieron|conoció|encontraron|encontró|encuentran|conocen|llaman|contactan|escriben|buscan|venido|llegado|conseguí|conseguimos|gané|ganamos|vendí|vendimos|encontré|encontramos|enteran|enteraron) /;

/** "Because I emailed everyone", "after my brother posted it", "porque comen con el mío": somebody of ours, and what passes between us and them. */
const ties =
  /^ (?:\S+ ){0,6}?(?:i|we|me|us|mine|my|our|ich|wir|mir|mich|uns|meine?[mnrs]?|unsere?[mnrs]?|yo|nosotros|conmigo|nos|mi|mis|mío|mía|nuestr[oa]s?|les|le)(?= )/;
const dealings =
  / (?:(?:e-?mail|phon|visit|post|ask|messag|leaflet|contact|approach|recommend|invit|mention|demonstrat|talk|walk|knock|call|pitch)(?:e?d|s|ing)|wrote|written|rang|spoke|told|met|meets?|knows?|knew|eats?|ate|drinks?|dines?|went|put up|handed|sent|sat|stood|showed|heard|saw|geschrieben|angeschrieben|angerufen|besucht|angesprochen|erzählt|empfohlen|kennt|kennen|kannten|gepostet|gezeigt|essen|isst|trinken|angeschrieben|erzählte|rief|schrieb|escribí|escribimos|llamé|llamamos|visité|visitamos|hablé|hablamos|conté|pregunté|publiqué|publicó|recomendó|recomendaron|enseñé|comen?|conocen?|conocían?|toman|habló) /;

/** What wins customers by itself, whoever does it. */
const ways =
  /^ (?:(?:a|an|the|one|two|some|my|our|an?other|our own|ein(?:e[mnr]?)?|der|die|das|dem|den|mein(?:e[mnr]?)?|unser(?:e[mnr]?)?|el|la|los|las|un|una|mis?|nuestr[oa]s?|antigu[oa]s|ehemalige[nr]?|frühere[nr]?|existing|old|former|previous|word|boca|mund|\S+) ){0,3}(?:word of mouth|word_of_mouth|referrals?|recommendations?|posts?|ads?|adverts?|leaflets?|flyers?|newsletters?|mailshots?|e-?mails?|cold calls?|calls?|walking|knocking|ringing|phoning|talking|standing|cycling|driving|asking|visiting|handing|going|google|instagram|facebook|tiktok|youtube|linkedin|whatsapp|reddit|forums?|boca a boca|recomendaci\S+|anuncios?|carteles|folletos?|alumn[oa]s|client[ea]s|empfehlung\S*|mundpropaganda|anzeigen?|zettel|kunden|aushang|plakate?)(?= )/;

/** "Por un proveedor", "por mi cuñado": Spanish has no tags that tell who it is. */
const introducers =
  /^ (?:el|la|los|las|una?|mis?|\d+) (?:\S+(?:dor|dora|dores|doras|ista|istas|eros?|eras?)|cuñad[oa]|herman[oa]|amig[oa]s?|vecin[oa]s?|prim[oa]|suegr[oa]|gestor\S*|matronas?|profesor\S*|maestr[oa]s?|médic[oa]s?|veterinari[oa]s?|(?:jefe|jefa)) /;

/** "Por un curso que dimos", "from a talk we gave", "von einem Abend, den wir veranstaltet haben": what we did for it. */
const doneByUs =
  /^ (?:(?:una?|el|la|los|las|unos|unas|\d+) (?:\S+ ){1,3}?que (?:(?:les|le|se) )?(?:\S+(?:amos|imos)|di|hice|puse|organicé|publiqué|impartí|monté|escribí|colgué)|(?:an?|the|two|our|my|\d+) (?:\S+ ){1,3}?(?:(?:that|which) )?(?:we|i) (?:gave|ran|held|hosted|put|wrote|posted|taught|organi[sz]ed|did)|(?:eine[mr]|de[mr]|zwei|\d+) \S+ , (?:den|die|das) (?:wir|ich) (?:\S+ ){0,4}?(?:gehalten|gegeben|veranstaltet|organisiert|gemacht|geschrieben|gehängt|angeboten))(?= )/;

/** Not a way: when, from which country or at which price they come, and why they want it. */
const noWay =
  /^ (?:(?:the|la|el|der|die|das|den|dem) )?(?:morning|evening|afternoon|weekend|summer|winter|mornings|mañana|tarde|noche|verano|precio|price|curiosidad|curiosity|necesidad|neugier\S*|geldnot|nacht|\d+ (?:jahre?n?|euros?|years?|%|€|£|\$)|(?:€|£|\$))(?= )/;

/** "They came from me walking onto sites", "gefunden haben mich die meisten über zwei Händler", "la mitad llega por antiguos alumnos". */
export function arrivalOf(clause: Clause): 'they' | 'counted' | undefined {
  if (!arriving.test(wordsInFigures(clause.tokens))) return undefined;
  const at = clause.context.indexOf(clause.tokens[0] as Token);
  // "Most of them came because I rang them": the reason is a clause of its own.
  const tokens = clause.context.slice(Math.max(0, at));
  const words = wordsInFigures(tokens);
  const own = wordsInFigures(clause.tokens);
  for (const pattern of arrivals) {
    const match = pattern.exec(words);
    if (
      match?.groups &&
      match.index < own.length &&
      (match.groups['place'] !== undefined ||
        isWayIn(tokens, words.slice(match.index + match[0].length), match.groups['by'] ?? ''))
    )
      return match.groups['place'] === undefined && /^(?:they|sie)$/.test(match.groups['who'] ?? 'they')
        ? 'they'
        : 'counted';
  }
  return undefined;
}

/** Whether what follows the preposition is a way, and no place, time or motive. */
function isWayIn(tokens: readonly Token[], after: string, by: string): boolean {
  if (noWay.test(after)) return false;
  // "Los conseguí parándome en la entrada": what we did.
  if (/[aáeé]ndo(?:me|nos|les)?$/.test(by)) return true;
  if (/^(?:because|after|weil|nachdem|porque|tras|después de)$/.test(by))
    return ties.test(after) && dealings.test(after);
  if (/^ (?:me|us) \S+ing /.test(after) || ways.test(after)) return true;
  if (doneByUs.test(after) || (by === 'por' && introducers.test(after))) return true;
  const phrase = tokens.slice(tokens.length - after.trim().split(' ').length).slice(0, 6);
  const end = phrase.findIndex(({ text }) => /^[,.;:()]$/.test(text));
  const isSure =
    /^(?:sent|introduced|recommended|referred|through|via|über|durch|dank|a través de|mediante|gracias a|thanks to)$/.test(
      by,
    );
  if (isSure) return phrase.slice(0, Math.min(4, end < 0 ? 4 : end)).some(({ pos }) => pos === 'noun');
  const isFrom = /^(?:from|von|vom|aus|de parte de)$/.test(by);
  // "Most come from farms" is who they are, "through farms" and "from the vet two doors down" are ways.
  return phrase.slice(0, end < 0 ? phrase.length : end).some((token) => isWayNoun(token, isFrom));
}

/** Somebody or something that customers come through; where they come from, only a single partner or a medium. */
export const isWayNoun = (token: Token, isStrict = false): boolean =>
  token.pos !== 'verb' &&
  !has(token, 'vagueChannel') &&
  (has(token, 'channel', 'partner') || (!isStrict && (has(token, 'people', 'venue') || isAgentive(token.lemma))));

const won =
  '(?:listed|signed up|signed on|joined|registered|booked|ordered|bought|subscribed|downloaded|enrolled|installed|came|come|tried|paid|angemeldet|eingetragen|registriert|bestellt|gebucht|heruntergeladen|gekauft|apuntaron|apuntado|registraron|registrado|inscribieron|inscrito|descargaron|descargado|compraron|comprado|pidieron|reservaron)';
const causes = new RegExp(
  String.raw` (?<before>(?:\S+ ){0,14}${won} (?:\S+ ){0,6}?)(?:because|since|after|weil|nachdem|da|porque|después de que|tras)(?= )`,
);

/** "64 groups have listed something, mainly because I emailed everyone in the federation": what we did, and how many came of it. */
export function isCausedByUs({ tokens, context }: Clause): boolean {
  if (!dealings.test(spacedWords(tokens))) return false;
  const words = wordsInFigures(context);
  const match = causes.exec(words);
  if (!match) return false;
  const after = words.slice(match.index + match[0].length);
  const isCounted = / (?!0 )(?!1 )\d+ (?!(?:%|percent|euros?|€|£|days?|weeks?|months?|years?) )/.test(match[0]);
  return isCounted && ties.test(after) && dealings.test(after);
}

/** "After my brother-in-law posted it in a koi forum": what the next sentence counts came of it. */
export const isPosting = ({ tokens }: Clause): boolean =>
  / (?:posted|shared|mentioned|put|announced) (?:it|us|this|that|the \S+|our \S+|my \S+) (?:up )?(?:in|on|to) (?:an? |the |our |my |his |her |their |two |three |\d+ )?(?:\S+ ){0,3}(?:forums?|groups?|facebook|reddit|instagram|linkedin|channel|newsletter|discord|whatsapp|board|list)(?= )| (?:in|auf) (?:einem|einer|der|dem|unserer|meiner|zwei|drei|\d+) (?:\S+ ){0,2}(?:\S*forum|\S*foren|\S*gruppe\S*|facebook|instagram|newsletter) (?:gepostet|geteilt|vorgestellt)(?= )| (?:lo|la) (?:publicó|publiqué|publicamos|compartió|compartí|compartimos|puso|puse) en (?:un|una|el|la|varios|dos|\d+) (?:\S+ ){0,2}(?:foro|foros|grupo|grupos|facebook|instagram|boletín|canal)(?= )/.test(
    spacedWords(tokens),
  );

const turnout = new RegExp(
  String.raw`^ (?:\S+ ){0,4}?(?!0 )(?!1 )(?<count>\d+) (?:\S+ ){1,3}?(?:have |had |haben |han |lo |la |se |sich |es )*(?:${won}|asked (?:us )?for|enquired|inquired) `,
);
/** "410 people downloaded it". */
export const isTurnout = ({ tokens }: Clause): boolean =>
  turnout.test(wordsInFigures(tokens)) ||
  / (?!0 |1 )\d+ \S+ (?:haben (?:\S+ )?(?:sich |es |sie |ihn )?|sich )(?:\S+ )?(?:angemeldet|eingetragen|registriert|bestellt|heruntergeladen|geladen) /.test(
    wordsInFigures(tokens),
  );

const hanArrivals = [
  /(?:客户|顾客|用户|学员|学生|会员|订单|单子|生意|家长|商家|店家|农户|棚户|大部分|大多数?|多半|一半|(?:剩下|其余|其他)的|[\d一二三四五六七八九十两]+[家户个位名])[^，。,；]{0,8}?(?:(?:是|都是|全是|靠)[^，。,；]{1,14}?(?:介绍|推荐|推|转介|带|拉|转发|看到)(?:过来|来|给我们?|我们?)?(?:的|$)|通过[^，。,；]{1,14}?(?:找到|找来|认识|知道)(?:我们?|来)?的?)/u,
  /(?:都是|全是|是)我们?[^，。,；]{0,12}?(?:跑|谈|聊|敲|扫|打电话|问)[^，。,；]{0,4}?来的/u,
  /(?:客户|顾客|用户|学员|会员|订单|单子|生意|大部分|大多数?|多半|一半)[^，。,；]{0,4}?(?:来自|从)(?:我们?的?)?[^，。,；]{0,8}?(?:协会|商会|聚会|展会|朋友圈|小红书|抖音|快手|微信|公众号|视频号|淘宝|美团|点评|社群|老客户|转介绍|论坛|B站)/u,
  /(?:客户|顾客|用户|学员|学生|大部分|大多数?|多半|一半)[^，。,；]{0,4}?(?:看到|看了|刷到|听说)[^，。,；]{1,12}?来的/u,
];
/** 农资店代我收单, 物业帮我们接单: a partner takes the orders. */
const hanPartner =
  /[店站社所厂馆会司业点](?:的人|老板|师傅)?(?:一直|都)?(?:代|替|帮)我们?(?:收单|接单|接活|揽客|揽活|拉客|拉活|收件)/u;
const hanPlan = /会(?:是|靠|通过)|将|打算|计划|准备|希望|预计|可能|应该|同行|对手|竞品|他们的客户|要是|如果/u;

/** 大部分损失是司机带来的: what comes is no customer. */
const hanOther = /损失|投诉|问题|货(?:物|是|都)|原料|材料|垃圾|噪音|故障|麻烦|虫|病/u;

/** 客户大部分是苗商帮忙推的, 一半是老客户带来的. */
export const isHanArrival = ({ tokens }: Clause): boolean => {
  const words = lettersOf(tokens);
  if (hanPartner.test(words)) return !/可以|说|想|打算|计划|准备|要是|如果|(?<![商协])会(?=[代替帮])|没/u.test(words);
  return hanArrivals.some((pattern) => pattern.test(words)) && !hanPlan.test(words) && !hanOther.test(words);
};
