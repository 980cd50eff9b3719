import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router-dom';
import { iconButtonClasses } from '../../../ui/IconButton';

/** Leads back to the list where there is room for one pane only. */
export function BackLink() {
  return (
    <Link to="/messages" aria-label="Back to conversations" className={`${iconButtonClasses} lg:hidden`}>
      <ArrowLeft aria-hidden="true" className="size-5" />
    </Link>
  );
}
