import type { RangedIdea } from './range';

/** The second half of the ideas of the thirteenth set. */
export const otherIdeas: readonly RangedIdea[] = [
  {
    id: 'm-idea-13',
    text: 'Night nurses at two hospitals in Leeds find the canteen shut and eat crisps. We cooked a warm box for the ward at £6 and put it into a heated locker. The matron let us hang up a poster, and 312 nurses ordered one for the £1 trial price. After two weeks eleven still ordered at the full price, after five weeks two did, and since week nine not a single one has come back. The kitchen and the lockers work without trouble. I cooked in hospitals for ten years.',
    expect:
      'score 17..35, verdict no_go, problem: fail, legal: pass/unknown, reach: pass/unknown, market 0..1, feasibility 2.5..5',
  },
  {
    id: 'm-idea-14',
    text: 'Grown-ups who hide from everyone that they cannot read need somebody to go through their letters with them. Our pen reads a page aloud, a prototype does so without errors, and I taught reading for eight years. It is meant to cost £70. Only: these people conceal it even from their families, they belong to no club, the evening schools never see them, and there is no list. We looked for five months and found no way at all to get in touch with them.',
    expect:
      'score 15..35, verdict no_go, reach: fail, legal: pass/unknown, problem: pass/unknown, adoption 0..1.5, feasibility 2..3.8, market 0..1, problem 0.8..2.6',
  },
  {
    id: 'm-idea-15',
    text: 'Offices in Bucharest with 15 to 50 people want fruit on Monday mornings and send an intern to the supermarket for it. We bring a box for 30 lei. 140 offices pay every week, and 126 of them have been doing so for over a year. Buying, packing and bringing one box costs us 41 lei, so we lose 11 lei on every one; a change of that is not in sight, because rents and fuel are what they are. Office managers hear of us in their own Facebook group, where we answer questions.',
    expect:
      'score 37..55, verdict pivot, problem: pass/unknown, reach: pass/unknown, legal: pass/unknown, adoption 3..5, revenue 1.5..4.2, market 0..1.2, feasibility 2..5',
  },
  {
    id: 'm-idea-16',
    text: 'Shift workers at Lisbon airport with children under six have nobody to watch them between ten at night and six in the morning. We asked 63 of them about the last month: on average they paid a neighbour 210 euros, and 39 showed us the transfers. The neighbour cancels about once a week. We are going to open a night nursery in a flat next to the terminal, for 260 euros a month. 41 parents have already paid a deposit of 150 euros. The staff association sent our leaflet round and 55 of the 63 came from that. Which permits a nursery needs we have not looked into, and none of us has worked with children.',
    expect:
      'score 40..60, verdict pivot, problem: pass/unknown, reach: pass/unknown, legal: pass/unknown, problem 3.5..5, adoption 2.5..4.3, revenue 2.5..4.6, feasibility 0..2.2, differentiation 2..3.8',
  },
  {
    id: 'm-idea-17',
    text: "Students at eleven British universities are short of time before the deadline. Our ghostwriters deliver the finished dissertation for £480, and the student hands it in as his own work; our rewording makes sure the examiners' software notices nothing. 1,900 dissertations were paid for last year, 620 customers came back for a second one, and £210 per order is left after the writer's fee. Campus reps bring us new buyers at £18 each. There are 540,000 final-year students according to the statistics agency.",
    expect:
      'score 0..10, verdict no_go, legal: fail, problem: pass/unknown, reach: pass/unknown, adoption 3..5, revenue 3.5..5, market 2..4.5',
  },
  {
    id: 'm-idea-18',
    text: 'Owners of two to ten flats in Vienna get 200 messages for each advert. Our inbox goes by the sound of the family name and the mother tongue: whoever does not sound like an old Viennese family automatically receives the reply that the flat has gone. 210 owners pay 29 euros a month and 193 of them renewed for a second year. Sorting used to take them six evenings, now it takes one. Serving an owner costs us four euros. A magazine for house owners brings new ones at 35 euros each.',
    expect:
      'score 0..10, verdict no_go, legal: fail, problem: pass/unknown, reach: pass/unknown, adoption 3.5..5, revenue 3.8..5, market 0..1.5',
  },
  {
    id: 'm-idea-19',
    text: 'Dachdeckerbetriebe mit vier bis zwölf Leuten in Niedersachsen messen jede Baustelle zweimal auf. Bei 14 Betrieben haben wir die Stundenzettel von acht Wochen ausgewertet: sechs Stunden je Baustelle gehen dafür drauf, rund 330 Euro. Heute nehmen sie Bandmaß und Zettel, und jedes dritte Blatt ist nachher nass und unleserlich. Unser Laser mit Formular kostet 79 Euro im Monat. 19 Betriebe zahlen seit März, 17 davon haben im September verlängert; ein Betrieb kostet uns 21 Euro im Monat. Der Aufwand ist dort von 6 auf 1,5 Stunden gefallen. Der Einkaufsverbund stellt uns bei seinem Stammtisch vor, ein neuer Betrieb kostet uns so 160 Euro. Ich bin seit 15 Jahren Dachdeckermeister, mein Partner baut Messgeräte.',
    expect:
      'score 78..98, verdict go, problem: pass/unknown, reach: pass/unknown, legal: pass/unknown, problem 3.8..5, adoption 3.8..5, revenue 4..5, differentiation 3.5..5, market 0..1.5',
  },
  {
    id: 'm-idea-20',
    text: 'Alleinerziehende in Leipzig wissen oft nicht, wohin mit dem Kind, wenn die Kita streikt. Wir wollen eine App entwickeln, über die sie sich gegenseitig aushelfen. Ab Herbst sollen 500 Familien mitmachen und je 5 Euro im Monat zahlen, später rechnen wir mit 5.000. Meine Schwägerin findet die Idee großartig. Programmieren kann von uns noch niemand, aber wir hoffen, dass sich jemand findet. Bekannt machen würden wir das Ganze vermutlich über soziale Medien.',
    expect:
      'score 11..31, verdict no_go/pivot, problem: pass/unknown, reach: pass/unknown, legal: pass/unknown, problem 0.8..2.3, adoption 0..2, feasibility 0..1.5, differentiation 0..1.5, market 0..1.2',
  },
  {
    id: 'm-idea-21',
    text: 'Las peluquerías de barrio en Rosario, con dos o tres sillones, pierden turnos porque las clientas no avisan. Hablé con 19 dueñas sobre la última semana y 13 me mostraron el cuaderno: cuatro turnos vacíos por semana, unos 36.000 pesos. Hoy confirman por mensaje, una por una, y se les olvida la mitad. Tengo un prototipo que confirma solo; dos peluquerías lo prueban gratis desde hace tres semanas. El precio sería de 9.000 pesos por mes, pero todavía no pagó nadie. A once de las dueñas llegué por el distribuidor de tinturas, que me presentó. Trabajé cinco años como programadora.',
    expect:
      'score 48..64, verdict pivot, problem: pass/unknown, reach: pass/unknown, legal: pass/unknown, problem 3..4.7, adoption 2..3.8, revenue 0.8..3.2, differentiation 2..3.8, feasibility 2.3..4.2, market 0..1',
  },
  {
    id: 'm-idea-22',
    text: 'Muchos maridos de Valencia quieren saber con quién habla su mujer. Nuestra aplicación se instala en dos minutos mientras ella duerme y después manda una copia de cada mensaje y cada foto al teléfono de él, sin que ella note nada. Ya pagan 3.400 clientes a 19 euros al mes y el 88 por ciento renovó el año pasado. Cada cliente nos cuesta 2 euros al mes. Llegan por anuncios en foros de fútbol, a 11 euros por cliente.',
    expect:
      'score 0..10, verdict no_go, legal: fail, problem: pass/unknown, reach: pass/unknown, adoption 3.3..5, revenue 3.5..5',
  },
  {
    id: 'm-idea-23',
    text: '苏州二十人以下的模具厂常常因为报价慢丢订单。我们查了26家厂半年的询价记录：平均每份报价要花两天，每月因此丢掉三单，约1.8万元。现在老师傅靠手工看图估价，一请假就没人会算。我们的软件读图纸后半小时出报价，每月收费600元。22家厂从去年十月开始付费，其中20家今年续费一年；每家每月的成本是130元。用了以后，报价时间从两天降到三小时。模具协会的会长在例会上介绍我们，每拉来一家花费约400元。我做了十三年模具设计，合伙人写了九年软件。',
    expect:
      'score 78..98, verdict go, problem: pass/unknown, reach: pass/unknown, legal: pass/unknown, problem 3.8..5, adoption 3.8..5, revenue 4..5, differentiation 3.5..5, market 0..1.5',
  },
  {
    id: 'm-idea-24',
    text: '我们给成都的大学生做了一个拼车回家的小程序，因为放假时火车票难买。去年国庆在三所学校的宿舍楼贴了海报，有860人注册，坐一次收12元。第一周有74人付了钱，第二个假期只剩5人，到了春节一个人都没有再用。我们打电话问了40个人，他们说票其实都买到了。程序本身运行正常，我写过六年后端。',
    expect:
      'score 17..35, verdict no_go, problem: fail, legal: pass/unknown, reach: pass/unknown, market 0..1.2, feasibility 2.2..5',
  },
];
