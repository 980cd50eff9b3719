import type { Clause } from '../../text/clause';
import { wordsInFigures } from '../../text/figures';
import { memoise } from '../../text/memoise';
import { parseHanCount } from '../../text/numbers';
import { lettersOf } from '../../text/token';
import { hanNumber, hanUnit } from '../customers/hanCounts';

/** Where those of a trade or a place are to be found. */
const place = {
  en: String.raw`(?:beach|harbou?r|port|quay|pier|market|markets|car parks?|lorry parks?|truck stops?|parking lots?|yards?|hall|halls|stations?|depots?|building sites?|sites?|gates?|queue|waiting rooms?|clinics?|wards?|canteens?|break rooms?|pubs?|caf[eé]s?|church|mosque|temple|club|clubhouse|stadium|pitch|fields?|orchards?|vineyards?|workshops?|shops?|kitchens?|villages?|square|playgrounds?|park|parks|bus stops?|ranks?|allotments?|fairs?|auctions?|rally|tournament|stables?|boatyards?|marina|campsites?|barracks|farms|centres?|centers?|shelters?|launderettes?|garages?|gyms?|barns?)`,
  de: String.raw`(?:\S*(?:strand|hafen|markt|märkten|parkplatz|parkplätzen|rastplatz|rastplätzen|autohof|autohöfen|raststätten?|hof|höfen|halle|saal|bahnhof|depot|baustellen?|tor|wartezimmer|klinik|kantine|pausenraum|kneipe|wirtshaus|kirche|vereinsheim|sportplatz|feldern?|werkstatt|werkstätten|läden|küchen?|dörfern?|dorfplatz|dorf|spielplatz|park|haltestelle|messe|versammlung|ställen?|gemeindehaus|bürgerhaus|betriebshof|turnier|campingplatz|garagen|scheune))`,
  es: String.raw`(?:playa|puerto|muelle|lonja|mercados?|aparcamientos?|parking|feria|plaza|pueblos?|salón|iglesia|estación|obras?|cantina|bar|bares|escuela|cole|colegio|clínica|consultorio|sala de espera|taller|talleres|campo|fincas?|granjas?|cancha|parque|parada|caleta|embarcadero|barrio|gasolineras?|áreas? de servicio|cuadras?|camping|garajes?|rastro|mercadillos?|estadio)`,
};

/** Somewhere in the first words of the clause. */
const atPlace = {
  de: String.raw` (?:\S+ ){0,24}?(?:auf|am|an der|im|in der|in einem|in einer|in|beim|bei der|vor dem|vor der|hinter dem) (?:\S+ ){0,2}?${place.de} `,
  es: String.raw` (?:\S+ ){0,24}?(?:en|a la (?:salida|puerta|entrada)|delante|junto a) (?:\S+ ){1,3}?${place.es} `,
};

