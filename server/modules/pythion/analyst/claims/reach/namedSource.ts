import { wordsInFigures } from '../../text/figures';
import type { Clause } from '../../text/clause';
import { memoise } from '../../text/memoise';
import { has, hasAny, lettersOf } from '../../text/token';
import { isWayNoun } from './arrivalWords';

const buyers =
  '(?:customers?|clients?|patients?|families|members?|pupils?|students?|guests?|buyers?|orders?|jobs|bookings)';
/** "The organ adviser sent us nine of the fourteen", "neun der vierzehn hat uns der Gutachter geschickt". */
const sent = [
  String.raw` (?!(?:we|i) )(?:\S+ )(?:sent|brought|passed|referred|introduced|steered|recruited)(?: (?:on )?to)? (?:us|me)(?: to)? (?:(?:the first |about |nearly |almost )?(?:\d+|half|most|all)) of (?:the \d+|them|those|(?:our|my|the) (?:\d+ )?(?:\S+ )?${buyers})(?= (?:[.,;]|and|so|who|which|last|this|in|since|${buyers})| $)`,
  String.raw` \d+ (?:der|von den|von unseren|unserer|meiner) (?:\S+ ){1,2}?(?:hat|haben) (?:uns|mir) (?:der|die|das|eine?|unser\S*|mein\S*) (?:\S+ ){1,6}?(?:geschickt|vermittelt|gebracht|zugewiesen)(?= )`,
  String.raw` (?:hat|haben) (?:uns|mir) (?:\S+ )?\d+ (?:der \S+|von den \S+|davon|unserer \S+|von ihnen) (?:\S+ ){0,2}?(?:geschickt|vermittelt|gebracht)(?= )`,
  String.raw` (?:nos|me) (?:mandó|mandaron|envió|enviaron|trajo|trajeron|derivó|derivaron|presentó|presentaron|consiguió) (?:a )?(?:\d+|la mitad|la mayoría) de (?:l[oa]s \d+|ell[oa]s|(?:l[oa]s|nuestr[oa]s|mis) (?:client\S+|alumn\S+|pacientes|soci[oa]s|familias))(?= )`,
].map((pattern) => new RegExp(pattern));

