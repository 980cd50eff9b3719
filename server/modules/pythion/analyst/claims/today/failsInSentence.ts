import type { Clause } from '../../text/clause';
import { wordsInFigures } from '../../text/figures';
import { memoise } from '../../text/memoise';
import { lettersOf } from '../../text/token';
import { isFact, makeClaim, type Claim } from '../claim';

/** What today's way is like, told behind the comma of the sentence that names it. */
const failing = [
  // "…, die gibt sie aber nur noch an eigene Kunden heraus", "…, but it only lends them to its own customers now".
  ` , (?:die|der|das|den|diese[rs]?|sie|er|es|aber|doch) (?:(?!(?:unser\\S*|wir|ich) )\\S+ ){0,5}?(?:aber |doch |jedoch )?(?:nur noch|nicht mehr|kaum noch|nur selten|(?:viel )?zu (?:teuer|langsam|spät|wenig|selten|lange?|weit|ungenau|schwer|grob|groß|klein)) `,
  ` , (?:aber|doch|nur) (?:(?!(?:unser\\S*|wir|ich) )\\S+ ){0,6}?(?:dauert|wartet|fehlt|fehlen|bricht|reißt|verliert|vergisst|geht|gehen|kommt|kommen|hat|haben|ist|sind|passt|hält|halten|kostet) (?:\\S+ ){0,4}?(?:kein\\S*|nicht|nie|kaum|selten|zu|\\d+|verloren|kaputt|unter) `,
  ` , (?:but|which|and it|and they|who) (?:(?!(?:we|i|our) )\\S+ ){0,5}?(?:only|no longer|rarely|never|hardly|too|not|n't) `,
  ` , (?:pero|que|y) (?:(?!(?:nosotros|nuestr\\S*) )\\S+ ){0,5}?(?:solo|sólo|ya no|nunca|apenas|casi nunca|demasiado|no) `,
  // "…, jeder Stillstand kostet sie 1.900 Euro", "…, each stoppage costs them $1,900".
  ` , (?:und )?(?:jede[rs]?) \\S+ (?:kostet|dauert|bedeutet) (?:(?:sie|ihn|die|den|dann|jedes mal) )?(?:\\S+ ){0,3}?\\d`,
  ` , (?:and )?(?:each|every) (?:\\S+ ){1,3}?(?:costs|takes|means) (?:them |him |her )?(?:\\S+ ){0,3}?\\d`,
  ` , (?:y )?(?:cada) (?:\\S+ ){1,3}?(?:les |le )?(?:cuesta|supone|lleva) (?:\\S+ ){0,3}?\\d`,
].map((pattern) => new RegExp(pattern, 'u'));
const failingHan =
  /[,，](?:但是?|不过|可是?|而且)(?![^，。]{0,4}我)[^，。；]{0,10}(?:只|不再|不|没|太|很少|慢|贵|坏|停)|[,，]每(?:次|停一?次)[^，。；]{0,8}(?:损失|要花|花掉?|耽误)[^，。；]{0,4}\d/u;
/** Our part of the sentence, and a rival who isn't there. */
const ours = / (?:wir|ich|bei uns|mit uns|unser\S*|we|i|us|our|nosotros|nuestr\S*|conmigo) /;

const isFailingBehind = memoise(({ context, sentence }: Clause): boolean => {
  if (!sentence.isLatin) return failingHan.test(lettersOf(context)) && !/我/u.test(lettersOf(context));
  const words = wordsInFigures(context);
  return !ours.test(words) && failing.some((pattern) => pattern.test(words));
});

const place =
  '(?:läden|geschäften|laden|geschäft|werkstatt|werkstätten|werkstätte|amt|ämtern|praxis|praxen|behörde|behörden|händlern|händler|fachhandel|betrieben|betrieb|\\S+laden|\\S+werkstatt|\\S+läden|\\S+werkstätten|\\S+praxis|\\S+praxen)';
