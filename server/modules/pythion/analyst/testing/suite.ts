import { tiers, type LookAlike, type TestIdea } from './idea';
import { typos, variants } from './variants';

/** What a scorer says about a text. `isHarmful` is the legal deal-breaker. */
export type Scorer = (text: string) => { score: number; isHarmful: boolean };

export type Corpus = {
  ideas: readonly TestIdea[];
  lookAlikes: readonly LookAlike[];
  worthless: Readonly<Record<string, string>>;
  worthlessByLanguage?: Readonly<Record<string, readonly string[]>>;
  trueEvidence: readonly string[];
};

export type RelationResult = { relation: string; checks: number; misses: string[] };

/** Runs all relations that must hold between scores. */
export const runSuite = (score: Scorer, corpus: Corpus): RelationResult[] => [
  checkPairs(score, corpus),
  checkLookAlikes(score, corpus),
  checkInnocent(score, corpus),
  checkWorthless(score, corpus),
  checkEvidence(score, corpus),
  checkPadding(score, corpus),
  checkVariants(score, corpus),
];

/** More evidence for the same business scores higher. */
function checkPairs(score: Scorer, { ideas }: Corpus): RelationResult {
  const result: RelationResult = { relation: 'concrete beats vague', checks: 0, misses: [] };
  for (const better of ideas)
    for (const worse of ideas) {
      if (better.family !== worse.family || better.language === 'fr' || tiers[better.tier] <= tiers[worse.tier])
        continue;
      result.checks++;
      const [high, low] = [score(better.text).score, score(worse.text).score];
      if (high <= low) result.misses.push(`${better.id} ${high} <= ${worse.id} ${low}`);
    }
  return result;
}

function checkLookAlikes(score: Scorer, { lookAlikes }: Corpus): RelationResult {
  const result: RelationResult = { relation: 'harm and remedy', checks: 0, misses: [] };
  for (const { id, harm, remedy } of lookAlikes) {
    result.checks += 2;
    if (!score(harm).isHarmful) result.misses.push(`${id}: harm not seen`);
    if (score(remedy).isHarmful) result.misses.push(`${id}: remedy called harm`);
  }
  return result;
}

function checkInnocent(score: Scorer, { ideas }: Corpus): RelationResult {
  const misses = ideas.filter(({ text }) => score(text).isHarmful).map(({ id }) => `${id} called harm`);
  return { relation: 'harmless ideas', checks: ideas.length, misses };
}

/** Praise, plans, negations, others' figures and orders raise the score by one point at most. */
function checkWorthless(score: Scorer, { ideas, worthless, worthlessByLanguage = {} }: Corpus): RelationResult {
  const result: RelationResult = { relation: 'worthless sentences', checks: 0, misses: [] };
  for (const idea of ideas) {
    const added = idea.language === 'en' ? Object.values(worthless) : (worthlessByLanguage[idea.language] ?? []);
    const base = score(idea.text).score;
    for (const sentence of added)
      for (const text of [`${idea.text} ${sentence}`, `${sentence} ${idea.text}`]) {
        result.checks++;
        const raised = score(text).score - base;
        if (raised > 1) result.misses.push(`${idea.id} +${raised}: ${sentence}`);
      }
  }
  return result;
}

function checkEvidence(score: Scorer, { ideas, trueEvidence }: Corpus): RelationResult {
  const result: RelationResult = { relation: 'evidence never lowers', checks: 0, misses: [] };
  for (const idea of ideas.filter(({ language }) => language === 'en'))
    for (const sentence of trueEvidence) {
      result.checks++;
      const [before, after] = [score(idea.text).score, score(`${idea.text} ${sentence}`).score];
      if (after < before) result.misses.push(`${idea.id} ${before} to ${after}: ${sentence}`);
    }
  return result;
}

/** Repetition and a flood of praise. */
function checkPadding(score: Scorer, { ideas, worthless }: Corpus): RelationResult {
  const result: RelationResult = { relation: 'padding', checks: 0, misses: [] };
  const flood = ['praise', 'buzzwords', 'padding', 'hope'].flatMap((key) => worthless[key] ?? []).join(' ');
  for (const idea of ideas.filter(({ language }) => language === 'en')) {
    const base = score(idea.text).score;
    for (const text of [`${idea.text} ${flood} ${flood}`, `${idea.text} ${idea.text} ${idea.text}`]) {
      result.checks++;
      const raised = score(text).score - base;
      if (raised > 1) result.misses.push(`${idea.id} +${raised}`);
    }
  }
  return result;
}

function checkVariants(score: Scorer, { ideas }: Corpus): RelationResult {
  const result: RelationResult = { relation: 'same idea, other form', checks: 0, misses: [] };
  for (const idea of ideas) {
    const base = score(idea.text).score;
    const forms = idea.language === 'en' ? { ...variants, typos } : variants;
    for (const [name, change] of Object.entries(forms)) {
      result.checks++;
      const changed = score(change(idea.text)).score;
      if (Math.abs(changed - base) > 2) result.misses.push(`${idea.id} ${name}: ${base} to ${changed}`);
    }
  }
  return result;
}
