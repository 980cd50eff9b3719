import { expect, test } from 'vitest';
import { readText } from '../text/readText';
import { findPlainAct } from './plainActs';
import { findPlainHarm } from './plainHarm';

const read = (text: string, language: string): string | undefined => findPlainAct(readText(text, language).clauses)?.id;

test.for([
  ['en', 'We make the subscription hard to cancel.', 'cancel trap'],
  ['en', 'We hide the cancel button so that people stay.', 'cancel trap'],
  ['de', 'Wir verstecken den Kündigungsknopf.', 'cancel trap'],
  ['de', 'Wir machen die Kündigung absichtlich schwer.', 'cancel trap'],
  ['es', 'Escondemos el botón de baja.', 'cancel trap'],
  ['es', 'Hacemos que sea muy difícil darse de baja.', 'cancel trap'],
  ['zh', '我们把取消按钮藏起来,用户只好一直付钱。', 'cancel trap'],
  ['en', 'We help shop owners keep two sets of books.', 'hidden sales'],
  ['en', 'We help shops hide half of their sales from the tax office.', 'hidden sales'],
  ['en', 'We get you a driving licence without a test.', 'untested licence'],
  ['de', 'Wir verkaufen Führerscheine ohne Prüfung.', 'untested licence'],
  ['es', 'Vendemos carnés de conducir sin examen.', 'untested licence'],
  ['zh', '我们卖驾照,不用考试。', 'untested licence'],
  ['en', 'We tell people with cancer that our tea heals them.', 'false cure'],
  ['en', 'We show new films without paying the studios.', 'unpaid films'],
  ['en', 'We sell followers and likes.', 'bought followers'],
] as const)('%s: the act itself is the harm: %s', ([language, text, id]) => expect(read(text, language)).toBe(id));

test.for([
  ['en', 'We make it easy to cancel.'],
  ['en', 'Gym contracts are hard to cancel. Ours ends each month by itself.'],
  ['en', 'Our app cancels subscriptions that companies make hard to cancel.'],
  ['de', 'Kündigen ist bei uns leicht.'],
  ['de', 'Wir kündigen für Kunden Verträge, die schwer zu kündigen sind.'],
  ['es', 'Ayudamos a darse de baja de contratos difíciles de cancelar.'],
  ['zh', '我们帮用户取消难以取消的会员。'],
  ['en', 'We keep the books of 40 shops and send the sales to the tax office.'],
  ['en', 'We help people get a driving licence in ten days with a real test.'],
  ['en', 'We tell people with cancer that no tea heals them.'],
  ['en', 'We show films in the park and pay the studios.'],
  ['en', 'We count followers and likes for brands.'],
] as const)('%s: another act with the same nouns is none: %s', ([language, text]) =>
  expect(read(text, language)).toBeUndefined(),
);

const isPoured = (text: string): boolean => findPlainHarm(readText(text, 'de').clauses) !== undefined;

test('oil that is poured into a brook is harm, clean water is not', () => {
  expect(isPoured('Wir kippen Altöl nachts in den Bach.')).toBe(true);
  expect(isPoured('Wir leiten das gereinigte Abwasser in den Bach.')).toBe(false);
  expect(isPoured('Wir sammeln Altöl von Werkstätten.')).toBe(false);
});
