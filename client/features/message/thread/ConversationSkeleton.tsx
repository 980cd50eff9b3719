import { Skeleton } from '../../../ui/feedback/Skeleton';
import { BackLink } from './header/BackLink';
import { ThreadSkeleton } from './ThreadSkeleton';

/** Placeholder of a conversation's header, messages and composer. */
export function ConversationSkeleton() {
  return (
    <>
      <div className="flex h-16 shrink-0 items-center gap-3 border-b border-line px-4 max-lg:pl-2">
        <BackLink />
        <Skeleton className="size-[40px] shrink-0 animate-appear-late rounded-full!" />
        <div className="flex animate-appear-late flex-col gap-2">
          <Skeleton className="h-4 w-32" />
          <Skeleton className="h-3 w-48" />
        </div>
      </div>
      <ThreadSkeleton label="Loading conversation" />
      <div className="shrink-0 border-t border-line px-4 py-3">
        <Skeleton className="h-control animate-appear-late rounded-control!" />
      </div>
    </>
  );
}
