import { expect, test } from 'vitest';
import { readText } from '../../text/readText';
import { makeClaim } from '../claim';
import { isPurposeMet, withoutPurposeMet } from './purposeMet';

const isMet = (text: string, language: string): boolean => readText(text, language).clauses.some(isPurposeMet);

test.each([
  ['en', 'They leave because they have passed.'],
  ['en', 'Most stop when they can swim on their own.'],
  ['en', 'Once the site is finished, they leave.'],
  ['en', 'Our patients hope to stop needing us.'],
  ['de', 'Sie gehen, weil sie bestanden haben.'],
  ['de', 'Ist die Baustelle fertig, ziehen sie ab.'],
  ['de', 'Nach sechs Wochen sind die Gäste weg, und das ist gut so.'],
  ['es', 'Se van porque ya aprobaron.'],
  ['es', 'Cuando termina la obra, se van.'],
  ['zh', '骨头长好了就还。'],
  ['zh', '学员都盼着早点不用我们。'],
  ['en', 'They stop coming once their back is better.'],
  ['en', 'Families move on as soon as the child has learned to read.'],
  ['es', 'Se dan de baja en cuanto encuentran trabajo.'],
  ['zh', '学员拿到驾照就走了。'],
])('%s: the end is the purpose: %s', (language, text) => expect(isMet(text, language)).toBe(true));

test.each([
  ['en', 'They leave because the app is too slow.'],
  ['en', 'They leave because they can get it cheaper.'],
  ['en', 'Once the trial is over, they leave.'],
  ['en', 'Do they leave because they have passed?'],
  ['en', 'They leave because they found a better app.'],
  ['de', 'Sie gehen, weil es zu teuer ist.'],
  ['de', 'Ist die Probezeit vorbei, gehen sie.'],
  ['es', 'Se van porque es caro.'],
  ['es', 'Cuando termina la prueba, se van.'],
  ['zh', '试用结束他们就走了。'],
  ['zh', '客人嫌贵就走了。'],
  ['en', 'Customers stop when the free month is over.'],
  ['en', 'They left after they learned what it costs.'],
  ['en', 'They go when the market is over.'],
  ['de', 'Sie kündigen, weil sie es selbst machen können.'],
  ['de', 'Sie kündigen, weil sie einen anderen Anbieter gefunden haben.'],
  ['es', 'Se van porque no saben usarlo.'],
  ['es', 'Se van porque encontraron algo más barato.'],
  ['es', 'Se van cuando termina el mes gratis.'],
  ['zh', '优惠券用完他们就走了。'],
  ['zh', '免费次数用完就不来了。'],
])('%s: a loss: %s', (language, text) => expect(isMet(text, language)).toBe(false));

test('who is done is no loss, and who wanted the money back is', () => {
  const { clauses } = readText(
    'Nobody stays longer than ten weeks. They leave because they have passed. Four asked for a refund.',
    'en',
  );
  const lost = clauses.map((clause) => makeClaim('nobodyStayed', clause));
  expect(withoutPurposeMet(lost, clauses).map(({ clause }) => clause)).toEqual([clauses.at(-1)]);
  expect(withoutPurposeMet(lost, clauses.slice(0, 1))).toHaveLength(lost.length);
});
