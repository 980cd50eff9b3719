import { isManner } from './besideJob';
import { isWaitOfAnyone } from './today/failsInSentence';
import { isElsewhere, isOfThoseElsewhere, isShareThatFails } from './today/notTodaysWay';
import type { Clause } from '../text/clause';
import { countOfAsked } from './askedCount';
import { isTroubleOfAsked } from './customers/deniedByAll';
import { isDenialDenied } from './customers/deniedInChinese';
import { isLeaverOnly } from './customers/leaverOnly';
import { isNoRefundAsked } from './customers/noRefundAsked';
import { isAskingInChinese, isPartnersMembers, isRefusedInChinese, isTimeTaken } from './customers/notPaidInChinese';
import { isPaidByPart } from './customers/payersInChinese';
import { leavingIn } from './customers/theirLosses';
import { isAdmitted } from './admitted';
import { isFeePerSale } from './money/feePerSale';
import { isPremisesWanted } from './money/premisesWanted';
import { isRunningCostNamed } from './money/runningCostNamed';
import { isGivenToYou } from './givenToYou';
import { isDoubtedInChinese } from './doubtedInChinese';
import { isTimedByUs } from './fallInChinese';
import type { Claim } from './claim';
import { isSubsidy } from './money/subsidy';
import { isFoundingPlan, isFreeUse, isOwnIllness, isRequest, isRivalList, isToDo } from './otherSubject';
import { overheadsIn } from './money/overhead';
import { isOrdinaryPrice, isPaidToName } from './money/roles/othersTariff';
import { isMarketAsking, isReceiver } from './money/roles/receivers';
import { isPermitRefusedInChinese } from './permit/refusedInChinese';
import { isOfSkillGap } from './people/skillGap';
import { dealingInChinese, dealingWords, ourWords } from './ofOurs';
import { isOwnExpansion } from './ownState';
import { isFailedTryItself } from './reach/failedTry';
import { isHanWayKnown } from './reach/hanUnreachable';
import { isLostToOthers } from './reach/lostToOthers';
import { isNoChannel } from './reach/noChannel';
import { isNoWayOfOurs } from './reach/noWayOfOurs';
import { isRevenueSource } from './reach/revenueSource';
import { isRepayment } from './repayment';
import { isOneOfThem } from './customers/oneOfThem';
import { isUnknown } from './unknown';
import { isForEverybody } from './everybody';
import { isSameThing } from './sameThing';
import { isWithoutOwnAmount } from './money/hanAmountUse';
import { isAnotherElsewhere } from './secondOrder';
import { isDeviceTrouble, isResultOfOurs } from './today/deviceTrouble';
import { isPaidElsewhere } from './theirSpendingInChinese';
import { isTimeWithOurs } from './timeSpent';
import { isCapacity } from './unproven/capacity';
import { unearned } from './unproven/notEarned';
import { isTroubleInChinese } from './troubleInChinese';
import { isWasted } from './wasted';
import { wordsInFigures } from '../text/figures';
import { memoise } from '../text/memoise';
import { has, hasAny, isVerb, lettersOf, spacedWords } from '../text/token';

/** "They pay with cold breath", "customers pay us in cash": how we are paid, and no way of today. */
const isMeansOfPayment = ({ tokens, sentence }: Clause): boolean =>
  sentence.hasLatin &&
  / (?:they|customers|clients|guests|members|users) (?:can |will )?pay (?:us )?(?:with|in|by) /.test(
    spacedWords(tokens),
  ) &&
  !hasAny(tokens, 'today', 'instead', 'rival');

/** "Since September 37 guesthouses have used it", 去年九月以来有37家民宿在用: they have used it for long, and nobody came back or paid again. */
const isUsedSince = ({ tokens, sentence }: Clause): boolean =>
  sentence.isLatin
    ? / (?:since|seit|desde) /.test(spacedWords(tokens)) &&
      hasAny(tokens, 'use') &&
      !hasAny(tokens, 'pay', 'renew', 'again', 'book', 'every', 'cancel')
    : /(?:以来|[月年]起|开始)[^,，。]{0,12}(?:在用|使用|用着)/u.test(lettersOf(tokens)) &&
      !/[续再又每回]|付费|一直/u.test(lettersOf(tokens));

const askedForMoney =
  / ask(?:ed|ing)? (?:\S+ ){0,2}?for (?:an? |the |their )?(?:\S+ - )?(?:\S+ ){0,2}?(?:deposit|payment|money|down payment|euros?|dollars?|pounds?) | (?:um|nach) (?:eine[rn]? )?(?:anzahlung|vorauszahlung|geld) (?:gebeten|gefragt) | (?:pedimos|pedí|les pedimos|les pedí) (?:un |una )?(?:seña|anticipo|depósito|reserva|dinero) /;
