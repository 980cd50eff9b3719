import { moneyBack } from '../../customers/moneyBack';
import { months } from '../../../text/months';
import { withOwnNames } from '../../groupNames';
import type { TakenBackWords } from './words';

const time = `(?:horas?|días?|semanas?|mes(?:es)?|trimestres?|años?|temporada|primavera|verano|otoño|invierno|navidad|empezar|entrega|inicio|${months.es})`;
/** "Al mes", "a las dos semanas", "un año después". */
const when = `(?:(?:al?|en|tras|después|antes|dentro|cerca|de|del|pasad[oa]s?|menos|apenas|ya|solo|sólo) ){0,3}(?:(?:el|la|los|las|un[oa]?s?|poc[oa]s|par|primer[oa]?s?|mism[oa]s?|siguientes?|medi[oa]|fin|de|que|\\d+) ){0,4}${time}(?: (?:después|siguiente|más tarde|de eso))?`;
const meanwhile =
  'luego|después|más tarde|pronto|enseguida|al final|al poco|al poco tiempo|finalmente|inmediatamente|también|hasta|incluso|sin embargo|entonces|ya|un[oa] a un[oa]|un[oa] tras otr[oa]|lamentablemente|encima|de inmediato|casi enseguida';
const all =
  '(?:tod[oa]s|l[oa]s \\d+|amb[oa]s|ell[oa]s|cada un[oa]|que)(?: (?:ell[oa]s|l[oa]s))?(?: \\d+)?(?: (?:clientes|clientas|compradores|tiendas|locales|bares|panaderías|familias|talleres|escuelas|socios|usuarios))?';
const particle = 'nos|me|l[oae]s?|se|han|ha|habían|había|tuvieron que|tuvo que';
const nouns = '(?:el|la|los|las|sus?|nuestr[oa]s?) (?<thing>[^\\s,]+)';
const gap = `(?:(?:${when}|${meanwhile}|${all}|${particle}) ){0,6}?(?:${nouns} (?:(?:${when}|${meanwhile}|${particle}|tod[oa]s) ){0,4}?)?`;

const end =
  '(?= (?:$|[.,;:]|(?:y|pero|antes|en|al?|tras|después|cuando|porque|por|sin|luego|a las|a los|apenas|dentro) ))';
const object = '(?:tod[oa]s?|(?:tod[oa]s? )?(?:el|la|los|las|sus?) (?<object>[^\\s,]+))';
const agreement =
  '(?:pedidos?|compras?|contratos?|reservas?|suscripci(?:ón|ones)|encargos?|acuerdos?|órdenes|orden|cuotas?|plan|planes|abonos?|ventas?)';
const sums = '(?:dinero|plata|pago|seña|anticipo|cuota|importe|depósito|pasta|reembolso|reintegro|devolución)';

