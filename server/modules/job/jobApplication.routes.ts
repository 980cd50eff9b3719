import type { FastifyInstance } from 'fastify';
import { subjectRoutes } from '../application/subject.routes';
import { jobsTag } from './job.tag';
import { jobApplications } from './jobApplication.kind';

export const jobApplicationRoutes = (rest: FastifyInstance): void =>
  subjectRoutes(rest, jobApplications, {
    tag: jobsTag,
    path: '/jobs',
    ownPath: '/applications/mine',
    ids: {
      apply: 'applyForJob',
      list: 'listApplicationsForJob',
      seen: 'markApplicationsSeen',
      own: 'listOwnApplications',
    },
    applySummary: 'Apply for a job by a message to its poster',
  });
