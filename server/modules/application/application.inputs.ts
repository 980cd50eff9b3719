import * as v from 'valibot';
import { applicationLimits } from '../../../shared/contracts/application';
import { boundedText, enumInput } from '../../core/validation';
import type { ApplicationStatus } from './application.kind';

type Statuses = readonly [ApplicationStatus, ...ApplicationStatus[]];

const statusOf = (statuses: readonly ApplicationStatus[]) =>
  v.nullish(enumInput('The status', statuses as Statuses, 'State that the applicant sees.'), null);

export const applyInput = v.object({ note: v.nullish(boundedText('The note', applicationLimits.note), '') });

export const updateApplicationInput = (statuses: readonly ApplicationStatus[]) =>
  v.object({
    status: statusOf(statuses),
    privateNote: v.nullish(
      v.pipe(
        boundedText('The private note', applicationLimits.privateNote),
        v.description(`A note that only you read; at most ${applicationLimits.privateNote} characters.`),
      ),
    ),
    reply: v.nullish(
      v.pipe(
        boundedText('The reply', applicationLimits.reply),
        v.description(`Words to the applicant, for roles in teams; at most ${applicationLimits.reply} characters.`),
      ),
    ),
  });

export const boardInput = (statuses: readonly ApplicationStatus[]) => v.object({ status: statusOf(statuses) });
