import type { FeedMode } from '../../../__generated__/types';
import { lazyOptional } from '../../../shell/lazyOptional';
import { Skeleton } from '../../../ui/feedback/Skeleton';
import { PageTitle } from '../../../ui/text/PageTitle';
import { TabPanel, Tabs } from '../../../ui/Tabs';
import { useMediaQuery } from '../../../ui/useMediaQuery';
import { Feed } from './Feed';
import { feedModes } from './feedModes';
import { useFeedMode } from './useFeedMode';

/** Occupies the place of the empty composer, so that the feed does not move when its code is loaded. */
const composerPlaceholder = (
  <div aria-hidden="true" className="flex gap-3 border-b border-line px-4 py-4">
    <Skeleton className="size-[40px] shrink-0 rounded-full!" />
    <Skeleton className="h-[40px] min-w-0 flex-1 rounded-control!" />
  </div>
);

const InlineComposer = lazyOptional(async () => (await import('./InlineComposer')).InlineComposer, composerPlaceholder);

/** The home page: composer and feeds. */
export function HomePage() {
  const [mode, setMode] = useFeedMode();
  const isPhone = !useMediaQuery('(min-width: 700px)');

  function selectMode(next: FeedMode) {
    setMode(next);
    window.scrollTo({ top: 0 });
  }

  return (
    <>
      <PageTitle title="Home" hidden />
      {!isPhone && <InlineComposer />}
      <Tabs
        label="Feed"
        items={feedModes}
        value={mode}
        onValueChange={selectMode}
        className="z-1 bg-surface md:sticky md:top-0"
      >
        {feedModes.map(({ value }) => (
          <TabPanel key={value} value={value}>
            <Feed mode={value} onExplore={() => selectMode('FOR_YOU')} />
          </TabPanel>
        ))}
      </Tabs>
    </>
  );
}
