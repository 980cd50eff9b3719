import { expect, test } from 'vitest';
import { readText } from '../text/readText';
import { findConcealed } from './concealed';

const isConcealed = (text: string, language: string): boolean =>
  findConcealed(readText(text, language).clauses) !== undefined;

test.each([
  ['en', 'We applied for a permit to fry in the yard and they said no. We keep going but call it a family party.'],
  ['en', 'The health department fined us in May. We take cash now, so nothing shows.'],
  ['en', 'What I do is practicing law. I want to grow without attracting attention.'],
  ['en', 'The council wrote to ask who sleeps in the loft. I answered that they are my cousins.'],
  ['de', 'Die Stadt hat uns den Verkauf verboten. Wir nehmen nur noch bar, damit nichts auftaucht.'],
  ['de', 'Das Bauamt hat unseren Antrag abgelehnt. Ich lasse es jetzt als Hobbyraum laufen.'],
  ['de', 'Das Ordnungsamt hat nachgefragt. Ich sagte, das sind Verwandte.'],
  ['es', 'Sanidad nos prohibió el puesto. Vendo por la noche y en efectivo, para que no quede rastro.'],
  ['es', 'La inspección preguntó por los temporeros y contesté que son sobrinos míos.'],
  ['es', 'La junta nos denegó el permiso. ¿Cómo crecemos sin llamar la atención?'],
  ['zh', '城管罚了我两回。我打算换个名字继续卖，这样查不到我。'],
  ['zh', '街道来问过，我说是亲戚。'],
  ['en', 'The board sent me a cease and desist. Now the invitation says “skin party”, and I only take cash.'],
  ['en', 'The inspector said we cannot without a cold room. We label them as dog treats.'],
  ['de', 'Das Gesundheitsamt hat mir das untersagt. Jetzt steht „Wohlfühlbrief“ drauf, gezahlt wird in bar.'],
  ['de', 'Die Genehmigung wurde mir verweigert. Seitdem läuft es als Nachbarschaftshilfe.'],
  ['es', 'El colegio de odontólogos me denunció. Ahora lo anuncio como joyería dental.'],
  ['zh', '卫健委上个月来查过，罚了我两万。现在改叫护肤沙龙，换着地方做。'],
  ['en', 'Environmental health told us to stop. We carry on under my sister’s name.'],
  ['en', 'We were refused a licence twice. We run it as a private dinner club now so they won’t find out.'],
  ['en', 'The city closed our kitchen in May. Now we fry at night and only take cash.'],
  [
    'de',
    'Das Gesundheitsamt hat mir die Küche geschlossen. Ich koche jetzt nachts weiter und verkaufe nur noch gegen bar.',
  ],
  ['de', 'Die Behörde hat die Erlaubnis nicht erteilt. Wir machen weiter, damit es keiner merkt.'],
  ['es', 'Nos negaron la licencia. Ahora lo hacemos pasar por un club de amigos.'],
  ['zh', '市监局罚过我，我换了个小程序名字接着卖。'],
])('what an office refuses or asks about is hidden from it: %s %s', (language, text) =>
  expect(isConcealed(text, language)).toBe(true),
);

test.each([
  // Nobody objects.
  ['en', 'We move pianos at night, so nobody notices.'],
  ['es', 'Pintamos de noche sin llamar la atención.'],
  // It was settled, stopped, or is another thing.
  ['en', 'The council told us to apply for a permit, which we got in May. We paint at night so nobody notices it.'],
  ['en', 'The trademark office refused our name, so we keep going but call it Larkbox.'],
  ['en', 'The health department fined us in May. We took cash, so nothing shows. We have stopped.'],
  ['en', 'The council wrote to ask about the beds. I answered that they are guests who pay the tourist tax.'],
  [
    'de',
    'Das Bauamt hat nachgefragt und wir haben die Pläne geschickt. Wir bauen Dächer aus, ohne dass Mieter ausziehen.',
  ],
  ['es', 'El ayuntamiento preguntó por las obras y contesté que son de mi vecino, el arquitecto.'],
  ['en', 'The inspector said we cannot call it jam, so we label it as fruit spread.'],
  ['en', 'The council closed our kitchen in May. We got our permit in June. We only take cash.'],
  ['de', 'Das Bauamt hat die Nutzung untersagt, wir haben Widerspruch eingelegt. Gezahlt wird in bar.'],
  ['es', 'Sanidad me cerró el puesto y en junio lo aprobaron. Solo cobro en efectivo.'],
  ['zh', '市监罚了我两千，整改完了。我们只收现金。'],
  ['zh', '城管通知我们改招牌的尺寸，我们改了。我们卖早点。'],
  ['en', 'The council refused our first plan. We changed it and they approved it. Now it says Larkbox on the door.'],
  ['en', 'The city stopped our street stall. We are cash only at the licensed market now.'],
  ['en', 'Selling raw milk is illegal in our state, so we pasteurise it. We only take cash.'],
  ['en', 'The town warned us about the noise. We run it as a quiet walk with headphones.'],
  ['en', 'Parking there is not allowed. We list it as a spot for bikes.'],
  ['de', 'Die Gemeinde hat uns den Grillabend verboten. Wir kochen jetzt ohne Feuer und verkaufen nur bar.'],
  ['de', 'Rauchen ist verboten. Der Workshop läuft jetzt als Abendkurs.'],
  ['es', 'El ayuntamiento nos multó por el ruido. Pusimos aislante. Solo cobramos en efectivo.'],
  ['es', 'Está prohibido tirar aceite. Lo declaramos como residuo y lo recoge una empresa.'],
  ['zh', '没有经营资质的店很多，我们帮他们办证，只收现金。'],
  ['zh', '城管罚了我们两次，后来租了正规摊位。老人多，只收现金。'],
])('and nothing else is: %s %s', (language, text) => expect(isConcealed(text, language)).toBe(false));
