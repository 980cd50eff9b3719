import type { Clause } from '../../text/clause';
import { wordsInFigures } from '../../text/figures';
import { parseHanCount } from '../../text/numbers';
import { lettersOf } from '../../text/token';
import { makeClaim, type Claim } from '../claim';

type Count = (groups: Record<string, string | undefined>) => number;
type Rule = { pattern: RegExp; count: Count };

const numberOf = (word: string | undefined): number =>
  word === undefined || /^(?:eine?n?|an?|one|un|una)$/.test(word) ? 1 : Number(word);
const both: Count = ({ first, second }) => numberOf(first) + numberOf(second);
const two: Count = () => 2;
const one: Count = () => 1;

const relative = {
  de: '(?:frau|mann|bruder|schwester|schwager|schwägerin|vater|mutter|sohn|tochter|cousin|cousine|freund|freundin|partner|partnerin|mitgründer|mitgründerin|nachbar|nachbarin|kollege|kollegin)',
  en: '(?:wife|husband|brother|sister|father|mother|son|daughter|cousin|partner|friend|co-founder|cofounder|neighbour|colleague)',
  es: '(?:mujer|marido|esposa|esposo|herman[oa]|padre|madre|hij[oa]|prim[oa]|soci[oa]|amig[oa]|cuñad[oa]|pareja)',
};

/** "Wir sind drei Ingenieure und eine Vertrieblerin", "my wife and I": all heads of the team. */
const counted: readonly Rule[] = [
  {
    pattern:
      / (?:wir sind|sind wir|we are|we 're|somos) (?<first>\d+) (?!of |von )\p{L}+ (?:und|and|y) (?<second>eine?|an?|one|un|una|\d+) \p{L}+ (?:[.,;]|$)/u,
    count: both,
  },
];
const pairs: readonly Rule[] = [
  { pattern: new RegExp(` (?:meine?|unsere?) ${relative.de} und ich `), count: two },
  { pattern: new RegExp(` ich und meine? ${relative.de} `), count: two },
  { pattern: new RegExp(` my ${relative.en} and (?:i|me) | (?:i|me) and my ${relative.en} `), count: two },
  { pattern: new RegExp(` mi ${relative.es} y yo | yo y mi ${relative.es} `), count: two },
  {
    pattern:
      / (?:mein mitgründer|meine mitgründerin|mein mitgründer \p{L}+|my (?:co - founder|co-founder|cofounder)|mi (?:cofundador|cofundadora|socio|socia)) (?:\S+ )?(?:ist|war|hat|arbeitet|macht|programmiert|is|was|has|worked|works|spent|ran|es|era|fue|trabaj\S+|lleva|tiene) /u,
    count: two,
  },
];
const alone: readonly Rule[] = [
  {
    pattern:
      / (?:ich (?:mache|betreibe|starte|stemme|führe|leite|arbeite|baue)|(?:mache|betreibe|starte|stemme|führe|leite|arbeite|baue) ich) (?:(?!nicht )\S+ ){0,4}?alleine? /u,
    count: one,
  },
  {
    pattern:
      / i(?: am| 'm)? (?:do|doing|run|running|start|starting|build|building) (?:this|it|that) (?:(?!not )\S+ ){0,3}?(?:alone|on my own|by myself|single - handed) /u,
    count: one,
  },
  { pattern: / (?:lo|la) (?:hago|llevo|empiezo|monto) (?:(?!no )\S+ ){0,3}?sol[oa] /u, count: one },
];
const sumHan =
  /我们?(?:团队)?(?:是|有)(?<first>[\d两二三四五六七八九])个?\p{Script=Han}{2,6}[和加](?<second>[\d一两二三])[个名位]?\p{Script=Han}{2,6}$/u;
const pairHan =
  /我(?:和|跟)我?(?:的)?(?:妻子|老婆|丈夫|老公|爱人|弟弟|哥哥|姐姐|妹妹|朋友|同学|同事|合伙人)|(?:老婆|妻子|丈夫|老公|合伙人)(?:和|跟)我/u;
const aloneHan = /我(?:先|暂时|目前|现在)?(?:自己)?(?:一个人|独自)(?:先)?(?:做|干|开|弄|搞|经营)/u;

/** What hints that the other isn't, or is no longer, of the team. */
const parted =
  / (?:suche\S*|fehlt|brauche\S*|verlassen|ausgestiegen|gestorben|looking|need|without|left|quit|died|lost|busco|buscamos|falta|dejó|sin|wohnen|wohne|leben|geheiratet|urlaub|live|married|holiday|vivimos|casamos) /;

const headsIn = (clause: Clause, rules: readonly Rule[]): number | undefined => {
  const words = wordsInFigures(clause.tokens);
  for (const { pattern, count } of rules) {
    const match = pattern.exec(words);
    if (match) return count(match.groups ?? {});
  }
  return undefined;
};

function headsInChinese(clause: Clause): number | undefined {
  const letters = lettersOf(clause.tokens).replace(/[，。；,.;]+$/u, '');
  const sum = sumHan.exec(letters)?.groups;
  if (sum) return parseHanCount(sum['first'] ?? '') + parseHanCount(sum['second'] ?? '');
  return pairHan.test(letters) ? 2 : aloneHan.test(letters) ? 1 : undefined;
}

/** Statements beside which "my wife and I" are those who do it. */
const ofFirm: ReadonlySet<Claim['kind']> = new Set<Claim['kind']>([
  'solution',
  'solutionDetail',
  'teamFits',
  'proof',
  'people',
  'channel',
]);

/** Heads of the team in other words than "a team of three": two kinds of people, a couple, and who works alone. */
export function withHeads(claims: readonly Claim[], clauses: readonly Clause[]): Claim[] {
  const firm = new Set(claims.flatMap(({ kind, clause }) => (ofFirm.has(kind) ? [clause.sentence] : [])));
  const isTold = (clause: Clause): boolean =>
    clause.modality !== 'question' && clause.speaker !== 'rival' && clause.speaker !== 'quoted';
  const sums = clauses.flatMap((clause) => headsOf(clause, isTold(clause) ? headsIn(clause, counted) : undefined));
  if (sums.length > 0) return [...claims.filter(({ kind }) => kind !== 'people'), ...sums.slice(0, 1)];
  if (claims.some(({ kind }) => kind === 'people')) return [...claims];
  const found = clauses.flatMap((clause) => {
    if (!isTold(clause)) return [];
    if (!clause.sentence.isLatin) return headsOf(clause, headsInChinese(clause));
    if (parted.test(wordsInFigures(clause.context))) return [];
    const pair = firm.has(clause.sentence) ? headsIn(clause, pairs) : undefined;
    return headsOf(clause, pair ?? headsIn(clause, alone));
  });
  // "I do it alone", and "my wife and I" later: they are two.
  const most = found.toSorted((left, right) => (right.quantity?.value ?? 0) - (left.quantity?.value ?? 0));
  return [...claims, ...most.slice(0, 1)];
}

const headsOf = (clause: Clause, value: number | undefined): Claim[] =>
  value === undefined ? [] : [makeClaim('people', clause, { quantity: { kind: 'count', value, start: 0, end: 1 } })];
