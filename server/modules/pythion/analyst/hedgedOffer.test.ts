import { expect, test } from 'vitest';
import { analyseIdea } from './analyse';

test.each([
  'Irgendwas mit gesundem Essen für Büros. Die Leute essen mittags immer nur Brötchen vom Bäcker oder lassen das Essen ganz ausfallen, das finde ich schade. Ich koche sehr gern. Vielleicht könnte man Suppen im Glas liefern, eventuell auch als Abo.',
  'Die Rentner in unserem Dorf kommen nicht mehr zum Arzt, weil der Bus gestrichen wurde. Ich fahre gern Auto. Vielleicht könnte man ihnen Fahrten anbieten.',
  'Something with healthy food for offices. People just eat rolls from the bakery at lunch or skip the meal, which is a shame. I love cooking. Maybe one could deliver soups in jars.',
  'Algo con comida sana para oficinas. La gente come siempre bocadillos o se salta la comida, es una pena. Me gusta cocinar. Quizás se podría repartir sopas en tarros.',
])('an offer that is only perhaps is an idea of few points: %s', (text) => {
  const result = analyseIdea(text);
  expect(result.ok && result.report.score).toBeLessThan(30);
});

test.each([
  'Gestern war ich im Park und habe Enten gefüttert. Die Leute haben gelacht. Vielleicht könnte man morgen wieder hingehen und Fotos machen. Das Wetter war schön und wir haben Eis gegessen.',
  'Die Suppe kocht zwanzig Minuten. Vielleicht könnte man noch Salz dazugeben. Dann die Kartoffeln schälen und alles gut umrühren, bis es weich ist.',
])('a diary and a recipe are none: %s', (text) => expect(analyseIdea(text).ok).toBe(false));
