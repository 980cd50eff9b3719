import { memoise } from './memoise';
import { kinApart } from './relatives';
import { words } from './sameElsewhere';
import type { Token } from './token';
import { wordsInFigures } from './figures';

const many = '\\d[\\d.,]*';
/** "La madre", "un padre" are families, and none of ours. */
const kin = `(?:mi|nuestr[oa]|una?(?! (?:padre|madre|hij[oa]|abuel[oa]) )) (?:buen[oa]? |antigu[oa] |ex )?(?:${kinApart.es})`;
const done =
  '(?:tienen?|tenían?|tuvo|lleva|llevan|atienden?|atendía|atendió|abastecen?|sirven?|sirvió|cuida|cuidan|visitan?|surte|surten|vende|venden|vendió|vendieron|hizo|hicieron|arregla|arregló|entregó|entrega|colocó|cobró|facturó|despachó|reparte|repartió|limpia|limpió|instaló|montó)';
const person =
  '(?:una? (?!(?:client|compañer|mes|semana|día|año|tarde|par|precio|cada)\\S* )\\S+(?: \\S+)? (?:de|del|en) \\S+(?: \\S+)?)';

const patterns = [
  // "Son 26 las carnicerías que tiene en el abono mi cuñado".
  ` ${many} ${words(3, 1)}(?:las|los|l[oa]s \\S+|\\S+) ?que (?:ya )?${done} ${words(5)}${kin} `,
  // "1.800 costales vendió él", "90 pozos limpió mi suegro el año pasado".
  ` ${many} ${words(4)}${done} (?:él|ella|ellos|ellas|ese señor|esa señora|${kin}) `,
  // "Según dicen, a un apicultor de Rionegro le pagaron 14 fincas".
  ` a ${person} ${words(2)}l[ae]s? (?:ya )?(?:pagan|pagaron|compraron|contrataron|encargaron|pidieron|han \\S+) ${words(2)}${many} `,
  // "Abonadas hay 143 familias en lo de Nélida, la cuidadora de la otra puerta".
  ` ${many} ${words(4, 1)}(?:en lo de|con|en el \\S+ de|en la \\S+ de) ${words(2, 1)}, (?:el|la|un|una) ${words(3, 1)}(?:de la otra|del otro|de al lado|de enfrente|de la esquina|de la competencia|de la vuelta) `,
  ` ${many} ${words(4, 1)}en (?:lo|casa|el \\S+|la \\S+) de ${kin} `,
  // "La franquicia a la que me uno tuvo 318 pedidos en Pamplona": before us.
  `^ (?:la|el) (?:franquicia|cadena|marca|red|central|franquiciador\\S*|matriz)(?: a (?:la|el) que| con la que| que)? ${words(4)}(?:ya )?${done} ${words(8)}${many} `,
  // "Un conocido de Rafaela tiene una página y ahí se cerraron 83 ventas".
  `^ (?:${kin}|${person}) ${words(4)}(?:tiene|lleva|puso|montó|abrió|maneja) (?:una?|su) ${words(6, 1)}y ${words(2)}(?:ahí|allí|con eso|con ella|con él|por ahí) (?:ya )?(?:se )?(?:cerraron|vendieron|vendió|hicieron|hizo|colocaron|colocó|cerró|movió|alquilaron|pidieron|compraron) ${many} `,
  // "Mi compadre en Apizaco les pica a 26 molinos".
  `^ ${kin} (?:(?:de|del|en) ${words(3, 1)})?(?:ya )?l[ae]s? \\S+ ${words(2)}a ${many} `,
  // "Un profesor en La Paz comparó treinta casas con treinta": measured elsewhere.
  `^ una? (?:profesor|investigador|estudi|ingenier|agrónom)\\S* en ${words(3, 1)}(?:comparó|midió|ensayó|probó|pesó) ${words(2)}${many} `,
].map((pattern) => new RegExp(pattern, 'u'));

/** "Tiene lista de espera hasta agosto", "no da abasto": demand that another has. */
const busy =
  /^ (?:y |pero )?(?:en (?:[^\s,]+ ){1,3}(?:ya )?hay una? (?:\S+ ){1,2}que |(?:conozco|conocemos) (?:a )?una? (?:\S+ ){1,4}que )(?:ya )?(?:tiene|tenía|lleva) (?:ya )?(?:lista de espera|la agenda (?:llena|completa)|todo (?:lleno|vendido|reservado))/;

/** What stands with us in it is a dealing of ours. Whose relative it is, and how we feel about it, says nothing of us. */
const ours =
  / (?:nos|nosotr[oa]s|nuestr[oa]s?|yo|me|mi|mis|conmigo|lo mío|los míos|la mía|las mías|\p{L}{2,}(?:amos|emos|imos)) /u;
const aside = new RegExp(
  ` (?:${kin}|(?:mi|nuestr[oa]) \\S+(?= en )|(?:a la que|con la que|a las que) (?:me|nos) \\S+|(?:y )?eso (?:me|nos) \\S+|me (?:dijeron|contaron|dicen)|antes que (?:yo|nosotros)) `,
  'gu',
);

/**
 * Another's customers and sales with the doer behind: "son 26 las carnicerías que tiene mi cuñado", "1.800 costales vendió él", "a un
 * apicultor de Rionegro le pagaron 14 fincas". Not "mi cuñado me mandó 26 carnicerías".
 */
export const isOthersInSpanish = memoise((context: readonly Token[]): boolean => {
  const text = wordsInFigures(context);
  if (busy.test(text)) return !ours.test(text);
  if (!/ \d/.test(text) || !patterns.some((pattern) => pattern.test(text))) return false;
  return !ours.test(text.replace(aside, ' x '));
});
