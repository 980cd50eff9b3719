import { expect, test } from 'vitest';
import { analyseIdea } from '../analyse';

function competitionOf(idea: string): string {
  const result = analyseIdea(idea);
  const sentences = result.ok ? result.report.sentences : [];
  return sentences.flatMap(({ section, text }) => (section === 'competition' ? [text] : [])).join('\n');
}

test('the competition is what they do today, and not our own side', () => {
  const tests = competitionOf(
    'Haulage yards around Immingham need random drug tests, and right now they send the driver to a clinic in Hull, which loses them half a shift. We turn up in a van at 5.30 in the morning, take the samples and the UKAS lab in Leeds emails results inside 48 hours.',
  );
  expect(tests).toContain('clinic in Hull');
  expect(tests).not.toContain('UKAS');
  const service = competitionOf(
    '我给小区棋牌室做麻将机包年保养,坏了两小时内上门换板子。目前签了41家、一共两百三十多台。以前他们都是坏了才叫路边师傅,一次一百五起,还经常等到第二天。',
  );
  expect(service).toContain('路边师傅');
  expect(service).not.toContain('41家');
});
