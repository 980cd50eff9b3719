import type { DealBreakerKey, DealBreakerState } from '../../../../../shared/contracts/analysis';
import type { Claim } from '../claims/claim';
import { isNeedOpen } from '../claims/permit/needOpen';
import type { LegalReading } from '../legal/judge';
import type { Clause } from '../text/clause';
import { hasAny } from '../text/token';
import { hasSignal, type Support } from './levels';
import { missingParts, type Missing } from './missingParts';
import { isNeededWay } from './supposed';

export type DealBreakerReading = {
  key: DealBreakerKey;
  state: DealBreakerState;
  reason: string;
  /** What the text wasn't found to say; said after the reason. */
  unsaid?: Missing;
  clause?: Clause;
  evidence: number;
};

export function readDealBreakers(support: Support, legal: LegalReading): DealBreakerReading[] {
  return [readProblem(support), readReachBreaker(support), readLegal(support, legal)];
}

const find = ({ claims }: Support, ...kinds: Claim['kind'][]): Claim | undefined =>
  claims.find(({ kind }) => kinds.includes(kind));

function readProblem(support: Support): DealBreakerReading {
  const against = find(support, 'nobodyStayed');
  if (against)
    return {
      key: 'problem',
      state: 'fail',
      reason: isCountedPart(against)
        ? 'Your own figures show that three in four or more left or don’t have the trouble.'
        : 'Your own figures show that nobody has the trouble or that nobody stayed.',
      clause: against.clause,
      evidence: 3,
    };
  const best = find(support, 'evidence');
  const isNamed = hasSignal(support, 'group') && hasSignal(support, 'trouble');
  if (isNamed && best && best.evidence >= 3)
    return {
      key: 'problem',
      state: 'pass',
      reason: `You named who has which trouble, and ${confirmedBy(best.evidence)}.`,
      // What people told of their trouble, not what they paid.
      clause: find(support, 'trouble')?.clause ?? best.clause,
      evidence: best.evidence,
    };
  const planned = plannedIn(support.supposed.problem);
  if (planned && !hasSignal(support, 'group') && !hasSignal(support, 'trouble'))
    return {
      key: 'problem',
      state: 'unknown',
      reason: 'You said who will use it, but not which trouble they have.',
      clause: planned,
      evidence: 0,
    };
  const unsaid = !hasSignal(support, 'group')
    ? missingParts.group
    : !hasSignal(support, 'trouble')
      ? missingParts.trouble
      : undefined;
  return {
    key: 'problem',
    state: 'unknown',
    reason: unsaid ? '' : 'You named a group and its trouble, but nobody outside the team confirms it yet.',
    ...(unsaid && { unsaid }),
    clause: (find(support, 'trouble') ?? find(support, 'group'))?.clause,
    evidence: 0,
  };
}

/** "388 of 400 left": some stayed. */
const isCountedPart = ({ quantity }: Claim): boolean => quantity?.of !== undefined && quantity.value < quantity.of;

/** What is planned, and not only hoped: "owners will take a photo". */
const plannedIn = (claim: Claim | undefined): Clause | undefined =>
  claim && (claim.clause.modality === 'plan' || isNeededWay(claim.clause)) ? claim.clause : undefined;

const confirmedBy = (evidence: number): string =>
  evidence >= 5
    ? 'customers have paid'
    : evidence >= 4
      ? 'use, or the effect of it, was counted'
      : 'you were told or shown what they did, or they signed for it';

