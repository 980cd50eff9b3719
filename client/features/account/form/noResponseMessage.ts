/** Error message for calls without a readable response; whether the server carried them out is unknown. */
export const noResponseMessage = 'Can’t reach the server. Check your connection and try again.';
