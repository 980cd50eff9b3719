import type { Clause } from '../../text/clause';
import { wordsInFigures } from '../../text/figures';
import { memoise } from '../../text/memoise';
import { hasAny, lettersOf } from '../../text/token';
import { isOwnStatement, type Claim } from '../claim';

/** They asked for what we have: "me lo han pedido", "have asked for it", "haben danach gefragt". */
const asked = new RegExp(
  [
    ' (?:me|nos) l[oa]s? (?:ha|han|había|habían) (?:pedido|solicitado) ',
    ' (?:me|nos) l[oa]s? (?:pidieron|pidió|piden|pide|solicitaron|solicitan) ',
    ' (?:me|nos) (?:(?:ha|han) preguntado|preguntaron|preguntan|preguntó) (?:por|si|cuándo|cuánto) ',
    " (?:have|has|'ve|had|\\S+s) (?:\\S+ )?(?:asked|enquired|inquired) (?:us |me )?(?:for (?:it|one|ours|the same)|about (?:it|one|ours)|if|whether|when|how much|to (?:have|use|try|get)) ",
    ' (?:haben|hat|hatten) (?:(?:mich|uns|bei mir|bei uns|auch|schon|bereits) )*(?:danach|darum|deswegen|deshalb) (?:gefragt|gebeten) ',
    ' (?:haben|hat|hatten) (?:\\S+ ){0,3}?(?:angefragt|nachgefragt) ',
  ].join('|'),
);

/** They want it: no more than a wish, where nobody has paid. */
const wanted =
  / (?:l[oa]s? (?:quieren|quiere|querían|quisieran)|(?:están|estaban|se mostraron|parecen) (?:muy )?interesad[oa]s?|(?:mostraron|tienen|mostró) (?:mucho )?interés|se (?:interesaron|han interesado|interesan|apuntaron|han apuntado)|wants?|wanted|(?:is|are|were|was|seem|seemed) (?:very |really )?interested|(?:showed|expressed|have shown|have expressed) (?:\S+ )?interest|(?:have )?signed up|(?:wollen|wollten|möchten) (?:es|sie|ihn|das|eine?[ns]?|unser\S*)|(?:ist|sind|waren) (?:\S+ )?interessiert|interessier(?:en|ten) sich|haben (?:\S+ )?interesse|haben sich (?:\S+ )?(?:gemeldet|angemeldet|eingetragen)) /;

/** "Two hundred who asked for it get our letter": they have what they asked for. */
const given =
  / (?:get|gets|got|receive|receives|received|have it|had it|bekommen|bekamen|erhalten|erhielten|reciben|recibieron|lo tienen|la tienen|tienen ya) /;

const over =
  '(?=[.,;]|yet |so far |for it |anything |a (?:cent|penny)|todavía |aún |nada |por (?:ahora|ello|el momento)|hasta (?:ahora|hoy)|ni |un (?:euro|peso|céntimo|duro)|noch |bisher |bislang |dafür )';
const paidInSpanish = '(?:pagado|pagó|paga|comprado|compró|compra|contratado|contrató)';
/** None of them paid: not "none has paid late". */
const nonePaid = new RegExp(
  [
    ` (?:ningun[oa]|nadie|ni un[oa]) (?:de ell[oa]s )?(?:(?:me|nos|lo|la|ha|han|todavía|aún) )*${paidInSpanish} ${over}`,
    ` no (?:(?:me|nos|lo|la|ha|han|todavía|aún) )*${paidInSpanish} (?:todavía |aún )?(?:ningun[oa]|nadie) `,
    ` (?:none|nobody|no one|no_one|not one|neither) (?:of (?:them|those|these) )?(?:(?:has|have|had|'s|'ve|yet|actually|so|far) )*(?:paid|bought|pays|ordered) ${over}`,
    ` (?:they|all of them) (?:have|had|'ve) (?:n't|not) (?:yet )?(?:paid|bought) `,
    ` (?:keine[rs]?|keins|niemand) (?:(?:von ihnen|davon|hat|haben|bisher|bislang|bis jetzt|dafür|etwas|schon) )*(?:bezahlt|gezahlt|gekauft) `,
    ` (?:bezahlt|gezahlt|gekauft) (?:hat|haben) (?:(?:bisher|bislang|aber|jedoch|noch|davon|es|sie|dafür) )*(?:keine[rs]?|keins|niemand|nicht) `,
  ].join('|'),
);

const wantedHan = /问过?(?:我|能不能|价)|(?:也|都|很)?想[要买用]|感兴趣|咨询|有意向|打听|来问/u;
const nonePaidHan =
  /(?:没有?(?:任何)?(?:一[家个位户]|人)|没人|谁都?没|都(?:还)?没有?|一[家个位户](?:都|也)没有?)[^,，。不]{0,3}(?:付|给|交|掏|买)(?:过|了)?(?:钱|款|费)?(?=[,，。.;；]|$)/u;

const isNonePaid = memoise((clause: Clause): boolean =>
  clause.sentence.isLatin
    ? hasAny(clause.tokens, 'pay', 'negation') && nonePaid.test(wordsInFigures(clause.tokens))
    : /[没无]/u.test(lettersOf(clause.tokens)) && nonePaidHan.test(lettersOf(clause.tokens)),
);

/** How many clauses before and behind a request may tell that nobody paid: the next sentence does as well. */
const nearby = 2;

/**
 * Clauses that tell of a request, where nobody is told to have paid: "cuatro me lo han pedido, pero ninguna ha pagado todavía", "three
 * want it. None has paid so far.", 四家问过我,但没有一家付钱.
 */
function requestsIn(clauses: readonly Clause[]): ReadonlySet<Clause> {
  const unpaid = clauses.filter(isNonePaid).map(({ index }) => index);
  return new Set(clauses.filter((clause) => isRequest(clause, unpaid)));
}

function isRequest(clause: Clause, unpaid: readonly number[]): boolean {
  const { tokens, context, sentence, index } = clause;
  if (!isOwnStatement(clause) || (sentence.isLatin && given.test(wordsInFigures(tokens)))) return false;
  const isUnpaid = unpaid.some((at) => Math.abs(at - index) <= nearby);
  if (!sentence.isLatin) return isUnpaid && wantedHan.test(lettersOf(tokens));
  const words = wordsInFigures(tokens);
  if (isUnpaid) return asked.test(words) || wanted.test(words);
  return !hasAny(context, 'pay', 'renew', 'use', 'book') && asked.test(words);
}

const ofPayment: ReadonlySet<Claim['kind']> = new Set([
  'paidPrice',
  'payingCustomers',
  'repeat',
  'realUse',
  'proof',
  'payer',
  'revenueIntent',
]);

/** A wish that is told. */
const intended = 2;

/** Without the payments and the use that a request would show: it is no more than a wish. */
export function withRequestsOnly(claims: readonly Claim[], clauses: readonly Clause[]): readonly Claim[] {
  const requests = requestsIn(clauses);
  if (requests.size === 0) return claims;
  return claims.flatMap((claim) => {
    if (!requests.has(claim.clause)) return [claim];
    if (claim.kind === 'evidence') return [{ ...claim, evidence: Math.min(claim.evidence, intended) }];
    return ofPayment.has(claim.kind) ? [] : [claim];
  });
}
