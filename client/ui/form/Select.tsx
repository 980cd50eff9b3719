import { Select as BaseSelect } from '@base-ui/react/select';
import { Field as BaseField } from '@base-ui/react/field';
import { clsx } from 'clsx';
import { Check, ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { controlClasses } from './controlClasses';
import { FieldMessages, type FieldProps } from './Field';
import { popupClasses, popupItemClasses } from '../overlay/overlayClasses';
import { useDismissOnBack } from '../overlay/useDismissOnBack';

export interface SelectOption<Value extends string> {
  value: Value;
  label: string;
  /** A second line that explains the option. */
  description?: string;
}

export interface SelectProps<Value extends string> extends FieldProps {
  options: readonly SelectOption<Value>[];
  value?: Value | null;
  defaultValue?: Value;
  onValueChange?: (value: Value) => void;
  placeholder?: string;
}

/** A select for a short list of options. */
export function Select<Value extends string>({
  label,
  hint,
  error,
  name,
  disabled,
  className,
  options,
  placeholder,
  onValueChange,
  ...rest
}: SelectProps<Value>) {
  const [isOpen, setOpen] = useState(false);
  useDismissOnBack(isOpen, () => setOpen(false));
  return (
    <BaseField.Root name={name} disabled={disabled} invalid={error ? true : undefined} className={className}>
      <BaseField.Label nativeLabel={false} render={<div />} className="mb-1 w-fit text-body font-medium text-ink">
        {label}
      </BaseField.Label>
      <BaseSelect.Root
        items={options}
        open={isOpen}
        onOpenChange={(open) => setOpen(open)}
        onValueChange={(value) => value !== null && onValueChange?.(value as Value)}
        {...rest}
      >
        <BaseSelect.Trigger
          className={clsx(controlClasses, 'flex h-control items-center justify-between gap-2 text-left')}
        >
          <BaseSelect.Value placeholder={placeholder} className="truncate data-placeholder:text-ink-3" />
          <BaseSelect.Icon render={<ChevronDown className="size-4 text-ink-3" />} />
        </BaseSelect.Trigger>
        <BaseSelect.Portal>
          <BaseSelect.Positioner sideOffset={4} alignItemWithTrigger={false} className="z-1 outline-none">
            <BaseSelect.Popup
              className={clsx(popupClasses, 'max-h-(--available-height) min-w-(--anchor-width) overflow-y-auto')}
            >
              {options.map((option) => (
                <BaseSelect.Item
                  key={option.value}
                  value={option.value}
                  className={clsx(popupItemClasses, 'pr-12 data-selected:font-medium')}
                >
                  <span className="min-w-0">
                    <BaseSelect.ItemText className="block">{option.label}</BaseSelect.ItemText>
                    {option.description && (
                      <span className="block text-meta font-normal text-ink-2">{option.description}</span>
                    )}
                  </span>
                  <BaseSelect.ItemIndicator className="absolute right-3">
                    <Check aria-hidden="true" className="size-4 text-primary" />
                  </BaseSelect.ItemIndicator>
                </BaseSelect.Item>
              ))}
            </BaseSelect.Popup>
          </BaseSelect.Positioner>
        </BaseSelect.Portal>
      </BaseSelect.Root>
      <FieldMessages hint={hint} error={error} />
    </BaseField.Root>
  );
}
