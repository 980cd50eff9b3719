/** Between half of a wait and the whole of it: pages that lost their server together do not all come back at one moment. */
export const withJitter = (ms: number): number => ms * (0.5 + Math.random() / 2);