const span =
  '(?:(?:etwa|rund|oft|bis zu|mindestens|about|up to|often|unas|hasta|al menos) )*(?:\\d+|mehrere|several|varias|vier|ein|eine|una|a) (?:tage?n?|wochen?|monate?n?|stunden?|days?|weeks?|months?|hours?|días|semanas|mes(?:es)?|horas)';
/** "In den Läden wartet man fünf Wochen auf einen Termin": where they go today, and how it fails them. */
const waiting = [
  ` (?:in|bei|beim|bei den|in den|in der|im) (?:der |den |dem |einer |normalen |anderen )?${place} (?:wartet man|warten (?:sie|kunden|die \\S+|viele)) (?:\\S+ ){0,4}?${span} `,
  ` (?:wartet man|warten (?:sie|die \\S+|viele)) (?:in|bei|beim) (?:der |den |dem )?${place} (?:\\S+ ){0,4}?${span} `,
  ` (?:in|at) (?:the |a |most |other )?(?:\\S+ )?(?:shops?|garages?|workshops?|dealers?|stores?|clinics?|offices?) (?:you|they|people|riders|customers|owners|everyone) waits? (?:\\S+ ){0,3}?${span} `,
  ` (?:you|they|people|riders|owners) wait (?:\\S+ ){0,2}?${span} (?:\\S+ ){0,5}?(?:at|in) (?:the |a )?(?:\\S+ )?(?:shops?|garages?|workshops?|dealers?|stores?|clinics?) `,
  ` en (?:los |las |el |la )?(?:tiendas?|talleres|taller|clínicas?|centros?|oficinas?|concesionarios?) (?:se espera|hay que esperar|esperan|se esperan|la gente espera|te dan cita) (?:\\S+ ){0,4}?${span} `,
].map((pattern) => new RegExp(pattern, 'u'));
const waitingHan =
  /(?:店里|门店|修理店|维修店|车行|医院|诊所|4s店)(?:里)?[^，。；我]{0,8}(?:要|得|需要)?(?:等|排队?)(?:上)?(?:\d+|[一二两三四五六七八九十几好]+)个?(?:天|周|星期|月|小时)/iu;

const isWaitingThere = memoise(({ tokens, sentence }: Clause): boolean => {
  if (!sentence.isLatin) return waitingHan.test(lettersOf(tokens));
  const words = wordsInFigures(tokens);
  return !ours.test(words) && waiting.some((pattern) => pattern.test(words));
});

const anyone = / (?:wartet man|you wait|se espera|hay que esperar|te dan cita) /;
/** "In den Läden wartet man fünf Wochen": where, and nobody who has it. */
export const isWaitOfAnyone = (clause: Clause): boolean =>
  clause.sentence.isLatin && anyone.test(wordsInFigures(clause.tokens)) && isWaitingThere(clause);

const isNamed = ({ kind, clause }: Claim): boolean =>
  kind === 'alternative' && clause.modality === 'fact' && clause.speaker !== 'own' && clause.speaker !== 'rival';

/** Adds where today's way fails, told in the sentence that names it, and who wait where they go today. */
export function withFailsInSentence(claims: readonly Claim[], clauses: readonly Clause[]): Claim[] {
  const fails = new Set(claims.flatMap(({ kind, clause }) => (kind === 'alternativeFails' ? [clause.sentence] : [])));
  const named = claims.filter((claim) => isNamed(claim) && !fails.has(claim.clause.sentence));
  const behind = [...new Set(named.map(({ clause }) => clause))].filter(isFailingBehind);
  const waits = clauses.filter((clause) => isFact(clause) && isWaitingThere(clause));
  return [
    ...claims,
    ...behind.map((clause) => makeClaim('alternativeFails', clause)),
    ...waits.flatMap((clause) => ofWaiting.map((kind) => makeClaim(kind, clause))),
  ];
}

const ofWaiting: readonly Claim['kind'][] = ['alternative', 'alternativeDetail', 'alternativeFails', 'trouble'];
