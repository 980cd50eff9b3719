import type { BoardKind } from '../../application/board/boardKind';
import { applicationLabels, type RoleApplicationStatusName } from '../teamLabels';

/** The board of a role's applicants. Who was accepted is a member, and leaves as members do. */
export const roleBoard: BoardKind<RoleApplicationStatusName> = {
  labels: applicationLabels,
  groups: [
    { label: 'New and seen', statuses: ['SENT', 'SEEN'] },
    { label: 'Shortlisted', statuses: ['SHORTLISTED'] },
    { label: 'On the team', statuses: ['ACCEPTED'] },
    { label: 'Declined', statuses: ['DECLINED'] },
  ],
  moves: [
    { status: 'SEEN', label: 'Seen', key: 'u' },
    { status: 'SHORTLISTED', label: 'Shortlisted', key: 's' },
    { status: 'ACCEPTED', label: 'On the team…', key: 'a' },
    { status: 'DECLINED', label: 'Declined…', key: 'd' },
  ],
  final: 'ACCEPTED',
};
