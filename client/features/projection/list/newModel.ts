import { currencyDigits } from '../../../../shared/projection/decimals';
import type { ProjectionInputs } from '../../../../shared/projection/inputs';
import { prefill } from '../../../../shared/projection/templates';
import type { TemplateName } from '../../../../shared/contracts/projection';

const currencyByRegion: Record<string, string> = {
  US: 'USD',
  GB: 'GBP',
  CH: 'CHF',
  CA: 'CAD',
  AU: 'AUD',
  IN: 'INR',
  JP: 'JPY',
  BR: 'BRL',
  SE: 'SEK',
  NO: 'NOK',
  DK: 'DKK',
  PL: 'PLN',
  SG: 'SGD',
};
const euroRegions = new Set('AT BE BG CY DE EE ES FI FR GR HR IE IT LT LU LV MT NL PT SI SK'.split(' '));

/** The currency of a language's region: "en-GB" is GBP. */
export function guessCurrency(locale: string): string {
  const region = new Intl.Locale(locale).maximize().region ?? '';
  return euroRegions.has(region) ? 'EUR' : (currencyByRegion[region] ?? 'USD');
}

/** The month after a date, "YYYY-MM": this one has begun. */
export function nextMonth(date: Date): string {
  const next = new Date(Date.UTC(date.getFullYear(), date.getMonth() + 1, 1));
  return next.toISOString().slice(0, 7);
}

/** Inputs of a new model, which are valid as they are. */
export function newInputs(template: TemplateName, currency: string, startMonth: string): ProjectionInputs {
  return prefill(template, { currency, startMonth, openingCash: (0).toFixed(currencyDigits(currency)) });
}
