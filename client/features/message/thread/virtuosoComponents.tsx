import { EmptyState } from '../../../ui/EmptyState';
import { Spinner } from '../../../ui/Spinner';

type ListContext = { isLoadingOlder: boolean; readers: string };

function ListHeader({ context }: { context: ListContext }) {
  if (context.isLoadingOlder) return <Spinner label="Loading earlier messages…" className="h-12 justify-center" />;
  return <div className="h-12" />;
}

const ListFooter = () => <div className="h-2" />;

const NothingYet = ({ context }: { context: ListContext }) => (
  <EmptyState>Nothing here yet. What you write first is what {context.readers} sees first.</EmptyState>
);

/** What stands above and below the messages, and where there are none. */
export const virtuosoComponents = { Header: ListHeader, Footer: ListFooter, EmptyPlaceholder: NothingYet };
