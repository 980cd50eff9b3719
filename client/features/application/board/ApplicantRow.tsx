import { ChevronDown, MessageSquare } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { Avatar } from '../../../ui/image/Avatar';
import { Button, ButtonLink } from '../../../ui/button/Button';
import { Menu, MenuChoice } from '../../../ui/overlay/Menu';
import { RelativeTime } from '../../../ui/text/RelativeTime';
import { Tick } from '../../../ui/Tick';
import { PersonLink } from '../../network/personCard/PersonLink';
import { CollapsibleText } from '../../post/text/CollapsibleText';
import { newStatus, seenStatus, type BoardApplication, type BoardKind } from './boardKind';
import { PrivateNote } from './PrivateNote';

export interface ApplicantRowProps<Status extends string> {
  kind: BoardKind<Status>;
  application: BoardApplication<Status>;
  /** It arrived since the board was opened the last time. */
  isNew: boolean;
  onMove: (status: Status) => void;
  savePrivateNote: (privateNote: string) => Promise<unknown>;
}

/** Moves focus to the next or previous applicant, across groups. */
function moveFocus(from: HTMLElement, step: 1 | -1): void {
  const all = [...document.querySelectorAll<HTMLElement>('[data-applicant]')];
  all[all.indexOf(from) + step]?.focus();
}

/** One applicant: the note, the state, the reply and what only the viewer reads. */
export function ApplicantRow<Status extends string>({
  kind,
  application,
  isNew,
  onMove,
  savePrivateNote,
}: ApplicantRowProps<Status>) {
  const { id, applicant, note, status, reply, conversationId, createdAt } = application;
  const { labels, moves, final } = kind;

  function handleKeyDown(event: KeyboardEvent<HTMLElement>) {
    if (event.target !== event.currentTarget || (event.key !== 'ArrowDown' && event.key !== 'ArrowUp')) return;
    event.preventDefault();
    moveFocus(event.currentTarget, event.key === 'ArrowDown' ? 1 : -1);
  }

  return (
    // Applicants are moved by the keyboard, so each is a stop of it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <li
      data-applicant={id}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      aria-label={`${applicant.displayName}, ${labels[status]}`}
      onKeyDown={handleKeyDown}
      className="relative flex gap-3 border-b border-line px-4 py-3 -outline-offset-2 last:border-b-0 md:px-6"
    >
      {isNew && <Tick />}
      <PersonLink
        person={applicant}
        tabIndex={-1}
        aria-hidden="true"
        className="block shrink-0 self-start rounded-full"
      >
        <Avatar name={applicant.displayName} src={applicant.avatarUrl} />
      </PersonLink>
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-baseline gap-x-2">
          <PersonLink person={applicant} className="target max-w-full truncate font-bold hover:underline">
            <bdi>{applicant.displayName}</bdi>
          </PersonLink>
          <RelativeTime value={createdAt} className="text-meta text-ink-3" />
          {isNew && <span className="text-meta font-bold text-primary">New</span>}
        </p>
        {applicant.headline && (
          <p dir="auto" className="truncate text-meta text-ink-2">
            {applicant.headline}
          </p>
        )}
        {note ? (
          <div className="mt-2 break-words">
            <CollapsibleText id={`application:${id}`} text={note} lines={4} />
          </div>
        ) : (
          <p className="mt-2 text-ink-3">Applied without a note.</p>
        )}
        {reply && (
          <div className="mt-2 border-l-2 border-line-strong pl-3 break-words text-ink-2">
            <p className="text-meta text-ink-3">Your reply</p>
            <CollapsibleText id={`application-reply:${id}`} text={reply} lines={4} />
          </div>
        )}
        <div className="mt-2 flex flex-wrap items-center gap-x-2 gap-y-1">
          {status !== final && (
            <Menu
              align="start"
              trigger={
                <Button className="px-3!" aria-label={`Move ${applicant.displayName}: ${labels[status]}`}>
                  {labels[status]}
                  <ChevronDown aria-hidden="true" className="size-4" />
                </Button>
              }
            >
              <MenuChoice
                label="Move to"
                value={status === newStatus ? (seenStatus as Status) : status}
                options={moves.map(({ status: value, label }) => ({ value, label }))}
                onValueChange={onMove}
              />
            </Menu>
          )}
          {conversationId && (
            <ButtonLink
              to={`/messages?conversation=${conversationId}`}
              variant="quiet"
              icon={MessageSquare}
              aria-label={`Open the conversation with ${applicant.displayName}`}
              className="px-3!"
            >
              Conversation
            </ButtonLink>
          )}
          <PrivateNote application={application} name={applicant.displayName} save={savePrivateNote} />
        </div>
      </div>
    </li>
  );
}
