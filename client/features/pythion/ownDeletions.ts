/**
 * Ids of analyses that are being deleted from their report in this tab. The report leaves the cache when its page is gone, and
 * the id this set: until then, the live event of the deletion changes nothing.
 */
export const ownDeletions = new Set<string>();
