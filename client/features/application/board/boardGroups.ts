interface Count {
  status: string;
  count: number;
}

/** Number of applications in the states of a group. */
export const countGroup = ({ statuses }: { statuses: readonly string[] }, counts: readonly Count[]): number =>
  counts.filter(({ status }) => statuses.includes(status)).reduce((sum, { count }) => sum + count, 0);

/** Counts after an application moved. */
export const moveCount = <Counted extends Count>(
  counts: readonly Counted[],
  from: Counted['status'],
  to: Counted['status'],
): Counted[] =>
  counts.map((one) => ({
    ...one,
    count: Math.max(0, one.count + Number(one.status === to) - Number(one.status === from)),
  }));
