import { useMemo } from 'react';
import { Select } from '../../../ui/form/Select';
import { TextField } from '../../../ui/form/TextField';
import { currencyOptions } from '../currencies';
import { periodLabels, toOptions } from '../jobLabels';
import type { PayValues } from './payValues';

export interface PayFieldsProps {
  /** What has the pay: "job". */
  of: string;
  values: PayValues;
  onChange: (part: Partial<PayValues>) => void;
}

/** Ranges of pay and equity. Either end may be missing. */
export function PayFields({ of, values, onChange }: PayFieldsProps) {
  const currencies = useMemo(() => currencyOptions(), []);
  const amount = (name: 'salaryMin' | 'salaryMax' | 'equityMin' | 'equityMax') => ({
    name,
    inputMode: 'decimal' as const,
    autoComplete: 'off',
    value: values[name],
    onChange: (event: { target: { value: string } }) => onChange({ [name]: event.target.value }),
  });
  return (
    <>
      <p className="-mt-2 text-ink-2">Without a range, the {of} says “Pay not stated”.</p>
      <div className="grid grid-cols-2 gap-4">
        <TextField label="Lowest pay" placeholder="80,000" {...amount('salaryMin')} />
        <TextField label="Highest pay" placeholder="110,000" {...amount('salaryMax')} />
        <Select
          label="Currency"
          name="salaryCurrency"
          options={currencies}
          value={values.salaryCurrency}
          onValueChange={(salaryCurrency) => onChange({ salaryCurrency })}
        />
        <Select
          label="Per"
          name="salaryPeriod"
          options={toOptions(periodLabels)}
          value={values.salaryPeriod}
          onValueChange={(salaryPeriod) => onChange({ salaryPeriod })}
        />
        <TextField label="Lowest equity in %" placeholder="0.5" {...amount('equityMin')} />
        <TextField label="Highest equity in %" placeholder="1.5" {...amount('equityMax')} />
      </div>
    </>
  );
}
