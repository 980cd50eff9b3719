import type { Clause } from '../../text/clause';
import { memoise } from '../../text/memoise';
import { parseNumber } from '../../text/numbers';
import { hasAny, lettersOf, spacedWords } from '../../text/token';
import { isFact, makeClaim, type Claim } from '../claim';
import { isRivals } from '../hearsay';

const sale =
  '(?:sale|one|order|box|unit|piece|item|visit|job|customer|delivery|check|test|lesson|kilo|time|hire|rental|booking|repair|ride|trip|session|class|course|cut|meal|bag|bottle|jar|pair|set|batch|loaf|cake|ticket|seat|stay|member|guest|client|pupil|student|install|installation|cleaning|clean)';
const end = '(?= (?:$|[.,;]|and|because|since|so|now|right now|at|after|with))';
const amount = '(?:money|(?:about |around |some |[£$€] ?)?\\d\\S*(?: (?:pounds?|dollars?|euros?|pence|cents?|[£$€]))?)';

/** "Con tinte, toallas y gasolina pierdo unos 30 al día": our costs are named, wherever it stands. */
const ownCosts =
  '^ (?:y |pero )?(?:con|quitando|descontando) (?:\\S+ ){1,9}?(?:pierdo|perdemos|palmo|palmamos) (?:unos |unas |como )?\\d\\S* (?!horas?|minutos?|kilos?|client\\S*|alumn\\S*|días)(?:\\S+ )?(?:al|por|a la) \\S+';
const ofOwnCosts = new RegExp(ownCosts);

/** "I lose £2 on every one", "ich lege bei jeder drauf", "perdemos 5 en cada limpieza": each sale loses money. */
const perSale = [
  ` (?:i|we|i 'm|we 're|we are|i am) (?:now |then |still |actually |even )*(?:lose|losing) ${amount} (?:(?:on|with|per|for) (?:each|every)(?: single)? ${sale}|on (?:each|all) of them|(?:each|every) time|(?:per|a) ${sale})${end}`,
  ` (?:we|i|we 're|i 'm|we are) (?:now |then |still |actually )*(?:lose|losing) (?:out )?on (?:each|every)(?: single)? ${sale}${end}`,
  // "Every hire leaves us minus 1.10", "each job left us £3 short".
  ` (?:each|every)(?: single)? (?:\\S+ )?${sale} (?:now |then |still )?(?:leaves|left|puts|set) (?:us|me) (?:(?:at )?(?:minus|negative) (?:[£$€] ?)?\\d|(?:with )?(?:a )?(?:loss|minus) of |${amount} (?:short|down|worse off|out of pocket|in the red|back)${end}|(?:short|down|out of pocket|in the red|worse off)${end})`,
  ` (?:bleibt|bleiben) (?:uns|mir) (?:\\S+ ){0,3}?(?:minus (?:€ )?\\d|ein minus) | (?:pro|je|bei jede[rm]|jede[rs]?) (?:\\S+ ){1,2}(?:bleibt|bleiben|macht|bringt) (?:uns|mir) (?:\\S+ ){0,2}?minus `,
  ` cada (?:\\S+ ){1,2}?(?:nos|me) deja (?:(?:en|con) )?(?:menos \\d|una pérdida|pérdidas|números rojos|negativo|en negativo)`,
  ` (?:each|every)(?: single)? (?:\\S+ )?${sale} (?:now |then )?(?:(?:loses|costs) (?:us |me )?money|makes a loss)${end}`,
  `^(?=.* (?:ich|wir) ).* leg(?:e|en|t) (?:ich |wir |also |jetzt )*(?:bei|mit|an) jede[rmns]?(?: einzelnen)? (?:\\S+ ){0,3}(?:drauf|zu) `,
  ` (?:bei|mit|an|pro|je) (?:jede[rmns]? (?:\\S+ )?)?\\S+ leg(?:e|en) (?:ich|wir) (?:\\S+ ){1,3}(?:drauf|zu) `,
  ` (?:bei|mit|an|pro|je) (?:jede[rmns]? (?:\\S+ )?)?\\S+ zahl(?:e|en) (?:ich|wir) (?:(?!nichts |nie )\\S+ ){0,3}?drauf `,
  ` (?:ich|wir) zahl(?:e|en) (?:(?:also|jetzt|immer|noch|selbst) )*(?:(?:bei|mit|an) jede[rmns]?|pro|je) (?:(?!nichts |nie )\\S+ ){1,4}?drauf `,
  `^(?=.* (?:ich|wir) ).* mach(?:e|en) (?:ich |wir )?(?:\\S+ )?(?:mit|bei|an) jede[rmns]?(?: einzelnen)? (?:\\S+ ){1,3}(?:verlust|minus) `,
  `^(?=.* (?:ich|wir) ).* verlier(?:e|en) (?:ich |wir )?(?:\\S+ ){0,3}(?:geld|euro|€|franken) (?:bei|an|mit) jede[rmns]? `,
  `(?<! (?:no|nunca|ya no|dicen :|dice :)) (?:pierdo|perdemos) (?:(?:\\S+ )?(?:dinero|plata|\\d\\S*(?: (?:euros?|€|dólares|pesos))?) )?(?:en|con|por) cada (?:una?|un[oa]|venta|\\S+)(?= (?:$|[.,;]|y|porque|que vend))`,
  // "En cada vianda pierdo 900 pesos", "con tinte y gasolina pierdo unos 30 al día".
  ` (?:en|con|por) cada (?:\\S+ ){1,2}?(?:pierdo|perdemos|palmo|palmamos) (?!tiempo |(?:media|una|\\d\\S*) (?:horas?|minutos?|día)|\\d\\S* (?:client|alumn)|horas )\\S+ `,
  ownCosts,
].map((pattern) => new RegExp(pattern, 'u'));

