import { ArrowLeft } from 'lucide-react';
import { ButtonLink } from '../../../ui/button/Button';

/** Link to the list of versions. */
export function BackToVersions() {
  return (
    <nav aria-label="Back" className="border-b border-line px-1 py-1 md:px-3 print:hidden">
      <ButtonLink to="?view=versions" variant="quiet" icon={ArrowLeft} className="px-3!">
        All versions
      </ButtonLink>
    </nav>
  );
}
