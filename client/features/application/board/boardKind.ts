import type { PersonRow_ProfileFragment } from '../../network/people/__generated__/PersonRow.generated';

/** An application as the board shows it, of a job or of a role in a team. */
export interface BoardApplication<Status extends string> {
  id: string;
  note: string;
  status: Status;
  privateNote: string | null;
  conversationId: string | null;
  createdAt: string;
  /** What the applicant was answered; missing where answers are messages. */
  reply?: string;
  applicant: PersonRow_ProfileFragment;
}

export interface BoardGroup<Status extends string> {
  label: string;
  statuses: readonly Status[];
}

/** The states of one kind of application, as its board shows them. */
export interface BoardKind<Status extends string> {
  labels: Record<Status, string>;
  /** Sections of the board. New applications become seen by opening the board. */
  groups: readonly BoardGroup<Status>[];
  /** States that an application is moved to, with the key that does it. */
  moves: readonly { status: Status; label: string; key: string }[];
  /** A state that does not change any more. */
  final?: Status;
}

/** State of applications that nobody has opened, and the next one. */
export const newStatus = 'SENT';
export const seenStatus = 'SEEN';
