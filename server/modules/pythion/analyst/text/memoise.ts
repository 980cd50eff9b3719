/** Readings of the objects of a text: by the number of the function, and then by that of the object. */
type Readings = unknown[][];

/** Where the readings of an object are: those of its text, and its number among those of its kind. On the object itself. */
const memory: unique symbol = Symbol('memory');
type Memory = { readings: Readings; place: number };
type Kept = { [memory]?: Memory };

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
    const isWords = Array.isArray(subject);
    const kept = isWords ? memoryOfWords(subject) : memoryOfClause(subject);
    if (kept === undefined) return read(subject);
    const own = (kept.readings[index] ??= startReadings(isWords ? wordsCount : clauseCount));
    const at = kept.place;
    const before = own[at];
    if (before !== undefined) return (before === nothing ? undefined : before) as Reading;
    const reading = read(subject);
    own[at] = reading === undefined ? nothing : reading;
    return reading;
  };
}

/**
 * Room for the objects of a kind so far: most functions are asked when a text has been read. The symbol in the first place, which
 * no object has, makes it an array of any values from the start, whatever kind the first reading is of.
 */
function startReadings(count: number): unknown[] {
  // oxlint-disable-next-line unicorn/no-new-array -- a length: Array.from fills it one by one
  const own = new Array<unknown>(count);
  own[0] = nothing;
  return own;
}

/** One function for each kind: V8 finds a property fast where it has seen four shapes of objects at most. */
const memoryOfWords = (words: Kept): Memory | undefined => words[memory];
const memoryOfClause = (clause: Kept): Memory | undefined => clause[memory];

let current: Readings = [];
let [wordsCount, clauseCount] = [1, 1];

/** Begins a text: what is kept from now on belongs to it. */
export function startText(): void {
  current = [];
  [wordsCount, clauseCount] = [1, 1];
}

/** Keeps what memoised functions read of an object from now on. */
export function keepReadings<Subject extends object>(subject: Subject): Subject {
  const place = Array.isArray(subject) ? wordsCount++ : clauseCount++;
  // Not enumerable, so that copies of the object are read anew.
  return Object.defineProperty(subject, memory, { value: { readings: current, place } });
}
