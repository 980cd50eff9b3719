import type { Claim } from '../claims/claim';
import type { Phrase } from '../claims/people/phrase';
import type { Clause } from '../text/clause';
import type { NormalText } from '../text/normalise';
import { has, type Token } from '../text/token';

type NamedGroup = { claim: Claim; phrase: Phrase };

/** More than "customers", "all" or "the others". */
export function isNamed({ tokens }: Clause, { at, end }: Phrase): boolean {
  const words = tokens.slice(at, end).filter((token) => !isVague(token) && !/^\p{Script=Han}$/u.test(token.text));
  const last = tokens[end - 1];
  const isAll = has(last, 'everyone') && !has(last, 'people', 'customer');
  return words.length > 0 && !isAll;
}

/** A word that tells no group from another. */
export const isVague = (token: Token): boolean =>
  (has(token, 'everyone', 'customer') && token.text !== 'people') ||
  /^(?:others?|couple|blokes?|lads?|guys?|lad(?:y|ies)|mates?|new|average|typical|today|now|currently|heute|hoy|first|second|casi|quase|todos|todas|clientas?|client(?:e|es|s)?|person|新|以前|现在|任何|很多|去年|cada)$/.test(
    token.text,
  );

/** The words of a group as the founder wrote them, in lower case, with whose they are: "parents of twins". */
export const writeSegment = ({ text }: NormalText, { claim: { clause }, phrase: { at, end } }: NamedGroup): string => {
  const { tokens } = clause;
  const tail =
    tokens[end]?.text === 'of' ? tokens.findIndex(({ pos }, index) => index > end && !/^(?:adj|noun)$/.test(pos)) : end;
  const words = tokens.slice(at, tail > end + 1 && tokens[tail - 1]?.pos === 'noun' ? tail : end);
  const shown = words.slice(
    Math.max(
      0,
      words.findIndex((token) => !isVague(token) || has(token, 'people')),
    ),
  );
  const written = text.slice(shown[0]!.start, shown.at(-1)!.end);
  // 一款帮大学生, 63家维保公司: the words before it aren't divided from the name.
  const name = written.replace(/^.*[帮给为替](?=\p{Script=Han}{2})/u, '');
  return tokens[at - 1]?.pos === 'num' ? name.replace(/^[家个位名户所]/u, '') : name;
};
