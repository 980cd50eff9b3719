/**
 * Ids of analyses that are deleted from their report in this tab. The report leaves the cache when its page is gone: the live
 * event of the deletion, which may come first, changes nothing.
 */
export const ownDeletions = new Set<string>();
