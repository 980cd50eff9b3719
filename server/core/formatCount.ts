/** Formats a whole number for English text: 3000 → "3,000". */
export const formatCount = (count: number): string => count.toLocaleString('en');
