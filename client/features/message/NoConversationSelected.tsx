import { EmptyState } from '../../ui/feedback/EmptyState';

/** Placeholder beside the conversation list while no conversation is selected. */
export function NoConversationSelected() {
  return (
    <div className="flex flex-1 flex-col justify-center px-8">
      <EmptyState>Choose a conversation, or begin one with somebody you want to build with.</EmptyState>
    </div>
  );
}