/** "Sends us the names of the homes": a partner who knows them all. */
const names = [
  String.raw` (?:sends?|gives?|gave|passes|passed|hands?|handed|shares?|shared) (?:on )?(?:to )?(?:us|me) (?:the |a |its )(?:\S+ )?(?:names|addresses|contacts|contact details|list|phone numbers|email addresses)(?: and \S+)? (?:of|for) `,
  String.raw` (?:gibt|geben|schickt|schicken|nennt|nennen|gab|schickte|nannte|überlässt) (?:uns|mir) (?:\S+ ){0,2}?(?:die|eine) (?:\S+ )?(?:namen|adressen|anschriften|kontakte|liste|telefonnummern) (?:der|aller|von|des|mit) `,
  String.raw` (?:nos|me) (?:da|dan|pasa|pasan|manda|mandan|envía|envían|facilita|facilitan|dio|pasó|facilitó|mandó) (?:l[oa]s?|el|un|una) (?:\S+ )?(?:nombres|direcciones|contactos|lista|listado|teléfonos) (?:de|con) `,
].map((pattern) => new RegExp(pattern));
/** A way that is tried where the text counts customers. */
const opened = [
  // "We came in through the clerk's office".
  String.raw` (?:we|i) (?:\S+ )?(?:came in|got in|were let in|got (?:our|my|a) foot in the door|got our first \S+|got started) (?:\S+ )?(?:through|via|thanks to|by way of) (?!(?:the |a )?(?:back |front |side )?(?:doors?|windows?|roof|gates?|fence|tunnel|entrance|rain|traffic) )`,
  String.raw` (?:hineingekommen|reingekommen|hereingekommen|herangekommen|rangekommen) (?:sind|bin) (?:wir|ich) (?:\S+ ){0,3}?(?:über|durch|dank) `,
  String.raw` (?:wir|ich) (?:sind|bin|kamen|kam) (?:\S+ ){0,2}?(?:über|durch|dank) (?:\S+ ){1,7}?(?:hineingekommen|reingekommen|hereingekommen|herangekommen|rangekommen|hinein|herein|rein|an sie heran)(?= )`,
  String.raw` (?:entramos|entré|hemos entrado|nos metimos) (?:\S+ ){0,3}?(?:a través de|gracias a|de la mano de|mediante|por (?:la secretar\S+|el secretari\S+|la oficina|el despacho|un[oa]? (?:amig\S+|conocid\S+)|mi \S+)) `,
  // "Heads hear of us at the science leads' breakfast".
  String.raw` (?:hear|hears|heard|learn|learns|learned|learnt|find out) (?:of|about) (?:us|me) (?:\S+ly |first )?(?:at|from|through|via|over|in|on) (?!(?:the )?(?:january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|autumn|winter|morning|evening|end|time|first|last|\d+) )`,
  String.raw` (?:erfahren|erfuhren|hören|hörten) (?:\S+ ){0,2}?von (?:uns|mir) (?:\S+ )?(?:beim?|auf|über|durch|aus|vom|von) | von (?:uns|mir) (?:erfahren|hören|erfuhren|hörten) (?:\S+ ){1,3}?(?:beim?|auf|über|durch|aus|vom|von) `,
  String.raw` (?:se (?:enteran|enteraron|entera) de (?:nosotr[oa]s|mí)|(?:oyen|oyeron) hablar de (?:nosotr[oa]s|mí)|(?:nos|me) (?:conocen|conocieron)) (?:sobre todo )?(?:en|por|a través de) (?:el|la|los|las|un|una) (?!(?:mañana|tarde|noche|verano|invierno|año|precio) )`,
  // "The tram company gives the space for free".
  String.raw` (?!(?:we|i|it|they|he|she) )\S+ (?:gives?|lends?|lets|gave|leaves?) (?:us |me )?(?:have |use )?(?:the|a|an|its|their|one) (?:\S+ )?(?:space|spot|pitch|shelf|corner|stand|wall|counter|window|foyer|plot|sites?) (?:\S+ ){0,5}?(?:for free|free of charge|for nothing|free|without charge|rent-free|rent free|at no charge)(?= )`,
  String.raw` (?:gibt|überlässt|stellt|leiht|überlassen|stellen) (?:uns |mir )?(?:\S+ ){0,2}?(?:den|die|das|einen|eine|ein) (?:platz|stellplatz|ecke|regal\S*|fläche|standplatz|wand|theke|fenster|standort) (?:\S+ ){0,4}?(?:kostenlos|umsonst|gratis|unentgeltlich|kostenfrei)(?= )| (?:überlässt|stellt|gibt|stellen|geben) uns (?:kostenlos|umsonst|gratis|unentgeltlich) (?:den|die|das|einen|eine|ein) (?:platz|stellplatz|ecke|regal\S*|fläche|standplatz|wand|theke|fenster|standort)(?= )`,
  String.raw` (?:cede|ceden|da|dan|deja|dejan|presta|prestan) (?:gratis )?(?:el|un|su) (?:espacio|sitio|hueco|rincón|estante|mostrador) (?:\S+ ){0,4}?(?:gratis|sin cobrar(?:nos)?|sin coste|gratuitamente)(?= )`,
  // "La captación se hace en las cafeterías".
  String.raw` (?:the )?(?:recruiting|recruitment of (?:customers|clients|members)|customer acquisition|acquisition|canvassing) (?:\S+ )?(?:is done|gets done|happens|takes place|goes on) (?:at|in|through|via|on|outside|over) `,
  String.raw` (?:angeworben|geworben|akquiriert) (?:wird|werden (?:sie|die \S+)) (?:\S+ )?(?:in|im|auf|an|am|bei|beim|über|vor|durch) | (?:kundengewinnung|anwerbung|akquise|kundenwerbung) (?:\S+ )?(?:läuft|geschieht|findet|passiert|erfolgt) (?:\S+ )?(?:in|im|auf|an|am|bei|beim|über|vor|durch) `,
  String.raw` (?:captación (?:de \S+ )?(?:se hace|se hizo|la hacemos|ocurre|funciona)|captamos (?:a )?(?:l[oa]s \S+|client\S+)?) ?(?:\S+ )?(?:en|a través de|mediante|desde|por) `,
].map((pattern) => new RegExp(pattern));
/** "Los apunté yo en la puerta de las cocinas": where those who are counted in the sentence signed up. */
const signed = [
  String.raw` (?:i|we) (?:\S+ )?(?:signed|wrote|put|took) (?:them|most of them|all of them|each of them|their names|every one of them) (?:all )?(?:up|down) (?:\S+ ){0,2}?(?:at|outside|in front of|behind|by) (?:the|a|an|two|three) `,
  String.raw` (?:eingetragen|aufgeschrieben|notiert|angeworben) (?:habe|haben) (?:ich|wir) (?:sie|alle) (?:\S+ ){0,2}?(?:vor|an|am|bei|beim|auf|hinter) | (?:ich habe|wir haben|habe ich|haben wir) sie (?:\S+ ){0,3}?(?:vor|an|am|bei|beim|auf|hinter) (?:\S+ ){1,6}?(?:eingetragen|aufgeschrieben|notiert|angeworben)(?= )`,
  String.raw` l[oa]s (?:apunté|apuntamos|registré|registramos|inscribí|inscribimos) (?:yo |nosotr[oa]s |mism[oa]s? |un[oa] a un[oa] |tod[oa]s )*(?:en|a|delante de|frente a|junto a) `,
].map((pattern) => new RegExp(pattern));
const signedInChinese =
  /是我们?(?:自己)?(?:一个个|一个一个)?(?:站?在|去)[^,，。]{2,14}(?:登记|记下|记|加|拉|签)(?:上|下)?来?的/u;

