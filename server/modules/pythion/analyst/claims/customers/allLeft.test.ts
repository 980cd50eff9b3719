import { expect, test } from 'vitest';
import { reviewedOf } from '../../testing/reviewedOf';

const kindsOf = (text: string, language: string): string[] =>
  reviewedOf(text, language).flatMap(({ kind, evidence }) =>
    kind === 'nobodyStayed' || kind === 'realUse' || (kind === 'evidence' && evidence >= 4) ? [kind] : [],
  );

test.for([
  ['es', 'Hicimos un tablero para academias. Lo usaron 20 academias: al mes lo habían dejado las veinte.'],
  ['es', 'Hicimos un tablero para academias. Lo usaron 20 academias: al mes todas lo habían dejado.'],
  ['es', 'Hicimos una app. La bajaron 35 personas y a las tres semanas ya no la usaba nadie.'],
  ['de', 'Wir haben ein Brett gebaut. 20 Schulen nutzten es, nach einem Monat hatten alle zwanzig damit aufgehört.'],
  ['en', 'We ran our paper passport with twelve families. By week six the last of them had given it up.'],
  ['es', 'Nueve granjas nos compraban 400 kilos a la semana y ninguna ha vuelto a comprar.'],
  ['es', 'Vendíamos cestas de verdura. De los 90 volvieron 2, y a los tres meses ninguno.'],
  ['zh', '我们做了一个选菜的小程序。一共60个人试用，两个月后一个人都没有留下。'],
  ['zh', '我们做了一个选菜的小程序。一共60个人试用，两个月后全都不用了。'],
  ['en', 'Last year 30 schools bought our tablets. Today nobody uses them.'],
  ['en', 'We make an app for hikers. Only 3% of users were still active after a month.'],
  ['de', 'Wir machen eine App. Nach vier Wochen waren nur noch 4 % der Nutzer aktiv.'],
  ['de', 'Vierzig Gäste probierten unser Menü, aber keiner kam wieder.'],
  ['en', 'We gave it to 200 schools. Only 3 percent of the schools were still active.'],
  ['es', 'Hicimos una app. Solo el 4 % de los usuarios seguía activo al mes.'],
  ['en', 'We gave gloves to 40 foundry workers. After four weeks zero of the 40 were still wearing them.'],
  ['en', 'We installed our rota in 15 museums in April. By October all 15 had dropped it.'],
  ['de', 'Wir haben 86 Waagen verteilt. Nach sechs Wochen nutzte keine einzige Person die Waage noch.'],
] as const)('all who began have left: %s %s', ([language, text]) =>
  expect(new Set(kindsOf(text, language))).toEqual(new Set(['nobodyStayed'])),
);

test.for([
  ['en', 'Twelve clinics used the paper diary before; since they have our app, all 12 have dropped it.'],
  ['de', '20 Schulen nutzen es, alle haben mit Papierlisten aufgehört. Wir bauen ein Brett.'],
  ['es', '20 academias lo usan y todas han dejado el papel. Hacemos un tablero.'],
  ['zh', '我们做了一个小程序，20家店在用，纸质单全都不用了。'],
  ['en', 'We make an app for hikers. Only 40% of users were still active after a year.'],
  ['de', 'Ich backe 40 Brote, die Leute kaufen sie, um zehn sind alle weg.'],
  ['de', 'Wir haben 200 Lampen an Kunden verkauft, und keine kam zurück.'],
  ['de', 'Wir haben 80 Stühle repariert, und keiner kam zurück.'],
  ['en', 'We sold 90 kettles and not one came back.'],
  ['en', 'We rent out 12 tents, and none of them came back dirty.'],
  ['es', 'Vendimos 60 lámparas y ninguna volvió.'],
  ['en', 'None of the 40 patients were still smoking after three months with our patch.'],
  ['zh', '30家店试用了我们的软件，微信都不用了。'],
  ['zh', '30家店在用我们的软件，纸和笔都不用了。'],
  ['en', 'We build websites for bakers. Only 5 percent of village bakeries are left.'],
  ['en', 'We build websites for bakers. Only 5 percent of our budget is left for adverts.'],
  ['es', 'Hacemos páginas web para talleres. Solo el 4 % de los talleres sigue sin página web.'],
  ['de', 'Wir bauen Ställe. Nur 6 Prozent der Höfe sind noch da.'],
] as const)('who gave up the old way or stayed in part, or what is sold out, has not left: %s %s', ([language, text]) =>
  expect(kindsOf(text, language)).not.toContain('nobodyStayed'),
);
