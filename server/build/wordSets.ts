import { parseSync, Visitor, type ESTree, type Plugin } from 'vite';
import { listWords } from './listWords.ts';

/** A part of the code to replace. */
interface Edit {
  start: number;
  end: number;
  text: string;
}

/** Words that an expression lists as a pattern. */
const listedBy = (node: ESTree.Expression | null): string[] | undefined =>
  node?.type === 'Literal' && 'regex' in node && /^u?$/.test(node.regex.flags)
    ? listWords(node.regex.pattern)
    : undefined;

/** `pattern.test` of a call like `pattern.test(text)`. */
const testedBy = ({ callee, arguments: values }: ESTree.CallExpression): ESTree.StaticMemberExpression | undefined =>
  callee.type === 'MemberExpression' && !callee.computed && callee.property.name === 'test' && values.length === 1
    ? (callee as ESTree.StaticMemberExpression)
    : undefined;

const toSet = (words: readonly string[]) => `new Set(${JSON.stringify(words)})`;

/**
 * Replaces tests of patterns that only list words by look-ups in sets, which take half the time. Lines keep their numbers.
 * @param code JavaScript of a module
 */
export function replaceWordPatterns(code: string): string {
  const sets: string[] = [];
  const edits: Edit[] = [];
  const patterns: { name: string; init: ESTree.Expression; words: string[] }[] = [];
  const mentions = new Map<string, number>();
  const tests = new Map<string, ESTree.IdentifierName[]>();
  new Visitor({
    CallExpression(call) {
      const callee = testedBy(call);
      if (!callee) return;
      const words = listedBy(callee.object);
      if (words) {
        sets.push(toSet(words));
        edits.push({ start: callee.start, end: callee.end, text: `words$${sets.length}.has` });
      } else if (callee.object.type === 'Identifier') {
        const { name } = callee.object;
        tests.set(name, [...(tests.get(name) ?? []), callee.property]);
      }
    },
    VariableDeclarator({ id, init }) {
      const words = listedBy(init);
      if (words && init && id.type === 'Identifier') patterns.push({ name: id.name, init, words });
    },
    Identifier({ name }) {
      mentions.set(name, (mentions.get(name) ?? 0) + 1);
    },
    ExportNamedDeclaration({ declaration }) {
      if (declaration?.type !== 'VariableDeclaration') return;
      for (const { id } of declaration.declarations) if (id.type === 'Identifier') mentions.set(id.name, Infinity);
    },
  }).visit(parseSync('module.js', code).program);
  for (const { name, init, words } of patterns) {
    const calls = tests.get(name) ?? [];
    // Declared once, and only tested.
    if (mentions.get(name) !== calls.length + 1) continue;
    edits.push({ start: init.start, end: init.end, text: toSet(words) });
    for (const { start, end } of calls) edits.push({ start, end, text: 'has' });
  }
  let replaced = code;
  for (const { start, end, text } of edits.toSorted((one, other) => other.start - one.start))
    replaced = replaced.slice(0, start) + text + replaced.slice(end);
  return sets.map((set, index) => `const words$${index + 1} = ${set};`).join('') + replaced;
}

/** Plugin of the server's build. */
export const wordSets = (): Plugin => ({
  name: 'word-sets',
  enforce: 'post',
  transform: {
    filter: { id: { include: /\/server\/modules\/.*\.ts$/, exclude: /\.generated\.ts$/ } },
    handler: (code) => ({ code: replaceWordPatterns(code), map: null }),
  },
});
