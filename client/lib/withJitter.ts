/** @returns a random wait between half of `ms` and `ms`, so that clients that disconnect together do not reconnect together */
export const withJitter = (ms: number): number => ms * (0.5 + Math.random() / 2);
