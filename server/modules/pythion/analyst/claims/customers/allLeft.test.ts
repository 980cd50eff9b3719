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
  ['en', 'We make an app for hikers. Only 3% of users were still active after a month.'],
  ['de', 'Wir machen eine App. Nach vier Wochen waren nur noch 4 % der Nutzer aktiv.'],
] as const)('all who began have left: %s %s', ([language, text]) =>
  expect(new Set(kindsOf(text, language))).toEqual(new Set(['nobodyStayed'])),
);

test.for([
  ['de', '20 Schulen nutzen es, alle haben mit Papierlisten aufgehört. Wir bauen ein Brett.'],
  ['es', '20 academias lo usan y todas han dejado el papel. Hacemos un tablero.'],
  ['zh', '我们做了一个小程序，20家店在用，纸质单全都不用了。'],
  ['en', 'We make an app for hikers. Only 40% of users were still active after a year.'],
] as const)('who gave up the old way or stayed in part has not left: %s %s', ([language, text]) =>
  expect(kindsOf(text, language)).not.toContain('nobodyStayed'),
);
