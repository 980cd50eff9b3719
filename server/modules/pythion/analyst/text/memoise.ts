/** Readings of an object by the number of the memoised function, on the object itself: a lookup is one array access. */
const readings: unique symbol = Symbol('readings');
const unread = Symbol('unread');

let functionCount = 0;

/**
 * Memoises a function of one object: many rules ask the same of a clause or of the words of a sentence. The readings live as
 * long as the object, which must not change afterwards; a copy has none.
 */
export function memoise<Subject extends object, Reading>(
  read: (subject: Subject) => Reading,
): (subject: Subject) => Reading {
  const index = functionCount++;
  return (subject: Subject & { [readings]?: unknown[] }) => {
    const known = subject[readings] ?? keepReadings(subject);
    const before = known[index];
    if (before !== unread && index < known.length) return before as Reading;
    const reading = read(subject);
    known[index] = reading;
    return reading;
  };
}

/** Not enumerable, so that copies of the object are read anew. */
function keepReadings(subject: object): unknown[] {
  const known = Array<unknown>(functionCount).fill(unread);
  Object.defineProperty(subject, readings, { value: known });
  return known;
}
