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
