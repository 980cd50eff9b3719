import { Select } from '../../../ui/form/Select';
import { formatTimeZone } from '../text/formatPlace';
import type { JobValues } from './jobValues';

const any = 'ANY';
const options = [
  { value: any, label: 'Any' },
  ...Array.from({ length: 27 }, (_, index) => ({ value: String(index - 12), label: formatTimeZone(index - 12) })),
];
const toValue = (zone: number | null) => (zone === null ? any : String(zone));
const fromValue = (value: string) => (value === any ? null : Number(value));

export interface TimeZoneFieldsProps {
  values: JobValues;
  onChange: (part: Partial<JobValues>) => void;
}

/** The time zones that work. Choosing one of the two suggests the other. */
export function TimeZoneFields({ values, onChange }: TimeZoneFieldsProps) {
  const { timeZoneFrom, timeZoneTo } = values;
  return (
    <div className="grid grid-cols-2 gap-4">
      <Select
        label="Time zones from"
        name="timeZoneFrom"
        options={options}
        value={toValue(timeZoneFrom)}
        onValueChange={(value) => {
          const from = fromValue(value);
          onChange({ timeZoneFrom: from, timeZoneTo: from === null ? null : (timeZoneTo ?? from) });
        }}
      />
      <Select
        label="To"
        name="timeZoneTo"
        options={options}
        value={toValue(timeZoneTo)}
        onValueChange={(value) => {
          const to = fromValue(value);
          onChange({ timeZoneTo: to, timeZoneFrom: to === null ? null : (timeZoneFrom ?? to) });
        }}
      />
    </div>
  );
}
