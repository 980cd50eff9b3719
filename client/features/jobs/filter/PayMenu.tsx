import { MenuChoice, MenuSeparator } from '../../../ui/overlay/Menu';
import { commonCurrencies } from '../currencies';
import { ChoiceMenu } from '../../../ui/filter/FacetMenu';
import type { JobFilter } from './jobFilter';
import type { JobFacetsQuery } from './__generated__/JobFacets.generated';

export interface PayMenuProps {
  facets: JobFacetsQuery['jobFacets'] | undefined;
  filter: JobFilter;
  onChange: (filter: JobFilter) => void;
  format: (amount: number, currency: string) => string;
}

/** Least pay of a year in one currency. Pay in other currencies is not converted, so it never matches. */
export function PayMenu({ facets, filter, onChange, format }: PayMenuProps) {
  const currency = filter.salaryCurrency ?? facets?.salaryCurrency ?? 'USD';
  const currencies = [...new Set([currency, ...commonCurrencies])];
  return (
    <ChoiceMenu
      label="Pay"
      anyLabel="Any pay, or not stated"
      counted={facets?.salaries}
      chosen={filter.salaryMin === null ? null : String(filter.salaryMin)}
      format={(value) => `${format(Number(value), currency)} a year or more`}
      onChoose={(value) =>
        onChange({
          ...filter,
          salaryMin: value === null ? null : Number(value),
          salaryCurrency: value === null ? null : currency,
        })
      }
    >
      <MenuSeparator />
      <MenuChoice
        label="Currency"
        value={currency}
        options={currencies.map((code) => ({ value: code, label: code }))}
        // The amount of another currency is another pay.
        onValueChange={(salaryCurrency) => onChange({ ...filter, salaryMin: null, salaryCurrency })}
      />
    </ChoiceMenu>
  );
}
