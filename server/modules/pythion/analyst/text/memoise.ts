/** Readings of an object by the number of the memoised function, on the object itself: a lookup is one array access. */
const readings: unique symbol = Symbol('readings');
/** Stands for the reading `undefined`, which is known as well. */
const nothing = Symbol('nothing');

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
    if (before !== undefined) return (before === nothing ? undefined : before) as Reading;
    const reading = read(subject);
    known[index] = reading === undefined ? nothing : reading;
    return reading;
  };
}

/** Not enumerable, so that copies of the object are read anew. */
function keepReadings(subject: object): unknown[] {
  const known = Array<unknown>(functionCount).fill(undefined);
  Object.defineProperty(subject, readings, { value: known });
  return known;
}
