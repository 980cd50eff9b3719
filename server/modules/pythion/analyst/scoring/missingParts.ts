import type { Claim } from '../claims/claim';

/** What a text was not found to say, in words that follow "say" or "show", and the claims that would say it. */
export type Missing = { what: string; kinds: readonly Claim['kind'][] };

/** What several parts of a report find missing. */
export const missingParts = {
  group: { what: 'who has the trouble', kinds: ['group'] },
  trouble: { what: 'what the trouble is', kinds: ['trouble'] },
  way: { what: 'how you reach customers', kinds: ['channel', 'channelTried'] },
  permission: { what: 'how you get the permission', kinds: ['permission', 'regulationAddressed'] },
  product: { what: 'what the product does', kinds: ['solution'] },
  today: { what: 'what they do today', kinds: ['alternative'] },
  count: { what: 'how many customers there are', kinds: ['segmentCount', 'sizeClaim'] },
} as const satisfies Record<string, Missing>;
