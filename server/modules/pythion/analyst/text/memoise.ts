/**
 * Memoises a function of one object, weakly: many rules ask the same of a clause or of the words of a sentence. The object must
 * not change afterwards.
 */
export function memoise<Subject extends object, Reading>(
  read: (subject: Subject) => Reading,
): (subject: Subject) => Reading {
  const known = new WeakMap<Subject, Reading>();
  return (subject) => {
    const before = known.get(subject);
    if (before !== undefined || known.has(subject)) return before as Reading;
    const reading = read(subject);
    known.set(subject, reading);
    return reading;
  };
}
