import { expect, test } from 'vitest';
import { analysisOf } from '../testing/analysisOf';

/** Best level of evidence and the state of the problem. */
function problemOf(text: string): string | undefined {
  const { dealBreakers } = analysisOf(text).report;
  return dealBreakers.find(({ key }) => key === 'problem')?.state;
}

const lawyers = 'Lawyers in small offices spend four hours a week typing time sheets. LexTime records it.';
const bakers = 'Bäcker in Leipzig werfen jeden Abend 30 Brote weg. Wir verkaufen sie am Morgen danach.';

test.for([
  `${lawyers} I asked 20 lawyers, 18 said it is a great idea and they would definitely buy it.`,
  `${lawyers} I asked 20 lawyers. 18 said they would buy it.`,
  `${lawyers} We interviewed 15 of them: 12 would pay 20 dollars a month.`,
  `${lawyers} We talked to 25 of them; most were enthusiastic about the idea.`,
  `${bakers} Wir haben 20 Bäcker befragt: 18 fanden die Idee toll und würden es sofort kaufen.`,
])('those asked who only find or intend something confirm no trouble: %s', (text) => {
  expect(problemOf(text)).toBe('unknown');
});

test.for([
  `${lawyers} We interviewed 31 of them: 22 had lost an hour last week and 15 would pay.`,
  `${lawyers} I asked 20 lawyers. 18 typed their time sheets last Friday.`,
  `${bakers} Wir haben 20 Bäcker befragt: 18 haben gestern Brot weggeworfen und 12 würden zahlen.`,
])('those asked who tell what they did confirm it: %s', (text) => {
  expect(problemOf(text)).toBe('pass');
});
