import { expect, test } from 'vitest';
import { reviewedOf } from '../../testing/reviewedOf';

const isStayedByNobody = (text: string, language: string): boolean =>
  reviewedOf(text, language).some(({ kind }) => kind === 'nobodyStayed');

test.for([
  ['en', 'We rent plants to offices. Last year 20 offices signed up at $60 a month; by spring 17 had cancelled.'],
  ['en', 'We rent plants to offices. 20 offices started last year. 17 of them are gone.'],
  ['de', 'Wir vermieten Pflanzen an Büros. Letztes Jahr haben 20 Büros angefangen. 17 sind wieder weg.'],
  ['de', 'Wir vermieten Pflanzen an Büros. Angefangen haben wir mit 20 Büros; übrig sind 3.'],
  [
    'es',
    'Alquilamos plantas a oficinas. Se apuntaron 20 oficinas a 60 euros al mes; en primavera 17 ya se habían dado de baja.',
  ],
  [
    'es',
    'Alquilamos plantas a oficinas. El año pasado contrataron 20 oficinas a 60 euros al mes; en primavera 17 ya habían cancelado.',
  ],
  ['es', 'Alquilamos plantas a oficinas. Teníamos 20 oficinas a 60 euros al mes y 17 cancelaron en primavera.'],
  ['en', 'We send meal plans to runners. 40 runners paid 12 euros a month. After three months 33 had cancelled.'],
  ['de', 'Wir schicken Läufern Pläne. 40 Läufer zahlten 12 Euro im Monat. Nach drei Monaten hatten 33 gekündigt.'],
  ['es', 'Enviamos planes. 40 corredores pagaron 12 euros al mes. A los tres meses 33 se habían dado de baja.'],
  ['zh', '我们把植物租给办公室。去年有20家办公室签约，每月60元；到春天有17家退租了，因为植物死了。'],
  ['zh', '我们把植物租给办公室。去年有20家办公室付费，到春天有17家不租了。'],
  ['zh', '我们把植物租给办公室。签约的20家办公室，17家退租了。'],
])('three in four or more of those who joined left: %s %s', ([language, text]) =>
  expect(isStayedByNobody(text!, language!)).toBe(true),
);

test.for([
  ['en', 'We rent plants to offices. Last year 20 offices signed up; in spring 3 had quit.'],
  ['en', 'We rent plants to offices. Last year 20 offices signed up. 17 have renewed and one left.'],
  ['en', 'We send meal plans to runners. 40 runners paid 12 euros a month. After three months 3 had cancelled.'],
  ['de', 'Wir schicken Läufern Pläne. 40 Läufer zahlten 12 Euro im Monat. Nach drei Monaten hatten 3 gekündigt.'],
  ['es', 'Enviamos planes. 40 corredores pagaron 12 euros al mes. A los tres meses 3 se habían dado de baja.'],
  ['en', 'We had 20 machines and 17 are gone, sold to bakers for 400 euros each.'],
  ['en', 'We hire out cooks. Last year 20 cooks started with us at 15 euros an hour. 17 of them are gone.'],
  ['de', 'Wir verleihen Räder. Wir hatten 20 Räder; 17 sind weg, verkauft für je 90 Euro.'],
  ['de', 'Im Januar haben sich im Fitnessstudio 200 Leute angemeldet. Wir schreiben den 170, die wieder weg sind.'],
  ['es', 'Teníamos 20 bicicletas y quedan 3: vendimos 17 a 90 euros.'],
  ['zh', '健身房留不住人：一月有200人报名，到五月走了170人。我们提醒那些不来的人。'],
  ['zh', '我们有20台机器，卖掉了17台，只剩3台。'],
  ['en', 'We sell used bikes to commuters for 90 pounds. In May we started with 40 bikes. By June 37 were gone.'],
  ['es', 'Vendemos bicis a estudiantes. En mayo teníamos 40 bicis. Quedan 3.'],
  [
    'es',
    'Alquilamos plantas a oficinas. Se apuntaron 20 oficinas. En mayo 15 cancelaron su contrato con la floristería.',
  ],
  ['en', 'We help smokers quit. 40 smokers signed up. By spring 30 had quit.'],
  ['zh', '我们做保洁。40家企业里有35家终止了原来的合同，改和我们签。'],
  ['zh', '我们做搬家。20家办公室里有17家退租了，搬家都找我们。'],
  ['zh', '我们给书店做防盗标签。我们问了30位店主，28位说用了我们的软件以后从来没丢过一本书。'],
])('few left, or those who left are no customers of ours: %s %s', ([language, text]) =>
  expect(isStayedByNobody(text!, language!)).toBe(false),
);
