import { expect, test } from 'vitest';
import { reviewedOf } from '../../testing/reviewedOf';

/** What the last sentence of a text states. */
const kindsOf = (text: string, language: string): string[] => {
  const claims = reviewedOf(text, language);
  const last = Math.max(0, ...claims.map(({ clause }) => clause.sentence.start));
  return claims.flatMap(({ kind, clause }) => (clause.sentence.start === last ? [kind] : []));
};

test.each([
  ['de', 'Wir haben mit 24 Praxen gesprochen. 15 von ihnen führen die Termine in einer Excel-Liste.'],
  ['de', 'Wir fragten 20 Hofläden; 14 davon schreiben die Bestellungen in ein Heft.'],
  ['de', 'Wir haben 30 Imker befragt. Die meisten notieren die Stände auf Zetteln.'],
  ['en', 'We talked to 24 clinics. 15 of them keep appointments in an Excel sheet.'],
  ['en', 'We asked 30 beekeepers. Most of them write the hives in a notebook.'],
  ['es', 'Hablamos con 24 clínicas. 15 de ellas llevan las citas en una hoja de Excel.'],
  ['es', 'Preguntamos a 18 clubes. Doce apuntan los pagos en una libreta.'],
  ['zh', '我们访问了24家诊所。其中15家用Excel表登记预约。'],
  ['zh', '我们问了18个社团。12个用本子记账。'],
])('how they keep their records is today’s way, and no use of ours: %s %s', (language, text) => {
  const kinds = kindsOf(text, language);
  expect(kinds).toContain('alternative');
  expect(kinds).not.toContain('realUse');
  expect(kinds).not.toContain('payer');
});

test.each([
  ['en', 'We built a diary for clinics. 15 of them keep appointments in our list.'],
  ['de', 'Wir haben einen Kalender gebaut. 15 Praxen führen die Termine in unserer Liste.'],
  ['es', 'Hicimos una agenda. 15 clínicas llevan las citas en nuestra hoja.'],
  ['zh', '我们做了小程序。12个社团用我们的账本记账。'],
  ['en', 'We note the hives of 30 beekeepers in a notebook.'],
])('records that are kept by us or with ours are none: %s %s', (language, text) =>
  expect(kindsOf(text, language)).not.toContain('alternative'),
);

test.each([
  ['es', 'Las clínicas pierden citas porque nadie coge el teléfono. Nuestro asistente atiende las llamadas.'],
  ['de', 'Kleine Hotels verpassen Anrufe. Unser Assistent nimmt die Anrufe an.'],
  ['en', 'Small hotels miss calls. Our assistant takes the calls.'],
  ['zh', '小旅馆经常漏接电话。我们的助手自动接电话。'],
])('what our product does is no way of today: %s %s', (language, text) => {
  const kinds = kindsOf(text, language);
  expect(kinds).toContain('solution');
  expect(kinds).not.toContain('alternative');
});

test.each([
  ['es', 'Hasta ahora nuestros clientes apuntan las citas en papel.'],
  ['es', 'Los dentistas pierden llamadas. Nuestros clientes atienden las llamadas con un contestador.'],
  ['en', 'Dentists lose calls. Today our customers note the calls on paper.'],
])('what those do who are ours is one: %s %s', (language, text) =>
  expect(kindsOf(text, language)).toContain('alternative'),
);
