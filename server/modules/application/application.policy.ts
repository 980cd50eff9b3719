import { personVisible, viewerParameter } from '../../visibility/people';
import type { ApplicationKind } from './application.kind';

/**
 * SQL condition: the viewer may see an application. It is the viewer's own, or the viewer decides about it; and the other
 * person is neither blocked nor hidden. Nobody else sees that somebody applied. Needs the kind's joins.
 * @param application alias of the application's row
 */
export const applicationVisible = ({ deciderId }: ApplicationKind, application: string): string =>
  `((${deciderId(application)} = ${viewerParameter} and ${personVisible(`${application}.applicant_id`)}) or (${application}.applicant_id = ${viewerParameter} and ${personVisible(deciderId(application))}))`;
