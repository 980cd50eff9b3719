import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router-dom';
import { iconButtonClasses } from '../../../../ui/button/IconButton';

/** Link to the conversation list, on screens that show one pane at a time. */
export function BackLink() {
  return (
    <Link to="/messages" aria-label="Back to conversations" className={`${iconButtonClasses} lg:hidden`}>
      <ArrowLeft aria-hidden="true" className="size-5" />
    </Link>
  );
}
