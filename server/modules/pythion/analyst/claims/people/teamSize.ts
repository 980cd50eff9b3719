import type { Clause } from '../../text/clause';
import type { Quantity } from '../../text/quantities';
import { lettersOf, spacedWords } from '../../text/token';

const before = [
  / (?:we are|we 're|wir sind|sind wir|somos|we employ|wir beschäftigen|empleamos|(?:team|crew|staff|group|duo|family|collective) of|team (?:von|aus)|equipo de) (?:a team of |un equipo de |ein team (?:von|aus) |just |only |now |currently |solo |nur )?$/,
  / (?:our|the|unser|unsere|das|nuestro|el) (?:whole |founding |ganze )?(?:team|crew|staff|equipo|mannschaft) (?:is|has|counts|numbers|consists of|is made up of|ist|hat|besteht aus|zählt|es de|tiene|son) (?:just |only |now |solo |nur )?$/,
];
const having = / (?:have|'ve got|haben|beschäftigen|tenemos) (?:now |currently |jetzt |aktuell |ahora )?$/;
const staff =
  /^ \S+ (?:(?:full|part) - time |permanent |feste |fest angestellte )?(?:employees?|staff|colleagues|mitarbeiter\S*|angestellte\S*|kolleg\S*|emplead[oa]s|trabajador\S*) /;
const ofUs = /^ \S+ of us /;
const thereAre = / (?:there are|there 're|there is) (?:just |only |now )?$/;
const inGerman: Readonly<Record<string, number>> = {
  zweit: 2,
  dritt: 3,
  viert: 4,
  fünft: 5,
  sechst: 6,
  siebt: 7,
  acht: 8,
};
const alone =
  / (?:i (?:run|do|build|make|work|am doing|am building) (?:\S+ ){0,5}?(?:alone|by myself|on my own)|(?:am|'m|as) a (?:solo|single|sole) founder|(?:ich|mache|arbeite|betreibe) (?:\S+ ){0,5}?allein|(?:trabajo|llevo|hago) (?:\S+ ){0,5}?(?:sol[oa])) (?:[.,;]|$)/;
const ours = /(?:我们(?:的)?(?:团队|公司)?|团队|公司)(?:目前|现在|一共|总共)*(?:有|是|共)?$/u;
const oursOnly = /我们|团队|咱/u;
const people = /^[\d一二两三四五六七八九十]+(?:个|名|位)?(?:人|员工|成员|伙伴|合伙人|创始人)(?!付|买|用|订|报名|试)/u;

/** How many we are: "we are a team of 3", "there are three of us", "wir sind zu dritt", 我们团队有三个人, and 1 who works alone. */
export function teamSize(clause: Clause): Quantity | undefined {
  const { tokens, quantities, sentence } = clause;
  const counts = quantities.filter(({ kind, value }) => kind === 'count' && value > 0 && value < 100);
  if (!sentence.isLatin)
    return counts.find(
      ({ start }) =>
        ours.test(lettersOf(tokens.slice(0, start))) &&
        oursOnly.test(lettersOf(tokens)) &&
        people.test(lettersOf(tokens.slice(start))),
    );
  return counts.find((count) => isOfUs(tokens, count)) ?? toldInWords(clause);
}

function isOfUs(tokens: Clause['tokens'], { start }: Quantity): boolean {
  const [words, rest] = [spacedWords(tokens.slice(0, start)), spacedWords(tokens.slice(start))];
  return (
    before.some((pattern) => pattern.test(words)) ||
    (having.test(words) && staff.test(rest)) ||
    (thereAre.test(words) && ofUs.test(rest))
  );
}

/** "Wir sind zu dritt", "I run it alone". */
function toldInWords({ tokens }: Clause): Quantity | undefined {
  const words = spacedWords(tokens);
  const [, word] = / (?:wir sind|sind wir|wir arbeiten) (?:\S+ )?zu (\S+) /.exec(words) ?? [];
  const value = word ? inGerman[word] : alone.test(words) ? 1 : undefined;
  if (!value) return undefined;
  const start = tokens.findIndex(
    ({ text }) => text === word || /^(?:alone|myself|own|founder|allein|sol[oa])$/.test(text),
  );
  return { kind: 'count', value, start, end: start + 1 };
}