/** "It costs us more than we take", "mehr, als ich einnehme", "our price is below our cost". */
const aboveIncome = [
  / costs? (?:us|me) (?:\S+ ){0,6}?(?:, )?(?:and )?more than (?:(?:i|we|it|they|she|he|the customer|the client|a customer|customers) (?:\S+ )?(?:pays?|take|takes|earn|earns|charge|get|gets|make|makes|bring|brings|sell|receive|ask)|(?:the|our|my) (?:price|fee|rent|takings|income|subscription))(?= )/,
  / (?:repairs?|costs?|postage|delivery|cleaning|materials?|wages) (?:now )?(?:costs?|are|is|comes? to|came to) (?:\S+ )?(?:more|higher) than (?:the|our|my) (?:price|fee|rent|takings|income|subscription)(?= )/,
  / (?:our|my|the) price is (?:now |still )?(?:below|under|lower than) (?:our|my|the|what it) costs?(?= )| (?:i|we) (?:now )?sell (?:\S+ ){0,3}(?:below|under) (?:our |my )?cost /,
  / covers? (?:only |just |about |around |barely )*[1-9]\d? ?(?:%|percent) of (?:our|my|the) (?:\S+ )?costs? | deckt (?:nur |etwa |rund )*[1-9]\d? ?(?:%|prozent) (?:unserer|meiner|der) (?:\S+ )?\S*kosten | cubre (?:solo |sólo |apenas )?(?:el |un )?[1-9]\d? ?(?:%|por ciento) de (?:nuestros|mis|los) (?:gastos|costes|costos) /,
  / kost(?:et|en) (?:mich|uns) (?:\S+ ){0,5}mehr ,? ?als (?:ich|wir|er|sie|es|der kunde|die kunden) (?:\S+ ){0,3}(?:zahl\S*|bezahl\S*|einnehm\S*|verdien\S*|verlang\S*|bekomm\S*|einbring\S*) /,
  / mehr gekostet ,? ?als (?:\S+ ){1,3}(?:einbrachten?|eingebracht \S+|einnahmen) | (?:preis|preise) (?:liegt|liegen|ist) unter (?:unseren|meinen|den) kosten /,
  / (?:nos|me) cuesta (?:\S+ ){0,3}más de lo que (?:nos )?(?:\S+ )?(?:cobr|gan|ingres|pag)\S* | precio (?:está|queda) por debajo del? (?:nuestro |mi )?cos(?:te|to) | (?:ando|andamos|estoy|estamos|me sale|nos sale|queda) (?:\S+ )?(?:arriba|por encima) del precio (?!de |del |medio |promedio )/,
];

const losingWords = [...perSale, ...aboveIncome];

const money =
  '(?:about |around |rund |etwa |unos )?(?:[£$€] ?)?(\\d+(?:[.,]\\d+)?)(?: (?:pounds?|dollars?|euros?|pence|cents?|[£$€]|franken|pesos))?';
