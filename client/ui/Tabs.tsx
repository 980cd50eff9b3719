import { clsx } from 'clsx';
import {
  createContext,
  useContext,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
} from 'react';

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

const TabsContext = createContext<{ id: string; value: string | undefined }>({ id: '', value: undefined });

const tabId = (id: string, value: string) => `${id}-tab-${value}`;
const panelId = (id: string, value: string) => `${id}-panel-${value}`;

/** Index that a key moves to among `count` tabs; undefined for other keys. */
function nextIndex(key: string, index: number, count: number): number | undefined {
  if (key === 'ArrowRight') return (index + 1) % count;
  if (key === 'ArrowLeft') return (index + count - 1) % count;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return undefined;
}

/** Scrolls a list of tabs that is wider than the screen sideways, so that the tab is in view. The page does not scroll. */
function reveal(list: HTMLElement, tab: HTMLElement): void {
  const { left, right } = list.getBoundingClientRect();
  const bounds = tab.getBoundingClientRect();
  // Rounded up, because the browser scrolls by whole pixels.
  if (bounds.left < left) list.scrollLeft -= Math.ceil(left - bounds.left);
  else if (bounds.right > right) list.scrollLeft += Math.ceil(bounds.right - right);
}

/**
 * Tabs over views of the same content, after the ARIA pattern with automatic activation. The current tab is bold and
 * underlined.
 */
export function Tabs<Value extends string>({
  label,
  items,
  value: controlled,
  defaultValue,
  onValueChange,
  className,
  children,
}: TabsProps<Value>) {
  const id = useId();
  const [uncontrolled, setUncontrolled] = useState(defaultValue ?? items[0]?.value);
  const value = controlled ?? uncontrolled;
  const list = useRef<HTMLDivElement>(null);

  const first = items[0]?.value;
  const isInitial = useRef(true);

  useLayoutEffect(() => {
    // The first tab is in view, and measuring would lay the page out in the middle of its first render.
    const isInView = isInitial.current && value === first;
    isInitial.current = false;
    if (isInView) return;
    const tab = value !== undefined && document.getElementById(tabId(id, value));
    if (tab && list.current) reveal(list.current, tab);
  }, [id, value, first]);

  function select(next: Value) {
    if (next === value) return;
    setUncontrolled(next);
    onValueChange?.(next);
  }

  function handleKeyDown(event: KeyboardEvent, index: number) {
    if (event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return;
    const next = nextIndex(event.key, index, items.length);
    if (next === undefined) return;
    event.preventDefault();
    document.getElementById(tabId(id, items[next]!.value))?.focus();
  }

  return (
    <TabsContext value={{ id, value }}>
      {/* The line is a shadow: a tab that overlaps a border would make the horizontally scrolling list scroll vertically, too. */}
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        className={clsx('flex overflow-x-auto px-1 shadow-[inset_0_-1px_var(--color-line)]', className)}
      >
        {items.map((item, index) => {
          const isActive = item.value === value;
          return (
            <button
              key={item.value}
              id={tabId(id, item.value)}
              type="button"
              role="tab"
              aria-selected={isActive}
              aria-controls={isActive ? panelId(id, item.value) : undefined}
              tabIndex={isActive ? 0 : -1}
              data-label={item.label}
              onClick={() => select(item.value)}
              onFocus={() => select(item.value)}
              onKeyDown={(event) => handleKeyDown(event, index)}
              className={
                // The hidden bold copy reserves the bold width, so that selecting a tab shifts nothing.
                'group relative flex h-12 flex-col items-center justify-center px-3 text-body whitespace-nowrap text-ink-2 -outline-offset-2 hover:text-ink ' +
                'after:invisible after:h-0 after:overflow-hidden after:font-bold after:content-[attr(data-label)] aria-selected:font-bold aria-selected:text-ink'
              }
            >
              {item.label}
              <span
                aria-hidden="true"
                className="absolute inset-x-3 bottom-0 hidden border-b-[3px] border-primary group-aria-selected:block"
              />
            </button>
          );
        })}
      </div>
      {children}
    </TabsContext>
  );
}

/** Content of one tab, mounted while the tab is selected. Not focusable itself, because its content is. */
export function TabPanel({ value, className, children }: { value: string; className?: string; children: ReactNode }) {
  const { id, value: selected } = useContext(TabsContext);
  if (value !== selected) return null;
  return (
    <div
      id={panelId(id, value)}
      role="tabpanel"
      aria-labelledby={tabId(id, value)}
      tabIndex={-1}
      className={clsx('outline-none', className)}
    >
      {children}
    </div>
  );
}
