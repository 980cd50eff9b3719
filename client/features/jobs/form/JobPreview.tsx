import { JobBody } from '../details/JobBody';
import { formatPlace } from '../text/formatPlace';
import { toJobInput, type JobValues } from './jobValues';
import { validateJob } from './validateJob';

/** The job as others will see it. Invalid numbers are left out. */
export function JobPreview({ values }: { values: JobValues }) {
  const input = toJobInput(values);
  const number = (value: number | null | undefined) => (value == null || Number.isNaN(value) ? null : value);
  const missing = Object.values(validateJob(values, { isDraft: false }));
  return (
    <article>
      {missing.length > 0 && (
        <div className="bg-warn-soft px-4 py-3 text-on-warn-soft">
          <p className="font-medium">Before you can publish:</p>
          <ul className="list-disc pl-5">
            {missing.map((message) => (
              <li key={message}>{message}</li>
            ))}
          </ul>
        </div>
      )}
      <header className="border-b border-line px-4 pt-5 pb-4 md:px-6">
        <h2 className="text-page text-balance break-words">
          <bdi>{values.title.trim() || 'Untitled job'}</bdi>
        </h2>
        <p className="mt-1 text-lead break-words text-ink-2">
          <bdi>{values.company.trim() || 'Company'}</bdi> · <bdi>{formatPlace(values)}</bdi>
        </p>
      </header>
      <JobBody
        job={{
          ...values,
          salaryMin: number(input.salaryMin),
          salaryMax: number(input.salaryMax),
          equityMin: number(input.equityMin),
          equityMax: number(input.equityMax),
          publishedAt: null,
          expiresAt: null,
          state: 'DRAFT',
        }}
      />
    </article>
  );
}
