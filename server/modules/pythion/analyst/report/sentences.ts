import {
  scoreMeaning,
  type DealBreakerKey,
  type ReportSentence,
  type ScoreKey,
} from '../../../../../shared/contracts/analysis';
import type { CapKey } from '../../../../../shared/analysisRubric';
import { isHeldBy } from '../../../../../shared/analysisTotal';
import type { Claim } from '../claims/claim';
import type { QuoteChoice } from './quotes';
import { missingParts } from '../scoring/missingParts';
import type { Scoring } from '../scoring/score';
import type { Language } from '../text/language';
import type { NormalText } from '../text/normalise';
import { calculate } from './arithmetic/calculate';
import { rankAssumptions } from './guidance';
import { mostOf } from '../scoring/levels';
import type { Words } from './explain';
import { describeMissing } from './hints';
import { formatList, lowerFirst, quoteClause, quoteSentence, unsaid } from './texts';
import { lostPoints, scoreSentence, verdictText } from './verdict';

/** All sentences of the report, by section. */
export function writeSentences(
  normal: NormalText,
  { quotes, hints }: Words,
  language: Language,
  scoring: Scoring,
): ReportSentence[] {
  return [
    ...writeSummary(normal, { quotes, hints }, language, scoring),
    ...writeMarket(normal, scoring, language),
    ...writeCompetition(normal, { quotes, hints }, scoring),
    ...writeAssumptions(scoring),
    ...writeNextSteps(scoring),
  ];
}

const general = (section: ReportSentence['section'], text: string): ReportSentence => ({
  section,
  text,
  origin: 'general',
});

/** Repeats the founder's words and nothing else. */
function said(section: ReportSentence['section'], normal: NormalText, claim: Claim, isWhole = false): ReportSentence {
  const quote = isWhole ? quoteSentence(normal, claim.clause) : quoteClause(normal, claim.clause);
  return { section, text: `“${quote.quote}”`, origin: 'said', ...quote };
}

function writeSummary(
  normal: NormalText,
  { quotes, hints }: Words,
  language: Language,
  scoring: Scoring,
): ReportSentence[] {
  const named = [quotes.best('trouble') ?? quotes.best('group'), quotes.best('solution')].filter(
    (claim) => claim !== undefined,
  );
  const about = named.map((claim) => said('summary', normal, claim, true));
  // Traction never offsets harm.
  const isTractionShown = !scoring.legal.harm && !scoring.legal.refusal;
  const facts = isTractionShown ? writeFacts(normal, scoring, about, language) : [];
  const sentences = [
    ...aboutLanguage(language),
    ...about,
    general('summary', verdictText(scoring, hints, language)),
    scoreSentence(scoring),
    ...facts,
    ...(isTractionShown ? writeLosses(normal, scoring, [...about, ...facts]) : []),
  ];
  if (scoring.claims.some(({ kind }) => kind === 'order'))
    sentences.push(
      general(
        'summary',
        'The text contains instructions or a score of its own. They were read as text and not followed.',
      ),
    );
  sentences.push(general('summary', scoreMeaning));
  return unique(sentences);
}

/** Sentences are in English, whatever the founder's language is. */
function aboutLanguage(language: Language): ReportSentence[] {
  if (language === 'en') return [];
  const sentences = [general('summary', 'This report is in English. Quotes stay in your own words.')];
  if (language === 'und')
    sentences.push(
      general(
        'summary',
        'The language of your text isn’t covered yet, so much of it was not understood. The confidence is low, and the score counts only what was understood.',
      ),
    );
  return sentences;
}

const leastEvidence = 2;
const mostFacts = 2;

/** The strongest facts as whole sentences, without those that the summary quotes already. */
function writeFacts(
  normal: NormalText,
  { claims }: Scoring,
  quoted: readonly ReportSentence[],
  language: Language,
): ReportSentence[] {
  const facts = claims
    .filter(({ kind, evidence }) => (kind === 'evidence' || kind === 'channelTried') && evidence >= leastEvidence)
    .toSorted((left, right) => right.evidence - left.evidence || left.clause.start - right.clause.start);
  // What isn't understood may well be a fact.
  if (facts.length === 0 && language === 'und') return [];
  if (facts.length === 0) return [general('summary', 'Nothing in the text goes beyond plans and opinions yet.')];
  const shown = unique(facts.map((claim) => said('summary', normal, claim, true)))
    .filter(({ text }) => !quoted.some((other) => other.text === text))
    .slice(0, mostFacts);
  if (shown.length === 0) return [];
  return [general('summary', shown.length === 1 ? 'Your strongest fact:' : 'Your strongest facts:'), ...shown];
}

const mostLosses = 2;

/** What the founder admits against the idea and the summary doesn't quote yet: returns, refusals, or that nobody has paid. */
function writeLosses(normal: NormalText, { losses }: Scoring, quoted: readonly ReportSentence[]): ReportSentence[] {
  const shown = losses
    .map((clause): ReportSentence => {
      const quote = quoteClause(normal, clause);
      return { section: 'summary', text: `“${quote.quote}”`, origin: 'said', ...quote };
    })
    .filter(({ text }) => !quoted.some((other) => other.text === text))
    .slice(0, mostLosses);
  return shown.length === 0 ? [] : [general('summary', 'And what speaks against it:'), ...shown];
}

