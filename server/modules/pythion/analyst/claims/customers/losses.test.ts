import { expect, test } from 'vitest';
import { analyseIdea } from '../../analyse';
import { readText } from '../../text/readText';
import { readLosses } from './losses';

const isAdmitted = (text: string, language: string): boolean => readLosses(readText(text, language).clauses).length > 0;

test.each([
  ["One home gave them all back in February because the wifi didn't reach the rooms.", 'en'],
  ['3 came back with the same fault and we redid them for nothing.', 'en'],
  ['Nobody has paid yet.', 'en'],
  ['Nobody outside our firm has bought.', 'en'],
  ['We have no other insurers yet, three pitches lost.', 'en'],
  ['Five shops turned us down.', 'en'],
  ['Two of our 60 bakeries cancelled.', 'en'],
  ['Hoy 87 bares pagan 20 euros al mes. Tres bares han dejado el servicio.', 'es'],
  ['Cobramos 20 euros al mes y ya pagan 41 dentistas. En el último semestre se dieron de baja 4.', 'es'],
  ['现在有180位老人付费订餐，每份15元。上个月有9位老人停订了。', 'zh'],
  ['现在有26家工厂付费使用。有2家工厂不订了。', 'zh'],
  ['12 clinics pay us £40 a month. 11 of the 12 cancelled in May.', 'en'],
  ['40 cafes pay £40 a month. 3 of 10 cafes cancelled last month.', 'en'],
  ['Nine shops pay us £40 a month. Two cancelled.', 'en'],
  ['Nine shops pay us £40 a month. Two left.', 'en'],
  ['5% of customers cancel each month.', 'en'],
  ['Bisher hat niemand bezahlt.', 'de'],
  ['Three landlords refused.', 'en'],
  ['I asked 20 dentists and six said no to us.', 'en'],
  ['We lost the contract to a rival.', 'en'],
  ['Nobody has paid us anything so far.', 'en'],
  ['Geld verdienen wir noch nicht.', 'de'],
  ['Drei Geräte wurden zurückgeschickt.', 'de'],
  ['Zwei Kunden haben gekündigt.', 'de'],
  ['Todavía no le cobro a nadie.', 'es'],
  ['Tres tiendas dijeron que no.', 'es'],
  ['到现在退回来4块。', 'zh'],
  ['Most said one visit was all they needed.', 'en'],
  ['Most of them only came once.', 'en'],
  ['Die meisten kamen nur einmal.', 'de'],
  ['La mayoría vino una sola vez.', 'es'],
  ['大多数人只来了一次。', 'zh'],
  ['I opened the first room, only 60 turned up, and after three weeks six were still posting.', 'en'],
  ['还没有人付钱。', 'zh'],
])('a loss is admitted: %s', (text, language) => expect(isAdmitted(text, language)).toBe(true));

test.each([
  ['14 came back for a second one.', 'en'],
  ['Nobody cancelled.', 'en'],
  ['Students never pay us, the college pays 40 pounds a seat.', 'en'],
  ['Guests get their deposit back when they come.', 'en'],
  ['Two customers left us a review.', 'en'],
  ['19 of the patients had stopped doing the exercises by week three.', 'en'],
  ['Rivals lost three pitches.', 'en'],
  ['29 hotels cancelled their old contract and took ours.', 'en'],
  ['Die Bewerber zahlen nie etwas.', 'de'],
  ['Gekündigt hat noch keiner.', 'de'],
  ['Si viene se le devuelven los 10 euros.', 'es'],
  ['退款三天到账。', 'zh'],
  ['Three landlords refused to pay the deposit back.', 'en'],
  ['I asked 20 patients and six said no dentist had time.', 'en'],
  ['In care homes 30% of the carers leave every year.', 'en'],
  ['3 of 10 guests cancelled last week.', 'en'],
  ['Cafes pay us £40 a month. 3 of 10 guests cancelled last week.', 'en'],
  ['Shops told us that six of 40 were returned because of damage.', 'en'],
  ['Six schools pay us £40 a month, and 12 of 40 teachers left in May.', 'en'],
  ['9 of 40 patients cancelled their visit.', 'en'],
  ['Nobody has paid rent so far.', 'en'],
  ['We lost the contract papers in the flood.', 'en'],
  ['Kunden haben jede dritte Hose zurückgeschickt.', 'de'],
  ['Bisher hat niemand die Miete bezahlt.', 'de'],
  ['Todavía nadie ha pagado el alquiler.', 'es'],
  ['Tres caseros rechazaron la fianza.', 'es'],
  ['一家店上个月退了300件。', 'zh'],
  ['还没有人付房租。', 'zh'],
  ['On average residents left 18% of my meal against 45% of the usual one.', 'en'],
  ['Most teachers said one visit was enough to fix the boiler.', 'en'],
  ['40 machines came and after two months 9 were still waiting.', 'en'],
  ['Die meisten Bäcker kommen nicht wieder hoch.', 'de'],
])('none is: %s', (text, language) => expect(isAdmitted(text, language)).toBe(false));

test('the summary quotes a loss after the strongest facts', () => {
  const result = analyseIdea(
    'We rent simple phones to care homes whose residents cannot ring their families. Three homes pay us £7 a month per resident. One home gave them all back in February.',
  );
  const texts = result.ok ? result.report.sentences.map(({ text }) => text) : [];
  const at = texts.indexOf('And what speaks against it:');
  expect(at).toBeGreaterThan(texts.findIndex((text) => text.startsWith('Your strongest fact')));
  expect(texts[at + 1]).toContain('gave them all back');
});

test('nothing speaks against it where no loss is told', () => {
  const result = analyseIdea('We mend pumps for dairy farms that lose milk. Nine farms pay us 40 euros a month.');
  const texts = result.ok ? result.report.sentences.map(({ text }) => text) : [];
  expect(texts).not.toContain('And what speaks against it:');
});

test('a loss that stands among the strongest facts is not announced again', () => {
  const result = analyseIdea(
    'Wir machen ein Programm für Pflegehäuser. Häuser verlieren jeden Tag Stunden mit Listen. Neun Häuser zahlen uns 40 Euro im Monat, zwei haben gekündigt.',
  );
  const texts = result.ok ? result.report.sentences.map(({ text }) => text) : [];
  expect(texts.some((text) => text.includes('zwei haben gekündigt'))).toBe(true);
  expect(texts).not.toContain('And what speaks against it:');
});