const goods = [
  `(?:(?<= (?:l[oa]s?|han|ha|habían) )|(?<= nos l[oa]s? ))(?:devolvieron|devolvió|devuelto|regresaron|retornaron|desmontaron|desmontó|quitaron|sacaron|borraron|retiraron|mandaron de vuelta|enviaron de vuelta|trajeron de vuelta)(?! (?:para|a tiempo|limpi[oa]s|el (?:saludo|favor|dinero)))(?: ${object})?${end}`,
  `(?:devolvieron|devolvió|devuelto|regresaron|desinstalaron|desinstaló|desmontaron|desmontó|quitaron|arrancaron|borraron) ${object}`,
  `(?:desinstalaron|desinstaló|desinstalado|desmontado)${end}`,
  `(?:fueron|fue|han sido|ha sido) (?:devuelt|desinstalad|desmontad|retirad)[oa]s?`,
];
const money = [
  ...moneyBack.es,
  `(?:pidieron|pidió|pedido|exigieron|exigió|exigido|reclamaron|reclamó|reclamado|solicitaron|solicitó|solicitado|recibieron|recibido|recuperaron|recuperado|querían|quisieron) (?:de vuelta )?(?:el|la|su|un|que (?:les|le|se l[oa])) (?:${sums}|devolv\\S+|reembols\\S+)(?! (?:de (?:impuestos|iva)|para|en|con|gracias))`,
  `(?:devolvimos|devolví|reembolsamos|reembolsé|devolver|devolverles|reembolsar|reembolsarles)(?: a tod[oa]s)?(?: tod[oa])? (?:el|la|su) ${sums}`,
  `(?:fueron|fue|han sido|ha sido) reembolsad[oa]s?`,
  `hubo que (?:devolver|reembolsar)(?:les|le)(?: \\S+){0,3}${end}`,
];
const cancelled = [
  `(?:cancelaron|canceló|cancelado|anularon|anuló|anulado|rescindieron|rescindió|rescindido|revocaron|revocó|rompieron|rompió|deshicieron)(?: (?:tod[oa]s? )?(?:el|la|los|las|sus?|nuestro) ${agreement}| todo)?${end}`,
  `se (?:echaron (?:para )?atrás|echó (?:para )?atrás|han echado atrás|arrepintieron|arrepintió|han arrepentido|dieron de baja|dio de baja|han dado de baja|retractaron|retractó|desdijeron|borraron|rajaron|cayó|cayeron)(?<!baja(?= de (?!nosotros |(?:la|su) (?:suscripción|cuota|app|aplicación) )))`,
  `(?:dieron|dio) marcha atrás`,
  `(?:fue|fueron|quedó|quedaron) (?:cancelad|anulad|rescindid)[oa]s?`,
];
const unpaid = [
  `(?:no|nunca|jamás|aún no|todavía no) (?:(?:nos|me|l[oa]s?|se) ){0,2}(?:(?:ha|han|llegó a|llegaron a) )?(?:pagó|pagaron|pagado|pagar|abonó|abonaron|abonado|liquidaron|liquidó)(?: (?:nada|ni un \\S+|un \\S+|la (?:factura|cuota|cuenta)|todavía|aún)){0,2}${end}`,
  `(?:quedaron|quedó|siguen|sigue|están|está|continúan) (?:(?:todas|todos|aún|todavía) )?(?:sin (?:pagar|cobrar)|impag[oa]s?|pendientes? (?:de pago|de cobro))`,
  `(?:dejaron|dejó) (?:las?|los?|sus?) \\S+ sin pagar|se fueron sin pagar|quedaron debiendo|(?:nos|me) (?:siguen debiendo|quedaron a deber|deben todo)|(?:rebotaron|rebotó)`,
];

/** "Pagaron la cuota y al mes pidieron la devolución", "todas cancelaron", "pero nunca pagaron". */
export const spanish: TakenBackWords = {
  trigger:
    / (?:dev[ou]\S+|reembols\S+|reintegr\S+|regresaron|retorn\S+|desinstal\S+|desmont\S+|quitaron|sacaron|retir\S+|vuelta|arrancaron|borraron|cancel\S+|anul\S+|rescind\S+|revoc\S+|romp\S+|deshicieron|atrás|arrep\S+|baja|retract\S+|desdijeron|rajaron|cay\S+|pag\S+|abon\S+|liquid\S+|cobrar?|impag\S+|pendientes?|deb\S+|rebot\S+|plata|dinero|seña|anticipo) /,
  sale: / (?:compraron|compró|comprado|compraban|pagaron|pagó|pagado|pagaban|pidieron|pidió|encargaron|encargó|encargado|pedidos?|reservaron|reservó|reservado|firmaron|firmó|firmado|contrataron|contrató|contratado|contratos?|suscribieron|suscribió|vendimos|vendí|vendid[oa]s?|anticipos?|señas?|señaron|instalaron|instaló|instalamos|llevaron|llevó|apuntaron|cobramos|cobré|cuotas?|entregamos|adelantaron|abonaron|compras?|ventas?) /,
  link: / (?:[,;:–-]|y|e|pero|luego|hasta|antes|que) /g,
  undone: new RegExp(
    withOwnNames(
      ` (?:[,;:–-]|y|e|pero|luego|hasta|antes|que|tod[oa]s|amb[oa]s) (?:que |de que )?(?:se (?:fueron|marcharon|retiraron) (?:y |, )?)?${gap}(?:(?<goods>${goods.join('|')})|${[...money, ...cancelled].join('|')}|(?<unpaid>${unpaid.join('|')}))(?= )`,
    ),
    'gu',
  ),
  moneyBack: new RegExp(` (?:${money.join('|')})(?= )`, 'u'),
  part: / (?:un[oa]?(?! (?:mes|día|semana|año|reembolso|a una?|tras otr[oa]|centavo|peso|euro|solo|sola))|algun[oa]s|vari[oa]s|la mitad|la mayoría|otr[oa]s|los demás|las demás|el resto|casi(?! enseguida)|ningun[oa]|nadie|apenas un[oa]|yo|nosotr[oa]s) /,
  kept: / (?:menos|salvo|excepto|quedaron con|siguen (?:pagando|comprando|con|usando)|de nuevo|otra vez|volvieron a|repuest\S+|cambio por|se quedaron) /,
};
