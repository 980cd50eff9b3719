import { EmptyState } from '../../ui/feedback/EmptyState';

/** Placeholder beside the conversation list while no conversation is selected. */
export function NoConversationSelected() {
  return (
    <div className="flex flex-1 flex-col justify-center px-8">
      <EmptyState>Select a conversation, or start a new one.</EmptyState>
    </div>
  );
}
