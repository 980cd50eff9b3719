/**
 * Why an outbound call failed. `blocked`: the address is not allowed; `redirects`: too many; `too_large`: over the limit of
 * bytes; `timeout`: over the limit of time; `invalid`: not a valid HTTP response; `network`: no connection.
 */
export type OutboundFailure = 'blocked' | 'redirects' | 'too_large' | 'timeout' | 'invalid' | 'network';

/** A failed outbound call. Its message is for the operator. */
export class OutboundError extends Error {
  constructor(
    readonly failure: OutboundFailure,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}
