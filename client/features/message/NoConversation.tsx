import { EmptyState } from '../../ui/EmptyState';
import { NewConversationButton } from './people/NewConversationButton';

/** What stands beside the list while nothing is chosen. */
export function NoConversation() {
  return (
    <div className="flex flex-1 flex-col justify-center px-8">
      <EmptyState action={<NewConversationButton />}>Choose a conversation, or begin one with somebody you want to build with.</EmptyState>
    </div>
  );
}
