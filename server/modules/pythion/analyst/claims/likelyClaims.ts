import type { Odds } from '../network/statementNetwork';
import type { Clause } from '../text/clause';
import type { Quantity } from '../text/quantities';
import { memoise } from '../text/memoise';
import { isNamedRival } from '../text/namedRivals';
import { has, hasAny, isVerb, lettersOf, spacedWords } from '../text/token';
import { readChange } from './change';
import { isLack } from './lack';
import { isAnotherProvider, isCalledTodays, isPlainHabit } from './today/habit';
import { chargedAmount } from './money/chargedAmount';
import { isInAndOut } from './money/inAndOut';
import { readMeeting } from './reach/meeting';
import { isSentToUs } from './reach/sending';
import { readTeam } from './people/team';
import { isAgentive } from './people/agentive';
import { isPlainlyPermitted } from './permit/permission';
import { states, type Claim } from './claim';
import { isNamedPayer } from './money/namedPayer';
import { isPlainlyAsked } from './money/price';
import { isPricedOffer } from './money/pricedOffer';
import { isReason } from './reason';
import { isCountedTrouble, isOutage } from './trouble';
import { usedFrom } from './customers/fewLosses';
import { isComeback } from './customers/comebacks';
import { isCountedDeparture } from './customers/departures';
import { isCountedLoss } from './customers/negative';
import { readRemaining } from './customers/remaining';
import { isCountedTrial, isPaidWork } from './customers/work';
import {
  evidenceLabels,
  fromUse,
  calculated,
  isLossKind,
  isStatement,
  prices,
  restsOn,
  statementRules,
  type Statement,
} from './statements';

/** One that the rules read is dropped below these odds, and a loss below the last. */
const thresholds = { drop: 0.1, dropLoss: 0.05 } as const;

/** Odds from which a statement shows what it can show. */
const showsFrom = 0.5;
/** Odds from which what a sentence tells doesn't count. */
export const doubtedFrom = 0.5;

/** The claims of the rules that the network doesn't deny, without what rests on those that it denies. */
export function keepLikely(found: readonly Claim[], odds: Odds): Claim[] {
  if (found.length === 0) return [];
  const likely = found.filter((claim) => isLikely(claim, odds));
  const implied = new Set<string>([
    ...likely.flatMap(({ kind }) => (isStatement(kind) ? impliedBy(kind, odds[kind]) : [])),
    ...(likely.some(isUse) ? fromUse : []),
  ]);
  const kept = found.filter((claim) => likely.includes(claim) || implied.has(claim.kind));
  const kinds = new Set(kept.map(({ kind }) => kind));
  const all = new Set(found.map(({ kind }) => kind));
  const isLost = kept.some(isCustomerLoss);
  return kept.filter(({ kind }) => {
    // "We asked 50 libraries, and none ordered": having asked supports nothing then.
    if (isLost && isUndoneByLoss(kind)) return false;
    const bases = (restsOn[kind] ?? []).filter((base) => all.has(base));
    return bases.length === 0 || bases.some((base) => kinds.has(base));
  });
}

/** "35 times a week before, 9 now" shows a difference, and how often it happens. */
const isShownByChange = (kind: Claim['kind'], clause: Clause): boolean =>
  (kind === 'measuredDifference' || (kind === 'frequencyOrCost' && clause.quantities.some(isRate))) &&
  readChange(clause) === 'good';

const isRate = ({ kind, period }: Quantity): boolean => kind === 'count' && period !== undefined;

export const impliedBy = (kind: Statement, odds: number): readonly Statement[] => {
  const { implies = [], shows = [] } = statementRules[kind];
  return odds >= showsFrom ? [...implies, ...shows] : implies;
};

/** Customers who are gone or didn't pay. */
export const isCustomerLoss = ({ kind }: Claim): boolean => kind === 'nobodyStayed' || kind === 'nobodyPaid';

export const isUndoneByLoss = (kind: Claim['kind']): boolean => /^(?:evidence|channelTried|repeat|realUse)$/.test(kind);

function isLikely(claim: Claim, odds: Odds): boolean {
  const { kind, evidence, clause, quantity } = claim;
  if (calculated.includes(kind)) return true;
  if (quantity && prices.some((price) => price === kind) && isOursBesideTheirs(clause, quantity)) return true;
  // What we do stands beside what was paid for it: "we made a shared list; ten garages pay for it".
  if (kind === 'solution' && clause.speaker === 'own' && clause.tokens.length < clause.context.length) return true;
  if (kind.startsWith('alternative') && (isPlainHabit(clause) || isNamedRival(clause))) return true;
  // Unless it is somebody else's, planned, or no idea at all.
  if (isPlain(claim))
    return odds.void < doubtedFrom && (odds.offTopic < doubtedFrom || isSentToUs(clause) || isSeen(kind, odds));
  if (isCountedDeparture(claim)) return odds.offTopic < doubtedFrom;
  if (isLossKind(kind)) return odds[kind] >= thresholds.dropLoss || (kind === 'nobodyStayed' && isCountedLoss(clause));
  if (kind === 'evidence')
    return (
      evidence < 1 ||
      [...evidenceLabels.slice(Math.floor(evidence) - 1), ...shownAt(evidence)].some(
        (label) => odds[label] >= thresholds.drop,
      )
    );
  return !isStatement(kind) || isSeen(kind, odds);
}

/** Plain words count no less than others: what the network sees as well is kept in a sentence that looks like no idea. */
const isSeen = (kind: Claim['kind'], odds: Odds): boolean => isStatement(kind) && odds[kind] >= thresholds.drop;

