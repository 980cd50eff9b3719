import type { Stage } from '../../../__generated__/types';
import { Select } from '../../../ui/form/Select';
import { stages } from '../profileLabels';

const unspecified = 'UNSPECIFIED';
const options = [{ value: unspecified, label: 'Not specified' }, ...stages] as const;

/** Optional select for the stage of the person's startup. */
export function StageField({ value, onChange }: { value: Stage | null; onChange: (stage: Stage | null) => void }) {
  return (
    <Select
      label="Stage"
      name="stage"
      options={options}
      value={value ?? unspecified}
      onValueChange={(stage) => onChange(stage === unspecified ? null : stage)}
    />
  );
}
