import { useFragment } from '@apollo/client/react';
import type { FragmentType } from '@apollo/client/masking';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { formatDate } from '../../../ui/text/formatTime';
import { linkClasses } from '../../../ui/text/TextLink';
import { VisuallyHidden } from '../../../ui/text/VisuallyHidden';
import { About_ProfileFragmentDoc, type About_ProfileFragment } from './__generated__/About.generated';
import { peoplePath } from '../../network/search/peopleFilter';
import { needLabel, stages } from '../profileLabels';

/** One titled row; the title is beside the content on wide screens. */
function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid gap-x-4 gap-y-1 border-b border-line px-4 py-4 last:border-b-0 md:grid-cols-[120px_minmax(0,1fr)]">
      <h2 className="text-meta leading-6 font-medium text-ink-3">{title}</h2>
      <div className="min-w-0 break-words">{children}</div>
    </section>
  );
}

/** Links to people with the same. */
function Chips({ label, chips }: { label: string; chips: readonly { text: string; to: string }[] }) {
  return (
    <ul aria-label={label} className="flex flex-wrap gap-2">
      {chips.map(({ text, to }) => (
        <li key={text} className="max-w-full">
          <Link
            to={to}
            className="inline-flex max-w-full items-center rounded-chip bg-fill px-2 py-0.5 wrap-anywhere hover:text-primary hover:underline touch:min-h-control"
          >
            {text}
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** An external link of the person's. Shows the host, and sends neither opener nor ranking to it. */
function WebLink({ label, url }: About_ProfileFragment['links'][number]) {
  const host = /^https?:\/\/(?:www\.)?([^/?#]+)/.exec(url)?.[1];
  if (!host) return null;
  return (
    <li>
      <a
        href={url}
        target="_blank"
        rel="noopener nofollow ugc"
        className={clsx(linkClasses, 'touch:inline-flex touch:min-h-control touch:items-center')}
      >
        {label || host}
        <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
      </a>
      {label && <span className="text-meta text-ink-3"> {host}</span>}
    </li>
  );
}

export interface AboutProps {
  profile: FragmentType<About_ProfileFragment>;
  /** Button or link for an empty state. */
  action: ReactNode;
  isOwn?: boolean;
}

/** Details of a person that `ProfileHeader` does not show. Empty parts are omitted. */
export function About({ profile, action, isOwn = false }: AboutProps) {
  const { data, dataState } = useFragment({ fragment: About_ProfileFragmentDoc, from: profile });
  if (dataState !== 'complete') return null;
  const { displayName, bio, stage: stageValue, skills, lookingFor, lookingForNote, links, createdAt } = data;
  const stage = stages.find(({ value }) => value === stageValue);

  if (!stage && !lookingForNote && [skills, lookingFor, links].every(({ length }) => length === 0)) {
    return (
      <EmptyState action={action}>
        {isOwn ? (
          'Add your skills, links and what you’re looking for so people know how to work with you.'
        ) : (
          <>
            <bdi className="break-words">{displayName}</bdi> hasn’t added {bio ? 'any more details' : 'any details'}{' '}
            yet.
          </>
        )}
      </EmptyState>
    );
  }
  return (
    <>
      {(lookingFor.length > 0 || lookingForNote) && (
        <Part title="Looking for">
          {lookingFor.length > 0 && (
            <Chips
              label="Looking for"
              chips={lookingFor.map((need) => ({ text: needLabel(need), to: peoplePath({ lookingFor: [need] }) }))}
            />
          )}
          {lookingForNote && (
            <p dir="auto" className="mt-2 max-w-prose text-pretty first:mt-0">
              {lookingForNote}
            </p>
          )}
        </Part>
      )}
      {stage && (
        <Part title="Stage">
          {stage.label}
          <span className="text-ink-2">: {stage.description.charAt(0).toLowerCase() + stage.description.slice(1)}</span>
        </Part>
      )}
      {skills.length > 0 && (
        <Part title="Skills">
          <Chips label="Skills" chips={skills.map((skill) => ({ text: skill, to: peoplePath({ skills: [skill] }) }))} />
        </Part>
      )}
      {links.length > 0 && (
        <Part title="Links">
          <ul className="flex flex-col gap-1">
            {links.map((link) => (
              <WebLink key={link.url} {...link} />
            ))}
          </ul>
        </Part>
      )}
      <Part title="Joined">
        <time dateTime={createdAt}>{formatDate(new Date(createdAt))}</time>
      </Part>
    </>
  );
}