/** "Each repair costs us £52 and brings in £40", "cada casco nos cuesta 165 euros y cobramos 140": what it costs, and what comes in. */
const costAndIncome = [
  ` (?:costs?|spend|cost) (?:us |me )?(?:now )?${money} (?:\\S+ ){0,6}?(?:, )?(?:and|but|while|who|that) (?:\\S+ ){0,3}?(?:brings? in|earns?|sells? for|sell (?:it|them) (?:for|at)|pays? (?:us |me )?|gets?|get|charge|take) (?:us |me )?(?:only )?${money} `,
  ` (?:kostet|kosten) (?:uns|mich) (?:\\S+ ){0,4}?${money} (?:\\S+ ){0,6}?(?:, )?(?:und|aber) (?:\\S+ ){0,3}?(?:bringt|bringen|nehmen|verlangen|bekommen|verkaufen (?:es|ihn|sie) für) (?:\\S+ ){0,2}?${money} `,
  ` (?:nos|me) cuesta (?:\\S+ ){0,3}?${money} (?:\\S+ ){0,4}?(?:, )?(?:y|pero) (?:\\S+ ){0,2}?(?:cobramos|cobro|vendemos (?:a|por)|vendo (?:a|por)|deja|ingresamos) (?:\\S+ ){0,2}?${money} `,
].map((pattern) => new RegExp(pattern, 'u'));

/** What comes in may be told in the next clause. */
const costing = / (?:costs?|spend|kostet|kosten|cuesta) /;

const isBelowCost = (words: string): boolean =>
  costAndIncome.some((pattern) => {
    const [, cost, income] = pattern.exec(words) ?? [];
    return (parseNumber(income ?? '') ?? Infinity) < (parseNumber(cost ?? '') ?? 0);
  });

const han =
  /(?:卖|做|接|修|送|租|洗|跑)一[单份件个碗杯套台箱次只斤趟](?:饭|面|货|车)?(?:就|都|要|得|还|反倒|反而)*(?:倒贴|贴(?=\S{1,6}[元块钱])|亏(?!掉|欠)|赔)(?=[\d一二两三四五六七八九十几本钱进])|每(?:卖|做|接|修|送|租|改|洗)?一?\S{0,3}?(?:倒亏|净亏|是负(?![责担面有]))|(?:接|卖|做|修|送)一[单件份个台]赔一[单件份个台]|每(?:卖|做|接|修|送|租|改)?一?[单件份个箱次篇户家条斤][^，。；]{0,4}(?:都|要|就|得)?(?:亏(?!掉|欠)|赔|倒贴)(?!.{0,3}(?:时间|人情))|每(?:卖|做|接|修|送|租|改)一?\S{0,3}(?:亏(?!掉|欠)|赔)|成本[^，。；]{0,3}比[^，。；]{0,8}(?:付的钱|收的|收入|价格)(?:多|高)|比(?:我们?)?(?:收的|收到的|卖价|售价|租金|收入|收费|价格)还?(?:要)?(?:多|高|贵)/u;

/** 司机跑一趟亏十几块, 以前卖一碗贴两块: others lose it, or it is over. */
const othersOrThen =
  /以前|之前|过去|原来|当初|如果|要是|(?:司机|骑手|农户|农民|店主|商家|同行|他们|别人)[^,，我]{0,4}$/u;

/** "Mit dem Kühlschrank machen wir jeden Monat 150 Euro Verlust": a loss of ours, which isn't tied to a sale. */
const overall =
  / mach(?:e|en) (?:ich |wir )(?:\S+ ){0,8}verlust | (?:i|we) (?:now )?(?:make|run at) a loss (?:of |each |every |on )| (?:we|i) (?:are|am) losing (?:money|\d\S*) (?:each|every|a) (?:week|month|year) /;

