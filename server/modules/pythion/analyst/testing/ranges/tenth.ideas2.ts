import type { RangedIdea } from './range';

/** The second half of the ideas of the tenth set. */
export const otherIdeas: readonly RangedIdea[] = [
  {
    id: 'j-idea-13',
    text: 'Market women in Kumasi keep their takings under the cloth at home and get robbed; of 120 women we interviewed, 41 had lost money last year, on average 780 cedis. Our collector walks through the lanes each evening, takes their savings, and we lend part of the pot to other traders at interest. 860 women save with us, they pay 12 cedis a month, a saver costs us 5 cedis a month, and 790 of 860 are still with us after fourteen months. They come through the queen mother of each commodity; a new saver costs us 9 cedis. Until now they use a tin box, which holds nothing off from thieves. The market office lists 11,000 stallholders, times 12 cedis times 12 months is 1.58 million cedis. My partner was a bank clerk for six years.',
    expect:
      'score 45..60, verdict pivot, problem: pass/unknown, reach: pass/unknown, legal: pass/unknown, problem 3.5..5, adoption 4..5, revenue 4..5, market 4..5',
  },
  {
    id: 'j-idea-14',
    text: "Households in the Gulf complain that a new housemaid leaves after some weeks and the agency fee of 3,000 dollars is gone. We solved it: the girls' passports stay in our office safe until the two years are over, and their phones too except on Friday. 2,140 households have paid us 450 dollars, 71 percent came back for a second maid, and our cost per placement is 130 dollars. They find us through 26 partner agencies at 20 dollars per household. The statistics office counts 88,000 such households; times 450 it is 39.6 million dollars. Ordinary agencies lose one maid in four in the first half year, we lose one in ninety.",
    expect: 'score 0..10, verdict no_go, legal: fail, adoption 3.5..5, market 3.5..5',
  },
  {
    id: 'j-idea-15',
    text: 'Homestays in Bali with few opinions on the booking sites stay empty: 60 owners showed us their calendars, 19 nights of 30 were free. For 40 dollars a month our writers in three countries post stays that never took place, each with its own photos and a small complaint so that it sounds real. 310 owners pay, 280 of them have renewed for the second year, and their free nights fell from 19 to 8. It costs us 11 dollars per owner. Owners come through the village tourism office, 6 dollars each.',
    expect: 'score 0..10, verdict no_go, legal: fail, problem 3.5..5, adoption 4..5, revenue 4..5',
  },
  {
    id: 'j-idea-16',
    text: "Cotton growers in Saurashtra are cheated at the trader's scale. We weighed 212 carts twice in November, on the trader's scale and on a stamped one: 3.4 kilos in every 100 disappeared, about 2,100 rupees a cart. Until now they argue or drive 40 kilometres to another yard. Our stamped scale stands in front of the yard; since then the gap fell from 3.4 to 0.3 kilos. 1,460 growers have paid 30 rupees a cart, a weighing costs us 11, and 1,120 came again with the next cart. The village cooperative sends them to us with the seed bill, 14 rupees for a new grower. The state cotton board lists 96,000 growers with 5 carts each; times 30 that is 14.4 million rupees a year. The weights and measures office has licensed the scale. I repaired weighbridges for eight years.",
    expect:
      'score 82..100, verdict go, problem: pass/unknown, reach: pass/unknown, legal: pass/unknown, problem 4..5, adoption 4..5, revenue 4..5, differentiation 3.5..5, feasibility 4..5, market 4..5',
  },
  {
    id: 'j-idea-17',
    text: "Smallholders with tea on the steep slopes near Nuwara Eliya cannot get anyone to carry the spray tank any more. 33 growers showed us their notebooks: 9 days of waiting per round, and 14 percent of the leaf lost to blister blight. We spray by drone, 40 minutes a plot while a man with the tank needs a full day. 118 growers have paid 1,900 rupees a round, our cost is 1,150, and 97 of them booked the third round. The leaf factory in Ragala tells its suppliers about us on collection day. The aviation authority gave us the operating permit in February, the pesticide registrar the spraying certificate. I flew survey drones for five years, my brother is an agronomist. The tea board's list has 4,300 such plots in the district; 4,300 x 1,900 x 6 rounds is 49 million rupees.",
    expect:
      'score 78..100, verdict go, problem: pass/unknown, reach: pass/unknown, legal: pass/unknown, problem 3.7..5, adoption 3.4..5, revenue 4..5, differentiation 3..5, feasibility 4..5, market 4..5',
  },
  {
    id: 'j-idea-18',
    text: 'My brother sits in a wheelchair in Ghent and always gets wet on the lap. I sewed him a rain cover which closes under the wheels. At the rehab centre I asked 31 wheelchair users, 24 of them had stayed at home because of rain at least twice in the month before. 23 of them have paid a deposit of 20 euros, the price is 85 euros. The cloth and zip cost 32 euros, my own two hours not counted. The therapist there lets me show it on Wednesdays. The ponchos from the bicycle shop get caught in the wheels. I am a tailor since 12 years.',
    expect:
      'score 50..76, verdict pivot/go, problem: pass/unknown, reach: pass/unknown, legal: pass/unknown, problem 3..5, adoption 2.2..4, revenue 3..4.5, differentiation 2.2..4, feasibility 2.8..4.5, market 0..0.6',
  },
  {
    id: 'j-idea-19',
    text: 'Kleine Imker in der Steiermark schmelzen ihr altes Wachs in der Küche ein und verlieren dabei viel davon. Bei 27 Imkern haben wir nachgewogen: 38 von 100 Kilo gingen verloren, das sind rund 190 Euro im Jahr je Betrieb. Unser fahrender Dampfschmelzer verliert 9 von 100 Kilo, gemessen vom Bieneninstitut. 84 Imker haben 65 Euro pro Besuch bezahlt, ein Besuch kostet uns 38 Euro, und 70 davon haben im zweiten Jahr wieder gebucht. Wir erreichen sie über den Bezirksverband, der uns im Rundbrief ankündigt, das kostet 7 Euro je neuem Kunden. Laut Landesverband gibt es 3.100 Betriebe, mal 65 Euro sind 201.500 Euro im Jahr. Ich bin seit elf Jahren Imkermeister, die Gewerbeberechtigung liegt vor.',
    expect:
      'score 78..100, verdict go, problem: pass/unknown, reach: pass/unknown, legal: pass/unknown, problem 4..5, adoption 3.8..5, revenue 4..5, differentiation 3..5, market 3.8..5',
  },
  {
    id: 'j-idea-20',
    text: 'Wir möchten irgendwann eine Plattform für Schrebergärtner in Leipzig bauen, die ihr überschüssiges Gemüse nicht loswerden. Vielleicht würden Nachbarn dafür etwas bezahlen, wir denken an drei Euro im Monat. Im Sommer wollen wir Vereine anschreiben und hoffen, dass bis Jahresende 500 Leute mitmachen werden. Alle in unserem Freundeskreis finden die Idee großartig. Programmieren müssten wir noch lernen.',
    expect:
      'score 8..30, verdict no_go, legal: pass/unknown, problem 0.8..2.4, adoption 0.3..1.8, revenue 0.5..2.3, differentiation 0..1, market 0..1',
  },
  {
    id: 'j-idea-21',
    text: 'Pensamos que los dueños de taxis en Rosario pierden viajes porque no llevan la cuenta, y armamos una planilla en el celular. El sindicato la repartió y 240 taxistas la bajaron en marzo. A las tres semanas la abrían 5 de 240, y en mayo ya no la usaba nadie. Llamamos a 30 y nos dijeron que no les hace falta, que la cuenta la llevan de memoria y nunca fue un problema. Nadie pagó los 900 pesos por mes.',
    expect:
      'score 5..35, verdict no_go, problem: fail, legal: pass/unknown, problem 0..2, revenue 0..2.6, market 0..0.6',
  },
  {
    id: 'j-idea-22',
    text: 'Las fondas chicas de Oaxaca se quedan sin masa fresca a mediodía. Hablé con 22 cocineras y 15 me contaron que la semana pasada tuvieron que mandar a alguien al molino, una hora perdida cada vez. Hoy compran harina de bolsa, que se quiebra en el comal. Yo llevo la masa en bicicleta: 8 fondas me compran a 24 pesos el kilo desde hace dos meses. Me recomienda la señora del molino de la Merced. Todavía no saqué bien mis costos. Trabajé nueve años en una tortillería.',
    expect:
      'score 46..72, verdict pivot/go, problem: pass/unknown, reach: pass/unknown, legal: pass/unknown, problem 2.8..5, adoption 1.8..4.4, revenue 2.8..4.6, differentiation 2.2..3.6, feasibility 3..5, market 0..1',
  },
  {
    id: 'j-idea-23',
    text: '景德镇的小陶瓷作坊烧窑时废品很多。我们去年在36家作坊逐窑清点，每100件坏掉23件，平均每家一个月损失2800元。现在师傅靠眼睛看火，看不出窑内的温差。我们的窑温探头让废品从每100件23件降到9件，这个结果由陶瓷研究所测过。已有74家作坊付了每月180元，我们每家每月的成本是60元，满一年的50家里有46家续费。客户由陶瓷行业协会在例会上介绍，每得到一家新客户花费110元。协会登记的作坊有2600家，2600×180×12约为561万元。我做窑炉工程师十二年，合伙人写了八年嵌入式软件。',
    expect:
      'score 78..100, verdict go, problem: pass/unknown, reach: pass/unknown, legal: pass/unknown, problem 4..5, adoption 3.8..5, revenue 4..5, differentiation 3..5, market 3.8..5',
  },
  {
    id: 'j-idea-24',
    text: '很多外地来的租客退房很快，房东担心空置。我们替房东在房间的插座里装上小摄像头，租客并不知道，房东可以随时看他们在屋里做什么，提前发现谁要搬走。已有520位房东每月付费90元，成本25元，续费率88%。房东通过三家中介门店找到我们，每位花费40元。本市登记的出租房东有31000位，乘以90元再乘以12个月约3348万元。',
    expect: 'score 0..10, verdict no_go, legal: fail, adoption 3.5..5, revenue 3.8..5',
  },
];
