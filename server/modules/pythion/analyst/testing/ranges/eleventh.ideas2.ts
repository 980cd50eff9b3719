import type { RangedIdea } from './range';

/** The second half of the ideas of the eleventh set. */
export const otherIdeas: readonly RangedIdea[] = [
  {
    id: 'k-idea-13',
    text: "We developed a sensor that warns restaurants in Lisbon when their cold room gets too warm. To find out how big the trouble is we logged the temperature in 34 cold rooms for ten weeks: not one went above the limit, and the owners' records showed no spoiled delivery in the past two years. All 34 owners turned down the paid version at 25 euros a month. The device works, and we have a partner at the restaurant association who introduced us to every one of them.",
    expect:
      'score 16..35, verdict no_go, problem: fail, legal: pass/unknown, reach: pass/unknown, adoption 1..3.6, feasibility 2.4..4.2, market 0..2',
  },
  {
    id: 'k-idea-14',
    text: "Heirs of forgotten savings books could get their money back with our claim service; 8 of the 11 people I happened to interview had lost over 2,000 dollars this way and had paid a lawyer 400 dollars for nothing. The catch is that these heirs don't know they are heirs. There is no register and no list, they belong to no club, they read no common paper, and every advert we could think of would pass them by. We have found no way to find or address them, and the banks are not allowed to tell us who they are. The filing software runs, and I worked in probate for ten years.",
    expect:
      'score 18..35, verdict no_go, reach: fail, problem: pass/unknown, legal: pass/unknown, adoption 0..1, feasibility 2.4..4, market 0..1.4',
  },
  {
    id: 'k-idea-15',
    text: 'We cook and deliver fresh baby food to parents in Montreal who have gone back to work. Parents in our 30 interviews had spent five hours a week cooking purees, and jars from the supermarket contain apple in almost everything. 420 families order every week and 71 percent are still with us after six months. A box sells for 24 dollars. Ingredients, cooking, cooling and the courier come to 33 dollars per box, so we lose 9 dollars on each, and the loss has not become smaller with volume. Paediatric clinics in four boroughs hand out our leaflet; a new family costs us 18 dollars. Our chef ran a hospital kitchen for twelve years and the food inspection has approved the kitchen.',
    expect:
      'score 40..55, verdict pivot, problem: pass/unknown, reach: pass/unknown, legal: pass/unknown, problem 2.8..5, adoption 4..5, revenue 1..3.6, feasibility 4..5, market 0..1.6',
  },
  {
    id: 'k-idea-16',
    text: "Farm workers in Queensland spend their lives in the sun and see a doctor about a mole far too late. Our phone app looks at a photo of the mole and tells the person whether it is melanoma or harmless. 2,300 workers used it at least monthly over the last half year. 19 growers pay 6 dollars a month per worker, our cost is 1.10 dollars, and 17 of them extended for a second season. Growers come through the fruit growers' association; one costs us 90 dollars. Until now a skin doctor comes to the district twice a year and sees 40 people. In a comparison of 300 photos the app agreed with the specialist in 276. We are two software developers.",
    expect:
      'score 46..60, verdict pivot, problem: pass/unknown, reach: pass/unknown, legal: pass/unknown, adoption 4..5, revenue 4..5, feasibility 1.2..4.2, market 0..2.4',
  },
  {
    id: 'k-idea-17',
    text: 'StarLift gets hotels to the top of the booking sites. Our 300 writers in five countries post glowing guest reviews under invented names for stays that never took place, and bury the competitor next door with one-star complaints. 412 hotels pay us 180 euros a month, our cost is 60 euros, and 94 percent renewed last year. A hotel costs us 75 euros to win through two trade fairs. Occupancy at our customers rose from 58 to 71 percent within a year. Our team ran hotel marketing for ten years.',
    expect:
      'score 0..10, verdict no_go, legal: fail, problem: pass/unknown, reach: pass/unknown, adoption 4..5, revenue 4.2..5',
  },
  {
    id: 'k-idea-18',
    text: "Managers of call centres in Manila want to know who is about to leave. Our little program sits on the private phones of the staff after they join the office wifi; they don't notice it and have not been told. It passes on what they write to their husbands and friends in the evening, so that the manager can act before a resignation lands. 63 call centres pay 4 dollars per head and month against 0.70 dollars of cost, and 58 of them renewed. Resignations fell from 31 to 19 percent within a year. The call centre association recommends us, and a new centre costs us 400 dollars.",
    expect:
      'score 0..10, verdict no_go, legal: fail, problem: pass/unknown, reach: pass/unknown, adoption 4..5, revenue 4.2..5',
  },
  {
    id: 'k-idea-19',
    text: 'Wir schärfen Sägeblätter und Hobelmesser direkt auf dem Hof von Schreinereien im Allgäu. Bisher schickten die Betriebe ihre Blätter ins Werk und warteten zwölf Tage; 23 von 28 Meistern haben uns Rechnungen über Ersatzblätter gezeigt, im Schnitt 1.900 Euro im Jahr. In neun Betrieben haben wir vor und nach der Umstellung gezählt: Die Stillstandszeit sank von 14 auf 5 Stunden im Monat. 46 Schreinereien zahlen 95 Euro pro Besuch, ein Besuch kostet uns 41 Euro, und 40 haben für das zweite Jahr verlängert. Die Innung in Kempten stellt uns auf ihren Versammlungen vor, ein neuer Kunde kostet uns 55 Euro. Ich bin seit 14 Jahren Werkzeugschleifer, der Gewerbeschein liegt vor. Laut Innungsliste gibt es 640 Schreinereien, bei zehn Besuchen zu 95 Euro sind das 608.000 Euro im Jahr.',
    expect:
      'score 87..100, verdict go, problem: pass/unknown, reach: pass/unknown, legal: pass/unknown, problem 4..5, adoption 4.2..5, revenue 4.2..5, differentiation 3..5, feasibility 4..5, market 3.8..5',
  },
  {
    id: 'k-idea-20',
    text: 'Viele Hausärzte auf dem Land finden keinen Nachfolger. Wir möchten eine Vermittlungsplattform aufbauen, auf der junge Ärztinnen Praxen kennenlernen. Die Praxen sollen später 150 Euro im Monat zahlen. Wir rechnen damit, dass im ersten Jahr 80 Praxen mitmachen und fast alle verlängern werden. Bekannt werden wollen wir über Anzeigen im Ärzteblatt. Einen Prototyp wird uns ein Freund programmieren, sobald das Geld da ist. Alle, denen wir davon erzählt haben, finden die Idee großartig.',
    expect:
      'score 12..34, verdict no_go/pivot, legal: pass/unknown, problem 1..2.6, adoption 0.6..2.2, revenue 0.8..2.4, feasibility 0.4..1.8, market 0..1.6',
  },
  {
    id: 'k-idea-21',
    text: 'Los productores de aguacate de Uruapan riegan a ojo y pagan de más por el bombeo. Hablé con 26 productores y 18 me enseñaron sus recibos de luz: unos 14.000 pesos al mes en época seca. Hoy abren y cierran las válvulas a mano según la experiencia del encargado, y nadie mide la humedad del suelo. Tenemos un prototipo con sensores que funciona en dos huertas desde mayo. Tres productores firmaron una carta de compra a 9.500 pesos por hectárea. La junta local de sanidad vegetal nos invitó a su reunión y de ahí salieron 15 contactos. Soy ingeniera agrónoma y llevo nueve años en riego.',
    expect:
      'score 47..68, verdict pivot/go, problem: pass/unknown, reach: pass/unknown, legal: pass/unknown, problem 2.8..4.4, adoption 2.2..3.8, revenue 2.4..4, differentiation 2.2..3.6, feasibility 2.8..4.6, market 0..1.8',
  },
  {
    id: 'k-idea-22',
    text: 'Nuestra aplicación enviaba recetas semanales a los dueños de perros con alergia en Rosario. Durante siete meses la ofrecimos en doce veterinarias y 640 personas la descargaron. Al tercer mes la seguían usando cuatro, y al quinto ninguna. Nadie pagó la suscripción de 2.000 pesos, ni siquiera con la mitad de descuento, y los veterinarios nos dijeron que la comida especial de la tienda ya resuelve el asunto. La aplicación funciona bien y la programamos nosotros mismos.',
    expect:
      'score 12..35, verdict no_go, problem: fail, legal: pass/unknown, reach: pass/unknown, revenue 0..2.6, market 0..1.6',
  },
  {
    id: 'k-idea-23',
    text: '我们在成都的老旧小区为行动不便的老人上门助浴。过去家属只能在家里用毛巾擦身,社区日志显示,服务前每百位老人一年有23次浴室摔伤,服务一年后降到9次,由街道卫生中心统计。目前有318位老人的家属付费,每次160元,每次成本92元,上一年度有271户续费。客户由六个社区养老服务站介绍,每获得一户成本约45元。团队里有三名持证护理员,平均从业八年,已取得养老服务备案和保险。据民政局名册,主城区有2.6万名失能老人,按每月两次、每次160元计算,每年约为9984万元。',
    expect:
      'score 85..100, verdict go, problem: pass/unknown, reach: pass/unknown, legal: pass/unknown, problem 3.6..5, adoption 4.2..5, revenue 4.2..5, differentiation 3..5, feasibility 4.2..5, market 3.8..5',
  },
  {
    id: 'k-idea-24',
    text: '日本有一家公司做共享书房,已经有五万名会员按月付费,续费率达到九成。行业报告说,国内的共享空间市场非常大。我们打算在杭州开同样的书房,给备考的年轻人使用,他们在家里总是静不下心。朋友们都说这个想法很好,肯定能成功。以后我们会在小红书上做宣传,预计第一年会有三千人付费。目前还没有场地,也没有试过。',
    expect:
      'score 12..34, verdict no_go/pivot, legal: pass/unknown, problem 0.8..2.6, adoption 0.4..2, revenue 0..2, feasibility 0..1.6, market 0.2..1.8',
  },
];
