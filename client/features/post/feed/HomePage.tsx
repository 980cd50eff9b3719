import { useEffect, useRef } from 'react';
import type { FeedMode } from '../../../__generated__/types';
import { PageTitle } from '../../../ui/PageTitle';
import { TabPanel, Tabs } from '../../../ui/Tabs';
import { useMediaQuery } from '../../../ui/useMediaQuery';
import { Composer } from '../composer/Composer';
import { registerComposer } from '../composer/composerStore';
import { Feed } from './Feed';
import { feedModes, useFeedMode } from './useFeedMode';

/** The composer at the head of the page, which Post and its key lead to while it is there. */
function ComposerInPlace() {
  const focus = useRef<(() => void) | null>(null);
  useEffect(
    () =>
      registerComposer(() => {
        window.scrollTo({ top: 0 });
        focus.current?.();
      }),
    [],
  );
  return <Composer place="page" focusRef={focus} />;
}

/** The home feed. */
export function HomePage() {
  const [mode, setMode] = useFeedMode();
  const isPhone = !useMediaQuery('(min-width: 700px)');

  function choose(next: FeedMode) {
    setMode(next);
    window.scrollTo({ top: 0 });
  }

  return (
    <>
      <PageTitle title="Home" hidden />
      {!isPhone && <ComposerInPlace />}
      <Tabs
        label="Feed"
        items={feedModes}
        value={mode}
        onValueChange={choose}
        className="z-1 bg-surface md:sticky md:top-0"
      >
        {feedModes.map(({ value }) => (
          <TabPanel key={value} value={value}>
            <Feed mode={value} onLookAround={() => choose('FOR_YOU')} />
          </TabPanel>
        ))}
      </Tabs>
    </>
  );
}