/** Who was talked to, how many of them, and where. */
const met = [
  String.raw` (?:i|we) (?:have |'ve |had )?(?:\S+ly )?(?:talked (?:to|with)|spoke (?:to|with)|spoken (?:to|with)|chatted (?:to|with)|asked|interviewed|met|sat (?:down )?with|questioned) (?:about |some |around |roughly )?(?<count>\d+) (?<who>(?:[^\s.;:]+ ){1,7}?)(?:on|at|in|outside|behind|by|across) (?:[^\s.;:]+ ){1,4}?${place.en} `,
  String.raw` (?:i|we) (?:sat|stood|was|were|went|waited|hung around) (?:\S+ ){0,2}?(?:on|at|in|outside|to|by) (?:\S+ ){1,4}?${place.en} (?:(?:[^\s.;]+ ){0,4}?and (?:talked to|talked with|asked|spoke to|spoke with|met) |(?:[^\s.;]+ ){0,2}?with )(?:about |some |around )?(?<count>\d+) (?<who>(?:\S+ ){1,3})`,
  String.raw` (?:i|we) (?:spent|stood|waited|sat) (?:[^\s.;]+ ){1,5}?(?:on|at|in|outside|by) (?:[^\s.;]+ ){1,4}?${place.en} (?:[^\s.;]+ ){0,5}?(?:and|asking|talking to|talking with) (?<count>\d+) (?<who>\S+ )(?:(?:of them )?(?:told|showed|answered|talked)|(?:\S+ ){0,3}?(?:what|how|why|about|whether|where)) `,
  String.raw` (?:ich|wir) (?:\S+ ){0,8}?(?:an|vor|auf|in) (?:die|den|das) (?:\S+ )?${place.de} gestellt (?:\S+ ){0,3}?und (?<count>\d+) (?<who>\S+ )(?:\S+ ){0,5}?(?:gefragt|befragt|angesprochen) `,
  String.raw` (?:pasé|pasamos|estuve|estuvimos) (?:\S+ ){1,5}?en (?:el|la|un|una) (?:\S+ )?${place.es} (?:\S+ ){0,3}?(?:preguntando a|hablando con|charlando con) (?:un[oa]s )?(?<count>\d+) (?<who>(?:\S+ ){1,3})`,
  // "Asked 52 drivers on three lorry parks": notes leave their "we" out.
  String.raw`^ (?:- )?(?:talked to|spoke to|spoke with|asked|met|interviewed|visited) (?<count>\d+) (?<who>(?:[^\s.;:]+ ){1,5}?)(?:on|at|in|outside) (?:[^\s.;:]+ ){1,4}?${place.en} `,
  String.raw` (?:i|we) (?:have |'ve |had )?(?:\S+ly )?(?:visited|called on|dropped in on|went to see|been to see) (?:about |some |around )?(?<count>\d+) (?<who>(?:[^\s.;:]+ ){1,4}?)(?:in|on|at|across|around) (?:the|their|our|my|\S+shire|\S+ 's) `,
  String.raw`(?: (?:ich|wir) (?:\S+ ){0,4}?|^ (?:- )?)(?<count>\d+) (?<who>(?:[^\s.;:]+ ){1,2})(?:[^\s.;:]+ ){0,4}?(?:besucht|abgeklappert|aufgesucht) `,
  String.raw`^(?=${atPlace.de}) (?:\S+ ){0,16}?mit (?:rund |etwa |ungefähr )?(?<count>\d+) (?<who>(?:\S+ ){1,5}?)(?:\S+ ){0,10}?(?:gesprochen|geredet|gesessen|unterhalten) `,
  String.raw`^(?=${atPlace.de}) (?:\S+ ){0,10}?(?:ich|wir) (?:\S+ ){0,8}?(?<count>\d+) (?<who>(?:\S+ ){1,5}?)(?:\S+ ){0,8}?(?:gefragt|befragt|angesprochen|getroffen) `,
  String.raw`^(?=${atPlace.es}) (?:\S+ ){0,16}?(?:hablamos con|hablé con|hemos hablado con|he hablado con|charlé con|charlamos con|me senté con|nos sentamos con|entrevisté a|entrevistamos a|pregunté a|preguntamos a|conversamos con|conversé con) (?:un[oa]s )?(?<count>\d+) (?<who>(?:\S+ ){1,3})`,
  String.raw` (?:visité|visitamos|he visitado|hemos visitado|recorrí|recorrimos) (?:a )?(?:un[oa]s )?(?<count>\d+) (?<who>(?:\S+ ){1,4}?)(?:en|de|por) (?:el|la|los|las|su|sus|mi|nuestr[oa]) `,
].map((pattern) => new RegExp(pattern));
const placeInChinese =
  '(?:停车场|服务区|码头|市场|菜场|工地|园区|[村镇]里?|校门口|学校门口|医院|小区|车站|工厂|厂门口|食堂|庙会|球场|公园|门口|海边|渔港|大棚|地里|店里|门店|展会)';
const metInChinese = [
  `(?:在|去了?|跑了?|到|蹲在?)[^,，。;]{0,10}?${placeInChinese}[^,，。;]{0,4}?[,，]?[^,，。;\\d]{0,6}?(?:问|聊|访|见|谈|找)(?:过|了|到)*(?:大概|差不多|约)?(?<count>${hanNumber})${hanUnit}(?<who>[^,，。;]{0,6})`,
  `(?:在|去了?|跑了?|到|蹲在?)[^,，。;]{0,10}?${placeInChinese}[^。;]{0,12}?[跟和与](?<count>${hanNumber})${hanUnit}(?<who>[^,，。;]{1,6}?)(?:都)?(?:聊|谈|说上话|见)`,
].map((pattern) => new RegExp(pattern, 'u'));

