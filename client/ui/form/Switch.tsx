import { Field as BaseField } from '@base-ui/react/field';
import { Switch as BaseSwitch } from '@base-ui/react/switch';
import { useId, type ReactNode } from 'react';

export interface SwitchProps {
  label: ReactNode;
  /** Describes the effect of the setting. */
  hint?: ReactNode;
  name?: string;
  checked?: boolean;
  defaultChecked?: boolean;
  disabled?: boolean;
  onCheckedChange?: (checked: boolean) => void;
}

/** A setting with immediate effect. The whole row is clickable; its accessible name is the label. */
export function Switch({ label, hint, name, disabled, ...rest }: SwitchProps) {
  const labelId = useId();
  return (
    <BaseField.Root name={name} disabled={disabled}>
      <BaseField.Label className="flex min-h-control items-center justify-between gap-4 py-1">
        <span>
          <span id={labelId} className="block text-body font-medium text-ink">
            {label}
          </span>
          {hint && (
            <BaseField.Description render={<span />} className="block text-meta text-ink-2">
              {hint}
            </BaseField.Description>
          )}
        </span>
        <BaseSwitch.Root
          {...rest}
          aria-labelledby={labelId}
          className={
            'group relative h-6 w-10 shrink-0 rounded-chip border border-line-strong bg-fill data-checked:border-primary data-checked:bg-primary ' +
            'data-disabled:border-line data-disabled:bg-fill'
          }
        >
          <BaseSwitch.Thumb className="absolute top-[3px] left-[3px] size-4 rounded-[3px] bg-ink-2 transition-transform group-data-checked:translate-x-4 group-data-checked:bg-on-primary group-data-disabled:bg-ink-3" />
        </BaseSwitch.Root>
      </BaseField.Label>
    </BaseField.Root>
  );
}
