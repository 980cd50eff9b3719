import { Link } from 'react-router-dom';
import { RelativeTime } from '../../../ui/text/RelativeTime';
import { seniorityLabels, typeLabels, type JobTypeName, type SeniorityName } from '../jobLabels';
import { formatDay } from '../text/formatDay';
import { LazyDescription } from '../text/LazyDescription';
import { formatEquity, formatPay, type Equity, type Pay } from '../text/formatPay';
import { formatPlace, formatTimeZones } from '../text/formatPlace';

export interface JobBodyProps {
  job: Pay &
    Equity & {
      description: string;
      type: JobTypeName;
      seniority: SeniorityName | null;
      location: string;
      remote: boolean;
      timeZoneFrom: number | null;
      timeZoneTo: number | null;
      skills: readonly string[];
      publishedAt: string | null;
      expiresAt: string | null;
      state: string;
    };
}

/** Facts and text of a job. */
export function JobBody({ job }: JobBodyProps) {
  const facts: [name: string, value: React.ReactNode][] = [
    ['Pay', formatPay(job)],
    ['Equity', formatEquity(job)?.replace(/ equity$/, '') ?? 'Not stated'],
    ['Place', formatPlace(job)],
    ['Time zones', formatTimeZones(job)],
    ['Type', typeLabels[job.type]],
    ['Seniority', job.seniority && seniorityLabels[job.seniority]],
    ['Posted', job.publishedAt && <RelativeTime key="posted" value={job.publishedAt} />],
    ['Closes', job.state === 'PUBLISHED' && job.expiresAt && formatDay(job.expiresAt)],
  ];
  return (
    <>
      <dl className="grid grid-cols-2 gap-x-6 gap-y-4 border-b border-line px-4 py-4 md:grid-cols-3 md:px-6">
        {facts
          .filter(([, value]) => value)
          .map(([name, value]) => (
            <div key={name} className="min-w-0">
              <dt className="text-meta text-ink-3">{name}</dt>
              <dd className="font-medium break-words tabular-nums">{value}</dd>
            </div>
          ))}
      </dl>
      {job.skills.length > 0 && (
        <section aria-label="Skills" className="border-b border-line px-4 py-4 md:px-6">
          <h2 className="sr-only">Skills</h2>
          <ul className="flex flex-wrap gap-2">
            {job.skills.map((skill) => (
              <li key={skill} className="max-w-full">
                <Link
                  to={`/jobs?${new URLSearchParams({ skills: skill })}`}
                  className="block min-h-6 rounded-chip bg-fill px-2 py-0.5 break-words hover:bg-primary-soft hover:text-on-primary-soft"
                >
                  {skill}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
      <section aria-label="About the job" className="px-4 py-5 md:px-6">
        <h2 className="sr-only">About the job</h2>
        {job.description ? (
          <LazyDescription text={job.description} />
        ) : (
          <p className="text-ink-2">This job has no description yet.</p>
        )}
      </section>
    </>
  );
}
