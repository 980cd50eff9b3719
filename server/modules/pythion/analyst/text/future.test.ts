import { expect, test } from 'vitest';
import { readText } from './readText';

const modalities = (text: string, language: string): string[] =>
  readText(text, language).clauses.map(({ modality }) => modality);

test.for([
  ['de', 'Ab März werden zwanzig Kunden jeden Monat verlängern.'],
  ['de', 'Ab März werden zwanzig Gasthäuser bestellen.'],
  ['de', 'Im Sommer sollen zwanzig Familien jede Woche bestellen.'],
  ['de', 'Bis nächsten Herbst soll die Warteliste bei neun Praxen laufen.'],
  ['es', 'El verano que viene nos contratarán diecinueve pisos.'],
  ['zh', '从三月开始会有二十个客户每个月续费。'],
  ['de', 'Ziel fürs nächste Jahr: zehn zahlende Pflegedienste.'],
  ['es', 'Para el año que viene me he propuesto vender 265 batas.'],
  ['zh', '明年会有二十个客户续费。'],
  ['zh', '会有二十个客户续费。'],
  ['zh', '争取年底前有五十个客户续订。'],
  ['zh', '我们想在圣诞节前做到五十个付费客户。'],
  ['zh', '下半年我们要让四十家店每周用。'],
  ['de', 'Im Frühjahr werden wir 200 Flyer verteilen.'],
  ['de', '12 Leute werden anrufen.'],
  ['de', 'Im Juli werde ich 30 Läden abklappern.'],
  ['es', 'En primavera repartiremos 200 folletos en el mercado.'],
  ['es', '12 personas nos llamarán.'],
  ['de', 'Wir werden 200 Flyer verteilen und 12 Läden besuchen.'],
  ['zh', '这周末我们会发200张传单。'],
  ['es', 'Voy a recoger de 58 locales cada quincena.'],
  ['es', 'Desde mayo voy a atender 38 fondas.'],
  ['es', 'Cuando agarre clientes voy a vender 160 diarios.'],
  ['es', 'Doce tiendas me van a comprar en otoño.'],
  ['es', 'Voy a volantear todo el centro.'],
  ['zh', '春天我们会在集市上发200张传单。'],
  ['zh', '五月份我们会和其中14位谈。'],
])('what is still to come is planned: %s %s', ([language, text]) => {
  expect(modalities(text!, language!)).toContain('plan');
});

test.for([
  ['de', 'Jeden Tag werden 40 Brote verkauft.'],
  ['de', 'Daraus werden 40 Flaschen.'],
  ['de', 'Die Patienten sollen jeden Morgen anrufen.'],
  ['es', 'Diecinueve pisos nos contratan.'],
  ['es', 'Los lunes voy a buscar la ropa de 12 hoteles.'],
  ['es', 'Voy a dejar el pan a 14 bares todos los días.'],
  ['es', 'Doce familias salen de misa y me compran.'],
  ['es', 'La gente va a comprar al mercado.'],
  ['es', 'Cada mañana voy a vender al mercado y saco 40 euros.'],
  ['es', 'Fui a ver a 14 dueños y nueve me pagaron.'],
  ['zh', '客户每个月会用三次。'],
  ['zh', '每个月会有二十个客户续费。'],
  ['zh', '我们争取到了五十个客户。'],
  ['zh', '用了三个月，二十个老人想要自己买的都买了。'],
  ['de', 'Daraus werden Einnahmen.'],
  ['de', 'Wir werden oft von 40 Kunden empfohlen.'],
  ['de', 'Im Winter werden wir von 12 Betrieben angerufen.'],
  ['es', 'Corremos con los gastos.'],
  ['es', 'Doce familias nos pagan 60 euros para que retiremos la basura.'],
  ['es', 'Ocho clientes de Terán nos pagan 40 euros.'],
  ['es', 'Doce hoteles nos pagan 40 euros y perderán menos toallas.'],
  ['de', 'Wir werden von Firmen in Hessen und Bayern empfohlen.'],
  ['de', 'Wir werden von 14 Familien bezahlt, die im Dorf wohnen.'],
  ['de', 'Wir werden in 12 Läden beworben.'],
  ['de', 'Die Kurse werden an Abenden und Wochenenden gehalten.'],
  ['zh', '周末我们会上门收衣服。'],
  ['es', 'Los clientes podrán reservar por teléfono.'],
  ['zh', '每年春天我们会发200张传单。'],
  ['zh', '五月份我们和其中14位谈过。'],
])('what is done is not: %s %s', ([language, text]) => {
  expect(modalities(text!, language!)).not.toContain('plan');
});

test.for([
  ['en', 'Once we launch, 12 practices pay us $40 a month.'],
  ['en', 'As soon as we are live, 15 practices pay us $40 a month.'],
  ['en', 'When we go live, 15 practices pay us $40 a month.'],
  ['en', 'By June 19 practices pay us $47.'],
  ['en', 'We are in talks with 12 practices that pay $40 a month.'],
  ['de', 'Sobald wir starten, zahlen uns 12 Praxen 40 Euro.'],
  ['de', 'Ab Mai zahlen uns 36 Praxen 58 Euro.'],
  ['de', 'Wir sind mit 12 Praxen im Gespräch, die 40 Euro zahlen.'],
  ['es', 'En cuanto lancemos, 20 clínicas nos pagan 49 euros.'],
  ['es', 'Para junio nos pagan 19 clínicas 47 euros.'],
  ['zh', '等我们上线后，12家诊所每月付给我们300元。'],
  ['en', 'When I open they pay me 20 euros.'],
  ['es', 'Cuando abra me pagan 90.000 pesos por torta.'],
  ['es', 'Cuando termine la obra me pagan 350.000 pesos.'],
  ['es', 'Cuando tenga el local me pagan 12 alumnos 30 euros.'],
  ['en', 'When we open twelve customers pay us £20.'],
])('a payment of a time to come is planned: %s %s', ([language, text]) =>
  expect(modalities(text!, language!).at(-1)).toBe('plan'),
);

test.for([
  ['en', 'Once we launched, 12 practices paid us $40 a month.'],
  ['en', 'Once a patient cancels, our app texts the list.'],
  ['en', 'By June 19 practices had paid us $47.'],
  ['en', 'In talks with 18 translators, 15 opened their books.'],
  ['de', 'Seit Mai zahlen uns 36 Praxen 58 Euro.'],
  ['es', 'Desde mayo nos pagan 20 clínicas 49 euros.'],
  ['en', 'When I open their shutters they pay me 20 euros.'],
  ['en', 'When we open twelve boxes they pay us £20.'],
  ['en', 'When I open in the morning they pay me 20 euros.'],
  ['es', 'Cuando el cliente abra la puerta nos paga 20 euros.'],
  ['es', 'Cuando entregue cada torta me pagan 350 pesos.'],
  ['es', 'Cuando tenga problemas, el hotel nos paga 30 euros.'],
  ['es', 'Cuando termina la obra me pagan 350.000 pesos.'],
  ['zh', '上线后，12家诊所付给我们300元。'],
  ['zh', '到下个月就满一年了，12家都续了。'],
])('a payment of today is a fact: %s %s', ([language, text]) =>
  expect(modalities(text!, language!).at(-1)).toBe('fact'),
);
