import type { BoardKind } from '../../application/board/boardKind';
import { statusLabels, type StatusName } from '../jobLabels';

/** The board of a job's applicants. */
export const jobBoard: BoardKind<StatusName> = {
  labels: statusLabels,
  groups: [
    { label: 'New and seen', statuses: ['SENT', 'SEEN'] },
    { label: 'Shortlisted', statuses: ['SHORTLISTED'] },
    { label: 'Hired', statuses: ['HIRED'] },
    { label: 'Declined', statuses: ['DECLINED'] },
  ],
  moves: [
    { status: 'SEEN', label: 'Seen', key: 'u' },
    { status: 'SHORTLISTED', label: 'Shortlisted', key: 's' },
    { status: 'HIRED', label: 'Hired', key: 'h' },
    { status: 'DECLINED', label: 'Declined', key: 'd' },
  ],
};
