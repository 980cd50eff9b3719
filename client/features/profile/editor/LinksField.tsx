import { Field as BaseField } from '@base-ui/react/field';
import { clsx } from 'clsx';
import { Plus, X } from 'lucide-react';
import { useRef, type ComponentProps } from 'react';
import { profileLimits } from '../../../../shared/contracts/profile';
import { Button } from '../../../ui/button/Button';
import { controlClasses } from '../../../ui/form/controlClasses';
import { FieldMessages } from '../../../ui/form/Field';
import { IconButton } from '../../../ui/button/IconButton';
import type { ProfileValues } from './profileValues';

type Links = ProfileValues['links'];

function Cell({ label, name, className, ...input }: Omit<ComponentProps<'input'>, 'defaultValue'> & { label: string }) {
  return (
    <BaseField.Root name={name} className={className}>
      <BaseField.Control {...input} aria-label={label} className={clsx(controlClasses, 'h-control')} />
      <FieldMessages />
    </BaseField.Root>
  );
}

export interface LinksFieldProps {
  value: Links;
  /** `isShifted`: a row was removed, so errors keyed by row index are stale. */
  onChange: (links: Links, isShifted?: boolean) => void;
}

/** Links with label and URL. Field errors have names like `links.0.url`. */
export function LinksField({ value, onChange }: LinksFieldProps) {
  const rows = useRef<HTMLFieldSetElement>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  const change = (index: number, part: Partial<Links[number]>) =>
    onChange(value.map((link, position) => (position === index ? { ...link, ...part } : link)));

  function handleAdd() {
    onChange([...value, { label: '', url: '' }]);
    requestAnimationFrame(() => rows.current?.querySelector<HTMLElement>('li:last-child input')?.focus());
  }

  function handleRemove(index: number) {
    onChange(value.toSpliced(index, 1), true);
    requestAnimationFrame(() => addButton.current?.focus());
  }

  return (
    <fieldset ref={rows}>
      <legend className="mb-1 text-body font-medium text-ink">Links</legend>
      <ul className="flex flex-col gap-3 md:gap-2">
        {value.map(({ label, url }, index) => (
          // Rows have no identity other than their index.
          // oxlint-disable-next-line react/no-array-index-key
          <li
            key={index}
            className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-2 gap-y-1 md:grid-cols-[160px_minmax(0,1fr)_auto]"
          >
            <Cell
              label={`Name of link ${index + 1}`}
              name={`links.${index}.label`}
              placeholder="Website"
              value={label}
              onChange={({ target }) => change(index, { label: target.value })}
            />
            <Cell
              label={`URL of link ${index + 1}`}
              name={`links.${index}.url`}
              className="row-start-2 md:row-start-1 md:col-start-2"
              placeholder="https://"
              inputMode="url"
              autoCapitalize="none"
              spellCheck={false}
              value={url}
              onChange={({ target }) => change(index, { url: target.value })}
            />
            <IconButton label={`Remove link ${index + 1}`} icon={X} onClick={() => handleRemove(index)} />
          </li>
        ))}
      </ul>
      <Button
        ref={addButton}
        icon={Plus}
        onClick={handleAdd}
        disabled={value.length >= profileLimits.links}
        className={value.length > 0 ? 'mt-3' : 'mt-1'}
      >
        {value.length >= profileLimits.links ? `You can add up to ${profileLimits.links} links` : 'Add link'}
      </Button>
    </fieldset>
  );
}
