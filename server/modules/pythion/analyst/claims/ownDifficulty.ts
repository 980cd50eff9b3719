import type { Clause } from '../text/clause';
import { has, lettersOf, spacedWords, type Token } from '../text/token';
import type { Claim } from './claim';

/** What a trouble of the customers would support. */
const ofTrouble: readonly Claim['kind'][] = [
  'trouble',
  'frequencyOrCost',
  'costCounted',
  'alternative',
  'alternativeDetail',
  'alternativeFails',
];

/** Without what the founder's own difficulties would support if they were the customers'. */
export const withoutOwnDifficulties = (claims: readonly Claim[], own: ReadonlySet<Clause>): readonly Claim[] =>
  own.size === 0 ? claims : claims.filter(({ kind, clause }) => !(own.has(clause) && ofTrouble.includes(kind)));

/** "My problem is the lead time: reeds take 9 weeks": the clauses that tell what is hard for us, and what follows in the sentence. */
export function ownDifficultiesIn(clauses: readonly Clause[]): ReadonlySet<Clause> {
  const own = new Set<Clause>();
  for (const [index, clause] of clauses.entries()) {
    const before = clauses[index - 1];
    const goesOn =
      before !== undefined &&
      own.has(before) &&
      before.sentence === clause.sentence &&
      !clause.tokens.some((token) => has(token, 'people', 'customer'));
    if (goesOn || isOurs(clause) || isFinding(clause, before)) own.add(clause);
  }
  return own;
}

const difficulties =
  /^(?:trouble|problem|difficulty|challenge|bottleneck|headache|worry|struggle|obstacle|schwierigkeit|engpass|sorge|hürde|herausforderung|problema|dificultad|reto|obstáculo)$/;

/** "My problem is", "our biggest bottleneck is", "mein Problem ist", "mi problema es", 我的问题是; not "my customers' problem is". */
function isOurs({ tokens, sentence }: Clause): boolean {
  if (!sentence.hasLatin)
    return /^(?:但是?)?(?:我|我们|咱们)的?(?:最大的?)?(?:问题|难题|难处|难点|困难)是/.test(lettersOf(tokens));
  const at = tokens.findIndex(({ lemma, text }) => difficulties.test(lemma) || difficulties.test(text));
  const owner = tokens.slice(Math.max(0, at - 2), Math.max(0, at)).some(({ text }) => possessives.test(text));
  const isForUs =
    /^(?:for|für|para)$/.test(tokens[at + 1]?.text ?? '') && /^(?:me|us|mich|uns|mí)$/.test(tokens[at + 2]?.text ?? '');
  const verb = tokens[isForUs ? at + 3 : at + 1];
  // "My problem is that bakers bin a third of it" is theirs.
  const isTheirs =
    /^(?:that|dass|que)$/.test(tokens[tokens.indexOf(verb!) + 1]?.text ?? '') &&
    tokens.slice(at).some((token) => has(token, 'people'));
  return at >= 0 && at < 5 && (owner || isForUs) && isBeing(verb) && !isTheirs;
}

const possessives = /^(?:my|our|mein|meine|unser|unsere|mi|nuestr[oa])$/;

const isBeing = (token: Token | undefined): boolean =>
  token?.lemma === 'be' || /^(?:ist|war|es|era)$/.test(token?.text ?? '');

const finding =
  /^ (?:(?:and|but|und|aber|y|pero) )?(?:the (?:\S+ )?(?:trouble|problem|difficulty|challenge|part|bit|thing) (?:is|was|'s) (?:in )?(?:finding|getting|reaching|recruiting|sourcing|keeping) |(?:das|die) (?:problem|schwierigkeit|schwierige|schwerste) ist , |lo (?:más )?(?:difícil|complicado) es (?:encontrar|conseguir))/;

/** "I hire students for it. The trouble is finding them": whom or what we need ourselves, and who finds us customers. */
function isFinding({ tokens, sentence, context }: Clause, before: Clause | undefined): boolean {
  const words = spacedWords(tokens);
  if (!sentence.hasLatin || !finding.test(spacedWords(tokens.length < 5 ? context : tokens))) return false;
  const isOfBuyers =
    / (?:finding|getting|reaching|zu finden|encontrar|conseguir) (?:more |enough |new )?(?:customers|clients|buyers|kunden|clientes) /.test(
      words,
    );
  return (
    isOfBuyers ||
    (before !== undefined &&
      isOurNeed(before) &&
      / (?:them|one|it|sie) |(?:encontrar|conseguir)(?:l[oa]s?|me)? /.test(words))
  );
}

/** "I hire students", "we need barns", "busco costureras". */
const isOurNeed = ({ tokens, speaker }: Clause): boolean =>
  (speaker === 'own' &&
    tokens.some(
      ({ lemma, pos, text }, index) =>
        ((pos === 'verb' && /^(?:need|want|hire|employ|use|buy|source|collect|rely|depend|require)$/.test(lemma)) ||
          /^(?:brauche|brauchen|suche|suchen)$/.test(text)) &&
        tokens.slice(0, index).every((token) => !has(token, 'people', 'customer')),
    )) ||
  /^(?:busco|necesito|buscamos|necesitamos|contrato)$/.test(tokens[0]?.text ?? '');
