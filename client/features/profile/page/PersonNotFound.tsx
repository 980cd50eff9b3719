import { ButtonLink } from '../../../ui/button/Button';
import { PageTitle } from '../../../ui/text/PageTitle';
import { RuledLines } from '../../../ui/RuledLines';
import { TextLink } from '../../../ui/text/TextLink';

/** Shown for a missing person and for a block by that person; the two must not be distinguishable. */
export function PersonNotFound({ username }: { username: string }) {
  return (
    <div className="flex flex-col items-start gap-4 px-4 py-12">
      <RuledLines />
      <PageTitle title="Person not found" />
      <p className="max-w-120 text-lead text-pretty text-ink-2">
        We couldn’t find <span className="break-all text-ink">@{username}</span>. Check the username. The account may
        have been deleted.
      </p>
      <div className="flex flex-wrap items-center gap-4">
        <ButtonLink to="/home" variant="primary">
          Go to your feed
        </ButtonLink>
        <TextLink to="/search">Search posts</TextLink>
      </div>
    </div>
  );
}
