/** Browser extensions cause these messages when they unload; the page itself works. */
const CLOSED_CHANNEL = /message (channel|port)\b.*\bclosed|closed message (channel|port)/i;

/** Whether an error reports only a closed message channel of a browser extension. */
export function isExtensionChannelError(error: unknown): boolean {
  return CLOSED_CHANNEL.test(String((error as { message?: unknown } | null | undefined)?.message ?? error));
}

/** Prevents these errors from reaching error reports and the console. */
export function suppressExtensionErrors(): void {
  window.addEventListener('error', (event) => {
    if (isExtensionChannelError(event.error ?? event.message)) event.preventDefault();
  });
  window.addEventListener('unhandledrejection', (event) => {
    if (isExtensionChannelError(event.reason)) event.preventDefault();
  });
}

/** Disables console methods other than `error`, for production. */
export function silenceConsole(): void {
  for (const method of ['log', 'info', 'debug', 'warn', 'trace'] as const) console[method] = () => {};
}
