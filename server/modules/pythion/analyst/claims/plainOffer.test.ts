import { expect, test } from 'vitest';
import { analysisOf } from '../testing/analysisOf';
import { readText } from '../text/readText';
import { readPlainOffers } from './plainOffer';

const kindsOf = (text: string, language: string): string[] =>
  readPlainOffers(readText(text, language).clauses).map(({ kind }) => kind);

test.each([
  ['es', 'Acompañamos a mujeres en la menopausia que esperan meses por un ginecólogo.'],
  ['es', 'Asesoramos a comunidades de vecinos.'],
  ['es', 'Mi socia hizo la aplicación que despierta al ganadero cuando pare una vaca.'],
  ['de', 'Wir begleiten Frauen in den Wechseljahren, die monatelang auf einen Termin warten.'],
  ['en', 'Parents of twins need narrow prams. We build one.'],
  ['de', 'Wir haben unsere Lagerkisten 18 Umzugsfirmen angeboten.'],
  ['es', 'Ofrecimos nuestras cajas a 18 empresas.'],
  ['de', 'Nächstes Jahr eröffnen wir eine Wäscherei für Bäcker.'],
  ['de', 'Im Mai machen wir einen Laden für gebrauchte Zelte auf.'],
  ['de', 'Wir coachen Quereinsteiger, die ihren ersten Job in der Pflege suchen.'],
  ['de', 'Meine Partnerin hat die App gebaut, die den Bauern weckt, wenn eine Kuh kalbt.'],
  ['de', 'Meine Geschäftspartnerin hat den Sensor entwickelt, der Frost meldet.'],
  ['en', 'We mentor first-time founders in small towns.'],
  ['en', "I look after bereaved families who don't know how to arrange a funeral."],
  ['en', 'My co-founder built the app that wakes the farmer when a cow calves.'],
  ['zh', '我们陪伴更年期的女性，她们要等几个月才能看上妇科医生。'],
  ['zh', '我们培训没有经验的服务员，酒店每人付800元。'],
])('whom we accompany, and what a partner made for us, is an offer: %s %s', (language, text) =>
  expect(kindsOf(text, language)).toContain('solution'),
);

test.each([
  ['es', 'Acompañé a mi madre al hospital muchas veces.'],
  ['es', 'Acompañamos a tres clientes en sus visitas para observar.'],
  ['es', 'Mi socia desarrolló en Telefónica una app para bancos.'],
  ['de', 'Wir begleiten unsere Lieferanten zur Messe.'],
  ['de', 'Nächstes Jahr eröffnen wir keine Wäscherei.'],
  ['de', 'Wir haben den Firmen Kaffee angeboten.'],
  ['en', 'Parents of twins need narrow prams. Should we build one?'],
  ['de', 'Nebenan eröffnet ein Café für Bäcker.'],
  ['de', 'Wir starten eine Umfrage unter Bäckern.'],
  ['de', 'Ich betreue zwei Studenten.'],
  ['de', 'Meine Partnerin hat bei Siemens die App gebaut, die Züge steuert.'],
  ['en', 'My daughter and I accompany a choir.'],
  ['en', 'I look after my mother.'],
  ['en', 'I coach a football team on Sundays.'],
  ['en', 'We advise viewers to wait.'],
  ['en', 'We would coach women in menopause.'],
  ['zh', '我陪妈妈去医院很多次。'],
  ['zh', '我照顾奶奶三年了。'],
])('kin, suppliers, those observed and earlier work are none: %s %s', (language, text) =>
  expect(kindsOf(text, language)).not.toContain('solution'),
);

test.each([
  ['de', 'Ich begleite Schwangere, die keine Hebamme finden.', true],
  ['en', "We look after families who don't know how to arrange a funeral.", true],
  ['es', 'Acompañamos a familias que no saben lengua de signos.', true],
  ['zh', '我们陪老人看病，很多老人不会用挂号机。', true],
  ['de', 'Wir beraten Höfe, die nie Pestizide spritzen.', false],
  ['en', 'We support farms that never use pesticides.', false],
])("what those whom we serve can't do is their trouble: %s %s", (language, text, expected) =>
  expect(kindsOf(text, language).includes('trouble')).toBe(expected),
);

test.each([
  [
    'Acompañamos a mujeres en la menopausia que esperan meses por un ginecólogo. Hemos hecho 23 consultas pagadas.',
    'mujeres',
  ],
  ['Wir begleiten Frauen in den Wechseljahren, die monatelang auf einen Termin warten.', 'frauen'],
  ['We coach women in menopause who wait months for a gynaecologist. We have held 23 paid sessions.', 'women'],
  ['我们陪伴更年期的女性，她们要等几个月才能看上妇科医生。', '女性'],
])('whom we serve are the customers, and not whom they wait for: %s', (text, segment) =>
  expect(analysisOf(text).facts).toMatchObject({ segment, solution: expect.any(String) }),
);
