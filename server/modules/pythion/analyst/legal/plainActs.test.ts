import { expect, test } from 'vitest';
import { readText } from '../text/readText';
import { findPlainAct } from './plainActs';

const read = (text: string, language: string): string | undefined => findPlainAct(readText(text, language).clauses)?.id;

test.each([
  ['en', 'We turn back the mileage of used cars for dealers.', 'wound back'],
  ['en', 'We bring the kilometres on used taxis from 400,000 down to 90,000 before they go to auction.', 'wound back'],
  ['de', 'Wir stellen den Kilometerstand gebrauchter Autos für Händler zurück.', 'wound back'],
  ['de', 'Ich manipuliere Kilometerzähler für Händler.', 'wound back'],
  ['es', 'Trucamos el cuentakilómetros de coches usados para concesionarios.', 'wound back'],
  ['pt', 'Mexemos no medidor de luz de padarias para marcar metade do consumo.', 'wound back'],
  ['zh', '我们把二手车的里程表调低，每辆收八百元。', 'wound back'],
  ['en', 'We help restaurant owners pay kitchen staff less than they are owed.', 'underpaid'],
  ['en', 'Our time clock quietly rounds every shift down by 20 minutes and deletes overtime.', 'underpaid'],
  ['zh', '我们帮餐馆克扣服务员的加班费。', 'underpaid'],
  [
    'en',
    'We lock the files of small law firms from afar and give them back once 3,000 dollars have arrived.',
    'ransom',
  ],
  ['en', 'We ring up widows, say we are from their bank, and have them read us the code.', 'impersonation'],
  ['es', 'Llamamos a personas mayores haciéndonos pasar por su banco y conseguimos la clave.', 'impersonation'],
  [
    'fr',
    'Nous envoyons aux retraités des courriels au nom des impôts et gardons le numéro de leur carte.',
    'impersonation',
  ],
  ['de', 'Wir drucken gefälschte Meisterbriefe und Gesellenzeugnisse für Leute ohne Prüfung.', 'forgery'],
  ['fr', 'Nous fabriquons de faux diagnostics amiante pour les propriétaires.', 'forgery'],
  ['pt', 'Vendemos comprimidos falsificados com caixa igual à original.', 'forgery'],
  ['zh', '我们给网店刷单刷好评，每单收六元。', 'forgery'],
  ['zh', '我们用淀粉压成药片，装进仿制的名牌药盒，卖给乡镇药店。', 'forgery'],
  ['fr', "Nous vendons aux entreprises les dossiers médicaux des candidats à l'embauche.", 'private records'],
  ['en', 'Our feed shows girls who want to weigh under 40 kilos how to hide food from their parents.', 'self-harm'],
])('%s: the act itself is the harm: %s', (language, text, id) => expect(read(text, language)).toBe(id));

test.each([
  ['en', 'We check whether the mileage of used cars was turned back.'],
  ['en', 'Dealers turn back the mileage of used cars.'],
  ['en', 'If we turned back the mileage, nobody would buy from us.'],
  ['en', 'We bring the kilometres of delivery vans down by a third with better routes.'],
  ['en', 'We set the mileage fee for couriers and send the bill back.'],
  ['de', 'Wir stellen den Kilometerstand nie zurück.'],
  ['de', 'Wir prüfen, ob Händler den Tacho zurückdrehen.'],
  ['en', 'We help cooks who are paid less than they are owed get their wages back.'],
  ['en', 'We pay our drivers no less than they are owed.'],
  ['zh', '我们帮工人讨回被克扣的工资。'],
  ['en', 'We lock the files of companies in a backup and give them back when a server fails.'],
  ['en', 'We call pensioners back and say whether the caller was from their bank.'],
  ['es', 'Nos hacemos pasar por clientes para revisar las tiendas de la cadena.'],
  ['de', 'Wir drucken falsche Pässe als Requisiten für Filme und Theater.'],
  ['de', 'Wir erkennen gefälschte Meisterbriefe für die Handwerkskammer.'],
  ['fr', 'Nous vendons de faux plafonds pour bureaux.'],
  ['fr', 'Nous vendons aux assureurs les dossiers médicaux des patients qui ont donné leur accord.'],
  ['pt', 'Vendemos um detector de notas falsas para padarias.'],
  ['zh', '我们帮平台识别刷单和假好评。'],
  ['zh', '我们让孩子不再沉迷赌博游戏。'],
  ['en', 'Our line for parents explains how girls who want to weigh under 40 kilos hide food.'],
])('%s: another act with the same nouns is none: %s', (language, text) => expect(read(text, language)).toBeUndefined());
