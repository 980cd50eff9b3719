import { EmptyState } from '../../ui/EmptyState';

/** What stands beside the list while nothing is chosen. The list has the way to begin a conversation. */
export function NoConversation() {
  return (
    <div className="flex flex-1 flex-col justify-center px-8">
      <EmptyState>Choose a conversation, or begin one with somebody you want to build with.</EmptyState>
    </div>
  );
}
