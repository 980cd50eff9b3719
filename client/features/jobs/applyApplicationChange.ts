import type { JobApplicationChanged } from '../../../shared/contracts/job';
import type { LiveContext } from '../../live/handlers';
import {
  evictApplication,
  isJobCached,
  readViewerApplicationId,
  writeApplicationStatus,
  writeViewerApplication,
} from './jobCache';
import { refetchApplications } from './refetchApplications';

/** Applies a change of an application on both sides: the applicant's job shows the state, the poster's board lists it. */
export function applyApplicationChange(
  { id, jobId, status }: JobApplicationChanged,
  { client, cache }: LiveContext,
): void {
  const isOwn = readViewerApplicationId(cache, jobId) === id;
  if (isOwn) writeViewerApplication(cache, jobId, status && { id, status });
  if (status === null) evictApplication(cache, id);
  else writeApplicationStatus(cache, id, status);
  refetchApplications(client, isJobCached(cache, jobId) ? jobId : undefined);
}
