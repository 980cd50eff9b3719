import { networkQuestions } from '../../../../shared/networkQuestions';

export type AskedQuestion = {
  /** The id of the question that is open. */
  question: string;
  /** The language of the idea. */
  language: string;
  segment: string | null;
};

/** The first question that other founders can answer. */
export const findNetworkQuestion = (questions: readonly { id: string }[]): string | undefined =>
  questions.find(({ id }) => networkQuestions[id] !== undefined)?.id;

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
