import { expect, test } from 'vitest';
import { readText } from '../../text/readText';
import { isDelegated } from './delegated';

test.each([
  ['de', 'Rechtsberatung mach ich nicht selber, dafür hab ich eine Anwältin unter Vertrag.', true],
  ['de', 'Die Elektrik machen wir nicht selbst, das übernimmt ein Elektromeister aus Celle.', true],
  ['de', 'Impfungen gebe ich nicht selber, dafür kommt die Tierärztin mit.', true],
  ['en', "I don't give legal advice myself, I have a solicitor on contract.", true],
  ['es', 'La parte legal no la hago yo, para eso tengo una abogada contratada.', true],
  ['zh', '法律意见我们不自己做，签了一位律师。', true],
  ['de', 'Rechtsberatung mach ich nicht selber, dafür suche ich noch eine Anwältin.', false],
  ['de', 'Das Blut nehme ich nicht selber ab.', false],
  ['de', 'Die Buchhaltung mache ich nicht selbst, das macht mein Steuerberater.', false],
  ['de', 'Ich mache die Beratung selber, eine Anwältin habe ich nicht.', false],
  ['en', "I don't cook myself, I have a sister who does.", false],
  ['es', 'La parte legal la hago yo, no tengo abogada.', false],
  ['zh', '我们自己做法律意见，没有律师。', false],
])('%s: %s', (language, text, isDone) => {
  expect(readText(text, language).clauses.some(isDelegated)).toBe(isDone);
});
