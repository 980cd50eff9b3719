import { expect, test } from 'vitest';
import { analyseIdea } from '../../server/modules/pythion/analyst/analyse';
import { readClaims } from '../../server/modules/pythion/analyst/claims/readClaims';
import { reviewClaims } from '../../server/modules/pythion/analyst/claims/reviewClaims';
import { judgeActs } from '../../server/modules/pythion/analyst/legal/judge';
import { readSentenceOdds } from '../../server/modules/pythion/analyst/network/sentenceOdds';
import { readText } from '../../server/modules/pythion/analyst/text/readText';
import { LabelCounts, labelsIn, readLabeled, textOf, type LabeledIdea } from './labeledIdeas';

type Act = { language?: string; text: string; label: 'harm' | 'remedy' | 'harmless' };

/**
 * What the analyst's rules read in English sentences that others labeled with what they state: precision and recall of each label,
 * printed. Nobody who wrote them had seen the rules. The network learned from them: bench:statements measures it.
 */
test('statements of labeled ideas and acts, by the rules', () => {
  const all = (readLabeled('statements') as (LabeledIdea | Act)[]).filter(({ language = 'en' }) => language === 'en');
  const ideas = all.filter((line): line is LabeledIdea => 'sentences' in line);
  const acts = all.filter((line): line is Act => 'label' in line);
  const known = labelsIn(ideas);
  const counts = new LabelCounts();
  for (const idea of ideas) {
    const text = readText(textOf(idea), 'en');
    counts.countIdea(idea, text, readClaims(text.clauses), known);
  }
  for (const { text, label } of acts)
    counts.count('harm', judgeActs(readText(text, 'en').clauses).harm !== undefined, label === 'harm');
  counts.print('');
  expect(ideas.length).toBeGreaterThan(1_000);
}, 300_000);

const unlearned = (language: string): (LabeledIdea | Act)[] =>
  (readLabeled('unlearned') as (LabeledIdea | Act)[]).filter((line) => (line.language ?? 'en') === language);

/** What rules and network read together in everyday words of small businesses. The network hasn't learned these sentences. */
test.for(['en', 'de', 'es', 'zh'])('statements that the network has not learned, in %s', (language) => {
  const ideas = unlearned(language).filter((line): line is LabeledIdea => 'sentences' in line);
  const known = labelsIn(ideas);
  const counts = new LabelCounts();
  for (const idea of ideas) {
    const text = readText(textOf(idea), language);
    const claims = readClaims(text.clauses);
    const { alone } = readSentenceOdds(text.clauses, claims, text.language);
    counts.countIdea(idea, text, reviewClaims(claims, text.clauses, alone), known);
  }
  counts.print(`${language} `);
  expect(ideas.length).toBeGreaterThan(50);
});

/** Acts in a sentence or two, each with a remedy and everyday acts in the same words. The network hasn't learned them either. */
test.for(['en', 'de', 'es', 'zh'])('acts that the network has not learned, in %s', (language) => {
  const acts = unlearned(language).filter((line): line is Act => 'label' in line);
  const failing = ({ text }: Act): boolean => {
    const result = analyseIdea(text, language);
    return result.ok && result.report.dealBreakers.some(({ key, state }) => key === 'legal' && state === 'fail');
  };
  const [harmful, others] = [
    acts.filter(({ label }) => label === 'harm'),
    acts.filter(({ label }) => label !== 'harm'),
  ];
  const [found, mistaken] = [harmful.filter(failing).length, others.filter(failing).length];
  console.log(
    `${language} harmful acts that fail: ${found} of ${harmful.length}; others: ${mistaken} of ${others.length}`,
  );
  expect(found / harmful.length).toBeGreaterThan(mistaken / others.length);
});
