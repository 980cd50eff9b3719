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
  ['en', "A licence would be required but I'm not going to get one, regulators just protect the companies."],
  ['en', "You're meant to be registered, but I can't be bothered."],
  ['en', 'The council says I need a licence. I have no plans to get one.'],
  ['en', "You need a food licence. We won't apply for one until they force us."],
  ['de', 'Wir müssten uns beim Gewerbeamt anmelden. Das sparen wir uns.'],
  ['de', 'Für uns kommt eine Brennerlaubnis nicht in Frage.'],
  ['es', 'Hay que tener licencia. Paso de eso.'],
  ['zh', '要有资格证，不想考。'],
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
  ['en', 'We are registered as a company and have no plans to raise money.'],
  ['en', 'The licence came in May. We have no plans to expand abroad.'],
  ['en', "Banks want three years of papers. We don't ask for any."],
  ['en', 'Other gyms make you register at the desk. We skip that.'],
  ['en', "A stall needs a licence and we can't get one, the council has a waiting list."],
  ['en', "Guides must hold a badge. We don't see the point of printed maps, so we use audio."],
  ['en', 'A nurse must be registered who cares for children, so we only hire such nurses.'],
  ['en', "Sellers must have a permit, others just fake the papers. We won't do that."],
  ['en', 'Most drivers need a badge and have no plans to get one. We lend them ours for the exam.'],
  ['de', 'Für die Anmeldung nehmen andere 20 Euro. Das sparen wir uns.'],
  ['de', 'Die Zulassung haben wir seit Mai. Ein Kredit kommt für uns nicht in Frage.'],
  ['de', 'Für eine Zulassung muss man zum Amt. Den Weg sparen wir uns, das geht online.'],
  ['de', 'Wirte brauchen eine Erlaubnis und haben keine Lust darauf. Wir erledigen das für 90 Euro.'],
  ['de', 'Man braucht eine Genehmigung vom Amt. Zucker lassen wir weg.'],
  ['es', 'Hace falta licencia y la tenemos. Nos da igual el color de la furgoneta.'],
  ['es', 'El permiso llegó en mayo. El crédito queda descartado.'],
  ['zh', '退税手续太麻烦，大家都懒得办。'],
  ['zh', '租房手续很麻烦，懒得办的人很多。我们上门办，一次80元。'],
  ['zh', '执照我们三月就办好了。广告不打算弄。'],
])('%s: nothing demanded is refused: %s', (language, text) => expect(isRefused(text, language)).toBe(false));

test.each([
  ['en', "You need a food licence. We won't apply until June, when the kitchen is ready."],
  ['en', "The council requires a licence, but I won't apply before the kitchen is finished."],
  ['en', "You need a food licence. We won't apply for it. In June, when the kitchen is ready, we will."],
  ['en', "You need a food licence. We won't apply for one, because our kitchen is only ready in June."],
  ['en', 'You need a food licence, and I have no plans to apply for it this year.'],
  ['en', "You need a food licence. We won't register with the council this month, the sink comes in June."],
  ['de', 'Man braucht eine Erlaubnis. Die beantragen wir einfach nicht, solange die Küche nicht fertig ist.'],
  ['es', 'Hace falta una licencia. No pensamos pedirla, la pedimos en junio.'],
  ['zh', '要办许可证，这个月我不打算办，六月去办。'],
])('%s: the paper is put off, and not refused: %s', (language, text) => expect(isRefused(text, language)).toBe(false));

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
  ['en', 'The accelerator rejected our application. We carry on with our own savings.'],
  ['en', 'The app store rejected our application twice. We keep selling by phone.'],
  ['en', 'The city rejected our application for a grant. We carry on.'],
  ['en', "The council refused our licence. We didn't want that street anyway and look for another."],
  ['de', 'Die Stadt hat den Zuschuss abgelehnt. Wir machen trotzdem weiter.'],
  ['es', 'El ayuntamiento denegó la licencia de terraza. Seguimos buscando otro local.'],
  ['es', 'El ayuntamiento denegó el permiso. De noche duermo mal.'],
])('%s: the work stops, changes or waits: %s', (language, text) => expect(isGoingOn(text, language)).toBe(false));
