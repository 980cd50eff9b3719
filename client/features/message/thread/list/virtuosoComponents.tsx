import { EmptyState } from '../../../../ui/feedback/EmptyState';
import { Spinner } from '../../../../ui/feedback/Spinner';

type ListContext = { isLoadingOlder: boolean; readers: string };

function ListHeader({ context }: { context: ListContext }) {
  if (context.isLoadingOlder) return <Spinner label="Loading earlier messages…" className="h-12 justify-center" />;
  return <div className="h-12" />;
}

const ListFooter = () => <div className="h-2" />;

const EmptyThread = ({ context }: { context: ListContext }) => (
  <EmptyState>No messages yet. Say hello to {context.readers}.</EmptyState>
);

/** Header, footer and empty state of the message list. */
export const virtuosoComponents = { Header: ListHeader, Footer: ListFooter, EmptyPlaceholder: EmptyThread };
