import { expect, test } from 'vitest';
import { readText } from '../../text/readText';
import { isNamedFailing } from './namedFailing';

const isIn = (text: string, language: string): boolean => {
  const { clauses } = readText(text, language);
  return clauses.some((clause) => isNamedFailing(clause, clauses));
};

test.for([
  ['en', 'An app that reads labels for people with allergies. Yuka does not know allergies well.'],
  ['en', 'We remind the owners of pets before vaccinations. Petleo does not remind owners by phone.'],
  ['de', 'Eine App, die Etiketten für Menschen mit Allergien liest. Yuka kennt Allergien nicht gut.'],
  ['de', 'Wir rechnen Trinkgelder für Kellner ab. Lexoffice kann Trinkgelder nicht aufteilen.'],
  ['es', 'Una aplicación que lee etiquetas para personas con alergias. Yuka no conoce bien las alergias.'],
])('what a provider whom the text only names does badly: %s %s', ([language, text]) =>
  expect(isIn(text!, language!)).toBe(true),
);

test.for([
  ['en', 'Yuka is our app for people with allergies. Yuka does not know allergies well.'],
  ['en', 'An app that reads labels for people with allergies. Yuka knows allergies well.'],
  ['en', 'We bake rye bread for cafés. Bread does not keep in cafés.'],
  ['en', 'We make software for bakeries. Anna cannot write code.'],
  ['de', 'Unsere App Yuka liest Etiketten für Menschen mit Allergien. Yuka kennt Allergien nicht gut.'],
  ['de', 'Wir bauen Dächer gegen Regen. Regen hört im Herbst nicht auf, sagen die Dächer.'],
  ['de', 'Wir helfen Menschen mit Allergien. Yuka kennt vielleicht Allergien nicht gut.'],
  ['es', 'Nuestra aplicación Yuka lee etiquetas para personas con alergias. Yuka no conoce bien las alergias.'],
  ['es', 'Una aplicación para personas con alergias. Nadie conoce bien las alergias.'],
  ['es', 'Una aplicación para personas con alergias. ¿Yuka no conoce bien las alergias?'],
])('ours, no name, or nothing that it fails at: %s %s', ([language, text]) =>
  expect(isIn(text!, language!)).toBe(false),
);

const florists = {
  en: 'We build a planner for florists. Florists waste two hours a day on routes. ',
  de: 'Wir bauen eine Tourenplanung für Floristen. Floristen verlieren zwei Stunden mit Touren. ',
  es: 'Hacemos un planificador para floristas. Los floristas pierden dos horas con las rutas. ',
};
test.for([
  ['en', 'Bluetooth does not work in the cold store of florists.'],
  ['en', 'Leeds has few florists with a planner.'],
  ['en', 'Planning does not scare florists.'],
  ['de', 'Österreich hat keine Tourenplanung für Floristen.'],
  ['de', 'Strom kostet die Floristen nichts.'],
  ['de', 'Peter hat mit Floristen nie gearbeitet.'],
  ['de', 'Datenschutz bereitet den Floristen keine Sorgen.'],
  ['es', 'Sevilla no tiene planificador para floristas.'],
  ['es', 'Juan no trabaja con floristas.'],
] as const)('a place, a person or a force is no provider: %s %s', ([language, text]) =>
  expect(isIn(florists[language] + text, language)).toBe(false),
);

test('a rival fails in whichever order the text tells it', () => {
  const statements = ['Parents of children with allergies read labels for hours.', 'We made a scanner for them.'];
  const rival = 'Yuka does not know allergies well.';
  expect(
    [
      [...statements, rival],
      [rival, ...statements],
    ].map((all) => isIn(all.join(' '), 'en')),
  ).toEqual([true, true]);
});
