import { wordsInFigures } from '../text/figures';
import type { SentenceOdds } from '../network/sentenceOdds';
import type { Odds } from '../network/statementNetwork';
import { clausesBySentence, type Clause } from '../text/clause';
import { readBringers } from './money/bringers';
import { isUntied } from './money/untied';
import { isInAndOut } from './money/inAndOut';
import { readMargin } from './money/margin';
import { readBackers } from './money/crowdfunding';
import { readJobsAtPrice } from './money/jobsAtPrice';
import { withLikelyCost } from './money/likelyCost';
import { withLikelyPrice } from './money/likelyPrice';
import { onlyCurrencyIn } from './money/amounts';
import { readListedPrices } from './money/listedPrice';
import { withPlainMoney } from './money/plainMoney';
import { withMoneyRoles } from './money/roles/moneyRoles';
import { withPlainPrices } from './money/plainPrice';
import { withoutSpentTwice } from './money/spentTwice';
import { withPlainSales } from './money/plainSales';
import { withStatedLosses } from './money/statedLosses';
import { readSoldCounts } from './money/soldCount';
import { readSoldInChinese } from './money/soldCountInChinese';
import { readCameAgain } from './customers/cameAgain';
import { withAllGone } from './customers/allGone';
import { withAroundUs } from './customers/aroundUs';
import { withDwindled } from './customers/dwindled';
import { withoutSuperseded } from './customers/superseded';
import { withAllLeft } from './customers/allLeft';
import { withDeniedByAll } from './customers/deniedByAll';
import { readFrameworks } from './customers/frameworkContract';
import { readInUse } from './customers/inUse';
import { readOrdersInChinese } from './customers/ordersInChinese';
import { withBareMargin } from './money/bareMargin';
import { withJoinedAndLeft } from './customers/joinedAndLeft';
import { withKeptLater } from './customers/keptLater';
import { withLeftInGerman } from './customers/leftInGerman';
import { withLeftInSpanish } from './customers/leftInSpanish';
import { withoutTheirLosses } from './customers/theirLosses';
import { withMajorities } from './customers/majorityGone';
import { readSigned } from './customers/pieces';
import { readPilots } from './customers/pilot';
import { readFinished, readRegulars } from './customers/regulars';
import { readStanding } from './customers/standing';
import { readToldCustom, withoutServed } from './customers/toldCustom';
import { returnsIn, withoutReturns } from './customers/returns';
import { unshownIn, withoutUnshown } from './customers/unshown';
import { makeClaim, uniqueClaims, type Claim } from './claim';
import { ownDifficultiesIn, withoutOwnDifficulties } from './ownDifficulty';
import { isFrequent } from './trouble';
import { withoutEarlierOffers } from './customers/earlierOffer';
import { withoutFewLosses } from './customers/fewLosses';
import { withoutSidePlans } from './customers/sidePlan';
import { withoutUnasked } from './customers/unasked';
import { readWorkDone } from './customers/workDone';
import { isPaidAhead } from './money/payment';
import { readMetDemands } from './permit/demandMet';
import { readHeldDemands } from './permit/registered';
import { readPractice } from './practice';
import { withoutFound } from './reach/foundAtLast';
import { withNoneFound } from './reach/noneFound';
import { readToldWays } from './reach/toldWays';
import { withoutGeneralPrices, withoutOthersPrices } from './money/generalPrices';
import { fromUse } from './statements';
import { readPaidOthers } from './today/paidOthers';
import { isTermsOfOthers } from './today/othersTerms';
import { readPlainToday, withoutOwnTrouble } from './today/plainToday';
import { addMissing } from './addedClaims';
import { endings } from './reviewEndings';
import { withOpinionsOnly } from './askedOpinions';
import { readCountedTroubles } from './countedTrouble';
import { readToldCases } from './toldCases';
import { readPlainTroubles } from './plainTroubles';
import { readPlainOffers } from './plainOffer';
import { readEveryday } from './everyday';
import { isCustomerLoss, isUndoneByLoss, keepLikely } from './likelyClaims';
import { withoutMisread } from './misread';
import { readSecondOrders } from './secondOrder';
import { readWithUs } from './withUs';
import { withPaidTerms } from './customers/onPaidTerms';
import { proofOfUse } from './customers/proofOfUse';
import { withBoughtElsewhere } from './today/boughtElsewhere';
import { withoutUnproven } from './unproven/unproven';
import { withWishedProduct } from './wishedProduct';

