/** Said by browser extensions that went away while the page was waiting for them; nothing here is wrong. */
const CLOSED_CHANNEL = /message (channel|port)\b.*\bclosed|closed message (channel|port)/i;

/** Whether an error is only a closed message channel. */
export function isExtensionChannelError(error: unknown): boolean {
  return CLOSED_CHANNEL.test(String((error as { message?: unknown } | null | undefined)?.message ?? error));
}

/** Keeps errors of closed message channels out of error reports and the console. */
export function suppressExtensionErrors(): void {
  window.addEventListener('error', (event) => {
    if (isExtensionChannelError(event.error ?? event.message)) event.preventDefault();
  });
  window.addEventListener('unhandledrejection', (event) => {
    if (isExtensionChannelError(event.reason)) event.preventDefault();
  });
}

/** Production says nothing in the console; errors stay, because somebody has to be able to find them. */
export function silenceConsole(): void {
  for (const method of ['log', 'info', 'debug', 'warn', 'trace'] as const) console[method] = () => {};
}
