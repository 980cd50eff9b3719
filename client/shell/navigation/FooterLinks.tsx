import { Link } from 'react-router-dom';

const linkClasses = 'flex min-h-8 items-center rounded-chip hover:text-ink hover:underline touch:min-h-control';

/** Links to the legal pages. */
export function FooterLinks() {
  return (
    <>
      <Link to="/terms" className={linkClasses}>
        Terms
      </Link>
      <Link to="/privacy" className={linkClasses}>
        Privacy
      </Link>
    </>
  );
}
