import { expect, test } from 'vitest';
import { readText } from '../text/readText';
import { findBehindBacks } from './behindBacks';

const isFound = (text: string, language: string): boolean =>
  findBehindBacks(readText(text, language).clauses) !== undefined;

test.each([
  ['en', "I would secretly rent out my aunt's flat, she is in a home and won't notice."],
  ['en', "I would like to let my aunt's flat behind her back."],
  ['en', "I'd sell the stamps of my grandfather without his knowledge."],
  [
    'de',
    'Ich würde die Wohnung meiner Tante heimlich über das Internet vermieten, sie ist im Heim und merkt es nicht.',
  ],
  ['de', 'Wir wollen die Katzen der Nachbarn hinter deren Rücken einsammeln und verkaufen.'],
  ['de', 'Ich möchte meiner Tante hinter ihrem Rücken die Wohnung vermieten.'],
  ['de', 'Wir möchten die Pakete der Nachbarn ohne deren Wissen mitnehmen und verkaufen.'],
  ['es', 'Queremos recoger los gatos de los vecinos a sus espaldas y venderlos.'],
  ['es', 'Me gustaría alquilar el piso de mi tía sin que ella lo sepa.'],
  ['es', 'Voy a vender a escondidas los muebles de mi abuela.'],
  ['zh', '我想瞒着姑姑把她的房子租出去。'],
  ['zh', '我们打算背着邻居把他们的猫抓走卖掉。'],
  ['zh', '我想偷偷装摄像头看租客，每月收房东50元。'],
  ['zh', '偷偷在出租屋里装摄像头，房东可以看租客有没有养宠物。'],
  ['zh', '我想趁租客不在家，在房间里装录音的，房东可以听。'],
  ['zh', '我们替房东在房间的插座里装上小摄像头，租客并不知道，房东可以随时看。'],
  ['zh', '我在车底贴定位器，妻子不知道，丈夫可以看她去哪。'],
  ['en', 'We secretly use the wifi of our neighbors and sell it.'],
  ['en', "I would sell my husband's tools behind his back."],
  ['de', 'Ich will das WLAN meines Nachbarn heimlich nutzen.'],
  ['de', 'Ich möchte das Auto meines Mannes hinter seinem Rücken vermieten.'],
  ['de', 'Ich will die Wohnung, die meiner Tante gehört, heimlich vermieten.'],
  ['es', 'Uso una app para alquilar a escondidas el piso de mi tía.'],
])("%s: what is others' is taken behind their backs: %s", (language, text) =>
  expect(isFound(text, language)).toBe(true),
);

test.each([
  ['en', "I rent out my aunt's flat with her consent."],
  ['en', "If I secretly rented out my aunt's flat, she would sue me."],
  ['en', "We secretly bake cakes for the neighbours' birthday parties."],
  ['en', "We help tenants whose landlord sells the tenants' data behind their backs."],
  ['de', 'Ich würde die Wohnung meiner Tante vermieten, sie ist im Heim und freut sich.'],
  ['de', 'Wir finden Kameras, mit denen Vermieter Mieter heimlich filmen.'],
  ['de', 'Wir vermieten Kleider für Leute, die heimlich heiraten.'],
  ['es', 'Vendo regalos sorpresa que los amigos preparan a escondidas.'],
  ['es', 'Alquilo el piso de mi tía, ella cobra la mitad.'],
  ['zh', '我帮租客检查房间里有没有被偷偷装摄像头。'],
  ['zh', '我帮姑姑把她的房子租出去，一半租金归她。'],
  ['zh', '我在出租屋里装门锁，帮房东管钥匙，每套收50元。'],
  ['zh', '我帮租客找出房东装的摄像头，租客不知道的角落也查。'],
  ['zh', '我们给老人装定位手环，老人走丢时家属不知道去哪找。'],
  ['zh', '店里装了摄像头，客人不知道菜什么时候好，可以在手机上看厨房。'],
  ['en', 'I secretly use the recipes of my grandmother in my jams and sell them.'],
  ['en', 'We lend drills to tenants who secretly let the flats of their landlords rot.'],
  ['de', 'Wir vermieten Kameras an Eigentümer, die wissen wollen, wer heimlich im Garten der Nachbarn filmt.'],
  ['de', 'Wir vermieten Gießkannen, um die Pflanzen der Oma ohne sie zu fragen zu gießen.'],
  ['es', 'Vendo cámaras a dueños que quieren saber quién graba a escondidas el jardín de los vecinos.'],
  ['es', 'Vendo regaderas para usar las plantas de la abuela sin preguntar.'],
])('%s: known, wanted, or done by others: %s', (language, text) => expect(isFound(text, language)).toBe(false));
