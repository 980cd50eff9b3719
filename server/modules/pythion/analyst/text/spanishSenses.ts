import { numberWords } from '../lexicon/numbers';
import { rewrite } from './rewrite';

const done =
  '(?:terminé|terminamos|hice|hicimos|entregué|entregamos|instalé|instalamos|coloqué|colocamos|facturé|facturamos|armé|armamos|limpié|limpiamos|pinté|pintamos|arreglé|arreglamos|vendí|vendimos|despaché|despachamos)';
/** What is settled, and can't be called off. */
const settled =
  '(?:(?:la|las|su|sus) (?:cuotas?|facturas?|deudas?|señas?|mensualidad(?:es)?)|(?:el|su) (?:saldo|total|monto|importe)|al contado|en efectivo|por adelantado|contra entrega|a fin de mes)';
/** What is called off: "14 cursos, todos cancelados por la lluvia", "canceló el total de sus pedidos". */
const calledOff =
  '(?! (?:por (?!adelantado|completo|transferencia)|debido|(?:de )?(?:la|el|los|las|su|sus) (?:suscripci|pedido|reserva|contrato|abono|servicio|cita|turno)))';
const dropped = '(?! (?:la|el|los|las|su|sus) (?:suscripci|pedido|reserva|contrato|abono|servicio|cita|turno))';

/** "Terminaron de cancelar", "once ya canceladas" behind what was made, "cancelaron la cuota": what was paid off. */
const paidOff = new RegExp(
  String.raw`(?<!\p{L})(?:(?:(?:me|nos) )?termin(?<behind>ó|aron|an|aba|aban) de cancelar${dropped}|(?<made>${done}(?![^.;\n]{0,60}(?:reserva|cita|turno|suscripci))[^.;\n]{0,60}? (?:ya|todas|todos) )cancelad(?<ending>[oa]s?)${calledOff}|(?:(?<verb>cancelaron|canceló|cancelan|cancela)|(?<has>han?) cancelado)(?= (?:ya )?${settled}(?!\p{L})${calledOff}))(?!\p{L})`,
  'gu',
);
const forms: Readonly<Record<string, string>> = {
  cancelaron: 'pagaron',
  canceló: 'pagó',
  cancelan: 'pagan',
  cancela: 'paga',
};

const unit = '(?:uno|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|quince|veinte)';
const cents = '(?:diez|veinte|treinta|cuarenta|cincuenta|sesenta|setenta|ochenta|noventa)';
/** "Jabón, luz y gas: uno con diez", "me sale a dos con cincuenta": 1.10 and 2.50. */
const withCents = new RegExp(
  String.raw`(?<before>(?:: ?|(?<!\p{L})(?:a|en|son|cuesta|cobro|vale|sale|salen) ))(?<whole>${unit}) con (?<part>${cents})(?=[.,;\n]|$| (?:el|la|por|cada|al) )`,
  'gu',
);

/** "¢3.200": colones. */
const colones = /¢(?= ?\d)/g;

/**
 * Spanish words with another sense than that of their first entry: to cancel is to pay off, amounts as they are spoken, the sign of
 * the colón as many keyboards have it.
 * @param normal its text and the offsets of its characters, of which copies are returned
 */
export function writeSpanishSenses<Text extends { text: string; starts: number[]; ends: number[] }>(
  normal: Text,
): Text {
  let read = normal;
  if (read.text.includes('cancel')) read = rewrite(read, paidOff, writePaid);
  if (read.text.includes(' con ')) read = rewrite(read, withCents, writeCents);
  return read.text.includes('¢') ? rewrite(read, colones, () => '₡') : read;
}

function writePaid({ groups = {} }: RegExpExecArray): string {
  const { behind, made, ending = '', verb = '' } = groups;
  if (behind) return `me pag${behind}`;
  if (made) return `${made}pagad${ending}`;
  return forms[verb] ?? `${groups['has']} pagado`;
}

const writeCents = ({ groups = {} }: RegExpExecArray): string =>
  `${groups['before']}${numberWords[groups['whole'] ?? ''] ?? 1},${numberWords[groups['part'] ?? ''] ?? ''}`;
