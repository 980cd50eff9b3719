import { expect, test } from 'vitest';
import { readText } from '../text/readText';
import { findPlainAct } from './plainActs';

const read = (text: string, language: string): string | undefined => findPlainAct(readText(text, language).clauses)?.id;

test.for([
  ['en', 'Students send us the assignment and we write it. They hand it in.'],
  ['en', 'We do homework for pupils at 9 euros a page.'],
  ['en', 'Our writers do the homework of students.'],
  ['en', 'We do your online exam for you.'],
  ['en', 'We sit the driving test for other people.'],
  ['en', 'We sell exam answers to students before the exam.'],
  ['de', 'Studenten schicken uns die Aufgabe und wir schreiben die Arbeit.'],
  ['de', 'Wir schreiben für Studenten die Bachelorarbeit.'],
  ['de', 'Wir legen für andere die Fahrprüfung ab.'],
  ['es', 'Hacemos los deberes de los alumnos.'],
  ['es', 'Los alumnos nos mandan el trabajo y lo escribimos nosotros.'],
  ['zh', '我们帮学生写论文,学生署自己的名字交上去。'],
  ['zh', '学生把作业发给我们,我们写好,他们交给老师。'],
  ['zh', '我们把学生的作业全部代做,学生直接交给老师。'],
] as const)('%s: work that students have to do themselves: %s', ([language, text]) =>
  expect(read(text, language)).toBe('cheating'),
);

test.for([
  ['en', 'Students send us their essay and we write comments.'],
  ['en', 'Teachers send us the assignment and we write a marking key.'],
  ['en', 'Companies send us the topic and we write the article.'],
  ['en', 'We do homework with pupils in our library.'],
  ['en', 'We do the eye exam for you at home.'],
  ['en', 'We never do homework for pupils.'],
  ['en', 'We sell a book with exam questions and answers for nurses.'],
  ['de', 'Schüler schicken uns ihren Aufsatz und wir schreiben Hinweise dazu.'],
  ['de', 'Firmen schicken uns das Thema und wir schreiben den Text.'],
  ['de', 'Wir bereiten Schüler auf die Prüfung vor.'],
  ['es', 'Hago trabajos de carpintería que los talleres entregan con su nombre.'],
  ['es', 'Las empresas nos mandan el tema y escribimos el texto.'],
  ['es', 'Hacemos los deberes con los alumnos en la biblioteca.'],
  ['zh', '公司把题目发给我们,我们写文章。'],
  ['zh', '我们帮学生写论文提纲。'],
] as const)('%s: help, and the work of others: %s', ([language, text]) => expect(read(text, language)).toBeUndefined());
