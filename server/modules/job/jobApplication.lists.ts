import { applicationListsOf } from '../application/application.reads';
import type { SelectList } from '../list';
import { jobApplications } from './jobApplication.kind';

const { selectBoard, selectOwn } = applicationListsOf(jobApplications);

/** Root query fields that are lists of applications for jobs. */
export const jobApplicationLists = {
  jobApplications: (ctx, { jobId, status }) => selectBoard(ctx, String(jobId), status),
  ownJobApplications: selectOwn,
} satisfies Record<string, SelectList>;
