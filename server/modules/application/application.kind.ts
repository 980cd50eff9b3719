import type { applicationStatuses } from '../../../shared/contracts/jobValues';
import type { roleApplicationStatuses } from '../../../shared/contracts/team';
import type { Context } from '../../context';
import type { EventDraft } from '../../database/outbox';
import type { Quota } from '../../database/quota';
import type { FieldCase, ProjectionOf } from '../../database/read';
import type { WriteTransaction } from '../../database/write';
import type { RestType } from '../../rest/contract/restType';

export type ApplicationStatus = (typeof applicationStatuses | typeof roleApplicationStatuses)[number];

/**
 * What people apply for, such as a job: the subject. Its module lists it in `Module.applications`. SQL functions take the
 * alias of the application's row; all but `joins` may use the aliases that `joins` adds.
 * @typeParam Node the application as its readers see it
 */
export type ApplicationKind<Node extends object = object> = {
  /** Noun of the errors. The column `{name}_id` of `application` refers to the subject. */
  name: 'job' | 'role';
  /** Who decides, as the errors name them: "poster". */
  decider: string;
  /** In the order of counts. */
  statuses: readonly ApplicationStatus[];
  quota: Quota;
  /** Kinds of the notifications of the one who decides and of the applicant. Their subject is the application's. */
  notifications: { applied: string; moved: string };
  /** SQL joins of the subject and the applicant. */
  joins: (application: string) => string;
  /** SQL: id of the person who decides. */
  deciderId: (application: string) => string;
  projection: (application: string, fieldCase: FieldCase) => ProjectionOf<Node>;
  restType: RestType;
  /** Loads a subject that the viewer may see. `ownerId` decides. @throws AppError NOT_FOUND */
  load: (ctx: Context, id: string) => Promise<{ id: string; ownerId: string }>;
  /** Locks a subject. @throws AppError NOT_FOUND when it was deleted */
  lock: (tx: WriteTransaction, id: string) => Promise<{ isOpen: boolean }>;
  /** The one who decides may answer with words. */
  hasReply?: true;
  /** Runs before an application is inserted. Both people and the subject are locked. @returns the conversation's id, if any */
  onApply: (tx: WriteTransaction, ctx: Context, application: SentApplication) => Promise<string | null>;
  /** Runs before the state changes. Both people and the subject are locked. @returns the conversation's id; null leaves it */
  onMove?: (tx: WriteTransaction, ctx: Context, application: MovedApplication) => Promise<string | null>;
  /** The event of a change, for one of the two people. */
  changed: (personId: string, actorId: string, application: ApplicationChange) => EventDraft;
};

export type SentApplication = { subjectId: string; ownerId: string; applicantId: string; note: string };

export type MovedApplication = {
  subjectId: string;
  applicantId: string;
  from: ApplicationStatus;
  to: ApplicationStatus;
  reply: string;
};

/** @property status null after the applicant withdrew it */
export type ApplicationChange = { id: string; subjectId: string; status: ApplicationStatus | null };
