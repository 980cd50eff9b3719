/** Currencies that are offered first. */
export const commonCurrencies = ['USD', 'EUR', 'GBP', 'CHF', 'CAD', 'INR'];

/** ISO 4217 codes with their names, the common ones first: "EUR: Euro". */
export function currencyOptions(): { value: string; label: string }[] {
  const names = new Intl.DisplayNames('en', { type: 'currency' });
  const codes = [...new Set([...commonCurrencies, ...Intl.supportedValuesOf('currency')])];
  return codes.map((code) => ({ value: code, label: `${code}: ${names.of(code) ?? code}` }));
}
