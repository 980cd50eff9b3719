import { clsx } from 'clsx';
import { ChevronDown } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { formatCounted, offeredValues, type CountedValue } from '../../lib/facetValues';
import { Button } from '../button/Button';
import { FacetOptions } from './FacetOptions';
import { Menu, MenuCheckbox, MenuChoice, MenuSeparator } from '../overlay/Menu';
import { VisuallyHidden } from '../text/VisuallyHidden';

type Counted = { values: readonly CountedValue[]; isComplete: boolean } | undefined;

/** The button of a facet: its name, or the choice. The menu passes its handlers. */
export function FacetButton({
  label,
  choice,
  more = 0,
  ...rest
}: { label: string; choice?: string; more?: number } & ComponentProps<typeof Button>) {
  return (
    <Button {...rest} className={clsx('max-w-full px-3!', choice && 'border-primary! bg-primary-soft!')}>
      <span className="truncate">
        {choice ? (
          <>
            <VisuallyHidden>{label}: </VisuallyHidden>
            <span className="font-bold text-on-primary-soft">{choice}</span>
          </>
        ) : (
          label
        )}
        {more > 0 && <span className="font-bold text-on-primary-soft"> +{more}</span>}
      </span>
      <ChevronDown aria-hidden="true" className="size-4 shrink-0" />
    </Button>
  );
}

export interface FacetMenuProps {
  label: string;
  counted: Counted;
  chosen: readonly string[];
  /** Most values that can be chosen. */
  max: number;
  /** What the counts count: "jobs". */
  what: string;
  format?: (value: string) => string;
  onToggle: (value: string) => void;
}

/** A facet of which several values can be chosen. */
export function FacetMenu({ label, counted, chosen, max, what, format = (value) => value, onToggle }: FacetMenuProps) {
  const values = offeredValues(counted?.values, chosen);
  return (
    <Menu
      align="start"
      trigger={
        <FacetButton
          label={label}
          choice={chosen[0] && format(chosen[0])}
          more={chosen.length - 1}
          disabled={values.length === 0}
        />
      }
    >
      <FacetOptions
        values={values}
        isComplete={counted?.isComplete ?? true}
        chosen={chosen}
        max={max}
        what={what}
        format={format}
        onToggle={onToggle}
      />
    </Menu>
  );
}

const any = 'any';

export interface ChoiceMenuProps {
  label: string;
  /** The option without a choice: "Any time". */
  anyLabel: string;
  counted: Counted;
  /** Null without a choice. */
  chosen: string | null;
  format: (value: string) => string;
  onChoose: (value: string | null) => void;
  /** Another condition of the same menu, which is on or off. */
  extra?: { label: string; isChosen: boolean; onToggle: (isChosen: boolean) => void };
  /** Further choices. */
  children?: ReactNode;
}

/** A facet of which one value can be chosen. */
export function ChoiceMenu({ label, anyLabel, counted, chosen, format, onChoose, extra, children }: ChoiceMenuProps) {
  const values = offeredValues(counted?.values, chosen === null ? [] : [chosen]);
  const choice = chosen === null ? (extra?.isChosen ? extra.label : undefined) : format(chosen);
  return (
    <Menu
      align="start"
      trigger={
        <FacetButton
          label={label}
          choice={choice}
          more={chosen !== null && extra?.isChosen ? 1 : 0}
          disabled={values.length === 0 && !extra}
        />
      }
    >
      <MenuChoice
        label={label}
        value={chosen ?? any}
        options={[
          { value: any, label: anyLabel },
          ...values.map(({ value, count }) => ({
            value,
            label: `${format(value)} (${formatCounted(count, counted?.isComplete ?? true)})`,
          })),
        ]}
        onValueChange={(value) => onChoose(value === any ? null : value)}
      />
      {extra && (
        <>
          <MenuSeparator />
          <MenuCheckbox checked={extra.isChosen} onCheckedChange={extra.onToggle}>
            <span className="min-w-0 flex-1">{extra.label}</span>
          </MenuCheckbox>
        </>
      )}
      {children}
    </Menu>
  );
}
