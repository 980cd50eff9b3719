import type { Clause } from '../text/clause';
import { memoise } from '../text/memoise';
import { lettersOf, spacedWords, type Token } from '../text/token';

/** Between the verb and what is run: "a small", "unser neues", "una pequeña". */
const gap =
  '(?:(?:a|an|the|our|my|own|new|small|second|private|home|ein|eine|einen|das|die|den|unser\\S*|mein\\S*|kleine[nrs]?|neue[nrs]?|private[nrs]?|un|una|el|la|mi|nuestr[oa]|pequeñ[oa]|nuev[oa]|\\d+) )*';
const runs = `(?:(?:we|i) (?:also |now )?(?:run|open|opened|operate|own|manage|start|am opening|are opening)|(?:wir|ich) (?:betreiben?|eröffnen?|führen?|leiten?|leite|gründen?)|(?:llevo|llevamos|tengo|tenemos|abro|abrimos|dirijo|dirigimos|regento|monto|montamos|gestiono|voy a abrir|vamos a abrir))`;
const we = '(?:(?:we|i) (?:also |now )?)';
/** The trade itself ends its phrase: not "taxi advertising", "nursing home concerts", "a nursery school choir". */
const whole =
  '(?= (?:[.,;:!?]|in|at|on|for|with|and|but|near|by|of|from|where|that|which|who|since|outside|around|between) | ?$)(?! for (?:\\S+ )?(?:dogs|cats|pets|animals|horses|birds|hedgehogs|plants|dolls) )';
/** Of animals, plants and toys: "una guardería de perros". */
const ofPeople = '(?! (?:(?:de|para) (?:\\S+ )?(?:perros|gatos|mascotas|animales|plantas|juguete|muñecas)|canin[oa]) )';
const passengers = '(?:people|tourists|guests|passengers|visitors|families|groups|anglers|divers|pilgrims|pupils)';
const wir = '(?:wir|ich)';

/** Trades that need a licence everywhere, done by us. */
const trades: readonly { field: string; words: RegExp }[] = [
  {
    field: 'passenger transport',
    words: new RegExp(
      ` ${we}(?:drive|run|operate) ${gap}(?:taxis?|minicabs?|rickshaw taxi|motorbike taxi)${whole}| ${wir} (?:fahre|fahren|betreiben?) ${gap}taxis? | (?:llevo|llevamos|conduzco|manejo|conducimos) ${gap}(?:taxi|mototaxi)${ofPeople} | ${we}(?:take|carry|ferry|sail) (?:\\S+ ){0,2}?${passengers} (?:\\S+ ){0,4}?(?:on|with|in) (?:an? (?:\\S+ )?passenger boat|(?:our|my) (?:\\S+ )?(?:passenger boat|ferry)) | ${we}(?:run|operate|have) ${gap}(?:passenger boat|passenger ferry|ferry)${whole}| ${runs} ${gap}(?:fahrgastschiff|personenfähre|fähre|transbordador|barco de pasajeros) `,
    ),
  },
  {
    field: 'nursing care',
    words: new RegExp(
      ` ${runs} ${gap}(?:(?:nursing homes?|care homes?)${whole}|pflegeheim|altenheim|seniorenheim|residencia de (?:ancianos|mayores)|asilo de ancianos|geriátrico)(?= )`,
    ),
  },
  {
    field: 'child care',
    words: new RegExp(
      ` ${runs} ${gap}(?:(?:kindergartens?|nursery schools?|preschools?|nursery for (?:\\S+ )?(?:children|babies))${whole}|kindergarten(?= (?:[.,;:]|in|für|mit|und|seit|am|auf) )|kinderkrippe|(?:guardería|jardín de infancia|jardín infantil|escuela infantil)${ofPeople})(?= |$)`,
    ),
  },
  {
    field: 'dentistry',
    words:
      / (?:we|i) (?:pull|extract|fill) (?:(?!shark|saw|gear|comb|wolf|chocolate|plastic)\S+ )?teeth(?= (?:[.,;:]|in|at|for|from|and|of|with|on) )| (?:ich|wir) (?:ziehe|ziehen) (?:\S+ )?zähne(?! aus) | (?:saco|sacamos|extraigo) (?:\S+ )?(?:muelas|dientes) (?!de (?:molino|tiburón|sierra) )/,
  },
  {
    field: 'asbestos',
    words:
      / (?:we|i) (?:remove|strip|clear|dispose of|take off|haul) (?:(?!(?:that|which|who|where|,|never|without) )\S+ ){0,3}?asbestos | (?:ich|wir) (?:entferne|entfernen|entsorge|entsorgen|sanieren?) (?:\S+ ){0,3}?asbest\S* | (?:quito|quitamos|retiro|retiramos|elimino|eliminamos|desmonto|desmontamos) (?:\S+ ){0,3}?(?:amianto|asbesto|uralita) /,
  },
  {
    field: 'gas',
    words:
      / (?:we|i) (?:repair|install|service|fit|mend|fix|connect) (?:\S+ ){0,2}?gas (?:boilers?|pipes?|cookers?|stoves?|heaters?|fires|lines?|appliances) | (?:ich|wir) (?:warten?|reparieren?|repariere|installieren?|installiere) (?:\S+ ){0,2}?gas(?:thermen?|heizung\S*|leitung\S*|geräte?|herde?) | (?:reparo|reparamos|instalo|instalamos|arreglo|arreglamos|reviso) (?:\S+ ){0,2}?(?:calderas?|estufas?|instalaciones|calentadores|tuberías|cocinas) (?:de|a) gas /,
  },
  {
    field: 'medicine',
    words: new RegExp(
      ` ${runs} ${gap}(?:(?:(?:mobile |travelling )?pharmacy|drugstore on wheels)${whole}|(?:mobile )?apotheke|farmacia|botica)(?= )`,
    ),
  },
];

