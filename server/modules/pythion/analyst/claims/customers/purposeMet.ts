import type { Clause } from '../../text/clause';
import { wordsInFigures } from '../../text/figures';
import { memoise } from '../../text/memoise';
import { lettersOf, type Token } from '../../text/token';
import type { Claim } from '../claim';
import { isRivals } from '../hearsay';

const they = {
  en: '(?:they|people|clients|customers|patients|pupils|students|learners|guests|members|families|tenants|everyone|everybody|most|who)',
  de: '(?:sie|leute|kunden|kundinnen|patienten|schüler|gäste|mitglieder|familien|die meisten|alle|wer)',
  es: '(?:ell[oa]s|la gente|clientes|pacientes|alumn[oa]s|huéspedes|soci[oa]s|familias|tod[oa]s|quien(?:es)?)',
};
/** What runs out or ends and reaches nothing: "once the free month is over". */
const lapse =
  'trial|free|month|year|contract|money|budget|grant|novelty|discount|offer|voucher|coupon|promotion|sale|market|season|app|subscription|probezeit|testphase|probemonat|gratismonat|monat|vertrag|rabatt|aktion|angebot|gutschein|förderung|geld|abo|saison|markt|prueba|promoción|oferta|contrato|descuento|cupón|bono|dinero|gracia|mes|temporada|mercado';
/** What they came for is reached. */
const reached = {
  en: "(?:(?:passed|healed|heals|heal|recovered|recover|learned|learnt|learn|finished|graduated|cured|better|fit|well|ready|done|complete|completed|through|grown|grown up|over|built|born|weaned|walk again|on their feet|got (?:a|the|their) (?:job|place|licence|license|degree|flat|house)|found (?:a|the|their) (?:job|place|flat|house|home)|no longer need(?:s|ed)?|(?:do|does) n't need|not need)(?! (?:what|that|how much|about|of|enough) )(?= )|can (?!(?:get|find|buy|have|do) (?:it|them|this|that) )(?!(?:not|n't|only|hardly) ))",
  de: '(?:bestanden|geheilt|verheilt|zusammengewachsen|gesund|genesen|gelernt|können|kann|fertig|geschafft|abgeschlossen|vorbei|zu ende|groß|geboren|beendet|erledigt|gefunden|(?:nicht|nichts) mehr (?:brauchen|braucht|nötig))',
  es: `(?:aprobaron|aprobado|aprueban|aprobó|curaron|curad[oa]s?|curan|cura|sana|sanan|sanó|recuperaron|recuperad[oa]s?|aprendieron|aprendido|aprenden|terminaron|terminan|termina|terminado|acabaron|acaban|acaba|acabado|encontraron|encuentran|consiguieron|consiguen|saben|caminan|no (?:lo|la|l[oa]s|nos|me) necesitan?)(?! (?:algo|otr[oa]s?|más|menos|que|cuánto|lo que|usarl[oa]s?|utilizarl[oa]s?|(?:(?:el|la|los|las|su) )?(?:${lapse})|una? (?:app|aplicación|proveedor|sitio|opción|alternativa)) )`,
};
const leave = {
  en: "(?:leave|leaves|left|stop|stops|stopped|go|goes|quit|move on|moves on|moved on|do n't (?:come back|return|stay|need me|need us)|send (?:it|them) back|bring (?:it|them) back|give (?:it|them) back|return (?:it|them))",
  de: '(?:gehen|geht|gingen|hören (?:wieder )?auf|sind weg|ziehen (?:weiter|ab|aus)|bleiben weg|kündigen|kommen nicht (?:mehr|wieder)|bringen|geben|schicken|ziehen|fahren|reisen|brauchen (?:uns|mich) nicht)',
  es: '(?:se (?:van|fueron|marchan|despiden|dan de baja)|lo dejan|dejan de venir|ya no vuelven|no vuelven|l[oa]s? devuelven|devuelven)',
};
const because = {
  en: '(?:because|when|once|as soon as|after|the moment)',
  de: '(?:weil|wenn|sobald|nachdem)',
  es: '(?:porque|cuando|en cuanto|una vez que)',
};
/** Nobody is unhappy in between: "because the competitor's app is better", "weil sie es selbst machen können". */
const few = `(?:(?!(?:than|not|n't|never|app|product|service|competitors?|rivals?|elsewhere|cheaper|found|als|nicht|nie|woanders|billiger|günstiger|selbst|selber|kostenlos|umsonst|konkurrenz|anbieter|andere[nrsm]?|no|que nosotr[oa]s|otr[oa]|más|${lapse}) )\\S+ ){0,5}?`;