const margins: readonly Claim['kind'][] = ['positiveMargin', 'negativeMargin'];

/**
 * Claims of the rules with the network's second opinion, sentence by sentence. It finds what is said in other words than the
 * rules know, and drops what only has their words. Its claims have no amounts but that of a price.
 */
export function reviewClaims(claims: readonly Claim[], clauses: readonly Clause[], oddsOf: SentenceOdds): Claim[] {
  const returns = returnsIn(clauses);
  const difficulties = ownDifficultiesIn(clauses);
  const unshown = unshownIn(clauses);
  const ours = (found: readonly Claim[]): readonly Claim[] =>
    withoutUnshown(withoutOwnDifficulties(withoutReturns(found, returns), difficulties), unshown);
  const claimsOf = Map.groupBy(
    withoutTheirLosses(withoutOthersPrices(withoutServed(ours(claims))), clauses).filter(
      (claim) => !isCalculatedMargin(claim),
    ),
    ({ clause }) => clause.sentence,
  );
  const listed = readListedPrices(clauses);
  const currency = onlyCurrencyIn(clauses.flatMap(({ quantities }) => quantities));
  const priced = withPlainPrices(
    withListed(
      [...clausesBySentence(clauses)].flatMap(([sentence, all]) =>
        ours(reviewSentence(claimsOf.get(sentence) ?? [], all, oddsOf.get(sentence), currency)).map((claim) =>
          withCurrency(claim, currency),
        ),
      ),
      listed,
    ),
    clauses,
  );
  const read = withMoneyRoles(withPlainMoney(priced, clauses), clauses);
  // What amounts show, words don't change. The amounts are those that the review leaves.
  const amounts = read.filter((claim) => !isMargin(claim) || claims.includes(claim) || isKeptOfEach(claim));
  const calculated = readMargin(amounts);
  const isMarginKnown = isUntied(amounts) || calculated.length > 0 || amounts.some(isMargin);
  const reviewed = withoutGeneralPrices(
    withoutUnasked(
      withoutSidePlans(withoutFewLosses(isMarginKnown ? [...amounts, ...calculated] : read), clauses),
      clauses,
    ),
  ).filter(({ kind, clause }) => !(fromUse.some((use) => use === kind) && isPaidAhead(clause)));
  const theirs = withoutOwnTrouble(
    [
      ...reviewed,
      ...readPlainToday(clauses),
      ...readPaidOthers(clauses),
      ...ours(readPlainTroubles(clauses)),
      ...readPlainOffers(clauses),
    ],
    clauses,
  );
  const found = [
    ...theirs,
    ...troubleOfToday(theirs),
    ...readSoldCounts(clauses, reviewed),
    ...readSoldInChinese(clauses),
    ...readToldWays(clauses, reviewed),
    ...readHeldDemands(clauses),
    ...readMetDemands(clauses),
    ...readWorkDone(clauses),
    ...readEveryday(clauses),
    ...readJobsAtPrice(clauses, theirs),
    ...readInUse(clauses),
    ...readPilots(clauses),
    ...readSigned(clauses),
    ...readFrameworks(clauses),
    ...readStanding(clauses, reviewed),
    ...readToldCustom(clauses),
    ...readOrdersInChinese(clauses, theirs),
    ...readRegulars(clauses),
    ...readFinished(clauses),
    ...readCameAgain(clauses),
    ...readBackers(clauses),
    ...readPractice(clauses),
    ...readSecondOrders(clauses),
    ...readCountedTroubles(theirs, clauses),
    ...readToldCases(clauses),
    ...readWithUs(clauses),
    ...proofOfUse(theirs, clauses),
  ];
  const sales = withPlainSales(withPaidTerms(found, clauses), clauses);
  const kept = withKeptLater([...sales, ...readBringers(clauses, sales)], clauses);
  const withLosses = withBareMargin(
    withStatedLosses(
      withLeftInGerman(
        withLeftInSpanish(
          withAllGone(
            withMajorities(
              withAllLeft(
                withDeniedByAll(
                  withJoinedAndLeft(withDwindled(withAroundUs(kept, clauses), clauses), clauses),
                  clauses,
                ),
                clauses,
              ),
              clauses,
            ),
            clauses,
          ),
          clauses,
        ),
        clauses,
      ),
      clauses,
    ),
    clauses,
  );
  const reachable = withoutFound(withNoneFound(withLosses, clauses), clauses);
  const proven = withoutUnproven(
    withoutEarlierOffers(withOpinionsOnly(withoutSuperseded(reachable, clauses), clauses), clauses),
    clauses,
  );
  const told = withoutMisread(withWishedProduct(withBoughtElsewhere(proven, clauses), clauses));
  return uniqueClaims(endings.reduce<readonly Claim[]>((claimsLeft, apply) => apply(claimsLeft, clauses), told));
}