/** "When we asked for a ten-dollar deposit not one of them paid": a price that was tried, and no way to customers. */
const isAskedForMoney = ({ tokens, sentence }: Clause): boolean =>
  sentence.isLatin && askedForMoney.test(spacedWords(tokens)) && !hasAny(tokens, 'channel', 'venue');

const whyTheyLeft =
  /^ (?:when |if )?(?:we |i )?asked (?:them )?why [^.;]*, | (?:as|for|as for) the reason,? |^ auf die frage ,? ?warum |^ (?:al preguntar(?:les)?|preguntad[oa]s|cuando (?:les )?preguntamos) por qué /;
/** "Asked why, they said it was fun but they had no time": why they left, and no trouble that ours removes. */
const isReasonForLeaving = ({ context, sentence }: Clause): boolean =>
  sentence.isLatin
    ? whyTheyLeft.test(spacedWords(context))
    : /^问(?:他们|她们|起)?(?:为什么|原因)/u.test(lettersOf(context));

const hopedShare =
  / (?:only|just|even|if) (?:\S+ ){0,3}?(?:\d+(?:[.,]\d+)?|one|a) (?:%|percent) (?:\S+ ){0,6}?(?:would|enough|use|used|buy|bought|pay|paid|join|joined|suffic\w+) | (?:nur|schon) (?:\d+(?:[.,]\d+)?|ein) (?:%|prozent) (?:\S+ ){0,6}?(?:reich\w+|genüg\w+|würden?) | (?:solo|sólo|basta con(?: que)?) (?:un |el )?(?:\d+(?:[.,]\d+)?|uno) (?:%|por ciento) /;
/** 只要百分之一的人用就够了, "if only 1% use it": a hoped share, and nobody's trouble or habit. */
const isHopedShare = memoise(({ tokens, sentence, modality }: Clause): boolean =>
  sentence.isLatin
    ? modality !== 'fact' && hopedShare.test(spacedWords(tokens))
    : /(?:只要|哪怕|就算)[^，。]{0,6}(?:百分之|\d+(?:\.\d+)?%|[一二三四五]成|万分之|千分之)[^。]{0,10}(?:够|就|也)/u.test(
        lettersOf(tokens),
      ),
);

const supplierList =
  / (?:list|register|panel|pool) of (?:\S+ )?(?:approved |recommended |preferred |trusted )?(?:suppliers|providers|vendors|contractors|partners|shops|trainers) | (?:liste|verzeichnis) (?:der|von|ihrer|seiner) (?:\S+ )?(?:lieferanten|anbieter|partner|dienstleister) | lista de (?:proveedores|empresas|socios) /;
/** "The swimming association put us on its list of approved suppliers": a way to customers, and no permission. */
const isSupplierList = ({ context, sentence }: Clause): boolean =>
  sentence.isLatin && supplierList.test(spacedWords(context));

const ofOurs = new RegExp(
  String.raw` (?:${ourWords}|${dealingWords}|it|try|tried|sample|test\S*|prob\S+) |${dealingInChinese}`,
  'u',
);
/** "Ich habe 30 Imker gefragt, bei 21 war etwas weg": what those asked have lost or done is no use of ours. */
const isOfAsked = ({ context, sentence, tokens }: Clause): boolean =>
  countOfAsked(context) > 0 &&
  !ofOurs.test(sentence.isLatin ? spacedWords(tokens) : lettersOf(tokens)) &&
  !isWorkForThem(tokens);

/** "We have inspected 40 roofs for landlords": our work, and nobody who is asked. */
const isWorkForThem = (tokens: Clause['tokens']): boolean =>
  hasAny(tokens, 'own') &&
  !hasAny(tokens, 'interview', 'survey') &&
  tokens.some(
    ({ text }, index) =>
      /^(?:for|für|para)$/.test(text) &&
      tokens[index - 1]?.pos !== 'verb' &&
      tokens.slice(index + 1, index + 3).some((token) => has(token, 'people', 'customer')),
  );

/** "We asked 37 of them, 29 had dropped out for that reason": they left what others offer. */
const isLeftByAsked = ({ context, sentence, tokens }: Clause): boolean =>
  sentence.isLatin &&
  countOfAsked(context) > 0 &&
  leavingIn(spacedWords(tokens)) !== undefined &&
  !ofOurs.test(spacedWords(context));

const resultSoFar =
  / (?:bisher|bislang|so far|to date|up to now|hasta ahora|hasta hoy) (?:\S+ ){0,3}?\d+ (?:\S+ )?(?:von|of|out of|de) \d+ /;
