type Line = { start: number; end: number };

/** A line, the next one, and the break between them. */
type Break = { at: number; line: Line; next: Line };

/** What the founder wrote at a place of the text, whose letters are all small. */
type Letter = 'small' | 'capital' | 'other';

/**
 * Which line breaks end a sentence. Those of a list do: most of its lines are so short that the first word of the next one would
 * have fitted. In a text that was wrapped at some width, only a line that left much room does. A paragraph of some lines shows it
 * by itself, shorter ones together.
 * @param text lower case, with the line breaks of the founder
 */
export function readLineBreaks(text: string, letterAt: (at: number) => Letter): (at: number) => boolean {
  const paragraphs = paragraphsOf(text, linesOf(text));
  const long = paragraphs.filter(({ length }) => length > mostTogether);
  const short = paragraphs.filter(({ length }) => length <= mostTogether).flat();
  const inside = new Set([...long, short].flatMap((breaks) => breaksInside(text, breaks, letterAt)));
  return (at) => !inside.has(at);
}

/** Paragraphs with more breaks than these show by themselves whether they were wrapped. */
const mostTogether = 2;

/** Breaks within a sentence, among those of one kind of text. */
function breaksInside(text: string, breaks: readonly Break[], letterAt: (at: number) => Letter): number[] {
  const lines = breaks.flatMap(({ line, next }) => [line, next]);
  const width = Math.max(0, ...lines.map(lengthOf));
  const roomAfter = ({ line, next }: Break): number => width - lengthOf(line) - 1 - firstWord(text, next);
  const fitting = breaks.filter((each) => roomAfter(each) >= 0).length;
  const count = (letter: Letter): number => breaks.filter(({ next }) => letterAt(next.start) === letter).length;
  const small = count('small');
  const isInCapitals = !lines.some((line) => hasSmall(line, letterAt));
  const isList =
    fitting * 2 > breaks.length ||
    (small === 0 && count('capital') >= 3 && !isInCapitals) ||
    (small === 0 && areStatements(text, breaks, ({ start }) => !isInCapitals && letterAt(start) === 'capital')) ||
    (small > 0 && count('capital') === 0 && openClauses(text, breaks) && areStatements(text, breaks, () => true));
  const isSmallUsual = small * 2 > breaks.length;
  const isInside = (each: Break): boolean => {
    // A line of a poem ends with a comma.
    if (text.charAt(each.line.end - 1) === ',') return true;
    if (isHeading(text, each.next, letterAt)) return false;
    const isOnward = letterAt(each.next.start) === 'small';
    return isList ? isOnward && !isSmallUsual : isOnward || roomAfter(each) < width * leastRoom;
  };
  return breaks.filter(isInside).map(({ at }) => at);
}

/**
 * Lines that each could be a sentence where none has a full stop: in a wrapped text one of them would have. Wrapped Chinese has
 * lines of one length.
 */
function areStatements(text: string, breaks: readonly Break[], isCapital: (line: Line) => boolean): boolean {
  const lines = breaks.flatMap(({ line, next }, index) => (index === 0 ? [line, next] : [next]));
  const words = lines.map(({ start, end }) => text.slice(start, end));
  const isEven = Math.max(...lines.map(lengthOf)) - Math.min(...lines.slice(0, -1).map(lengthOf)) <= 2;
  return (
    words.every((line, index) =>
      index < words.length - 1 ? isStatement(line) && !isOpen.test(line) : isStatement(line.replace(/[.!?]$/, '')),
    ) && breaks.every(({ next }) => isCapital(next) || (!isEven && /\p{Script=Han}/u.test(text.charAt(next.start))))
  );
}

/**
 * "We charge €90 for a house⏎last winter 12 of them paid us": most of the lines begin with words that open a statement, and none
 * with one that goes on. Wrapped prose is broken anywhere: "every month" and "40 euros" may begin a line of it.
 */
function openClauses(text: string, breaks: readonly Break[]): boolean {
  const nexts = breaks.map(({ next: { start, end } }) => text.slice(start, end));
  return (
    !nexts.some((line) => isOnwards.test(line)) &&
    nexts.filter((line) => isOpening.test(line)).length * 2 > nexts.length
  );
}

