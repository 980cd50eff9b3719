import { expect, test } from 'vitest';
import { readText } from '../text/readText';
import { findGoingOn } from './goingOn';
import { findRefusedDemand } from './refusedDemand';

const isRefused = (text: string, language: string): boolean =>
  findRefusedDemand(readText(text, language).clauses) !== undefined;

test.each([
  ['en', "You're meant to be registered for that, but I can't be bothered."],
  ['en', "The authority wants us registered. We'll skip that."],
  ['en', "A prescriber has to sign it off by law, and I don't see why I should pay one."],
  ['en', "I never applied for the instructor's certificate and have no plans to."],
  ['en', "They should each hold a badge; ours don't and won't."],
  ['en', "Nobody there has a licence and we aren't getting one either."],
  ['en', 'You need a permit to sell raw milk. We never asked for one and never will.'],
  ['en', "The county told me I need an operator's licence; I'm not going to do that, it's just red tape."],
  ['de', 'Eine Eintragung bräuchten wir, darauf pfeifen wir.'],
  ['de', 'Eine Genehmigung lassen wir bleiben.'],
  ['de', 'Wir lassen das mit der Genehmigung.'],
  ['de', 'Beim Zoll anmelden müsste man das, aber das sparen wir uns.'],
  ['de', 'Den Schein bräuchten sie, ist uns aber egal.'],
  ['de', 'Eigentlich braucht man einen Schein. Wir machen das einfach ohne.'],
  ['es', 'Hace falta autorización, pero no pensamos pedirla.'],
  ['es', 'La licencia ni la hemos pedido ni la pediremos.'],
  ['es', 'Se necesita licencia de taxi, pero pasamos de ella.'],
  ['es', 'Nos exigen una autorización y no nos da la gana pedirla.'],
  ['zh', '这一行要有营运证，我们懒得办。'],
  ['en', 'A food licence is out of the question for me, I tell them it comes from Holland.'],
  ['en', 'Not one of our men has the badge and we see no need to get one.'],
  ['en', 'Neither of our drivers holds a taxi licence, and neither is going to get one.'],
  ['en', "Background checks we don't do, and we won't register with the authority because it would cost £60 more."],
  ['en', 'The agency told us that we need a permit, we refused to apply as it takes two years.'],
  ['de', 'Die Erlaubnis vom Jugendamt beantrage ich prinzipiell nicht.'],
  ['de', 'Keiner unserer Leute hat den Sachkundeschein, und wir sehen nicht ein, warum.'],
  ['de', 'Eine Brennerlaubnis kommt für uns nicht in Frage.'],
  ['de', 'Wir weigern uns, die Brennerei anzumelden.'],
  ['es', 'Ninguno de nuestros chicos tiene la habilitación y no vemos motivo para sacarla.'],
  ['es', 'La licencia de destilador ni se nos pasa por la cabeza.'],
  ['es', 'El permiso queda descartado.'],
  ['zh', '我们的人都没有保安证，也没必要去考。'],
  ['zh', '办许可证对我们来说免谈。'],
  ['zh', '按规定要有执业证，我们没去办，也不准备办。'],
])('%s: what is demanded is refused in other words: %s', (language, text) =>
  expect(isRefused(text, language)).toBe(true),
);

test.each([
  ['en', "The council said we don't need a licence, so we don't bother with one."],
  ['en', "We won't ask for the permit until the kitchen is ready."],
  ['en', "Vendors can't be bothered with the permit. We fill it in for them."],
  ['en', "I can't be bothered with the ironing."],
  ['en', 'We work without a ladder, and have the licence.'],
  ['de', 'Die Genehmigung haben wir noch nicht beantragt.'],
  ['de', 'Ohne Genehmigung lassen wir niemanden fahren.'],
  ['de', 'Das Bügeln sparen wir uns.'],
  ['es', 'Todavía no hemos pedido la licencia, la pediremos en mayo.'],
  ['zh', '许可证我们还没办，五月去办。'],
  ['en', 'Skipping the food licence is out of the question for me.'],
  ['en', 'None of our maps needs a licence, so we see no reason to get one.'],
  ['en', 'A second licence is a waste of money, the council says one is enough.'],
  ['en', "Background checks we don't do ourselves, the police office does them."],
  ['en', "The officer said no permit is needed below ten square metres, so we won't apply for one."],
  ['de', 'Ohne Pflegeerlaubnis zu arbeiten kommt für uns nicht in Frage.'],
  ['es', 'Trabajar sin habilitación queda descartado.'],
  ['zh', '食品证已经有了，没必要再办第二张。'],
])('%s: nothing demanded is refused: %s', (language, text) => expect(isRefused(text, language)).toBe(false));

const isGoingOn = (text: string, language: string): boolean =>
  findGoingOn(readText(text, language).clauses) !== undefined;

test.each([
  ['en', 'Customs turned down the permit in October, so I do it at night and pay no duty.'],
  ['en', 'The council said no to our licence, so we only drive after dark.'],
  ['en', 'Ofsted turned us down and we just carry on.'],
  ['en', 'The aviation office rejected our application, yet we fly all the same.'],
  ['de', 'Das Jugendamt hat die Erlaubnis abgelehnt, wir machen trotzdem weiter.'],
  ['es', 'Sanidad nos denegó el permiso, así que lo vendemos a escondidas.'],
  ['zh', '教育局没批，我们照样开。'],
])('%s: the work goes on without the permit that was refused: %s', (language, text) =>
  expect(isGoingOn(text, language)).toBe(true),
);

test.each([
  ['en', "The council refused the licence. We're waiting for the appeal and don't drive."],
  ['en', 'Customs turned down the permit, so we stopped distilling at night.'],
  ['en', 'The bank turned us down and we carry on.'],
  ['de', 'Das Amt hat die Erlaubnis abgelehnt, wir haben aufgehört.'],
  ['es', 'Sanidad nos denegó el permiso; hemos recurrido y esperamos.'],
  ['zh', '教育局没批，我们停了。'],
])('%s: the work stops, changes or waits: %s', (language, text) => expect(isGoingOn(text, language)).toBe(false));
