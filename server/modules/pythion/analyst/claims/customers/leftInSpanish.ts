import type { Clause } from '../../text/clause';
import { wordsInFigures } from '../../text/figures';
import type { Claim } from '../claim';
import { half, isToldOfOurs, partIn, withLeavers, type Leaving } from './stayersAndLeavers';

const counted = '(?:l[oa]s (?:otr[oa]s |demás )?)?(?<part>\\d+)(?: de (?:ell[oa]s|l[oa]s \\d+))?';
const before = '(?:su|sus|el|la|lo|los|las)';

/** Who went back to what they had, and what came back to us. */
const left = [
  ` ${counted} (?:[^\\s\\d,]\\S* ){0,2}?(?:ya )?(?:(?:se )?(?:volvieron|regresaron)|habían vuelto|han vuelto) (?:a|con) ${before} (?!(?:casa|pueblo|país|trabajo|puesto|sitio|peso|vida|forma|estado|nivel|ritmo|rutina|color|tamaño) )(?:\\S+ ){0,2}?(?:de antes|de siempre|de toda la vida|anterior(?:es)?|viej[oa]s?) `,
  ` ${counted} (?:[^\\s\\d,]\\S* ){0,2}?(?:ya )?l[oa]s? (?:habían|han) (?:dejado|abandonado|cancelado|desinstalado) (?=[.,;])`,
  ` ${counted} (?:[^\\s\\d,]\\S* ){0,2}?(?:ya )?(?:me|nos) (?:l[oa]s? )?(?:devolvieron|regresaron) (?!(?:el|la|los|las) (?:dinero|plata|pesos|favor|llamada|caja|bidón|envase|bolsa|visita|sonrisa|saludo|confianza|encuesta|formulario|cuestionario|mensaje|correo)\\S* )`,
  ` ${counted} (?:[^\\s\\d,]\\S* ){0,2}?(?:(?:me|nos) )?(?:volvieron|regresaron|vinieron de vuelta) (?:\\S+ )?(?:quemad|rot|fallad|dañad|partid|rajad|vencid|podrid)[oa]s `,
  ` ${counted} (?:[^\\s\\d,]\\S* ){0,2}?(?:no quisieron (?:saber|seguir (?!con (?:su|el|la) )|más [.,;]|otr)|pidieron (?:su|la) (?:plata|dinero|devolución)|exigieron (?:su|la|que))`,
].map((pattern) => new RegExp(pattern));
/** "No hubo segundo para ninguno", "de octubre para acá, cero". */
const noneAgain = [
  / no hubo (?:un )?(?:segund|otr)[oa] (?:\S+ )?(?:para|de|con) (?:ningun[oa]|nadie) /,
  / ningun[oa] (?:de ell[oa]s )?(?:repitió|volvió a (?:comprar|pedir|venir|contratar|reservar|encargar|usar|pagar)\S*|pidió (?:más|otr\S+|el segundo|la segunda)|compró (?:más|otr\S+)) /,
  / (?:de|desde) \S+ (?:para acá|a la fecha|en adelante) , (?:cero|nada|ningun[oa]) [.,;]/,
].map((pattern) => new RegExp(pattern));
/** "En otoño solo éramos cuatro"; not "al viernes ya eran cinco". */
const fewLeft =
  / (?:(?:ya )?(?:solo|sólo) (?:éramos|eran|quedábamos|quedaban|seguían)|ya (?:quedábamos|quedaban)) (?<stay>\d+) (?=[.,;]|y |de l|client|familia|soci|tienda|local|bar)/;

