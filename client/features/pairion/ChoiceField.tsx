import { clsx } from 'clsx';
import { useId, type ReactNode } from 'react';

interface Option<Value extends string> {
  value: Value;
  label: string;
  description?: string;
}

interface GroupProps<Value extends string> {
  label: ReactNode;
  hint?: ReactNode;
  error?: string;
  /** Unique on the page. */
  name: string;
  options: readonly Option<Value>[];
  disabled?: boolean;
  /** `row` puts short options beside each other, and `thirds` three very short ones also on phones. */
  layout?: 'row' | 'thirds' | 'grid';
}

const layouts = {
  row: 'flex flex-wrap gap-1',
  thirds: 'grid grid-cols-3 gap-1 max-md:*:px-2 md:flex',
  grid: 'grid gap-2 md:grid-cols-2',
};

function Group<Value extends string>({
  label,
  hint,
  error,
  name,
  options,
  disabled,
  layout = 'grid',
  type,
  isChecked,
  onToggle,
}: GroupProps<Value> & {
  type: 'radio' | 'checkbox';
  isChecked: (value: Value) => boolean;
  onToggle: (value: Value, checked: boolean) => void;
}) {
  const id = useId();
  return (
    <fieldset
      className="min-w-0"
      disabled={disabled}
      data-invalid={error ? '' : undefined}
      aria-describedby={hint || error ? id : undefined}
    >
      <legend className="mb-1 text-body font-medium text-ink">{label}</legend>
      <div className={layouts[layout]}>
        {options.map((option) => (
          <label
            key={option.value}
            className={clsx(
              'flex min-h-control cursor-pointer items-center gap-2 rounded-control border border-line-strong px-3 py-1 text-body hover:bg-fill',
              'has-checked:border-primary has-checked:bg-primary-soft has-checked:font-medium has-checked:text-on-primary-soft',
              'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus has-disabled:cursor-default has-disabled:text-ink-3',
            )}
          >
            <input
              type={type}
              name={name}
              value={option.value}
              checked={isChecked(option.value)}
              onChange={(event) => onToggle(option.value, event.target.checked)}
              className="size-4 shrink-0 accent-primary outline-none"
            />
            <span className="min-w-0">
              {option.label}
              {option.description && (
                <span className="block text-meta font-normal text-ink-2">{option.description}</span>
              )}
            </span>
          </label>
        ))}
      </div>
      {(hint || error) && (
        <p id={id} className={clsx('mt-1 text-meta', error ? 'font-medium text-danger' : 'text-ink-2')}>
          {error ?? hint}
        </p>
      )}
    </fieldset>
  );
}

/** One of a few options. Arrow keys move among them. */
export function ChoiceField<Value extends string>({
  value,
  onChange,
  ...rest
}: GroupProps<Value> & { value: Value | null; onChange: (value: Value) => void }) {
  return <Group {...rest} type="radio" isChecked={(one) => one === value} onToggle={(one) => onChange(one)} />;
}

/** Any of a few options, in their order. */
export function ChoicesField<Value extends string>({
  value,
  onChange,
  ...rest
}: GroupProps<Value> & { value: readonly Value[]; onChange: (value: Value[]) => void }) {
  return (
    <Group
      {...rest}
      type="checkbox"
      isChecked={(one) => value.includes(one)}
      onToggle={(one, checked) =>
        onChange(
          rest.options
            .map((option) => option.value)
            .filter((option) => (option === one ? checked : value.includes(option))),
        )
      }
    />
  );
}