/** What the words of the clause state alone, whatever else the sentence looks like to the network. */
function isPlain(claim: Claim): boolean {
  const { kind, evidence, clause, quantity } = claim;
  if (isInAndOut(claim)) return true;
  if (kind.startsWith('channel')) return isPlainWay(clause);
  if (kind.startsWith('alternative') && (isCalledTodays(clause) || isAnotherProvider(clause))) return true;
  if ((kind === 'difference' || kind.startsWith('alternative')) && isPlainlyBetter(clause)) return true;
  if (
    quantity &&
    (kind === 'revenueIntent' || prices.some((price) => price === kind)) &&
    (isPricedOffer(clause, quantity) || (kind !== 'revenueIntent' && isPlainlyAsked(clause, quantity)))
  )
    return true;
  if ((kind === 'payer' || kind === 'revenueIntent') && isNamedPayer(clause)) return true;
  if ((kind === 'trouble' || kind === 'alternativeFails') && isOutage(clause)) return true;
  if (kind === 'trouble' && isLack(clause)) return true;
  if ((kind === 'trouble' || kind === 'group' || kind === 'groupDetail') && isReason(clause)) return true;
  if ((kind === 'teamFits' || kind === 'proof') && readTeam(clause).length > 0) return true;
  if (isPermit(kind) && isPlainlyPermitted(clause)) return true;
  if (kind === 'group' && isDoneForThem(clause)) return true;
  // Who counts what those asked have done tells it.
  if (kind === 'evidence' && Math.floor(evidence) === 3 && isAsking(clause)) return true;
  if (evidence >= usedFrom && evidence < 5 && isCountedTrial(clause)) return true;
  if (kind === 'evidence' && readRemaining(clause)) return true;
  if ((kind === 'repeat' || kind === 'evidence') && evidence === 4 && isComeback(clause)) return true;
  // "Fünf davon buchen seit drei Jahren immer wieder": who books again pays.
  if ((kind === 'payer' || paidEvidence.has(kind)) && states(clause, 'pay', 'book') && isComeback(clause)) return true;
  return isShownByChange(kind, clause) || (paidEvidence.has(kind) && isPaidWork(clause));
}

/** "We wash the uniforms of paramedics overnight": what we do to what is theirs. */
const isDoneForThem = ({ tokens, speaker, modality }: Clause): boolean =>
  speaker === 'own' &&
  modality === 'fact' &&
  tokens.some(
    ({ text }, index) =>
      text === 'of' &&
      isVerb(tokens[1]) &&
      tokens
        .slice(index + 1, index + 4)
        .some(
          (token, at, after) =>
            token.pos === 'noun' &&
            token.text !== token.lemma &&
            (has(token, 'people') || isAgentive(token.lemma)) &&
            after.slice(0, at).every(({ pos }) => pos === 'noun' || pos === 'adj'),
        ),
  );

/** "A rival takes 29 euros, we take 15": what we ask for in a sentence that names another's price as well. */
const isOursBesideTheirs = (clause: Clause, { start }: Quantity): boolean =>
  clause.speaker === 'own' &&
  hasAny(clause.context, 'rival') &&
  (clause.sentence.isLatin
    ? chargedAmount(clause)?.start === start
    : /^我们?(?:每.{1,2})?(?:只|才)?收费?$/u.test(lettersOf(clause.tokens.slice(0, start))));

/** "Most come via the nursery": a way that its own words state, or one with figures that was tried. */
const isPlainWay = (clause: Clause): boolean => {
  const meeting = readMeeting(clause);
  return meeting?.isPlain === true || (meeting?.isDone === true && clause.context.some(({ pos }) => pos === 'num'));
};

/** "We come out around 40% cheaper than the broker": by how much, and than whom. Not "cheaper than before". */
const isPlainlyBetter = ({ tokens, speaker, modality }: Clause): boolean =>
  speaker === 'own' &&
  modality === 'fact' &&
  / (?:\d+ (?:%|percent)|a third|a quarter|a fifth|half|twice as|\d+ times|ein drittel|halb so|un tercio) (?:as |more )?(?:cheaper|faster|quicker|lighter|shorter|quieter|günstiger|billiger|schneller|leichter|más \S+) (?:than|als|que) (?:the|a|an|any|der|die|das|den|ein|eine|el|la|los|las|un|una) (?!(?:last|previous|first|old|year|month|week) )/.test(
    spacedWords(tokens),
  );

const paidEvidence: ReadonlySet<Claim['kind']> = new Set(['evidence', 'paidPrice', 'realUse', 'proof']);

export const isPermit = (kind: string): boolean => kind === 'permission' || kind === 'regulationAddressed';

/** What the evidence of a level is stated with: a payment that is likely is no less evidence. */
const shownAt = (evidence: number): readonly Statement[] =>
  evidence >= 5 ? ['paidPrice'] : evidence >= 4 ? ['realUse', 'measuredDifference'] : [];

/** "We visited 13 families", "I called 30 families", 我问了十二个朋友. */
export const isAsking = ({ context, sentence }: Clause): boolean =>
  hasAny(context, 'interview', 'outreach') || (!sentence.isLatin && isAskingInChinese(context));

const isAskingInChinese = memoise((context: Clause['context']): boolean =>
  /我们?[^,，。]{0,4}(?:问|访|采访|走访|调查|打听)(?:了|过)[^,，。]{0,4}[\d一二三四五六七八九十百两几]/u.test(
    lettersOf(context),
  ),
);

const isUse = ({ kind, evidence, clause }: Claim): boolean =>
  kind === 'evidence' && evidence >= usedFrom && !isCountedTrouble(clause, evidence);
