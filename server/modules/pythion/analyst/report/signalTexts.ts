import type { Signal } from '../../../../../shared/analysisRubric';
import type { Claim } from '../claims/claim';

/** A signal in a report: once it is stated, and as an advice while it is missing. */
type SignalText = { stated: string; next: string };

export const signalTexts: Readonly<Record<Signal, SignalText>> = {
  group: { stated: 'You named a group that can be recognized.', next: 'name a group by role, size or place' },
  trouble: { stated: 'You named a trouble that they have.', next: 'say which trouble they have' },
  groupDetail: {
    stated: 'You gave a size, a place, a role or a number.',
    next: 'give the size, the place or the role of the group',
  },
  frequencyOrCost: {
    stated: 'You said how often it happens or what it costs.',
    next: 'say how often it happens or what it costs them',
  },
  costCounted: {
    stated: 'You gave figures for what the trouble costs.',
    next: 'have customers count what the trouble costs them',
  },
  channel: { stated: 'You named a way to reach customers.', next: 'name a way to reach customers' },
  channelDetail: {
    stated: 'That way has a name, a place or a number.',
    next: 'give that way a name, a place or a number',
  },
  channelTried: {
    stated: 'You tried that way, with figures or a partner.',
    next: 'try that way and count how many answer',
  },
  repeat: { stated: 'Customers came back or renewed.', next: 'show that customers come back or renew' },
  acquisitionCost: { stated: 'You know what a new customer costs.', next: 'work out what a new customer costs you' },
  revenueIntent: { stated: 'Somebody pays for this, or is meant to.', next: 'say who should pay' },
  priceNumber: { stated: 'You named a price.', next: 'name a price' },
  payer: { stated: 'You said who pays.', next: 'say who pays' },
  priceUnit: {
    stated: 'You said what the price is for.',
    next: 'say whether the price is for a month, a piece or a seat',
  },
  paidPrice: { stated: 'Customers have paid.', next: 'get customers to pay the price' },
  positiveMargin: { stated: 'The price is above your cost.', next: 'show that the price is above your cost' },
  difference: { stated: 'You named a difference that can be checked.', next: 'name a difference that can be checked' },
  alternativeDetail: {
    stated: 'You described today’s way, or put a figure on the difference.',
    next: 'describe today’s way, or put a figure on the difference',
  },
  alternative: { stated: 'You named what they do today.', next: 'name what they do today' },
  alternativeFails: { stated: 'You said where today’s way fails.', next: 'say where today’s way fails them' },
  measuredDifference: {
    stated: 'The difference was measured, or is hard to copy.',
    next: 'measure the difference before and after for the same people',
  },
  solution: { stated: 'You said what the product does.', next: 'say what the product does' },
  solutionDetail: {
    stated: 'You said what kind of product it is.',
    next: 'describe the product with a number, a place or a named part',
  },
  proof: {
    stated: 'There is something that works, or a skill that fits.',
    next: 'show a prototype or a skill that fits',
  },
  regulationAddressed: {
    stated: 'You said how you get the permission.',
    next: 'say how you get the permission that you need',
  },
  realUse: { stated: 'It works in real use.', next: 'show that it works in real use' },
  teamFits: { stated: 'The team has years in the field.', next: 'say how long the team has worked in this field' },
  permission: {
    stated: 'You have the permission that you need, or need none.',
    next: 'get the permission that you need, or say that none is needed',
  },
  sizeClaim: { stated: 'You gave a size of the market.', next: 'give the size of the market, with its source' },
  sizeDetail: {
    stated: 'The size is for a segment or a place.',
    next: 'narrow the size down to a segment or a place',
  },
  segmentCount: { stated: 'You counted the segment.', next: 'count the customers in your segment' },
  countSource: { stated: 'The count has a source.', next: 'name the source of the count' },
  sizeFromPrice: {
    stated: 'You have a price to multiply the count by.',
    next: 'name a price with its period, to multiply the count by',
  },
  sizeCalculated: { stated: 'You multiplied the count by the price.', next: 'work out the count times the price' },
};

/** What is stated, by what was found. */
export function describeStated(signal: Signal, claims: readonly Claim[]): string {
  const isEach = (is: (claim: Claim) => boolean): boolean => claims.length > 0 && claims.every(is);
  if (signal === 'solutionDetail' && isEach(hasNumber)) return 'You described the product with a number.';
  if (signal === 'sizeClaim' && isEach(isShareOnly)) return 'You named the share of the market that you aim for.';
  if (signal === 'permission' && isEach(({ evidence }) => evidence < 3)) return 'You said that you need no permission.';
  return signalTexts[signal].stated;
}

const hasNumber = ({ clause }: Claim): boolean => clause.quantities.length > 0;

/** "We only need 1% of the market": a share, and no size. */
const isShareOnly = ({ clause: { quantities } }: Claim): boolean =>
  quantities.length > 0 && quantities.every(({ kind }) => kind === 'percent');

/** What to do about the permission in a regulated field, where the founder's word that none is needed doesn't count. */
export const regulatedNext = {
  permission: 'get the permission that you need, or an exemption from it',
  confirmation: 'say which office or lawyer told you that you need no permission, because this field usually needs one',
} as const;
