import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { TabPanel, Tabs, type TabItem } from './Tabs';

export interface ListAndDetailsProps<View extends string> {
  /** Names the tabs: "Jobs". */
  label: string;
  tabs: readonly TabItem<View>[];
  view: View;
  onViewChange: (view: View) => void;
  /** Button at the end of the tabs, from 700 px on. */
  action: ReactNode;
  /** Between tabs and list, over the whole width. */
  toolbar?: ReactNode;
  /** Names the list: "List of jobs". */
  listLabel: string;
  list: ReactNode;
  /** The item beside the list; undefined without one. */
  details: ReactNode;
  /** Whether the item is in the URL: screens below 1100 px then show it instead of the list. */
  isDetailsPage: boolean;
  /** Whether the list is known to be empty. It then has the whole width. */
  isEmpty: boolean;
}

/** Lists in tabs, and one item beside them; below 1100 px only one of the two. */
export function ListAndDetails<View extends string>({
  label,
  tabs,
  view,
  onViewChange,
  action,
  toolbar,
  listLabel,
  list,
  details,
  isDetailsPage,
  isEmpty,
}: ListAndDetailsProps<View>) {
  const listOnly = isDetailsPage && 'max-lg:hidden';
  return (
    <Tabs
      label={label}
      items={tabs}
      value={view}
      onValueChange={onViewChange}
      className={clsx('shrink-0 md:pr-44!', listOnly)}
    >
      <div className={clsx('absolute top-0 right-0 flex h-12 items-center pr-4 max-md:hidden', listOnly)}>{action}</div>
      <TabPanel value={view} className="lg:flex lg:min-h-0 lg:flex-1 lg:flex-col">
        {toolbar && <div className={clsx('border-b border-line', listOnly)}>{toolbar}</div>}
        <div className="lg:flex lg:min-h-0 lg:flex-1">
          <section
            aria-label={listLabel}
            className={clsx(
              'lg:overflow-y-auto',
              isEmpty ? 'lg:flex-1' : 'lg:w-90 lg:shrink-0 lg:border-r lg:border-line',
              listOnly,
            )}
          >
            {list}
          </section>
          {details && <div className="min-w-0 lg:relative lg:flex-1 lg:overflow-y-auto">{details}</div>}
        </div>
      </TabPanel>
    </Tabs>
  );
}
