/**
 * The browser for the browser tests.
 * @throws Error whose message states in one line what to install
 */
export function findBrowser(): Promise<string>;