/** The trade itself ends its phrase: not 开养老院旁边的小卖部, 开了一家幼儿园用品店. */
const wholeInChinese = '(?=$|[,，。;；:：!！]|[在收接住照拉跑\\d一二三四五六七八九十])';
const tradesInChinese: readonly { field: string; words: RegExp }[] = [
  {
    field: 'passenger transport',
    words: new RegExp(`^我们?[^,，。给为帮向]{0,6}(?:开|跑)(?:的|着)?(?:一辆)?(?:出租车|的士|网约车)${wholeInChinese}`),
  },
  {
    field: 'passenger transport',
    words: /^我们?(?:用|开)[^,，。]{0,4}(?:渡船|游船|客船)[^,，。]{0,4}(?:载|接|送|拉)[^,，。]{0,4}(?:客|人)/,
  },
  {
    field: 'nursing care',
    words: new RegExp(
      `^我们?[^,，。给为帮向]{0,6}(?:开|办|经营|创办)了?(?:一?[家所间个])?[^,，。]{0,3}(?:养老院|敬老院|护理院)${wholeInChinese}`,
    ),
  },
  {
    field: 'child care',
    words: new RegExp(
      `^我们?[^,，。给为帮向]{0,6}(?:开|办|经营|创办)了?(?:一?[家所间个])?[^,，。]{0,3}(?:幼儿园|托儿所)${wholeInChinese}`,
    ),
  },
  {
    field: 'dentistry',
    words: /^我们?[^,，。]{0,6}(?:给|帮|替)?[^,，。]{0,4}(?:拔牙|补牙|镶牙)(?!的?(?:工具|器械|软件|系统))/,
  },
  { field: 'asbestos', words: /^我们?[^,，。]{0,10}(?:拆除?|清除|清理|处理)[^,，。]{0,3}石棉/ },
  { field: 'gas', words: /^我们?[^,，。]{0,6}(?:维修|安装|修|装|改)[^,，。]{0,3}(?:燃气|煤气|天然气)(?!公司)/ },
  {
    field: 'medicine',
    words: new RegExp(
      `^我们?[^,，。给为帮向]{0,6}(?:开|办|经营)了?(?:一?[家间个辆])?[^,，。]{0,3}(?:药店|药房|药车)${wholeInChinese}`,
    ),
  },
];

/** "I am Gas Safe registered", "con carné de instalador", 证件齐全: the licence is told beside the trade. */
const held =
  / (?:licensed|registered|certified|accredited|(?:with|have|hold|holds|has) (?:(?:a|the|our|my|all) )?(?:\S+ )?(?:licen[cs]es?|permits?|certificates?)|eingetragene[rsn]?|zugelassen\S*|meisterbetrieb|approbation|konzession|con (?:(?:el|la|mi|nuestr[oa]) )?(?:carné|licencia|título|habilitación)|titulad[oa]s?|registrad[oa]s?|colegiad[oa]s?|autorizad[oa]s?) |持证|证件齐全|证照齐全|有证|已?备案/;

/** The trade is what the founder knows from, or what others do. */
const aside =
  / (?:software|app|apps|platform|tool|website|used to|no longer|never|not|n't|nicht|kein\S*|früher|programa|aplicación|plataforma|antes|ya no|no) |软件|系统|小程序|平台|以前|不再|曾经|不开|不做/;

/**
 * The field of a trade of ours that needs a licence everywhere: "I drive a taxi", "wir betreiben ein Pflegeheim", 我开一家幼儿园.
 * Not "cakes for nursing homes", "software for taxi drivers", "I used to drive a taxi".
 */
export const licensedTradeOf = ({ context, sentence, modality, speaker }: Clause): string | undefined =>
  modality === 'question' || modality === 'condition' || speaker === 'quoted' || speaker === 'rival'
    ? undefined
    : sentence.isLatin
      ? fieldInWords(context)
      : fieldInLetters(context);

/** Most sentences name none of these. */
const trigger =
  /taxi|minicab|boat|ferry|fähre|schiff|barco|transbordador|home|heim|residencia|asilo|geriátrico|kindergarten|nursery|preschool|krippe|guardería|jardín|infantil|teeth|zähne|muelas|dientes|asbest|amianto|uralita|gas|pharmacy|drugstore|apotheke|farmacia|botica/;

const fieldInWords = memoise((context: readonly Token[]): string | undefined => {
  const words = spacedWords(context);
  if (!trigger.test(words)) return undefined;
  const field = trades.find((trade) => trade.words.test(words))?.field;
  return field !== undefined && (aside.test(words) || held.test(words)) ? undefined : field;
});

const fieldInLetters = memoise((context: readonly Token[]): string | undefined => {
  const letters = lettersOf(context);
  const field = tradesInChinese.find((trade) => trade.words.test(letters))?.field;
  return field !== undefined && (aside.test(letters) || held.test(letters)) ? undefined : field;
});
