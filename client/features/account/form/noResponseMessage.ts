/** Error message for calls without a readable response; whether the server carried them out is unknown. */
export const noResponseMessage = 'The server did not answer. Check your connection and try again.';
