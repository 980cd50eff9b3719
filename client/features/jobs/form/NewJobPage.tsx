import { useSearchParams } from 'react-router-dom';
import { PageTitle } from '../../../ui/text/PageTitle';
import { FormHeader } from '../../../shell/navigation/FormHeader';
import { JobForm } from './JobForm';
import { emptyJob } from './jobValues';

/** Posts a new job, maybe for the team of the URL. */
export function NewJobPage() {
  const [params] = useSearchParams();
  return (
    <>
      <FormHeader title="Post a job" />
      <PageTitle title="Post a job" hidden />
      <JobForm saved={{ ...emptyJob, teamId: params.get('team') }} />
    </>
  );
}
