import type { RangedIdea } from './range';

/** The second half of the ideas of the sixteenth set. */
export const otherIdeas: readonly RangedIdea[] = [
  {
    id: 'r-i13',
    text: 'We run a score-keeping service for amateur water polo leagues in Hungary and Croatia. Referees write results on paper and the tables are late, so we built a poolside tablet app and gave it to 26 clubs through the two national federations. The price is €15 per club a month after a free trial. Everything works on the technical side: no crashes in 300 matches, and I coded timing systems for six years before this. But after the trial all 26 clubs went back to paper. Not one of them is still using it, and none took the paid plan. When we rang them, the secretaries said the paper sheet is quick enough.',
    expect:
      'score 12..35, verdict no_go, problem: fail, legal: pass/unknown, reach: pass/unknown, adoption 0..3.2, revenue 0.6..3.4, market 0..1',
  },
  {
    id: 'r-i14',
    text: 'Our sealed tray keeps plaster models from cracking on the way from dentist to dental lab. We asked 33 labs in Saxony and Bohemia, found through the chamber of dental technicians, how often a model arrives broken. Thirty-two had not seen a single case in the past year because they receive digital scans now; one remembered a chipped corner. Nobody wanted the tray, even free of charge. The tray itself is finished, drop-tested from two metres, and costs €1.10 to mould; we would have asked €4 per tray.',
    expect:
      'score 5..34, verdict no_go, problem: fail, legal: pass/unknown, problem 0..1.8, differentiation 0..2.4, market 0..2',
  },
  {
    id: 'r-i15',
    text: 'People who inherited an unmarked family grave abroad rarely know where it lies, and the search takes months. We have a method: parish books, aerial photographs and a ground radar, tried on eleven graves in Galicia, nine of which we found. A search would cost the heir $480. The difficulty is that heirs cannot be found or addressed in advance. There is no list, no place where they meet, no word they search for, and they usually do not know themselves that such a grave exists. We tried notices, churches and genealogists for a year without reaching a single one of them, and we see no way to do so.',
    expect: 'score 12..35, verdict no_go, reach: fail, legal: pass/unknown, adoption 0..1.4, market 0..1',
  },
  {
    id: 'r-i16',
    text: "Small hotels on the Dalmatian islands have no laundry of their own and ship sheets to the mainland; eleven owners showed us bills of €0.90 per kilo and a wait of three days. We wash on the island of Vis and deliver within a day. Nineteen hotels have paid €1.20 per kilo since May, and seventeen of them ordered again every week all summer. The hoteliers' club passes our card to each new member. I ran a hospital laundry for eight years. Water and electricity come in by boat and cable, so one kilo costs us €1.74: we lose 54 cents on every kilo, more wash means more loss, and we have no idea how to bring the cost down.",
    expect:
      'score 38..55, verdict pivot, problem: pass/unknown, reach: pass/unknown, legal: pass/unknown, problem 2.8..5, adoption 3..5, revenue 1..3.8, feasibility 3..4.8, market 0..1',
  },
  {
    id: 'r-i17',
    text: 'Families on the west coast of Scotland wait up to nine days for a burial at sea because two firms do them all. Twelve bereaved families showed me what they paid, between £2,900 and £3,600. I offer to take the coffin out on my own trawler from Oban. Since last autumn fourteen families have paid me £1,700 each in advance for trips that start next May; fuel, crew and weights come to £610 a trip. Four funeral directors in Argyll send people to me, and all four have done so more than once. The two established firms only sail from the south of England, so relatives cannot come along. I have skippered for twenty years. Sea burials are subject to a marine licence and to rules on passengers and coffins; I have not looked into any of that yet and have no plan for it.',
    expect:
      'score 42..60, verdict pivot, problem: pass/unknown, reach: pass/unknown, legal: pass/unknown, problem 2.8..5, adoption 2.6..4.8, revenue 3..5, differentiation 2..4, market 0..1.6',
  },
  {
    id: 'r-i18',
    text: "Apple farms around Wenatchee are short of pickers from August to October. We supply crews of migrants and have grown from 2 farms to 47; every farm pays $31 per picker-hour, 44 of them booked us again this year, and we keep $9 after wages. The state growers' meeting brings us a new farm for about $150. Pickers hand in their passports on arrival and get them back after the last harvest day, so nobody walks off in the middle of the season, and the recruitment debt is taken from their pay until it is cleared. Farm managers told us that turnover fell from 38 percent to zero. I ran a packing house for fifteen years. The region counts 1,200 orchards.",
    expect: 'score 0..10, verdict no_go, legal: fail, adoption 3..5, revenue 3.6..5',
  },
  {
    id: 'r-d01',
    text: 'Steinbrüche in der Eifel verlieren Zeit, weil Lastwagen an der Waage Schlange stehen. In vier Brüchen haben wir über acht Wochen 6.310 Fahrten gezählt: 23 Minuten Wartezeit im Schnitt, die Betriebe rechnen mit 58 € je Lkw-Stunde. Unser Schild mit Kennzeichenleser verteilt die Wagen auf zwei Spuren und schreibt den Wiegeschein selbst. Die Wartezeit sank von 23 auf 9 Minuten, nachgemessen vom Eichamt. Alle vier Brüche zahlen 420 € im Monat, drei haben nach dem ersten Jahr verlängert; Betrieb und Wartung kosten uns 95 € je Anlage. Der Landesverband der Steinindustrie hat uns auf seiner Tagung vorgestellt, daraus kamen drei der vier Kunden zu je rund 200 € Aufwand. Bisher füllte ein Wiegemeister Zettel aus und konnte nur eine Spur bedienen. Ich habe elf Jahre Waagen gebaut, die Eichzulassung liegt vor. Der Verband zählt 640 Brüche dieser Größe.',
    expect:
      'score 74..100, verdict go, problem: pass/unknown, reach: pass/unknown, legal: pass/unknown, problem 3.8..5, adoption 3.2..5, revenue 3.8..5, feasibility 3.5..5, market 2.2..4',
  },
  {
    id: 'r-d02',
    text: 'Bestattungshäuser in Nordrhein-Westfalen wollen mehr an teuren Särgen verdienen. Wir liefern dafür Eichensärge, die in Wirklichkeit aus beklebter Spanplatte bestehen; die Angehörigen bekommen Eiche auf die Rechnung geschrieben und merken nichts, weil der Sarg verbrannt wird. 29 Häuser kaufen bei uns, 26 haben nachbestellt, sie zahlen 210 € pro Stück, uns kostet der Sarg 95 €. Die Kontakte kommen über die Fachmesse in Düsseldorf. Ich war vierzehn Jahre Tischler.',
    expect: 'score 0..10, verdict no_go, legal: fail, revenue 2.6..5, market 0..1',
  },
  {
    id: 'r-s01',
    text: 'Los clubes de fútbol aficionado de Valparaíso pierden partidos porque el árbitro no llega. Entrevistamos a 19 delegados: catorce habían suspendido al menos dos partidos el año pasado y varios nos enseñaron la multa de la liga, de 60.000 pesos cada una. Hicimos una bolsa de árbitros de guardia por teléfono y la probamos durante seis fines de semana con cinco clubes; se cubrieron 11 de 13 ausencias. Todavía nadie ha pagado. Dos clubes firmaron una carta por 12.000 pesos por partido cubierto. Hoy el delegado llama a conocidos y casi nunca encuentra a alguien con carné. La asociación regional nos dio la lista de sus 140 clubes. Arbitré durante diez años.',
    expect:
      'score 49..68, verdict pivot, problem: pass/unknown, reach: pass/unknown, legal: pass/unknown, problem 2.4..4, adoption 1.4..3.8, revenue 1.8..3.6, differentiation 2..3.9, feasibility 2.4..4.4',
  },
  {
    id: 'r-s02',
    text: 'Fabricamos una caja térmica para que las lavanderías de Bogotá entreguen uniformes de cocina secos y planchados a los restaurantes. La ofrecimos a 38 lavanderías por medio de su gremio y todas la recibieron gratis durante dos meses. Al terminar la prueba, las 38 la devolvieron: ninguna siguió usándola y ninguna quiso pagar los 45.000 pesos al mes. Nos dijeron que los uniformes ya llegan secos con la bolsa de siempre y que no tienen ese problema. La caja funciona bien y yo diseñé empaques durante cinco años.',
    expect: 'score 8..34, verdict no_go, problem: fail, legal: pass/unknown, market 0..1, adoption 0..3',
  },
  {
    id: 'r-z01',
    text: '烟台的小型苹果冷库经常因为乙烯过高而烂果。我们在六家冷库连续记录了十二周,平均每月烂果损失8200元,这是冷库自己的账本上的数字。我们做了一个吸附柜,带传感器,自动换滤芯。使用以后,烂果率从7.5%降到2.1%。六家都已付款,每家每月680元,其中五家第二年续费;滤芯和上门成本每家每月210元。客户都是通过市果品协会的技术培训班认识的,每获得一家大约花费300元。以前他们靠开门通风,温度一升高果子更容易坏。我在冷库做了九年技术员,合伙人是化工工程师。协会登记的同类冷库有1100家。',
    expect:
      'score 74..96, verdict go, problem: pass/unknown, reach: pass/unknown, legal: pass/unknown, problem 3.4..5, adoption 2.8..5, revenue 3.6..5, differentiation 2.2..5, feasibility 3..5',
  },
  {
    id: 'r-z02',
    text: '我们打算为宁波港的集装箱卡车司机做一个预约排队的小程序。司机进港要排队。明年我们计划访谈五十位司机,然后开发第一版,预计等待时间会缩短一半。将来每位司机每月付20元,我们相信大部分人会续费。等产品上线以后,我们会联系车队和港口谈合作,希望三年内做到两万名用户。',
    expect:
      'score 8..36, verdict no_go/pivot, problem: pass/unknown, reach: pass/unknown, legal: pass/unknown, problem 0.3..2.6, adoption 0..2, revenue 0.2..2.6, feasibility 0..2',
  },
];
