import { useParams } from 'react-router-dom';
import { EditJobPage } from './EditJobPage';
import { NewJobPage } from './NewJobPage';

/** The form for a new job, or for the job of the URL. */
export function Component() {
  const { jobId } = useParams();
  return jobId === undefined ? <NewJobPage /> : <EditJobPage jobId={jobId} />;
}