const isOpening =
  /^(?:we|i|they|he|she|it|you|there|many|most|some|all|none|nobody|wir|ich|sie|er|es|man|viele|die meisten|einige|alle|nosotros|yo|ellos|ellas|muchos|muchas|la mayoría|algun[oa]s|todos|todas|nadie|nos|me|last \S+ (?:\d+|we|i|they)|letzte[ns]? \S+ (?:haben|hat|zahlten|kamen)|(?:el|la) \S+ pasad[oa] \S+|(?!(?:últ|próx|mín|máx|pr)imos|mismos|tramos)\p{L}+[aei]mos)(?!\p{L})/u;

/** A word that goes on with what stands before it. */
const isOnwards =
  /^(?:of|to|in|on|at|for|from|with|by|and|or|as|than|that|which|who|whose|into|about|is|are|was|were|has|have|had|can|could|will|would|not|und|oder|von|mit|bei|aus|zu|zum|zur|nach|dass|ist|sind|war|waren|hat|haben|nicht|als|de|del|en|con|para|por|y|e|o|u|a|al|que|quien|es|son|era|ha|han|no)(?!\p{L})/u;

const isStatement = (line: string): boolean =>
  !/[.!?;](?: |$)/.test(line) && (line.split(' ').length >= 4 || /\p{Script=Han}{2}.{6}/u.test(line));

/** "We sell bread in", "für die": what follows belongs to it, whatever its first letter. */
const isOpen =
  /(?:^| )(?:an?|the|of|to|in|on|at|for|from|with|by|and|or|but|our|my|their|his|her|is|are|near|as|than|that|which|who|because|when|if|while|der|die|das|dem|den|des|eine?[mnrs]?|und|oder|für|von|mit|bei|in|im|an|am|auf|aus|zu|zum|zur|nach|weil|wenn|dass|meine?[mnrs]?|unsere?[mnrs]?|ihre?[mnrs]?|el|la|los|las|(?<!cada )una?|de|del|en|con|para|por|y|o|a|al|que|porque|cuando|si|mi|mis|su|sus)$/;

/** "Problem": so short a line is none of a wrapped text but its last, which has a full stop. */
const isHeading = (text: string, line: Line, letterAt: (at: number) => Letter): boolean =>
  lengthOf(line) <= longestHeading && letterAt(line.start) === 'capital' && !/[.,;:!?]/.test(text.charAt(line.end - 1));
const longestHeading = 24;

/** Share of the width that a line of a wrapped text has left where a sentence ends with it. */
const leastRoom = 0.25;

const lengthOf = ({ start, end }: Line): number => end - start;

/** Lines with something in them, without the blanks around it. */
function linesOf(text: string): Line[] {
  return Array.from(text.matchAll(/[^\n]*\S[^\n]*/g), ({ 0: line, index }) => {
    const start = index + line.length - line.trimStart().length;
    return { start, end: index + line.trimEnd().length };
  });
}

/** The breaks of each paragraph: those without an empty line. */
function paragraphsOf(text: string, lines: readonly Line[]): Break[][] {
  const paragraphs: Break[][] = [[]];
  for (const [index, next] of lines.slice(1).entries()) {
    const line = lines[index];
    const at = line ? text.indexOf('\n', line.end) : -1;
    if (line && text.lastIndexOf('\n', next.start) === at) paragraphs.at(-1)?.push({ at, line, next });
    else paragraphs.push([]);
  }
  return paragraphs;
}

/** Length of the first word. Chinese may be divided after any character. */
function firstWord(text: string, { start, end }: Line): number {
  if (/\p{Script=Han}/u.test(text.charAt(start))) return 1;
  const space = text.indexOf(' ', start);
  return Math.min(space === -1 ? end : space, end) - start;
}

const hasSmall = ({ start, end }: Line, letterAt: (at: number) => Letter): boolean => {
  for (let at = start; at < end; at++) if (letterAt(at) === 'small') return true;
  return false;
};