/** "Cobro 400.000 por placard": an amount without a currency has that of the text. */
const withCurrency = (claim: Claim, currency: string | undefined): Claim =>
  currency !== undefined && claim.quantity?.kind === 'money' && claim.quantity.currency === undefined
    ? { ...claim, quantity: { ...claim.quantity, currency } }
    : claim;

/** "Limpio viveros: 85 euros al mes por vivero": our price is no cost of a trouble. What a sale costs us is none: 铜线和油,一台85元. */
function withListed(read: readonly Claim[], all: readonly Claim[]): Claim[] {
  const costs = read.filter(({ kind }) => kind === 'unitCost');
  const listed = all.filter(
    ({ clause, quantity }) =>
      !costs.some((cost) => cost.clause === clause && (cost.quantity ?? quantity)?.value === quantity?.value),
  );
  const priced = new Set(listed.map(({ clause }) => clause));
  return [...read.filter(({ kind, clause }) => kind !== 'frequencyOrCost' || !priced.has(clause)), ...listed];
}

/** "They get up at night to mend it": where today's way fails is the trouble, if the text names no other. */
const troubleOfToday = (claims: readonly Claim[]): Claim[] =>
  claims.some(({ kind }) => kind === 'trouble')
    ? []
    : claims.flatMap(({ kind, clause }) =>
        kind === 'alternativeFails' && clause.speaker !== 'rival' && !isTermsOfOthers(clause.context)
          ? makeClaim('trouble', clause)
          : [],
      );

const keptOfEach = / (?:we|i) (?:keep|earn|make) (?:[$£€] )?\d[\d.,]* (?:\S+ )?(?:of|on|from) (?:each|every|it) /;
/** "We keep 3 pounds of each load": a margin with its own amount. */
const isKeptOfEach = ({ kind, clause }: Claim): boolean =>
  kind === 'positiveMargin' && clause.sentence.isLatin && keptOfEach.test(wordsInFigures(clause.tokens));

const isMargin = ({ kind }: Claim): boolean => margins.includes(kind);
const isCalculatedMargin = (claim: Claim): boolean =>
  isMargin(claim) && claim.quantity !== undefined && !isInAndOut(claim);

function reviewSentence(
  found: readonly Claim[],
  all: readonly Clause[],
  odds: Odds | undefined,
  currency: string | undefined,
): Claim[] {
  if (!odds) return [...found];
  const kept = withLikelyCost(withLikelyPrice(keepLikely(found, odds), all, odds, currency), all, odds);
  const added = addMissing(kept, all, odds);
  const isLost = added.some(isCustomerLoss);
  const read = [...(isLost ? kept.filter(({ kind }) => !isUndoneByLoss(kind)) : kept), ...added];
  return [...withoutSpentTwice(read), ...howOften(read)];
}

/** "A kiln that sits cold most of the week": the clause of a trouble that only the network sees says how often as well. */
const howOften = (read: readonly Claim[]): Claim[] =>
  read.some(({ kind }) => kind === 'frequencyOrCost')
    ? []
    : read.flatMap(({ kind, clause }) =>
        kind === 'trouble' && clause.speaker !== 'own' && isFrequent(clause)
          ? makeClaim('frequencyOrCost', clause)
          : [],
      );
