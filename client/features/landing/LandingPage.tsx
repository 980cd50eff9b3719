import { useEffect } from 'react';
import { useAuth } from '../../auth/AuthProvider';
import { ButtonLink } from '../../ui/button/Button';
import { setPageTitle } from '../../ui/text/titleStore';
import { SampleThread } from './SampleThread';
import { pitches } from './pitches';
import { promises } from './promises';

/** Landing page: claim, sample thread, features and promises. */
export function LandingPage() {
  const isSignedIn = useAuth().status === 'authenticated';
  useEffect(() => setPageTitle(''), []);

  return (
    <>
      <section className="px-4 pt-12 pb-8 md:px-8">
        <h1 className="text-[2rem] leading-9 tracking-[-0.02em] text-balance md:text-landing">
          The network for startup founders
        </h1>
        <p className="mt-4 max-w-120 text-lead text-pretty text-ink-2">
          Share what you’re building, learn from founders who’ve done it before and find people to build with.
        </p>
        <div className="mt-6 flex flex-wrap gap-3">
          {isSignedIn ? (
            <ButtonLink to="/home" variant="primary">
              Go to your feed
            </ButtonLink>
          ) : (
            <>
              <ButtonLink to="/signup" variant="primary">
                Sign up
              </ButtonLink>
              <ButtonLink to="/login">Log in</ButtonLink>
            </>
          )}
        </div>
      </section>
      <SampleThread />
      <RuledList title="What you can do" rows={pitches} />
      <RuledList title="Our promises" rows={promises} />
    </>
  );
}

/** A titled list with one row per entry: title on the left, text on the right. */
function RuledList({ title, rows }: { title: string; rows: readonly { title: string; text: string }[] }) {
  if (rows.length === 0) return null;
  return (
    <section className="px-4 pt-8 md:px-8 last:pb-12">
      <h2 className="pb-3 text-section">{title}</h2>
      <dl>
        {rows.map((row) => (
          <div key={row.title} className="gap-x-6 border-t border-line py-3 md:grid md:grid-cols-[160px_1fr]">
            <dt className="font-medium">{row.title}</dt>
            <dd className="text-pretty text-ink-2">{row.text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