/** "Bisher haben 74 von 80 bestanden": how it went with us, and no way of today. */
const isResultSoFar = ({ tokens, sentence }: Clause): boolean =>
  sentence.isLatin && resultSoFar.test(wordsInFigures(tokens));

const breaking =
  /^(?:die|break|burst|leak|rot|rust|melt|freeze|crack|spoil|wilt|crash|overheat|tear|wither|mould|mold|drown|starve)$/;
/** "The fish die in the holidays": what happens to things and animals, and nothing that anybody does today. */
const isBreaking = ({ tokens }: Clause): boolean => {
  const at = tokens.findIndex(isVerb);
  return (
    at > 0 &&
    breaking.test(tokens[at]?.lemma ?? '') &&
    tokens[at + 1]?.pos !== 'noun' &&
    !tokens.slice(0, at).some((token) => has(token, 'people', 'own', 'rival', 'today', 'habit'))
  );
};

const endedAgain =
  / (?:haben|hatten|hat|sind|waren|ist) (?:[^\s,]+ ){0,6}?wieder (?:aufgehört|gekündigt|abbestellt|storniert|ausgestiegen|abgesprungen|abgemeldet|gegangen|weg) | (?:stopped|left|quit|cancelled|dropped out|gave up|gave it up|went away) (?:\S+ ){0,5}?again | (?:volvieron|volvió|han vuelto|ha vuelto) a (?:dejarl[oa]|dejar|cancelar|irse|marcharse|darse de baja) /;
/** "Zwei haben nach dem ersten Monat wieder aufgehört", 又退了两家: they are gone as they came, and nobody came again. */
const isEndedAgain = ({ tokens, sentence }: Clause): boolean =>
  sentence.isLatin
    ? endedAgain.test(spacedWords(tokens))
    : /又(?:都|全)?(?:退|停|走|不[用来订租]|取消)(?:了|掉)/u.test(lettersOf(tokens));

const roomRent = /(?:摊位|店|铺|房|场地|厂房|仓库|办公室|车间|厨房)[^，。,]{0,6}(?:租|费)/u;
/** 摊位每月租金三百元: what we pay whoever buys, and no price. */
const isOnlyOverhead = (clause: Clause): boolean => {
  if (clause.sentence.isLatin || !roomRent.test(lettersOf(clause.tokens))) return false;
  const overheads = overheadsIn(clause);
  return (
    overheads.length > 0 &&
    clause.quantities.every(({ kind, start }) => kind !== 'money' || overheads.some((each) => each.start === start))
  );
};

type Misreading = (clause: Clause) => boolean;

