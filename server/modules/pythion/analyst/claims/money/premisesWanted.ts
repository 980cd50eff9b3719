import type { Clause } from '../../text/clause';
import { memoise } from '../../text/memoise';
import { spacedWords } from '../../text/token';

const rooms = {
  en: '(?:shop|shopfront|store|unit|workshop|kitchen|office|warehouse|hall|barn|shed|storefront|premises|studio|stall|van|flat)',
  de: '(?:\\S*laden|ladenlokal|\\S*halle|\\S*werkstatt|\\S*küche|\\S*büro|\\S*lager|scheune|räume|raum|stand|atelier|transporter)',
  es: '(?:local|nave|taller|cocina|oficina|almacén|bodega|galpón|puesto|obrador|casa|bajo|garaje|terreno|depósito|furgoneta|camioneta|estudio)',
};
const wanted = [
  ` (?:queremos|quiero|quisiéramos|quisiera|pensamos|pienso|planeamos|vamos a|voy a|necesitamos|necesito|esperamos|buscamos) (?:alquilar |rentar |arrendar |comprar )(?:el |la |un |una |otr[oa] |nuestr[oa] )(?:\\S+ )?${rooms.es} `,
  ` (?:we|i) (?:want|plan|hope|need|intend|'d like|would like|are going|'re going) to (?:rent|lease|buy) (?:an?|the|our|another) (?:\\S+ ){0,2}?${rooms.en} `,
  ` (?:(?:wir|ich) (?:wollen?|will|möchten?|planen|müssen)|(?:wollen?|will|möchten?) (?:wir|ich)) (?:\\S+ ){0,3}?(?:ein|einen|eine|das|den|die) (?:\\S+ )?${rooms.de} (?:\\S+ ){0,8}?(?:mieten|anmieten|pachten|kaufen) `,
].map((pattern) => new RegExp(pattern));
/** To let it to others is what we do: "queremos alquilar una casa a turistas". */
const toOthers =
  / (?:a (?:turistas|familias|estudiantes|empresas|huéspedes|client[ea]s|quienes?)|and (?:let|sublet|rent) (?:it|them)|to (?:tourists|guests|students)|vermieten|por (?:horas|días|noches)|by the (?:hour|day)|subalquilar\S*|realquilar\S*) /;

/** What is done there, behind the wish: "y repartir en bicicleta". */
const besides =
  /^ (?:y|e|and|und) (?:to )?(?:repartir|entregar|contratar|comprar|instalar|mudarnos|equiparl[oa]|deliver|hire|buy|move|install|equip) /;

/** "Queremos alquilar un local con cocina": what we need for the work, and no product. */
export const isPremisesWanted = memoise(({ tokens, context, sentence, speaker }: Clause): boolean => {
  if (!sentence.isLatin || (speaker !== 'own' && speaker !== 'other')) return false;
  const words = spacedWords(besides.test(spacedWords(tokens)) ? context : tokens);
  return wanted.some((pattern) => pattern.test(words)) && !toOthers.test(words);
});
