/** Readings of the objects of a text: by the number of the function, and then by that of the object. */
type Readings = unknown[][];

/** The readings of its text and its number in it, on the object itself. */
const readings: unique symbol = Symbol('readings');
const place: unique symbol = Symbol('place');
type Kept = { [readings]?: Readings; [place]?: number };

/** Stands for the reading `undefined`, which is known as well. */
const nothing = Symbol('nothing');

let functionCount = 0;

/**
 * Memoises a function of one object: many rules ask the same of a clause or of the words of a sentence. The readings of an
 * object after `keepReadings` live as long as those of its text, and the object must not change afterwards. Others, such as a
 * copy or a part of a clause that one rule takes, are read anew each time, since most are read once. What a function reads of
 * one clause after the other lies next to each other, because a rule goes through all clauses before the next rule does.
 */
export function memoise<Subject extends object, Reading>(
  read: (subject: Subject) => Reading,
): (subject: Subject) => Reading {
  const index = functionCount++;
  return (subject: Subject & Kept) => {
    const known = subject[readings];
    if (known === undefined) return read(subject);
    const own = (known[index] ??= []);
    const at = subject[place] ?? 0;
    const before = own[at];
    if (before !== undefined) return (before === nothing ? undefined : before) as Reading;
    const reading = read(subject);
    own[at] = reading === undefined ? nothing : reading;
    return reading;
  };
}

let current: Readings = [];
let objectCount = 0;

/** Begins a text: what is kept from now on belongs to it. */
export function startText(): void {
  current = [];
  objectCount = 0;
}

/** Keeps what memoised functions read of an object from now on. */
export function keepReadings<Subject extends object>(subject: Subject): Subject {
  // Not enumerable, so that copies of the object are read anew.
  Object.defineProperty(subject, readings, { value: current });
  return Object.defineProperty(subject, place, { value: objectCount++ });
}
