import type { Field } from '../../../../shared/projection/fields';
import { Select } from '../../../ui/form/Select';
import { Switch } from '../../../ui/form/Switch';
import { modelCurrencies } from './modelCurrencies';
import { useEditing, useInput, useIssue } from '../editor/EditorContext';
import { BASE } from '../model/document';
import { formatTyped } from '../model/typedValues';
import { choiceLabels } from './labels';
import { OverrideMark } from './OverrideMark';
import { PercentsField } from './PercentsField';
import { TypedField } from './TypedField';

export interface InputFieldProps {
  path: readonly string[];
  field: Field;
}

/** A scenario has the frame of its base. */
const isFrame = ([first]: readonly string[]): boolean => first === 'currency' || first === 'startMonth';

const unitOf = (field: Field): string | undefined => {
  if (field.kind === 'percent') return '%';
  return 'unit' in field ? field.unit : undefined;
};

/** One input of the model, with the engine's sentence about it. */
export function InputField(props: InputFieldProps) {
  return (
    <OverrideMark path={props.path}>
      <Control {...props} />
    </OverrideMark>
  );
}

function Control({ path, field }: InputFieldProps) {
  const { inputs, canEdit } = useEditing();
  const value = useInput(path);
  const error = useIssue(path.join('.'));
  const set = (next: unknown) => inputs.set(path, next);
  const shared = { label: field.label, error, disabled: !canEdit || (inputs.scenario !== BASE && isFrame(path)) };

  if (field.kind === 'percents') return <PercentsField path={path} field={field} />;
  if (field.kind === 'flag')
    return (
      <Switch
        label={field.label}
        checked={value === true}
        disabled={!canEdit}
        onCheckedChange={(checked) => set(checked || undefined)}
      />
    );
  if (field.kind === 'choice' || field.kind === 'currency')
    return (
      <Select
        {...shared}
        value={formatTyped(value)}
        options={
          field.kind === 'choice'
            ? field.choices.map((choice) => ({ value: choice, label: choiceLabels[choice] ?? choice }))
            : modelCurrencies()
        }
        onValueChange={set}
      />
    );
  const unit = unitOf(field);
  return (
    <TypedField
      {...shared}
      label={unit ? `${field.label} (${unit})` : field.label}
      field={field}
      value={value}
      onType={set}
    />
  );
}