/** Which kinds the words of a clause can't state, whoever read them there. */
const rules: readonly (readonly [RegExp, Misreading])[] = [
  ...unearned,
  [/^(?:trouble|frequencyOrCost|costCounted|alternative.*)$/, isGivenToYou],
  [
    /^(?:group.*|trouble|frequencyOrCost|alternative.*|solution.*|difference|payer|revenueIntent|channel.*|segmentCount|sizeDetail|proof)$/,
    isOfSkillGap,
  ],
  [/^(?:measuredDifference|difference|alternativeDetail)$/, isRepayment],
  [/^(?:group.*|trouble|frequencyOrCost|costCounted|alternative.*)$/, isAdmitted],
  [/^(?:trouble|frequencyOrCost|costCounted)$/, isFoundingPlan],
  [/^(?:solution.*|difference|group.*)$/, isToDo],
  [/^(?:solution.*|difference)$/, isRequest],
  [/^(?:group.*|trouble|frequencyOrCost|costCounted)$/, isRivalList],
  [/^(?:payer|revenueIntent)$/, isFreeUse],
  [/^(?:payer|revenueIntent|price.*|sizeFromPrice|paidPrice|payingCustomers|realUse|repeat|evidence)$/, isSubsidy],
  [/^(?:channel.*|realUse|repeat)$/, isLeaverOnly],
  [/^(?:teamFits|proof|evidence|realUse|repeat|measuredDifference)$/, isOwnIllness],
  [/^alternative.*$/, isWasted],
  [/^alternative.*$/, isDeviceTrouble],
  [/^alternative.*$/, isResultOfOurs],
  [/^alternative.*$/, isResultSoFar],
  [/^alternative.*$/, isBreaking],
  [/^alternative.*$/, isMeansOfPayment],
  [/^channel.*$/, isAskedForMoney],
  [/^unreachable$/, isHanWayKnown],
  [/^channel.*$/, isLostToOthers],
  [/^(?:evidence|trouble|frequencyOrCost|costCounted|alternative.*)$/, isDoubtedInChinese],
  [/^channel.*$/, isNoChannel],
  [/^channel.*$/, isNoWayOfOurs],
  [/^channel.*$/, isRevenueSource],
  [/^(?:trouble|frequencyOrCost|costCounted|alternative.*)$/, isReasonForLeaving],
  [/^(?:trouble|frequencyOrCost|alternative.*|group.*|solution|realUse|proof)$/, isHopedShare],
  [/^(?:trouble|frequencyOrCost)$/, isTimeWithOurs],
  [/^(?:permission|regulationAddressed)$/, isSupplierList],
  [/^(?:permission|regulationAddressed)$/, isPermitRefusedInChinese],
  [/^(?:churn|proof|realUse)$/, isOfAsked],
  [/^nobodyStayed$/, isLeftByAsked],
  [/^nobodyStayed$/, ({ context }) => isOneOfThem(context)],
  [/^(?:solution.*|difference|measuredDifference|proof|realUse)$/, isUnknown],
  [/^group.*$/, isForEverybody],
  [/^(?:priceNumber|priceUnit|sizeFromPrice|paidPrice|payingCustomers)$/, isWithoutOwnAmount],
  [/^nobodyPaid$/, isTroubleOfAsked],
  [/^nobodyPaid$/, isNoRefundAsked],
  [/^(?:trouble|frequencyOrCost|costCounted|alternative.*)$/, isFailedTryItself],
  [/^group.*$/, isOwnExpansion],
  [
    /^(?:evidence|paidPrice|payingCustomers|payer|revenueIntent|repeat|realUse|proof|teamFits|measuredDifference|costCounted|segmentCount|sizeClaim|sizeDetail)$/,
    isCapacity,
  ],
  [/^(?:payer|revenueIntent|priceNumber|priceUnit|sizeFromPrice|supposedPrice)$/, isFeePerSale],
  [/^(?:supposedPrice|payer|revenueIntent|priceNumber|priceUnit|sizeFromPrice)$/, isRunningCostNamed],
  [/^(?:solution.*|group.*|segmentCount)$/, isPremisesWanted],
  [/^solution.*$/, isManner],
  [/^solutionDetail$/, isSameThing],
  [/^(?:realUse|proof)$/, isTimedByUs],
  [/^(?:realUse|proof)$/, isTimeTaken],
  [/^(?:evidence|paidPrice|payingCustomers|realUse|proof)$/, isAskingInChinese],
  [/^(?:evidence|paidPrice|payingCustomers|payer|realUse|proof)$/, isPartnersMembers],
  [/^nobodyStayed$/, isRefusedInChinese],
  [/^nobodyStayed$/, isDenialDenied],
  [/^acquisitionCost$/, isPaidByPart],
  [/^(?:solution.*|channel.*|unreachable)$/, isTroubleInChinese],
  [/^(?:alternative|alternativeDetail|churn)$/, isShareThatFails],
  [/^alternative.*$/, isElsewhere],
  [/^(?:trouble|price.*|revenueIntent|payer|sizeFromPrice)$/, isOfThoseElsewhere],
  [/^group.*$/, isWaitOfAnyone],
  [/^(?:trouble|frequencyOrCost|costCounted)$/, isOrdinaryPrice],
  [/^(?:price.*|payer|paidPrice|revenueIntent)$/, isPaidToName],
  [/^(?:price.*|payer|revenueIntent)$/, isOnlyOverhead],
  [/^(?:payer|revenueIntent)$/, isReceiver],
  [/^channel.*$/, isMarketAsking],
  [/^repeat$/, isEndedAgain],
  [/^repeat$/, isUsedSince],
  [/^repeat$/, isAnotherElsewhere],
];

/** The rules of each kind, chosen when it is first asked for. */
const rulesOf = new Map<string, readonly Misreading[]>();

function rulesFor(kind: string): readonly Misreading[] {
  const known = rulesOf.get(kind);
  if (known) return known;
  const own = rules.flatMap(([kinds, is]) => (kinds.test(kind) ? [is] : []));
  rulesOf.set(kind, own);
  return own;
}

/** Whether the words of a clause can't state a kind. A plain loop, because a long text asks this some thousand times. */
export function isMisread(kind: string, clause: Clause): boolean {
  for (const is of rulesFor(kind)) if (is(clause)) return true;
  return false;
}

/** Without claims that the words of their clauses can't state. */
export const withoutMisread = (claims: readonly Claim[]): Claim[] =>
  claims.filter((claim) => !isMisread(claim.kind, claim.clause) && !isPaidElsewhere(claim));
