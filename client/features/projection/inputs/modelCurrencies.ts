import { currencies } from '../../../../shared/projection/decimals';
import { currencyOptions } from '../../jobs/currencies';

/** Currencies that the engine knows. */
export const modelCurrencies = () => currencyOptions().filter(({ value }) => currencies.has(value));
