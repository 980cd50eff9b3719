/** Every setting of the client. Lengths of time are milliseconds; the values are the product's constants. */
export const config = Object.freeze({
  apiBase: '/api',
  authBase: '/api/auth',
  graphqlUrl: '/graphql',
  apiTimeoutMs: 10_000,
  /** A server that cannot be reached is asked again after at most this. */
  reachabilityRetryMs: 3_000,
  auth: Object.freeze({
    /** An access token with less than this left is exchanged for a new one. */
    refreshBeforeExpiryMs: 300_000,
    /** Listeners hear of a new token once it has stood this long. */
    tokenDebounceMs: 300,
    /** How often a signed-in page looks at its token's age, and an unreachable server is asked again. */
    heartbeatMs: 30_000,
  }),
  live: Object.freeze({
    activityTimeoutMs: 30_000,
    pongTimeoutMs: 15_000,
    unavailableTimeoutMs: 10_000,
    authPath: '/messages/pusher/auth',
    signInPath: '/messages/pusher/user-auth',
    authRetries: 2,
    authRetryDelayMs: 1_000,
    reconnectAttempts: 3,
    /** First wait; each further one is twice as long. */
    reconnectBaseMs: 1_000,
    /** How often a lost connection is tried anew before pusher-js itself would, because the server answers other calls. */
    earlyReconnectAttempts: 2,
    resubscribeMs: 5_000,
    catchUpPageSize: 100,
  }),
});
