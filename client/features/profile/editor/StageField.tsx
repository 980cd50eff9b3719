import type { Stage } from '../../../__generated__/types';
import { Select } from '../../../ui/Select';
import { stages } from '../profileLabels';

const notSaid = 'NOT_SAID';
const options = [{ value: notSaid, label: 'Not said' }, ...stages] as const;

/** How far the person's startup is, if they want to say. */
export function StageField({ value, onChange }: { value: Stage | null; onChange: (stage: Stage | null) => void }) {
  return (
    <Select
      label="Stage"
      name="stage"
      options={options}
      value={value ?? notSaid}
      onValueChange={(stage) => onChange(stage === notSaid ? null : stage)}
    />
  );
}
