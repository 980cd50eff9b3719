import { expect, test } from 'vitest';
import { readText } from '../../text/readText';
import { isWorkDone } from './workDone';

const isDone = (text: string, language: string): boolean => readText(text, language).clauses.some(isWorkDone);

test.each([
  ['de', 'Letztes Jahr haben wir 34 Fenster für sechs Eigentümer gemacht.'],
  ['de', '46 Paar haben wir gemacht, von 39 Familien.'],
  ['es', 'Desde enero he arreglado 19 botes de siete clubes.'],
  ['es', 'Hemos reparado 40 sillas para ocho bares.'],
  ['es', 'Ya van 31 guitarras y todas las dueñas quedaron encantadas.'],
  ['zh', '去年我们给12家餐馆修了40台冰柜。'],
])('%s: work done for several: %s', (language, text) => expect(isDone(text, language)).toBe(true));

test.each([
  ['de', 'Wir wollen 34 Fenster für sechs Eigentümer machen.'],
  ['de', 'Wir haben 34 Fenster für sechs Eigentümer kostenlos gemacht.'],
  ['de', 'Wir haben 34 Fenster in zwei Wochen gemacht.'],
  ['es', 'Hemos reparado 40 sillas gratis para ocho bares.'],
  ['es', 'Llevo 18 cuadros hechos, en mi casa están todos.'],
  ['es', 'Nuestro competidor ha reparado 40 sillas para ocho bares.'],
  ['zh', '我们打算给12家餐馆修40台冰柜。'],
  ['zh', '我们免费给12家餐馆修了40台冰柜。'],
])('%s: planned, free, of others or no customers: %s', (language, text) => expect(isDone(text, language)).toBe(false));