/** Nobody who buys. */
const unmeant =
  / (?:countries|cities|towns|websites?|sites|pages|museums?|courses|events|questions|mentors|länder\S*|städte\S*|webseiten|seiten|museen|kurse\S*|fragen|veranstaltungen|países|ciudades|páginas|sitios|museos|cursos|preguntas|friends?|family|relatives|colleagues|classmates|rivals?|competitors?|experts?|investors?|suppliers?|officials?|minutes?|hours?|days?|times?|weeks?|months?|freund\S*|bekannte\S*|verwandte\S*|kolleg\S+|konkurrent\S*|experten|investoren|lieferanten|jahre?n?|tage?n?|mal|stunden|amig[oa]s|familiares|parientes|colegas|expertos|inversores|proveedores|veces|días|horas|años|rivales|competidores) /;
const unmeantInChinese =
  /朋友|同学|亲戚|同事|同行|对手|专家|投资|供应商|看病|项目|问题|国家|网站|垃圾|小时|分钟|天|次/u;
/** One of these stands in every pattern, and in few other clauses. */
const trigger =
  / (?:talked|spoke|spoken|chatted|asked|interviewed|met|spent|gestellt|pasé|pasamos|estuve|estuvimos|sat|stood|went|waited|was|were|hung|visited|called|dropped|been|questioned|besucht|abgeklappert|aufgesucht|gesprochen|geredet|gesessen|unterhalten|gefragt|befragt|angesprochen|getroffen|hablamos|hablé|hablado|charlé|charlamos|senté|sentamos|entrevisté|entrevistamos|pregunté|preguntamos|conversamos|conversé|visité|visitamos|visitado|recorrí|recorrimos) /;
const untrue =
  / (?:will|'ll|would|could|should|if|plan|want|not|n't|never|nobody|werde[nt]?|würde\S*|wenn|möchte\S*|nicht|nie|niemand|vamos a|voy a|queremos|quiero|si|no|nunca|nadie) /;
/** Nobody is met in a survey, whatever place its questions name. */
const onPaper = / (?:\S*umfrage|fragebogen|encuesta|cuestionario|survey|questionnaire|poll) /;
const spokenTo = / (?:spoke|spoken|talked|met|angesprochen|gesprochen|getroffen|hablamos|hablé|hablado) /;
/** Fewer may be chance. */
const least = 5;

/**
 * "Hablamos con 34 patrones de lancha en la playa", "12 Malermeister im Landkreis besucht", 在三个停车场问了五十二个司机: so many of those who
 * may buy were met where they are. Not "we asked 20 friends", "we want to talk to 30 drivers at the depot".
 */
export const isMetAtPlace = memoise(({ tokens, context, sentence, speaker, modality }: Clause): boolean => {
  if (speaker === 'rival' || speaker === 'report' || speaker === 'quoted' || speaker === 'friends') return false;
  if (modality !== 'fact') return false;
  if (!sentence.isLatin) {
    const letters = lettersOf(context.slice(Math.max(0, context.indexOf(tokens[0]!))));
    const groups = metInChinese.map((pattern) => pattern.exec(letters)?.groups).find((found) => found !== undefined);
    return (
      groups !== undefined &&
      parseHanCount(groups['count'] ?? '0') >= least &&
      !unmeantInChinese.test(groups['who'] ?? '') &&
      !/想|打算|计划|准备|要去|没/u.test(lettersOf(tokens))
    );
  }
  const own = wordsInFigures(tokens);
  if (!/\d/.test(wordsInFigures(context)) || !trigger.test(own)) return false;
  // The place or the count may stand beside the verb.
  const words = wordsInFigures(context.slice(Math.max(0, context.indexOf(tokens[0]!))));
  if (onPaper.test(words) && !spokenTo.test(words)) return false;
  const match = met.map((pattern) => pattern.exec(words)).find((found) => found !== null);
  const groups = match?.groups;
  return (
    groups !== undefined &&
    Number(groups['count']) >= least &&
    !unmeant.test(` ${groups['who'] ?? ''}`) &&
    !untrue.test(match?.[0] ?? '')
  );
});
