/** The twelve months of each language, as alternatives of a pattern. */
export const months = {
  en: 'january|february|march|april|may|june|july|august|september|october|november|december',
  de: 'januar|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember',
  es: 'enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre',
} as const;