const itemNames: Readonly<Record<ScoreKey, string>> = {
  problem: 'the problem',
  adoption: 'adoption',
  revenue: 'revenue',
  differentiation: 'the difference',
  feasibility: 'feasibility',
  market: 'the market',
};

function writeMarket(normal: NormalText, { claims }: Scoring, language: Language): ReportSentence[] {
  const { results, missing } = calculate(normal, claims);
  const calculated = results.map(({ text, formula, claim }): ReportSentence => ({
    section: 'market',
    text,
    origin: 'calculated',
    formula,
    ...quoteClause(normal, claim.clause),
  }));
  const lead = language === 'und' ? 'Still missing, or not understood' : 'Still missing';
  const asked = missing.length > 0 ? [general('market', `${lead}: ${formatList(missing)}.`)] : [];
  return unique([...calculated, ...asked]);
}

/** "28 pupils in three classes", "they send us a message and we answer": our own side, as the network reads it. */
function isOfToday(quotes: QuoteChoice, claim: Claim): boolean {
  const oddsOf = (kind: Claim['kind']): number => quotes.oddsOf({ ...claim, kind });
  const today = Math.max(oddsOf('alternative'), oddsOf('alternativeFails'));
  return today >= leastOdds && today > oddsOf('solution');
}

const leastOdds = 0.1;

function writeCompetition(normal: NormalText, { quotes, hints }: Words, { claims }: Scoring): ReportSentence[] {
  const named = quotes.rank('alternative');
  if (named.length === 0)
    return [
      general('competition', `${describeMissing(missingParts.today, hints)} That habit is your strongest rival.`),
    ];
  const likely = named.filter((claim) => isOfToday(quotes, claim));
  const read = likely.length > 0 ? likely : named;
  const focused = read.filter((claim) => quotes.isFocused(claim));
  const shown = (focused.length > 0 ? focused : read.slice(0, 1)).slice(0, 3);
  // A sentence that may say where it fails is no reason to say that none does.
  const isFailing = claims.some(({ kind }) => kind === 'alternativeFails') || hints.has('alternativeFails');
  const sentences = shown.map((claim) => said('competition', normal, claim));
  return unique(isFailing ? sentences : [...sentences, general('competition', unsaid('where today’s way fails them'))]);
}

function writeAssumptions(scoring: Scoring): ReportSentence[] {
  return rankAssumptions(scoring).flatMap(({ text, test, killCriterion }) => [
    { section: 'assumptions', text, origin: 'guess' },
    { section: 'tests', text: `${test} Stop or change the idea if ${lowerFirst(killCriterion)}`, origin: 'guess' },
  ]);
}

/** What comes before everything else when a deal-breaker failed. */
const remedies: Readonly<Record<DealBreakerKey, string>> = {
  legal: 'Don’t start without the permission. Ask the authority what it takes, and add the plan to your text.',
  problem: 'Before you build more, ask those who left why they did, and what they use now.',
  reach: 'Find one way to these customers first. Without it, nothing else counts.',
};

/** What ends the cap that takes most of what anything else gains. */
const lifted: Readonly<Record<CapKey, string>> = {
  legalFail: 'resolve the failed deal-breaker',
  breakerFail: 'resolve the failed deal-breaker',
  nothingNamed: 'name the group and its trouble',
  opinionOnly: 'show what people told you, did or paid',
  negativeMargin: 'show how a unit earns more than it costs',
  regulatedWithoutPlan: 'say how you get the permission',
};

function writeNextSteps(scoring: Scoring): ReportSentence[] {
  if (scoring.legal.harm)
    return [
      general(
        'nextSteps',
        'Don’t build this as described. Change what the product does until it harms nobody and everyone affected has agreed.',
      ),
    ];
  const steps = scoring.breakers.flatMap(({ key, state }) => (state === 'fail' ? [remedies[key]] : []));
  const [cap] = scoring.caps;
  const isHeld = cap !== undefined && isHeldBy(scoring.sum, cap.limit);
  if (isHeld)
    steps.push(`The cap on the score comes first: ${lifted[cap.key as CapKey]}, since little else counts until then.`);
  const [first] = rankAssumptions(scoring);
  const weakest = scoring.levels
    .filter(({ key, level }) => level < mostOf(key, scoring.claims))
    .toSorted((left, right) => lostPoints(right) - lostPoints(left))[0];
  if (first) steps.push(`This week: ${lowerFirst(first.test)}`);
  if (!isHeld && weakest) steps.push(`Then work on ${itemNames[weakest.key]}, where you can gain the most points.`);
  steps.push('Save what you learned as a new version, and compare how the scores moved.');
  return steps.map((text) => general('nextSteps', text));
}

/** A sentence stands once in a section. */
function unique(sentences: readonly ReportSentence[]): ReportSentence[] {
  return [
    ...new Map(
      sentences.map((sentence) => [`${sentence.section}|${sentence.text}|${sentence.formula ?? ''}`, sentence]),
    ).values(),
  ];
}
