import { networkQuestions } from '../../../../shared/networkQuestions';

export type AskedQuestion = {
  /** The id of the question that is open. */
  question: string;
  /** The language of the idea. */
  language: string;
  segment: string | null;
};

export type Askable = {
  questions: readonly { id: string }[];
  dealBreakers: readonly { key: string; state: string }[];
};

/** What the facts of an analysis state, so that no question asks for it though the report does: it asks for more of it. */
type Known = { payingCustomers?: number | null; price?: unknown };

const isKnown = (id: string, { payingCustomers, price }: Known): boolean => {
  const hasPaying = (payingCustomers ?? 0) > 0;
  return (
    (/^(?:revenue\.(?:paid|intent|payer)|problem\.evidence)$/.test(id) && hasPaying) ||
    (id === 'revenue.price' && price != null)
  );
};

/**
 * The first question that other founders can answer, one whose answer isn't stated before the others. For an idea that isn't
 * legal or fair, only what takes the harm out of it is asked: nobody is looked for.
 */
export function findNetworkQuestion({ questions, dealBreakers }: Askable, known: Known = {}): string | undefined {
  const isForbidden = dealBreakers.some(({ key, state }) => key === 'legal' && state === 'fail');
  const ids = questions
    .map(({ id }) => id)
    .filter((id) => networkQuestions[id] !== undefined && (!isForbidden || id.startsWith('harm.')));
  return ids.find((id) => !isKnown(id, known)) ?? ids[0];
}

/** The draft of a post that asks other founders. It contains the question only: the analysis is private. */
export const askNetworkText = ({ question, language, segment }: AskedQuestion): string =>
  networkQuestions[question]!.replaceAll('{group}', () =>
    language === 'en' && segment !== null && isPlural(segment) ? segment : 'future customers',
  );

/** People and places. Other nouns in "ics" are fields, such as "logistics". */
const groupInIcs = /(?:clin|crit|mechan|academ|med|diabet|asthmat|epilept|alcohol|cler|cathol|skept|scept)ics$/;

/** Many of a kind, by a name that tells who they are: not "coffee business", and not "clients". */
const isPlural = (segment: string): boolean => {
  const noun = segment.split(/[ -]/).at(-1)!.toLowerCase();
  if (/^(?:clients|customers|users|buyers|members|subscribers|people)$/.test(segment)) return false;
  if (noun.endsWith('ics')) return groupInIcs.test(noun);
  return (
    /^(?:people|children|.*men)$/.test(noun) || (/[^su]s$/.test(noun) && !/(?:is|news|gas|lens|series)$/.test(noun))
  );
};
