/** Readings of an object by the number of the memoised function, on the object itself: a lookup is one array access. */
const readings: unique symbol = Symbol('readings');
/** Stands for the reading `undefined`, which is known as well. */
const nothing = Symbol('nothing');

let functionCount = 0;

/**
 * Memoises a function of one object: many rules ask the same of a clause or of the words of a sentence. The readings of an
 * object after `keepReadings` live as long as the object, which must not change afterwards. Others, such as a copy or a part of
 * a clause that one rule takes, are read anew each time, since most are read once.
 */
export function memoise<Subject extends object, Reading>(
  read: (subject: Subject) => Reading,
): (subject: Subject) => Reading {
  const index = functionCount++;
  return (subject: Subject & { [readings]?: unknown[] }) => {
    const known = subject[readings];
    if (known === undefined) return read(subject);
    const before = known[index];
    if (before !== undefined) return (before === nothing ? undefined : before) as Reading;
    const reading = read(subject);
    known[index] = reading === undefined ? nothing : reading;
    return reading;
  };
}

let unread: readonly undefined[] = [];

/** Keeps what memoised functions read of an object from now on. */
export function keepReadings<Subject extends object>(subject: Subject): Subject {
  if (unread.length < functionCount) unread = Array<undefined>(functionCount).fill(undefined);
  // Not enumerable, so that copies of the object are read anew.
  return Object.defineProperty(subject, readings, { value: unread.slice() });
}
