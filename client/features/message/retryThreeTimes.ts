import { isExtensionChannelError } from '../../shell/extensionErrors';

const MAX_ATTEMPTS = 3;
const BACKOFF_STEP_MS = 100;

/**
 * Calls a function up to three times, with increasing waits in between.
 * @param fallback result for an error that a browser extension causes
 * @throws the error of the last attempt
 */
export async function retryThreeTimes<Result>(call: () => Promise<Result>, fallback: Result): Promise<Result> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await call();
    } catch (error) {
      if (isExtensionChannelError(error)) return fallback;
      if (attempt === MAX_ATTEMPTS) throw error;
      await new Promise((resolve) => setTimeout(resolve, BACKOFF_STEP_MS * attempt));
    }
  }
}
