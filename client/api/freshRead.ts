/**
 * Options of a query for what has just changed. Without deduplication, because a running request may have started before
 * the change.
 */
export const freshRead = { fetchPolicy: 'network-only', context: { queryDeduplication: false } } as const;
