import { PageTitle } from '../../../ui/text/PageTitle';
import { FormHeader } from './FormHeader';
import { JobForm } from './JobForm';
import { emptyJob } from './jobValues';

/** Posts a new job. */
export function NewJobPage() {
  return (
    <>
      <FormHeader title="Post a job" />
      <PageTitle title="Post a job" hidden />
      <JobForm saved={emptyJob} />
    </>
  );
}
