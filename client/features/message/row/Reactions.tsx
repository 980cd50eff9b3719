import { clsx } from 'clsx';
import { Tooltip } from '../../../ui/Tooltip';
import { listNames } from '../conversationWords';
import type { Threads } from '../thread/threads';
import type { ThreadMessage } from '../thread/threadWindow';
import { useMessageChanges } from './useMessageChanges';

export interface ReactionsProps {
  message: ThreadMessage;
  viewerId: string;
  names: ReadonlyMap<string, string>;
  threads: Threads;
  canReact: boolean;
  isReachable: boolean;
}

/** Reactions to a message and who gave them. Pressing one gives or takes back one's own. */
export function Reactions({ message, viewerId, names, threads, canReact, isReachable }: ReactionsProps) {
  const { react } = useMessageChanges(threads, viewerId);
  if (message.reactions.length === 0) return null;
  return (
    <div className="flex flex-wrap gap-1 py-1">
      {message.reactions.map(({ emoji, personIds }) => {
        const isOwn = personIds.includes(viewerId);
        const who = listNames(personIds.map((id) => (id === viewerId ? 'You' : (names.get(id) ?? 'Somebody'))));
        return (
          <Tooltip key={emoji} label={who}>
            <button
              type="button"
              aria-pressed={isOwn}
              aria-label={`${emoji} by ${who}`}
              tabIndex={isReachable ? 0 : -1}
              aria-disabled={!canReact}
              onClick={() => canReact && void react(message, emoji)}
              className={clsx(
                'flex h-7 items-center gap-1 rounded-chip border px-2 text-meta tabular-nums touch:h-control touch:px-3',
                isOwn
                  ? 'border-primary bg-primary-soft font-bold text-on-primary-soft'
                  : 'border-line bg-surface text-ink-2 hover:border-line-strong',
              )}
            >
              <span>{emoji}</span>
              {personIds.length}
            </button>
          </Tooltip>
        );
      })}
    </div>
  );
}
