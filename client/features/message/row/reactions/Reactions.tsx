import { clsx } from 'clsx';
import { LazyTooltip } from '../../../../ui/overlay/LazyTooltip';
import { formatNames } from '../../conversationText';
import type { ThreadStore } from '../../thread/store/threadStore';
import type { ThreadMessage } from '../../thread/store/threadWindow';
import { useMessageMutations } from '../useMessageMutations';

export interface ReactionsProps {
  message: ThreadMessage;
  viewerId: string;
  names: ReadonlyMap<string, string>;
  threadStore: ThreadStore;
  canReact: boolean;
  /** The message is the tab stop of the list, so its buttons are in the tab order. */
  isTabStop: boolean;
}

/** Reactions to a message and who added them. Pressing one toggles the viewer's own. */
export function Reactions({ message, viewerId, names, threadStore, canReact, isTabStop }: ReactionsProps) {
  const { toggleReaction } = useMessageMutations(threadStore, viewerId);
  if (message.reactions.length === 0) return null;
  return (
    <div className="flex flex-wrap gap-1 py-1">
      {message.reactions.map(({ emoji, personIds }) => {
        const isOwn = personIds.includes(viewerId);
        const reactedBy = formatNames(personIds.map((id) => (id === viewerId ? 'You' : (names.get(id) ?? 'Someone'))));
        return (
          <LazyTooltip key={emoji} label={reactedBy}>
            <button
              type="button"
              aria-pressed={isOwn}
              aria-label={`${emoji} by ${reactedBy}`}
              tabIndex={isTabStop ? 0 : -1}
              aria-disabled={!canReact}
              onClick={() => canReact && void toggleReaction(message, emoji)}
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
          </LazyTooltip>
        );
      })}
    </div>
  );
}
