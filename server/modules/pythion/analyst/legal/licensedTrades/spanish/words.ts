import { anyAfterSpace } from '../trade';

export const gap = (most: number): string =>
  String.raw`(?:(?!(?:para|de|que|con|sin|por|no|como|software|app|aplicación|,|;) )\S+ ){0,${most}}?`;
const staff =
  '(?:herman[oa]|mujer|marido|padre|madre|tío|tía|prim[oa]|hij[oa]|soci[oa]|enfermer[oa]s?|vigilantes?|guardias?|porteros?|chóferes?|conductor(?:es)?|equipo|gente|empleados|chicos|técnicos?|electricistas?|pilotos?|detectives?|abogad[oa]s?)';
const undenied = '(?<! (?:no|nunca|que|sin) )';
/** The act, denied or not: quick to rule out, as few sentences have its verb and object. */
export const withoutDenial = (act: RegExp): string => act.source.replaceAll(undenied, '');
/** Of us by its ending, or of those who work for us. `third` is what they do. */
export const acts = (first: string, object: string, most = 4, third = ''): string =>
  String.raw` ${undenied}(?:${first}${third ? String.raw`|(?:nuestr[oa]s?|mis?) (?:\S+ )?${staff} (?:les? |l[oa]s? )?(?:${third})` : ''}) ${gap(most)}(?:${object})`;
export const build = (...patterns: string[]): RegExp => new RegExp(anyAfterSpace(patterns));
export const end = String.raw`(?= (?:[.,;:!?()–-]|en|a|al|por|y|o|pero|cada|desde|para|los|las|el|la|que|con|de (?:noche|día|mi|nuestr[oa]s?|la|los|las|el)|del|hasta|sin|todos|todas|dos|tres|aquí|allí|\d\S*|€)(?: |$)|$| ?$)`;
/** Of animals, plants and toys: "una guardería de perros". */
const ofPeople = String.raw`(?! (?:(?:de|para) (?:\S+ )?(?:perros|gatos|mascotas|animales|plantas|juguete|muñecas)|canin[oa]) )`;
/** Of a customer: "tenemos una farmacia y dos tiendas como clientes". */
const notOfClients = String.raw`(?! (?:\S+ ){0,6}?(?:(?:como|de|entre (?:los|nuestros)) (?:\S+ ){0,2}?clientes?|interesad[oa]s?|lista de espera|apuntad[oa]s?|en pruebas?) )`;
export const runs =
  '(?:abrimos|abro|montamos|monto|tenemos|tengo|llevamos|llevo|dirigimos|dirijo|gestionamos|gestiono|regento|pusimos|fundamos|hemos (?:abierto|montado)|he (?:abierto|montado)|(?:vamos|voy) a (?:abrir|montar))';
export const run = (heads: string): string =>
  String.raw` ${runs} (?:(?:un|una|el|la|los|las|mi|nuestr[oa]|pequeñ[oa]|nuev[oa]|\d+) )*(?:${heads})${end}${ofPeople}${notOfClients}`;
/** What a sentence with an act of ours has in it: a verb of ours, or those who work for us. */
export const own =
  /[aei]mos | (?:abro|acojo|arreglo|atiendo|cambio|cobro|cocino|conduzco|cubro|cuido|curo|desmonto|destilo|dirijo|doy|elimino|enseño|extraigo|fumigo|gestiono|guiso|hago|he|horneo|instalo|llevo|manejo|mato|monto|pongo|preparo|presto|quito|recomiendo|regento|reparo|represento|retiro|reviso|saco|sacrifico|soy|tatúo|tengo|vendo|voy|nuestr[oa]s?|mis?|una? (?:enfermer[oa]|matrona|auxiliar)) /;
export const people =
  '(?:gente|personas|vecinos|mayores|ancianos|pacientes|turistas|viajeros|pasajeros|niños|alumnos|trabajadores|enfermos|visitantes|jubilados|temporeros)';
export const car = '(?:furgoneta|coche|minibús|microbús|autobús|autocar|taxi|moto|combi|van)';
export const boat = '(?:barca|barco|lancha|velero|yate|bote|globo|helicóptero|avioneta)';
export const drinks = '(?:aguardiente|orujo|ginebra|ron|whisky|pisco|mezcal|tequila|licor(?:es)?|vodka|alcohol)';
export const beasts =
  '(?:corderos|cerdos|pollos|cabritos|ovejas|gallinas|vacas|reses|animales|terneros|caballos|cabras|ganado)';
