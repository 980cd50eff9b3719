import { useLocation } from 'react-router-dom';
import { useAuth } from '../../auth/AuthProvider';
import { ButtonLink } from '../../ui/button/Button';
import { PageTitle } from '../../ui/text/PageTitle';
import { RuledLines } from '../../ui/RuledLines';

/** Page for unknown paths. */
export function NotFound() {
  const { pathname } = useLocation();
  const isSignedIn = useAuth().status === 'authenticated';
  return (
    <div className="flex flex-col items-start gap-4 px-4 py-12 md:px-8">
      <RuledLines />
      <PageTitle title="Page not found" />
      <p className="max-w-120 text-lead text-pretty text-ink-2">
        This page doesn’t exist or was removed. Check the address:{' '}
        <span className="inline-block break-all text-ink">{pathname}</span>
      </p>
      <ButtonLink to={isSignedIn ? '/home' : '/'} variant="primary">
        {isSignedIn ? 'Go to your feed' : 'Go to the home page'}
      </ButtonLink>
    </div>
  );
}
