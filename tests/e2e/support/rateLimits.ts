let bypassKey = '';

/** Sets the key of the worker's server. */
export const setBypassKey = (key: string): void => void (bypassKey = key);

/**
 * Headers of calls that prepare a test past the rate limits, such as signing up many people from one address. Pages are
 * without them, because no limit may affect ordinary use.
 */
export const bypassHeaders = (): Record<string, string> => ({ 'x-ratelimit-bypass': bypassKey });