const openedInChinese =
  /^(?!我)[^,，。]{2,14}(?:把[^,，。]{1,10}(?:名单|名册|联系方式|地址|电话)(?:发|交|转|给)[^,，。]{0,3}我们|(?:给|发给|提供给)(?:了)?我们?[^,，。]{0,12}(?:名单|名册|联系方式))|我们?(?:最早|一开始|当初|最初)?是?(?:通过|靠|托|经)[^,，。]{2,14}(?:进去|进场|进校|打进|搭上|进的门|进到|接上头)|(?:在|从)[^,，。]{2,16}(?:知道|听说|了解到|听到)了?我们|^(?!我)[^,，。]{2,12}免费(?:给|让|提供|出)[^,，。]{0,6}(?:位置|摊位|点位|角落|空间|地方)|(?:揽客|获客|拉客|招揽|招生)[^,，。]{0,4}在[^,，。]{2,}/u;
const doubtedInChinese = /打算|计划|准备|希望|如果|可能|会(?:给|把|让|在)|答应|同行|对手|没|不肯/u;

/** "It was all the registrars' mailing list", "das lief alles über den Verteiler", "fue todo gracias a la lista": the way of all who came. */
const ofAll = [
  / (?:it|that|this|they) (?:was|were|is|are|'s|came|comes|happened) all (?:(?<sure>through|via|thanks to|down to|by way of) )?(?:the|our|my|an?|one|word) /,
  / (?:das|es|sie|die) (?:lief|läuft|ging|geht|kam|kamen|kommt|war|waren) (?:\S+ )?(?:alles?|alle) (?<sure>über|durch|dank) /,
  / (?:fue|ha sido|es|vino|ha venido|llegó) todo (?<sure>gracias a|por|a través de|mediante) (?:el|la|l[oa]s|un|una|nuestr\S+|mi) | todo (?:vino|llegó|fue|ha venido) (?<sure>gracias a|por|a través de|mediante) (?:el|la|l[oa]s|un|una|nuestr\S+|mi) /,
];
const noSource =
  / (?:\S+ ){0,3}(?:fault|idea|work|doing|money|mistake|time|luck|problem|rain|weather|night|day|door|roof|schuld|nacht|tür|culpa|suerte|lluvia|dinero) /;

const isOfAll = ({ tokens }: Clause): boolean => {
  const words = wordsInFigures(tokens);
  if (!/ (?:all|alles?|todo) /.test(words)) return false;
  const found = ofAll.map((pattern) => pattern.exec(words)).find((match) => match !== null);
  if (!found) return false;
  const after = words.slice(found.index + found[0].length);
  const phrase = tokens.slice(tokens.length - after.trim().split(' ').length).slice(0, 6);
  const isSure = Object.values(found.groups ?? {}).some((sure) => sure !== undefined);
  return (
    !noSource.test(` ${after.trimStart()}`) &&
    phrase.some((token) => (isSure ? token.pos === 'noun' : isWayNoun(token, true)))
  );
};

const things =
  / names of (?:\S+ ){0,2}?(?:forms?|files?|parts?|papers?|documents?|products?|materials?|colou?rs?|drugs?|tools?) /;
/** A verb of the patterns, so that most clauses are left out at once. */
const verbs =
  / (?:sent|brought|passe[ds]|referred|introduced|steered|recruited|sends?|gives?|gave|hands?|handed|shares?|shared|came|got|were|hears?|heard|learns?|learned|learnt|find|lends?|lets?|leaves?|pass|done|happens|takes|gets|goes|signed|wrote|put|took|hat|haben|gibt|geben|schickt|schicken|nennt|nennen|gab|schickte|nannte|überlässt|überlassen|stellt|stellen|leiht|sind|bin|kamen|kam|erfahren|erfuhren|hören|hörten|wird|werden|läuft|geschieht|findet|passiert|erfolgt|nos|me|entramos|entré|entrado|metimos|enteran|enteraron|entera|oyen|oyeron|ceden?|dan?|dejan?|prestan?|captación|captamos|l[oa]s) /;
const doubted =
  / (?:will|'ll|would|could|should|might|hope|hopes|if|plan|want|not|n't|never|nobody|hardly|may|promised|würde\S*|werden|wenn|soll\S*|nicht|niemand|kaum|könnte\S*|no|nadie|si|quizás?|podría\S*|espero|esperamos|esperan|prometió) /;

/**
 * Who or what brought those who buy, in other words than a verb of coming: "the adviser sent us nine of the fourteen", "we came
 * in through the clerk's office", "heads hear of us at the breakfast".
 * @param hasCustomers whether the text tells customers: only then does most of it say what came of the way
 */
export const isNamedSource = (clause: Clause, hasCustomers: boolean): boolean => {
  const told = toldOf(clause);
  return told === 'counted' || (told === 'named' && hasCustomers);
};

const toldOf = memoise((clause: Clause): 'counted' | 'named' | undefined => {
  const { tokens, context, sentence, negated, speaker, modality } = clause;
  // An adviser who sends us some reports nothing.
  if (modality !== 'fact' || speaker === 'rival' || speaker === 'quoted' || hasAny(tokens, 'rival')) return undefined;
  if (!sentence.isLatin) {
    const letters = lettersOf(tokens);
    if (doubtedInChinese.test(letters)) return undefined;
    if (signedInChinese.test(letters) && /\d|[一二三四五六七八九十百]/u.test(lettersOf(context))) return 'counted';
    return openedInChinese.test(letters) ? 'named' : undefined;
  }
  const words = wordsInFigures(tokens);
  if (negated.size === 0 && !doubted.test(words) && isOfAll(clause)) return 'named';
  if (!verbs.test(words)) return undefined;
  const is = (pattern: RegExp): boolean => pattern.test(words);
  const isSigned = signed.some(is) && context.some(({ pos, text }) => pos === 'num' && text !== 'one');
  const found = sent.some(is) || names.some(is) || isSigned ? 'counted' : opened.some(is) ? 'named' : undefined;
  // "Sends us a list of parts": things that are named.
  const list = tokens.findIndex(({ text }) => text === 'list');
  const isThing =
    things.test(words) ||
    (list >= 0 && !tokens.slice(list).some((token) => has(token, 'people', 'venue', 'customer', 'partner')));
  return found === undefined || negated.size > 0 || doubted.test(words) || isThing ? undefined : found;
});