function readReachBreaker(support: Support): DealBreakerReading {
  const against = find(support, 'unreachable');
  if (against)
    return {
      key: 'reach',
      state: 'fail',
      reason: 'You say that the customers can’t be found or addressed.',
      clause: against.clause,
      evidence: 0,
    };
  const tried = find(support, 'channelTried');
  if (tried && hasSignal(support, 'group'))
    return {
      key: 'reach',
      state: 'pass',
      reason: 'You named a way to your customers that was tried or has a partner.',
      clause: tried.clause,
      evidence: tried.evidence,
    };
  if (tried)
    return {
      key: 'reach',
      state: 'unknown',
      reason: 'You tried a way to customers.',
      unsaid: missingParts.group,
      clause: tried.clause,
      evidence: 0,
    };
  const channel = find(support, 'channel');
  if (!channel && support.openWay)
    return {
      key: 'reach',
      state: 'unknown',
      reason: 'By your own words, how you reach your customers is still open.',
      clause: support.openWay,
      evidence: 0,
    };
  const planned = plannedIn(support.supposed.adoption);
  if (!channel && planned)
    return {
      key: 'reach',
      state: 'unknown',
      reason: 'You plan a way to your customers, and haven’t tried it yet.',
      clause: planned,
      evidence: 0,
    };
  return {
    key: 'reach',
    state: 'unknown',
    reason: channel ? 'You named a way to your customers, but not what came of it.' : '',
    ...(!channel && { unsaid: { ...missingParts.way, what: 'how you reach your customers' } }),
    clause: channel?.clause,
    evidence: 0,
  };
}

const saidHow = (permission: Claim | undefined): DealBreakerReading => ({
  key: 'legal',
  state: 'pass',
  reason: 'The field is regulated, and you said how it is allowed.',
  clause: permission?.clause,
  evidence: permission?.evidence ?? 0,
});

function readLegal(support: Support, { harm, refusal, isDenied, regulated, open }: LegalReading): DealBreakerReading {
  // A refusal in so many words is surer than harm that words only suggest together.
  if (harm && !(harm.id === 'wording' && refusal && !isDenied))
    return {
      key: 'legal',
      state: 'fail',
      // What its words alone describe is judged with less certainty.
      reason: `The act itself ${harm.id === 'wording' ? 'seems to do' : 'does'} harm: ${harm.reason}.`,
      clause: harm.clause,
      evidence: 3,
    };
  if (refusal)
    return {
      key: 'legal',
      state: 'fail',
      reason: isDenied
        ? 'A license was refused, or what the text describes is forbidden, and the text names no other way.'
        : 'It needs a license or has to follow a rule, and the text refuses to.',
      clause: refusal,
      evidence: 3,
    };
  const used = hasSignal(support, 'realUse');
  const permission = find(support, 'permission') ?? find(support, 'regulationAddressed');
  // Who has applied, or has asked a lawyer, knows no answer yet. Another permit that is held may be the one that is needed.
  if (regulated && open && (permission?.evidence ?? 0) < 3)
    return {
      key: 'legal',
      state: 'unknown',
      reason: `This field is regulated${regulated.field ? ` (${regulated.field})` : ''}, and by your own words the permission is still open.`,
      clause: open,
      evidence: 0,
    };
  if (regulated && !hasSignal(support, 'regulationAddressed'))
    return {
      key: 'legal',
      state: 'unknown',
      reason: `This field is regulated${regulated.field ? ` (${regulated.field})` : ''}.`,
      unsaid: missingParts.permission,
      clause: regulated.clause,
      evidence: 0,
    };
  if (regulated) return saidHow(permission);
  if (open && isNeedOpen(open) && (permission?.evidence ?? 0) < 3)
    return {
      key: 'legal',
      state: 'unknown',
      reason: 'By your own words, whether it needs a permission is still open.',
      clause: open,
      evidence: 0,
    };
  if (permission?.kind === 'permission')
    return {
      key: 'legal',
      state: 'pass',
      reason:
        permission.evidence >= 3 ? 'You have the permission that you need.' : 'You said that no permission is needed.',
      clause: permission.clause,
      evidence: permission.evidence,
    };
  // What the product does, not what was paid for it.
  const solution =
    support.claims.find(({ kind, clause }) => kind === 'solution' && !hasAny(clause.tokens, 'pay', 'renew')) ??
    find(support, 'solution', 'realUse', 'proof');
  // Who says how a licence is obtained does what needs one, whatever words tell the product.
  if (!solution && permission && !open) return saidHow(permission);
  if (!solution)
    return {
      key: 'legal',
      state: 'unknown',
      reason: '',
      unsaid: missingParts.product,
      evidence: 0,
    };
  return {
    key: 'legal',
    state: 'pass',
    reason: 'Nothing that the text says about the product is harmful.',
    clause: solution.clause,
    evidence: used ? 4 : 0,
  };
}
