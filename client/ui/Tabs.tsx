import { Tabs as BaseTabs } from '@base-ui/react/tabs';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';

export interface TabItem<Value extends string> {
  value: Value;
  label: string;
}

export interface TabsProps<Value extends string> {
  /** Names the list of tabs: "Feed". */
  label: string;
  items: readonly TabItem<Value>[];
  value?: Value;
  defaultValue?: Value;
  onValueChange?: (value: Value) => void;
  className?: string;
  /** The `TabPanel`s, and content between the list and them. */
  children?: ReactNode;
}

/** Tabs over views of the same content. The current tab is bold and underlined. */
export function Tabs<Value extends string>({
  label,
  items,
  onValueChange,
  className,
  children,
  ...rest
}: TabsProps<Value>) {
  return (
    <BaseTabs.Root {...rest} onValueChange={(value) => onValueChange?.(value as Value)}>
      {/* The line is a shadow: a tab that overlaps a border would make the horizontally scrolling list scroll vertically, too. */}
      <BaseTabs.List
        aria-label={label}
        activateOnFocus
        className={clsx('flex overflow-x-auto px-1 shadow-[inset_0_-1px_var(--color-line)]', className)}
      >
        {items.map((item) => (
          <BaseTabs.Tab
            key={item.value}
            value={item.value}
            data-label={item.label}
            className={
              // The hidden bold copy reserves the bold width, so that selecting a tab shifts nothing.
              'group relative flex h-12 flex-col items-center justify-center px-3 text-body whitespace-nowrap text-ink-2 -outline-offset-2 hover:text-ink ' +
              'after:invisible after:h-0 after:overflow-hidden after:font-bold after:content-[attr(data-label)] data-active:font-bold data-active:text-ink'
            }
          >
            {item.label}
            <span
              aria-hidden="true"
              className="absolute inset-x-3 bottom-0 hidden border-b-[3px] border-primary group-data-active:block"
            />
          </BaseTabs.Tab>
        ))}
      </BaseTabs.List>
      {children}
    </BaseTabs.Root>
  );
}

/** Content of one tab. Not focusable itself, because its content is. */
export function TabPanel({ value, className, children }: { value: string; className?: string; children: ReactNode }) {
  return (
    <BaseTabs.Panel value={value} tabIndex={-1} className={clsx('outline-none', className)}>
      {children}
    </BaseTabs.Panel>
  );
}
