import type { ReactNode } from 'react';
import { useNavigate, useLocation } from 'react-router-dom';
import { TabPanel, Tabs } from '../../../ui/Tabs';

export type ReportView = 'report' | 'versions';

export interface ReportTabsProps {
  view: ReportView;
  versionCount: number;
  children: ReactNode;
}

/** The owner's views of an analysis. The view is in the URL. */
export function ReportTabs({ view, versionCount, children }: ReportTabsProps) {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  return (
    <Tabs
      label="Analysis"
      items={[
        { value: 'report', label: 'Report' },
        { value: 'versions', label: `Versions (${versionCount})` },
      ]}
      value={view}
      onValueChange={(next) =>
        void navigate(next === 'report' ? pathname : `${pathname}?view=versions`, { replace: true })
      }
      className="md:px-3 print:hidden"
    >
      <TabPanel value={view}>{children}</TabPanel>
    </Tabs>
  );
}
