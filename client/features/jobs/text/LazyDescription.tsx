import { useEffect, useState, type ComponentType } from 'react';
import { loadOrReload } from '../../../shell/routing/lazyPage';
import { Skeleton, SkeletonGroup } from '../../../ui/feedback/Skeleton';

type Description = ComponentType<{ text: string }>;

let loaded: Description | undefined;

/**
 * The description of a job. The Markdown parser is loaded apart from the page, which shows the facts before. Without it
 * the text is shown as it was written.
 */
export function LazyDescription({ text }: { text: string }) {
  const [Formatted, setFormatted] = useState(() => loaded);
  const [hasFailed, setFailed] = useState(false);

  useEffect(() => {
    if (Formatted) return undefined;
    let isCurrent = true;
    loadOrReload('Description', () => import('./Description')).then(
      (module) => isCurrent && setFormatted(() => (loaded = module.Description)),
      () => isCurrent && setFailed(true),
    );
    return () => {
      isCurrent = false;
    };
  }, [Formatted]);

  if (Formatted) return <Formatted text={text} />;
  if (hasFailed)
    return (
      <p dir="auto" className="break-words whitespace-pre-wrap">
        {text}
      </p>
    );
  return (
    <SkeletonGroup label="Loading description">
      {['w-full', 'w-11/12', 'w-4/5', 'w-3/5'].map((width) => (
        <Skeleton key={width} className={`mb-3 h-3.5 ${width}`} />
      ))}
    </SkeletonGroup>
  );
}
