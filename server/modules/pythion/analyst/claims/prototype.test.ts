import { expect, test } from 'vitest';
import type { Language } from '../text/language';
import { readText } from '../text/readText';
import { isPrototypeMissing, isPrototypeShown } from './prototype';

const isShown = (text: string, language: Language): boolean => readText(text, language).clauses.some(isPrototypeShown);

test.for([
  ['We need £5,000 to build a prototype.', 'en'],
  ['The prototype is not finished.', 'en'],
  ['We are looking for an engineer who can finish the prototype.', 'en'],
  ['Einen Prototyp haben wir noch nicht.', 'de'],
  ['Wir brauchen 20.000 Euro, um den Prototyp zu bauen.', 'de'],
  ['Wir suchen jemanden, der den Prototyp baut.', 'de'],
  ['Necesitamos 50.000 dólares para hacer el prototipo.', 'es'],
  ['Wir haben keine Kunden und keinen Prototyp.', 'de'],
  ['Noch haben wir weder Kunden noch einen Prototyp.', 'de'],
  ['We have no customers and no prototype.', 'en'],
  ['Aún no tenemos clientes ni prototipo.', 'es'],
  ['Falta terminar el prototipo.', 'es'],
  ['Buscamos un socio que haga el prototipo.', 'es'],
  ['还没有样机。', 'zh'],
  ['我们需要10万元做样机。', 'zh'],
  ['样机还没做好。', 'zh'],
] as const)('a prototype that is still to be made shows nothing: %s', ([text, language]) =>
  expect(isShown(text, language)).toBe(false),
);

test.for([
  ['The prototype runs in two kitchens.', 'en'],
  ['It took six weeks to build a prototype.', 'en'],
  ['Der Prototyp läuft in zwei Küchen.', 'de'],
  ['Wir haben Kunden und einen Prototyp.', 'de'],
  ['No customer has a problem with the prototype.', 'en'],
  ['El prototipo funciona en dos cocinas.', 'es'],
  ['样机已经在两家厨房运行。', 'zh'],
] as const)('one that is there is not missing: %s', ([text, language]) =>
  expect(readText(text, language).clauses.some(isPrototypeMissing)).toBe(false),
);
