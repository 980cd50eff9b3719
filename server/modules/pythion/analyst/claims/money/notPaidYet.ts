import type { Clause } from '../../text/clause';
import { wordsInFigures } from '../../text/figures';
import { memoise } from '../../text/memoise';

const sales =
  '(?:pedidos?|reservas?|plazas?|cuotas?|facturas?|entradas?|encargos?|turnos?|mesas?|cursos?|abonos?|viajes?|visitas?|clases?|cajas?|piezas?)';

const patterns = [
  // "La unidad nos cobra 90", "mi cuñado me cobra 6 por traerlas": what we pay.
  / (?:nos|me) (?:cobran?|cobró|facturan?) (?:(?:unos|como|solo|sólo|a) )?\d/,
  // "Las pesas ya están pagadas": our equipment, where nothing is counted.
  new RegExp(
    `^(?!.*\\d) (?:y |pero )?(?:el|la|los|las|mis?|nuestr[oa]s?) (?!${sales} )\\S+ (?:\\S+ ){0,5}?(?:está|están|quedó|quedaron) (?:ya )?pagad[oa]s? `,
  ),
  // "Tres ayuntamientos nos han pedido presupuesto de 120".
  /^(?!.* (?:acept|aprob|firm|pagad|pagaron|encarg)).* (?:pidieron|pidió|piden|pide|pedido|solicitaron|solicitó|solicitado) (?:(?:un|una|el|la|varios|varias|su) )?(?:presupuestos?|cotizaci(?:ón|ones)|precios?|tarifas?|muestras?) /,
  // "55.000 por producto, el segundo 40.000": a list of prices.
  /^ \d\S* (?:por|el|la|cada|al) \S+(?: , (?:(?:a partir )?del? |el |la )?(?:segund|siguient|otr|tercer)\S+ (?:a |por )?\d\S*)+ (?:[.,] )?$/,
];

/** "Lo paga la familia con el recibo": who pays, and nobody who has. Not "lo pagan los padres cada mes", "la fundación: 200 al trimestre". */
const whoPays = /^ (?:y |pero |, )*(?:l[oa]s?|me l[oa]s?|nos l[oa]s?) pagan? (?:el|la|los|las|cada|su|sus) /;
const paysNow = / (?:\d\S*|cada (?:mes|semana|año|trimestre)|tod[oa]s l[oa]s \S+|desde|mensualmente) /;

/** Words of payment in Spanish without a customer who paid. */
export const isNotPaidYet = memoise(
  ({ tokens, context, sentence }: Clause): boolean =>
    sentence.isLatin &&
    (patterns.some((pattern) => pattern.test(wordsInFigures(tokens))) ||
      (whoPays.test(wordsInFigures(tokens)) && !paysNow.test(wordsInFigures(context)))),
);

const uncharged =
  / no (?:l[ea]s? )?(?:cobro|cobramos)(?= (?:[.,;]|por|nada|el|la|al?|un))| (?:i|we) (?:do n't|do not|never) charge(?= (?:[.,;]|for|anything|them))| (?:ich nehme|wir nehmen|ich verlange|wir verlangen) (?:\S+ ){0,2}?(?:nichts|kein geld)(?= )/;

/** "No cobro por el corte, es voluntariado": it is asked from nobody. */
export const isNoCharge = memoise(
  ({ tokens, sentence }: Clause): boolean => sentence.isLatin && uncharged.test(wordsInFigures(tokens)),
);

const stock = [
  // "I've 90 pairs in the box room now".
  /^(?!.* (?:sold|sell|sells|paid|pay|pays|bought|buy|rent|rents|rented|customers?|clients?|orders?|ordered) ).* (?:i|we) (?:'ve|have|'ve got|have got|still have) (?:still |about )?\d\S* (?:\S+ ){1,4}?(?:in|at) (?:the|my|our) (?:box room|spare room|attic|loft|garage|shed|cellar|basement|house|bedroom|hallway|stockroom) /,
  // "En mi casa están los 18", "tengo 415 en mi cuarto listos para vender".
  / en mi (?:casa|cuarto|taller|garaje|garage|sala|bodega|patio|cochera|depósito) (?:los |las )?(?:están|tengo|siguen|quedaron|duermen) | (?:tengo|tenemos|están|guardo|guardamos|quedan|quedaron|siguen|hay) (?:los |las )?\d\S* (?:\S+ ){0,5}?en mi (?:casa|cuarto|garaje|garage|sala|bodega|patio|cochera|depósito) |^(?!.* (?:vendí|vendimos|vendid)).* list[oa]s para (?:vender|la venta|salir) /,
  // "Terminé 14 hectáreas en el plano", "hice 5 etiquetas de práctica".
  / \d\S* (?:\S+ ){1,3}(?:en el plano|en los planos|sobre plano|en papel|en la computadora|en el ordenador|en maqueta|de práctica|de muestra|para practicar|para agarrar la mano|para probar|para ensayar) /,
];
/** It was given to customers or sold all the same. */
const handedOver =
  / (?:vendid|vendí|vendimos|pagad|pagaron|cobrad|cobré|cobramos|entregad|entregué|entregamos|compraron|clientes? )/;

/** "Llevo 18 hechos, en mi casa están los 18", "terminé 14 hectáreas en el plano": made, and neither sold nor used. */
export const isStockOnly = memoise(({ context, sentence }: Clause): boolean => {
  if (!sentence.isLatin) return false;
  const words = wordsInFigures(context);
  return stock.some((pattern) => pattern.test(words)) && !handedOver.test(words);
});
