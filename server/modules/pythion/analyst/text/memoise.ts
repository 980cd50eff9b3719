/** Remembers what a function reads in an object: many rules ask the same of a clause or of the words of a sentence. */
export function memoise<Subject extends object, Reading>(
  read: (subject: Subject) => Reading,
): (subject: Subject) => Reading {
  const known = new WeakMap<Subject, { reading: Reading }>();
  return (subject) => {
    const before = known.get(subject);
    if (before) return before.reading;
    const reading = read(subject);
    known.set(subject, { reading });
    return reading;
  };
}
