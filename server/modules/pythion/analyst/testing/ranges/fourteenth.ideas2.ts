import type { RangedIdea } from './range';

/** The second half of the ideas of the fourteenth set. */
export const otherIdeas: readonly RangedIdea[] = [
  {
    id: 'n-idea-13',
    text: 'A mobile sheep-shearing school for hobby keepers in Wales. According to a farming report, 68 percent of hobby keepers wait more than a month for a shearer, and a course in Yorkshire is sold out at 120 pounds a head. My old boss trained 200 people there and they came back for a second day. I have not run a course of my own so far, but I have shorn for 15 years. I would put a notice up at the feed merchant.',
    expect:
      'score 25..45, verdict no_go/pivot, problem: pass/unknown, reach: pass/unknown, legal: pass/unknown, problem 1.4..3, adoption 0.5..2.2, revenue 0.4..2.6, feasibility 2..3.6',
  },
  {
    id: 'n-idea-14',
    text: 'We offered self-employed hairdressers a booking calendar with a deposit for each appointment. Over five months we got 62 of them to try it, mostly at two trade evenings in Ghent. After three weeks four were still opening it, by summer not one. We asked 30 of them why; they said that their customers write on WhatsApp and that missed appointments hardly ever happen. The price was 15 euros a month, which nobody paid. We still believe in it and want to add a loyalty card.',
    expect:
      'score 16..35, verdict no_go, problem: fail, legal: pass/unknown, reach: pass/unknown, adoption 0..3, revenue 0..3, market 0..1.2',
  },
  {
    id: 'n-idea-15',
    text: 'We want to sell a discreet repair kit to people who keep antique clocks at home that they inherited from relatives. 6 people once told us how their clock stopped and what they paid a clockmaker, around 300 dollars. The kit would cost 45 dollars. The trouble is that these owners cannot be found anywhere: there is no list, no club, no magazine, they do not answer advertisements and do not want to be spoken to. In a year of trying we did not get hold of a single one more.',
    expect:
      'score 15..35, verdict no_go, reach: fail, legal: pass/unknown, problem: pass/unknown, adoption 0..1.6, market 0..1',
  },
  {
    id: 'n-idea-16',
    text: "We deliver warm school lunches to parents' homes during the holidays in Utrecht. 85 families have paid 4.50 euros a meal and 50 ordered again in the second week. Cooking, packing and the rider cost us 7.20 for each meal, and it stays that way at any volume, because one rider carries only six boxes. Families used to order pizza. They hear of us through the newsletters of two primary schools.",
    expect:
      'score 38..55, verdict pivot/no_go, problem: pass/unknown, reach: pass/unknown, legal: pass/unknown, problem 2.4..5, adoption 3..5, revenue 1..3.6, market 0..1.2',
  },
  {
    id: 'n-idea-17',
    text: 'Owners of small fishing boats round Split insure hull and engine through me. I go through the policies of four insurers with them and arrange the contract. 29 owners paid me 80 euros for it and 18 came back for the next season; a contract costs me 22 in fuel and time. They come through the harbour cooperative, whose secretary sends them. Before, they went to the bank, where one policy was on offer and nobody knew engines. I was a ship mechanic; which rules there are for arranging insurance I have not looked into so far.',
    expect:
      'score 43..60, verdict pivot/no_go, problem: pass/unknown, reach: pass/unknown, problem 3..5, adoption 2.5..5, revenue 3..5, market 0..1',
  },
  {
    id: 'n-idea-18',
    text: 'Kleine Imkereien im Allgäu verlieren jedes Frühjahr Völker, weil sie das Gewicht der Stöcke nicht kennen. Unsere Waage unter dem Kasten meldet es per Funk. 38 Imker haben im letzten Jahr 129 Euro je Waage bezahlt, 21 haben eine zweite gekauft. Material und Montage kosten uns 71 Euro. Bei ihnen sanken die Verluste von 19 auf 8 Prozent, gezählt vom Imkerverein. Bisher hoben sie die Kästen von Hand an und merkten den Hunger zu spät. Der Verein in Kempten stellt uns bei seinen Abenden vor; ein neuer Kunde kostet uns rund 12 Euro. Ich habe zehn Jahre Sensoren entwickelt. Laut Verband gibt es in der Region 1.900 Imker mit mehr als fünf Völkern, mal 129 Euro sind das 245.000 Euro.',
    expect:
      'score 87..100, verdict go, problem: pass/unknown, reach: pass/unknown, legal: pass/unknown, problem 4..5, adoption 3.5..5, revenue 4..5, differentiation 3..5, feasibility 3.5..5, market 3.5..5',
  },
  {
    id: 'n-idea-19',
    text: 'Wir möchten irgendwann etwas mit Nachhaltigkeit machen, am liebsten eine App. Die Menschen sollen damit bewusster leben und dabei Spaß haben. Alle, denen wir davon erzählt haben, waren begeistert, und der Markt ist riesig. Wie wir Geld verdienen, wird sich finden, vielleicht über Werbung. Wir sind ein junges, hoch motiviertes Team und werden bestimmt schnell wachsen.',
    expect:
      'score 0..20, verdict no_go, legal: pass/unknown, problem 0..1.3, adoption 0..1.3, revenue 0..1.5, differentiation 0..1, market 0..1.5',
  },
  {
    id: 'n-idea-20',
    text: 'En Oaxaca las señoras que venden tamales en la calle tiran cada noche lo que se enfría. Hablamos con 22 vendedoras y nos contaron la última semana: perdían unos 350 pesos. Hicimos una olla con doble pared que guarda el calor ocho horas. Nueve la usan desde hace dos meses y seis nos la pagaron, a 900 pesos; hacerla nos cuesta 610. Ahora envuelven la olla en cobijas y no dura ni tres horas. Las conocemos por la unión de comerciantes del mercado. Mi socio es hojalatero desde hace 20 años.',
    expect:
      'score 60..80, verdict pivot/go, problem: pass/unknown, reach: pass/unknown, legal: pass/unknown, problem 3.5..5, revenue 3..5, differentiation 2..4, feasibility 3..5, market 0..1',
  },
  {
    id: 'n-idea-21',
    text: 'Prestamos dinero a jubilados de Rosario que no pueden llegar a fin de mes. Les hacemos firmar hojas en blanco y después ponemos nosotros la suma; también nos quedamos con su tarjeta de cobro y no se la devolvemos aunque la pidan. Ya tenemos 260 clientes, cada uno nos deja 18.000 pesos al mes y el negocio creció un 40 por ciento en medio año. Llegamos a ellos a la puerta del banco.',
    expect: 'score 0..10, verdict no_go, legal: fail, reach: pass/unknown, market 0..1.2, differentiation 0..2',
  },
  {
    id: 'n-idea-22',
    text: '我们在成都帮小面馆老板处理废油。以前他们把油倒进下水道,管道平均每两个月堵一次,每次疏通要花三百元,这是我们查了二十六家店的账单得到的。我们每周上门收一次,每家每月收八十元,成本五十一元。现在有三十二家店付费,其中二十七家已经续了第二个季度。堵管次数从每季度一点五次降到零点二次。客户是街道餐饮协会介绍的。我们有废油收运许可证,我做了九年环卫工程。',
    expect:
      'score 77..97, verdict go, problem: pass/unknown, reach: pass/unknown, legal: pass/unknown, problem 4..5, adoption 3..5, revenue 4..5, feasibility 3.5..5, market 0..1.2',
  },
  {
    id: 'n-idea-23',
    text: '我们打算明年做一个给宠物主人用的社区。以后用户可以在里面交流、买东西、找医生。预计第一年会有五万人付费,每人每月二十元。国内有一家公司已经有三百万用户,说明需求很大。我们自己还没有做出产品,也没有问过任何宠物主人,不过朋友们都说这个想法很好。',
    expect:
      'score 11..29, verdict no_go, legal: pass/unknown, problem 0.4..2, adoption 0..1.4, differentiation 0..1.2, feasibility 0.3..1.6, market 0..2.4',
  },
  {
    id: 'n-idea-24',
    text: 'Our parcel drivers photograph the inside of hallways while they wait at the door and we sell the pictures, with address and the hours when nobody is in, to a buyer who does not want to be named. Residents have no idea. 5,200 homes so far, the buyer pays us 14 dollars a set, our cost is below 2, and he has renewed his order every month for a year. The drivers reach every street in Tampa through their normal rounds. We have run depots for 11 years.',
    expect:
      'score 0..10, verdict no_go, legal: fail, reach: pass/unknown, market 0..2.4, revenue 2..5, differentiation 0..2',
  },
];
