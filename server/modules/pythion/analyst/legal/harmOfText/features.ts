import type { SentenceOdds } from '../../network/sentenceOdds';
import type { Odds } from '../../network/statementNetwork';
import type { Clause } from '../../text/clause';
import type { Language } from '../../text/language';
import { chinese } from './chinese';
import { english } from './english';
import { german } from './german';
import { countSigns, harmSigns, type HarmSigns } from './harmSigns';
import { spanish } from './spanish';

const signsOf: Readonly<Record<Exclude<Language, 'und'>, HarmSigns>> = {
  en: english,
  zh: chinese,
  de: german,
  es: spanish,
};
const languages = Object.keys(signsOf);

/** What any sentence states. */
const anywhere = ['permission', 'regulationAddressed', 'refusal', 'regulated'] as const;

export const featureNames: readonly string[] = [...languages, 'harm', 'secondHarm', 'own', ...anywhere, ...harmSigns];

/** Log odds on a scale from 0 to 2: 0 for odds of 0, 1 for even ones, and 2 for those of 1. */
const logOdds = (odds: number): number => 1 + Math.log((odds + 0.01) / (1.01 - odds)) / Math.log(101);

/** What a text is judged by as a whole: see `featureNames`. */
export function featuresOf(
  clauses: readonly Clause[],
  oddsOf: SentenceOdds,
  language: Exclude<Language, 'und'>,
): number[] {
  const sentences = [...oddsOf].toSorted(([, left], [, right]) => right.harm - left.harm);
  const [worst, second] = sentences;
  const highest = (label: keyof Odds): number => Math.max(0, ...sentences.map(([, odds]) => odds[label]));
  const isOwn = clauses.some(({ sentence, speaker }) => sentence === worst?.[0] && speaker === 'own');
  return [
    ...languages.map((known) => Number(known === language)),
    logOdds(worst?.[1].harm ?? 0),
    logOdds(second?.[1].harm ?? 0),
    Number(isOwn),
    ...anywhere.map((label) => logOdds(highest(label))),
    ...countSigns(
      sentences.map(([sentence]) => sentence.text),
      signsOf[language],
    ),
  ];
}

const lawfulFrom = featureNames.indexOf('consented');

/** Whether a text says anything of consent, a licence, prevention or a stage. */
export const hasLawfulSign = (features: readonly number[]): boolean =>
  features.some((count, at) => at >= lawfulFrom && count > 0);