/** "The more we win, the more we lose", "je mehr wir verkaufen, desto größer wird der Verlust", "cuanto más vendemos, más perdemos". */
const growing = [
  / the more (?:\S+ ){0,2}?(?:we|i) (?:\S+ ){1,4}?(?:, )?the (?:more (?:money |cash )?(?:we|i) (?:\S+ )?lose(?= (?:money |on |each |every |and |but |[.,;!]|$))|(?:bigger|larger|higher|deeper|worse) (?:is )?(?:the|our|my) (?:loss|losses|deficit|hole))/,
  / je mehr (?:\S+ ){0,2}?(?:wir|ich) (?:\S+ ){1,4}?(?:, )?(?:desto|umso|um so) (?:mehr (?:geld |verlust |minus )?(?:verlieren|verliere|legen|lege|machen|mache|zahlen|zahle) (?:wir|ich)(?= (?:drauf |zu |[.,;!]|$|und |aber ))|(?:größer|höher) (?:wird |ist )?(?:der|das|unser|mein) (?:verlust|minus))/,
  / (?:cuanto|cuantos|cuantas|mientras|entre) más (?:\S+ ){0,2}?(?:vendemos|vendo|ganamos|tenemos|tengo|hacemos|hago|crecemos|servimos|repartimos|atendemos|fabricamos)(?: \S+){0,3}? (?:, )?más (?:dinero )?(?:perdemos|pierdo|palmamos|palmo)(?= (?:dinero |con |y |pero |[.,;!]|$))/,
];
const growingStart = / (?:the more|je mehr|cuant[oa]s? más|mientras más|entre más) /;
const growingHan =
  /(?:[卖做接送修租]得?|单子?|订单|客户|生意|用户)越[多好大][,，]?(?:我们?)?(?:就|反而)?(?:[亏赔](?:得|的)?(?:就)?越[多大]|越[亏赔])|越[卖做接送修][,，]?(?:我们?)?越[亏赔]/u;

const isSaleLosing = memoise(({ tokens, context, sentence }: Clause): boolean => {
  if (!sentence.isLatin) {
    const letters = lettersOf(tokens);
    const at = letters.search(han);
    return (
      (at >= 0 && !othersOrThen.test(letters.slice(0, at + 1))) ||
      (letters.includes('越') && growingHan.test(lettersOf(context)))
    );
  }
  const words = spacedWords(tokens);
  return (
    losingWords.some((pattern) => pattern.test(words)) ||
    (costing.test(words) && isBelowCost(spacedWords(context))) ||
    (growingStart.test(words) && growing.some((pattern) => pattern.test(spacedWords(context))))
  );
});

/**
 * What the founder says a sale loses, once a price or a cost of ours is told: it is more than the amounts show, which may leave out a cost.
 * Nor is it a trouble of customers or today's way. Before any price, "we lose £40 on every job" is the trouble that is solved.
 */
export function withStatedLosses(claims: readonly Claim[], clauses: readonly Clause[]): Claim[] {
  const priced = claims.flatMap(({ kind, clause, evidence }) =>
    prices.has(kind) || evidence >= paid ? [clause.index] : [],
  );
  if (priced.length === 0) return [...claims];
  const first = Math.min(...priced);
  const told = clauses.filter(
    (clause) => (clause.index > first || ofOwnCosts.test(spacedWords(clause.tokens))) && isOurStatement(clause),
  );
  const losing = new Set(told.filter(isSaleLosing));
  const ours = new Set([
    ...losing,
    ...told.filter(({ tokens, sentence }) => sentence.isLatin && overall.test(spacedWords(tokens))),
  ]);
  if (ours.size === 0) return [...claims];
  return [
    ...claims.filter(
      ({ kind, clause }) =>
        !(ours.has(clause) && ofCustomers.has(kind)) && !(losing.size > 0 && kind === 'positiveMargin'),
    ),
    ...[...losing].map((clause) => makeClaim('negativeMargin', clause)),
  ];
}

/** "Seit der Strom teurer ist, lege ich drauf" compares nobody with us, whatever its comparative looks like. */
const isOurStatement = (clause: Clause): boolean =>
  clause.modality === 'fact' &&
  !clause.sentence.isQuestion &&
  !isRivals(clause) &&
  ((isFact(clause) && !hasAny(clause.context, 'rival')) || firstPerson.test(spacedWords(clause.tokens)));

const firstPerson = / (?:i|we|us|ich|wir|mich|uns) /;

const paid = 5;
type Kind = Claim['kind'];
const prices: ReadonlySet<Kind> = new Set<Kind>(['priceNumber', 'priceUnit', 'paidPrice', 'revenueIntent', 'unitCost']);
const ofCustomers: ReadonlySet<Kind> = new Set<Kind>([
  'evidence',
  'paidPrice',
  'realUse',
  'proof',
  'repeat',
  'group',
  'groupDetail',
  'trouble',
  'frequencyOrCost',
  'costCounted',
  'alternative',
  'alternativeFails',
  'difference',
  'solution',
]);
