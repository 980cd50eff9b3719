/** All settings of the client. Durations are in milliseconds. */
export const config = Object.freeze({
  apiBase: '/api',
  authBase: '/api/auth',
  graphqlUrl: '/graphql',
  apiTimeoutMs: 10_000,
  newsTimeoutMs: 15_000,
  /** Longest wait between health checks of an unreachable server. */
  reachabilityRetryMs: 3_000,
  auth: Object.freeze({
    /** A token with less lifetime left is refreshed before use. */
    refreshBeforeExpiryMs: 300_000,
    /** Debounce of token change notifications. */
    tokenDebounceMs: 300,
    /** Interval of token expiry checks, and of retries when the server was unreachable. */
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
    /** First backoff; doubles with each attempt. */
    reconnectBaseMs: 1_000,
    /** Reconnection attempts before pusher-js makes its own, while the server responds to other calls. */
    earlyReconnectAttempts: 2,
    resubscribeMs: 5_000,
    catchUpPageSize: 100,
  }),
});