const latin = [
  ` ${they.en} (?:\\S+ ){0,2}?${leave.en} (?:us |me |again |coming )?(?:, )?(?:only )?${because.en} (?:they|he|she|it|the (?!(?:${lapse}) )\\S+|their \\S+) ${few}${reached.en}`,
  ` ${because.en} (?:the|their|a) (?:\\S+ )?(?!(?:${lapse}) )\\S+ (?:is|are|has|have|'s) (?:been )?(?:done|finished|healed|complete|completed|built|over|born|grown|passed|ready) (?:, )?${they.en} ${leave.en} `,
  ` (?:customers|clients|guests|patients|pupils|students|members|people) (?:all )?(?:hope|want|wish|ca n't wait|look forward|long) (?:to |for )?(?:\\S+ ){0,3}?(?:not (?:to )?need|stop needing|be rid of|get rid of|no longer need|never see) (?:us|me|it|them) `,
  ` (?:leave|leaves|gone|leaving|stays?|left|lose them) (?:[^\\s.;]+ ){0,8}?(?:, )?(?:and )?(?:that 's|that is|which is|it 's|it is) (?:exactly )?(?:a good thing|how it should be|the (?:whole )?(?:point|idea|plan|aim|goal)|what we want|as it should be) `,
  ` ${leave.de} (?:(?!nicht )\\S+ ){0,3}?(?:, )?${because.de} (?:sie|er|es|die|der|das|ihre?) ${few}${reached.de} `,
  ` (?:ist|sind|wenn|sobald) (?:der|die|das|ein|eine|ihre?) (?!(?:${lapse}) )\\S+ (?:\\S+ )?(?:fertig|bestanden|verheilt|geheilt|vorbei|abgeschlossen|groß|zu ende|geschafft|gesund|da|ist|zusammengewachsen) (?:ist |sind )?(?:, )?(?:dann )?${leave.de} `,
  ` (?:weg|gehen|geht|gegangen|ziehen|bleibt) (?:[^\\s.;]+ ){0,5}?(?:, )?(?:und )?(?:das|so) (?:ist|soll|muss) (?:auch |ja |genau )?(?:gut so|gut|richtig so|so sein|so gewollt|es sein|der sinn(?: der sache)?|das ziel) `,
  ` ${leave.es} (?:\\S+ ){0,2}?(?:, )?${because.es} (?:ya )?(?:se )?(?:(?:han|están|el|la|los|las|su) )?${few}${reached.es} `,
  ` (?:cuando|en cuanto|una vez que) (?:se )?${reached.es} (?:el|la|los|las|su) (?!(?:${lapse}) )\\S+ (?:\\S+ ){0,2}?(?:, )?(?:se van|${leave.es}) `,
  ` (?:se van|se fueron|nos dejan) (?:[^\\s.;]+ ){0,6}?(?:, )?y (?:eso )?(?:es|está) (?:muy )?(?:bueno|bien|buena señal|lo que queremos|la idea|el objetivo|lo normal) `,
].map((source) => new RegExp(source, 'u'));
const any =
  / (?:because|when|once|as soon as|after|the moment|hope|want|wish|wait|forward|long|good thing|should|point|idea|plan|aim|goal|weil|wenn|sobald|nachdem|ist|sind|soll|muss|porque|cuando|cuanto|vez|es|está|which|that) /;
const met =
  '(?:长好|养好|愈合|痊愈|康复|治好|好利索|学会|学成|考过|考上|考完|毕业|完工|竣工|完成|出院|断奶|长大|断根|结业|找到工作|拿到(?:驾照|执照|毕业证|文凭|证书?)|拿证|病好|伤好|(?<!券|次数?|额度|余额|卡|钱|套餐|流量|试用)用完|搬完)';
const han = [
  new RegExp(
    `${met}了?(?:以后|之后|后)?(?:他们|客人|人家)?(?:就|便|自然|才)[^，。；]{0,4}?(?:走|还|退|离开|不来|不用|不需要|结束)`,
    'u',
  ),
  /(?:客人|客户|顾客|学员|病人|家属|用户)[^，。；]{0,3}(?:盼着|巴不得|希望|恨不得|想)(?:早点|早日|尽快|赶紧|快点)[^，。；]{0,3}(?:不用|不需要|离开|摆脱|不来)/u,
  new RegExp(`(?:走|离开|不来|不续)[^，。；]{0,4}(?:因为|是因为|，因为)[^，。；]{0,6}${met}`, 'u'),
  /(?:走|离开|不来)[^，。；]{0,5}[，]?(?:这)?(?:才)?(?:是好事|正是我们想要的|就对了)/u,
];

const isMetInWords = memoise((context: readonly Token[]): boolean => {
  const words = wordsInFigures(context);
  return any.test(words) && latin.some((pattern) => pattern.test(words));
});
const isMetInLetters = memoise((context: readonly Token[]): boolean =>
  han.some((pattern) => pattern.test(lettersOf(context))),
);

/** "They leave because they've passed", "ist die Baustelle fertig, ziehen sie ab", 骨头长好了就还: an end that is the purpose. */
export const isPurposeMet = (clause: Clause): boolean =>
  clause.modality !== 'question' &&
  clause.modality !== 'hedge' &&
  (clause.sentence.isLatin ? isMetInWords : isMetInLetters)(clause.context) &&
  !isRivals(clause);

/** What is a loss all the same: their money back, what they were unhappy with, whom they went to. */
const real =
  / (?:refund\S*|money back|complain\S*|unhappy|disappoint\S*|too (?:expensive|dear|slow|hard)|competitors?|rivals?|cancelled|canceled|geld zurück|beschwer\S*|unzufrieden|enttäuscht|zu (?:teuer|langsam)|konkurrenz|gekündigt|devoluci\S+|quej\S+|descontent\S*|decepcion\S*|demasiado car\S+|competencia|cancelaron) /;
const realHan = /退款|退钱|投诉|不满|失望|太贵|太慢|对手|同行|别家|取消/u;
const isRealLoss = ({ context, sentence }: Clause): boolean =>
  sentence.isLatin ? real.test(wordsInFigures(context)) : realHan.test(lettersOf(context));

/** "Nobody stays longer than ten weeks. They leave because they've passed": who is done has left nothing of ours. */
export const withoutPurposeMet = (claims: readonly Claim[], clauses: readonly Clause[]): readonly Claim[] =>
  claims.some(({ kind }) => kind === 'nobodyStayed' || kind === 'churn') && clauses.some(isPurposeMet)
    ? claims.filter(({ kind, clause }) => !((kind === 'nobodyStayed' || kind === 'churn') && !isRealLoss(clause)))
    : claims;
