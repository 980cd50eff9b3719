import { isExtensionChannelError } from '../../shell/extensionErrors';

const MAX_RETRIES = 3;
const BACKOFF_STEP_MS = 100;

/**
 * Calls a function, and retries it up to three times after 100, 200 and 300 ms.
 * @param fallback result for an error that a browser extension causes
 * @throws the error of the last attempt
 */
export async function retryThreeTimes<Result>(call: () => Promise<Result>, fallback: Result): Promise<Result> {
  for (let retry = 1; ; retry++) {
    try {
      return await call();
    } catch (error) {
      if (isExtensionChannelError(error)) return fallback;
      if (retry > MAX_RETRIES) throw error;
      await new Promise((resolve) => setTimeout(resolve, BACKOFF_STEP_MS * retry));
    }
  }
}
