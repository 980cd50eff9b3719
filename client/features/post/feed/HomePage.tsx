import { useEffect, useRef } from 'react';
import type { FeedMode } from '../../../__generated__/types';
import { PageTitle } from '../../../ui/text/PageTitle';
import { TabPanel, Tabs } from '../../../ui/Tabs';
import { useMediaQuery } from '../../../ui/useMediaQuery';
import { Composer } from '../composer/Composer';
import { registerComposer } from '../composer/composerStore';
import { Feed } from './Feed';
import { feedModes, useFeedMode } from './useFeedMode';

/** The composer at the top of the page. While mounted, the Post button and its shortcut focus it. */
function InlineComposer() {
  const focus = useRef<(() => void) | null>(null);
  useEffect(
    () =>
      registerComposer(() => {
        window.scrollTo({ top: 0 });
        focus.current?.();
      }),
    [],
  );
  return <Composer variant="inline" focusRef={focus} />;
}

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
