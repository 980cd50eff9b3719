/** Said when a call got no answer that can be read. Whether it was carried out is then not known either. */
export const noAnswer = 'The server did not answer. Check your connection and try again.';
