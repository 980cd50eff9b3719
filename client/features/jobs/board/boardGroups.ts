import type { StatusName } from '../jobLabels';

export interface BoardGroup {
  label: string;
  statuses: readonly StatusName[];
}

/** Sections of the board. New applications become seen by opening the board. */
export const boardGroups: readonly BoardGroup[] = [
  { label: 'New and seen', statuses: ['SENT', 'SEEN'] },
  { label: 'Shortlisted', statuses: ['SHORTLISTED'] },
  { label: 'Hired', statuses: ['HIRED'] },
  { label: 'Declined', statuses: ['DECLINED'] },
];

/** States that the poster moves an application to. */
export const moves: readonly { status: StatusName; label: string; key: string }[] = [
  { status: 'SEEN', label: 'Seen', key: 'u' },
  { status: 'SHORTLISTED', label: 'Shortlisted', key: 's' },
  { status: 'HIRED', label: 'Hired', key: 'h' },
  { status: 'DECLINED', label: 'Declined', key: 'd' },
];

type Count = { status: StatusName; count: number };

export const countGroup = ({ statuses }: BoardGroup, counts: readonly Count[]): number =>
  counts.filter(({ status }) => statuses.includes(status)).reduce((sum, { count }) => sum + count, 0);

/** Counts after an application moved. */
export const moveCount = (counts: readonly Count[], from: StatusName, to: StatusName): Count[] =>
  counts.map((one) => ({
    ...one,
    count: Math.max(0, one.count + Number(one.status === to) - Number(one.status === from)),
  }));
