import type { RangedIdea } from './range';

/** The second half of the ideas of the eighth set. */
export const otherIdeas: readonly RangedIdea[] = [
  {
    id: 'e-i13',
    text: 'Amateur choirs in Minnesota lose rehearsal time because singers turn up without having learned their part. We built an app that plays each voice separately and gave it away to 34 choirs, 400 singers in all, through the state choral association. In the first week 360 opened it. By week five nobody did: the logs show zero sessions for the last two months, and not one choir wanted it back when we switched it off. Their directors hand out recordings, and that is enough for them. The software itself runs without faults and I have sung in and led choirs for eleven years.',
    expect:
      'score 14..35, verdict no_go, problem: fail, legal: pass/unknown, reach: pass/unknown, problem 0..2.6, adoption 0.5..3.2, revenue 0..1, feasibility 2.2..4.2',
  },
  {
    id: 'e-i14',
    text: "We developed a deposit scheme for takeaway cups for cafés in Melbourne. Between March and July we visited 120 cafés in person, showed them the cups and offered them at 60 dollars a month. None of them bought, not even at half the price. 97 told us flatly that throwing away cups is no trouble for them, since the supplier's paper ones cost six cents and the council collects them. The cups are produced and have been washed 500 times in tests.",
    expect:
      'score 14..35, verdict no_go, problem: fail, legal: pass/unknown, reach: pass/unknown, problem 0..2.2, adoption 0.3..3, revenue 0.3..3.1, feasibility 1.8..4',
  },
  {
    id: 'e-i15',
    text: 'Some people hide compulsive hoarding from their families for decades. We want to send them a discreet clearing team at 300 dollars per day. The alternative is a house clearance firm, which shows up with a lorry and lets the whole street know. We have a trained psychiatric nurse and two movers who did three such flats for a social worker. But there is no way to reach these people: no list, no club, no forum, they do not search for help and they do not open letters. We tried for a year and could not find a single one ourselves.',
    expect:
      'score 14..35, verdict no_go, reach: fail, legal: pass/unknown, adoption 0..2, revenue 1.6..3.4, differentiation 1.8..3.6, feasibility 2..4',
  },
  {
    id: 'e-i16',
    text: 'Shift workers at the four container terminals in Antwerp get nothing warm to eat after ten at night. We bring a hot meal to the gate. 310 dockers have bought at least once since September and 240 of them order every week; the union steward put our card into each locker. A meal sells for €6. Ingredients, cooking and the ride to the harbour cost €8.40 per meal, so each one loses €2.40. Larger pots did not change that and we do not know how to get the cost down. The vending machine, their only alternative, has crisps and chocolate. Our cook worked in canteens for ten years and the kitchen is approved by the food agency.',
    expect:
      'score 40..55, verdict pivot, problem: pass/unknown, reach: pass/unknown, legal: pass/unknown, problem 3..5, adoption 3.4..5, revenue 1.5..4.2, differentiation 2.3..3.8, feasibility 3.3..5',
  },
  {
    id: 'e-i17',
    text: "Filipino nurses in Manchester save together in circles: each pays in every month and one of them takes the pot. Twenty-three nurses told us how a pot went missing in the past two years, on average £1,900. Our app collects the members' money in our account, keeps it and pays the pot out on the agreed day. 14 circles with 130 nurses have used it for seven months, each nurse pays us £2 a month, and all 14 circles started a second round. A notebook and cash is what they had before, and nobody could check it. The ward groups on Viber brought us all of them. We have not looked into what the financial authority says about keeping other people's deposits.",
    expect:
      'score 43..60, verdict pivot, problem: pass/unknown, reach: pass/unknown, legal: pass/unknown, problem 3.4..5, adoption 3.4..5, revenue 3.2..4.8, differentiation 2.3..4, market 0..1.8',
  },
  {
    id: 'e-i18',
    text: "We help online shops earn more per order. At the last step of the checkout our module enrols the shopper in a savings club for €9.90 a month; the line about it is in pale grey under the button, so they don't notice it and think that they only buy shoes. Leaving is possible by letter alone. 85 shops across Italy have installed it, 61,000 shoppers are charged every month, and shops keep half. All 85 renewed for a second year. It costs us 40 cents per member, and our team built payment pages at a large retailer for eight years.",
    expect: 'score 0..10, verdict no_go, legal: fail, revenue 2.5..5, market 0..1.2',
  },
  {
    id: 'e-i19',
    text: 'Ambulante Pflegedienste im Münsterland verlieren jeden Tag Zeit, weil Schlüssel der Patienten in der Zentrale abgeholt werden müssen. Bei 18 Diensten haben wir vier Wochen lang mitgeschrieben: 47 Minuten pro Pflegekraft und Tag, rund 21 Euro Lohn. Unser elektronisches Türschloss wird mit Einwilligung der Patienten eingebaut. 33 Dienste zahlen 89 Euro im Monat, unsere Kosten liegen bei 38 Euro, und 30 von ihnen haben nach dem ersten Jahr verlängert. Bisher nutzen sie Schlüsselkästen, die nach Auskunft der Versicherung nicht gedeckt sind; die Fachhochschule hat gemessen, dass die Wegezeit mit unserem Schloss von 47 auf 9 Minuten sinkt. Kunden gewinnen wir über den Landesverband, der uns auf seinen Treffen vorstellt, für 130 Euro je Kunde. Ich war zwölf Jahre Schlossermeister, die Zulassung des Versichererverbands liegt vor. Laut Pflegestatistik gibt es in Nordrhein-Westfalen 3.200 solche Dienste, mal 89 Euro im Monat ergibt das 284.800 Euro.',
    expect:
      'score 81..100, verdict go, problem: pass/unknown, reach: pass/unknown, legal: pass/unknown, problem 4..5, adoption 3.8..5, revenue 4..5, differentiation 3.5..5, feasibility 3.8..5',
  },
  {
    id: 'e-i20',
    text: 'Imker im Schwarzwald klagen darüber, dass ihnen im Winter Völker eingehen. Wir wollen eine Waage mit Sensor entwickeln, die rechtzeitig warnt. Im Herbst werden wir 40 Imker befragen, danach sollen 25 Geräte gebaut und einen Winter lang getestet werden. Wir rechnen damit, dass die Verluste um die Hälfte zurückgehen. Das Gerät soll 150 Euro kosten, und vielleicht nimmt der Imkerverein es in seinen Rundbrief auf. Falls alles klappt, könnten im zweiten Jahr 500 Stück verkauft werden.',
    expect:
      'score 12..36, verdict no_go/pivot, problem: pass/unknown, reach: pass/unknown, legal: pass/unknown, problem 0.8..2.4, adoption 0.2..1.8, revenue 0.6..3, feasibility 0.3..2',
  },
  {
    id: 'e-i21',
    text: 'Las modistas de barrio en Rosario cosen arreglos y después no logran cobrarlos: la gente tarda semanas en retirar la ropa. Hablé con 16 modistas en sus talleres y me mostraron los cuadernos; tenían en promedio 31 prendas sin retirar, unos 140.000 pesos cada una. Hicimos un prototipo que avisa a la clienta por mensaje y le cobra una seña por adelantado. Tres modistas lo están probando desde hace dos semanas. Les cobraríamos 6.000 pesos por mes a cada una. Hoy anotan todo en un cuaderno y llaman por teléfono, y la mitad de las clientas no atiende. La mercería más grande del centro puso nuestro cartel en el mostrador y nos escribieron 12. Yo trabajé cinco años programando sistemas de cobro.',
    expect:
      'score 48..70, verdict pivot/go, problem: pass/unknown, reach: pass/unknown, legal: pass/unknown, problem 2.6..4.4, adoption 2.2..4, revenue 1.6..3.5, differentiation 2.2..3.8, feasibility 2.4..4.2',
  },
  {
    id: 'e-i22',
    text: 'Los dueños de talleres mecánicos de Bogotá pierden tiempo buscando repuestos. Una empresa brasileña, nuestra competencia, ya tiene 2.000 talleres que le pagan 40 dólares al mes, y nueve de cada diez renuevan. Según un informe de una consultora, sus clientes tardan un 60 por ciento menos en encontrar cada pieza. Un profesor de la universidad opina que aquí también funcionaría. Nosotros todavía no tenemos ningún cliente ni hemos hablado con los talleres, pero queremos copiar el modelo.',
    expect:
      'score 10..34, verdict no_go/pivot, legal: pass/unknown, reach: pass/unknown, problem 0.8..2.5, adoption 0..1.4, revenue 0..2, feasibility 0..1.8',
  },
  {
    id: 'e-i23',
    text: '成都的小型火锅店每天都要倒掉没用完的蔬菜。我们在二十家店里连续称了五个星期:每家店每周平均倒掉46公斤,约合380元。我们做了一个小程序,根据预订和天气告诉店主第二天买多少菜。过去四个月有26家店每月付给我们120元,服务器和人工成本每家每月45元,其中23家已经续费。以前店主凭经验估计,常常买多;用了我们的程序以后,倒掉的菜从每周46公斤降到17公斤。客户主要来自本地火锅协会的每月聚会,每个新客户的成本是60元。我自己开过七年火锅店,合伙人做了六年数据分析。',
    expect:
      'score 71..95, verdict go, problem: pass/unknown, reach: pass/unknown, legal: pass/unknown, problem 3.8..5, adoption 3.8..5, revenue 4..5, differentiation 3.2..5, feasibility 3.3..5, market 0..1.8',
  },
  {
    id: 'e-i24',
    text: '我们在社区活动室给七十岁以上的老人讲健康课,送鸡蛋,然后卖一种每瓶398元的“活性水”。讲师穿着白大褂,告诉老人这种水能代替降糖药,其实瓶子里只是普通的纯净水,成本两元。去年有5600位老人付了钱,其中七成又买了第二次,全年收入超过九百万元。居委会帮我们通知老人来听课,每位新客户的成本是15元。团队做保健品销售已经十年。',
    expect: 'score 0..10, verdict no_go, legal: fail, revenue 2.5..5, adoption 2.5..5',
  },
];