/** "Los 21 siguen dentro", "88 locales tienen mi bidón y ninguno lo ha devuelto". */
const stayed = [
  ` ${counted} (?:[^\\s\\d,]\\S* ){0,2}?(?:siguen|continúan|permanecen) (?:dentro|adentro|con (?:nosotr[oa]s|migo)|conmigo|en el grupo|apuntad[oa]s|activ[oa]s|pidiendo|comprando|pagando|viniendo|usándol[oa]s?|mandando|dejándome|dejándonos|llamándome) `,
  ` ${counted} (?:\\S+ ){1,2}?tienen (?:mi|nuestr[oa]|mis|nuestr[oa]s) (?:\\S+ ){1,2}?y ningun[oa] (?:me |nos )?(?:l[oa]s? )?(?:ha devuelto|devolvió|ha dejado|lo dejó) `,
  ` ${counted} (?:\\S+ ){1,6}?y ningun[oa] ha dejado de (?:pedir|comprar|venir|pagar|llamar|usarl[oa]s?) `,
].map((pattern) => new RegExp(pattern));

/** One of these stands in each of the patterns. */
const trigger =
  /abandonado|dejado|cancelado|desinstalado|volvi|vuelt|regres|devolv|vinieron|quisieron|pidieron|exigieron|hubo|ningun|éramos|eran|quedá|quedab|seguían|siguen|continúan|permanecen| (?:acá|fecha|adelante) /;

const isOurs = (clause: Clause): boolean =>
  clause.sentence.isLatin && trigger.test(wordsInFigures(clause.context)) && isToldOfOurs(clause);

/** "Ya éramos cuatro, los otros diecisiete …": both together are all. */
const thoseLeft = / (?:éramos|quedamos|quedábamos|quedaban|seguimos|siguen|somos) (?<stay>\d+) /;

/** The most that are counted anywhere else, without times and periods. */
function wholeOf(part: number, clause: Clause, clauses: readonly Clause[]): number | undefined {
  const stay = Number(thoseLeft.exec(wordsInFigures(clause.context))?.groups?.['stay'] ?? Number.NaN);
  const counts = clauses.flatMap(({ quantities, tokens }) =>
    quantities.flatMap(({ kind, value, period, per, start }) =>
      kind === 'count' && period === undefined && per === undefined && value > part && !isPrice(tokens[start + 1]?.text)
        ? [value]
        : [],
    ),
  );
  if (stay > 0 && stay !== part) counts.push(part + stay);
  return counts.length > 0 ? Math.max(...counts) : undefined;
}
const isPrice = (next: string | undefined): boolean => /^(?:%|por|la|el|cada|minutos?|horas?|kilos?)$/.test(next ?? '');

function leftIn(clauses: readonly Clause[]): Leaving[] {
  return clauses.flatMap((clause) => {
    if (!isOurs(clause)) return [];
    const words = wordsInFigures(clause.tokens);
    const stay = fewLeft.exec(words)?.groups?.['stay'];
    const part = stay === undefined ? partIn(left, words) : Number(stay);
    if (part === undefined) return [];
    const whole = wholeOf(part, clause, clauses);
    return whole === undefined ? [] : [{ clause, part: stay === undefined ? part : whole - part, whole }];
  });
}

const ofAll = / de (?:(?:l[oa]s|mis|nuestr[oa]s|es[oa]s) )?(?:primer[oa]s )?(?!(?:19|20)\d\d )(?<part>\d[\d.]*) /;

/** The first clause of a sentence that says that most are still customers; not "de las 60 tiendas, dos siguen con nosotros". */
const staysIn = (clauses: readonly Clause[]): Clause[] =>
  clauses.filter((clause, index) => {
    if (clauses[index - 1]?.sentence === clause.sentence || !isOurs(clause)) return false;
    const words = wordsInFigures(clause.context);
    const part = partIn(stayed, words);
    return part !== undefined && part >= (partIn([ofAll], words) ?? part) * half;
  });

/**
 * Who left or stayed in words that only Spanish has: "los otros 17 volvieron a su transportista de antes", "once me los devolvieron",
 * "los 21 siguen dentro".
 */
export const withLeftInSpanish = (claims: readonly Claim[], clauses: readonly Clause[]): Claim[] =>
  withLeavers(claims, {
    staying: staysIn(clauses),
    none: clauses.filter(
      (clause) => isOurs(clause) && noneAgain.some((pattern) => pattern.test(wordsInFigures(clause.tokens))),
    ),
    gone: leftIn(clauses),
  });
