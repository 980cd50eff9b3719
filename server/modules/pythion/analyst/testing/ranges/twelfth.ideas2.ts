import type { RangedIdea } from './range';

/** The second half of the ideas of the twelfth set. */
export const otherIdeas: readonly RangedIdea[] = [
  {
    id: 'l-idea-13',
    text: 'For eleven months we have been offering office workers in Tallinn a weekly box of ready-cut vegetables. We showed the offer to 2,300 people at their desks, at a price of €19, and not a single one bought it. We lowered the price to €12 and went back to 85 of them: again nobody paid. Most told us that lunch in the canteen is fine. Our kitchen has its food permit, the cook spent ten years in catering, and we could make 60 boxes a day.',
    expect:
      'score 10..38, verdict no_go/pivot, legal: pass/unknown, reach: pass/unknown, problem 0..2.2, revenue 0..2.4, feasibility 2..4.6, market 0..1',
  },
  {
    id: 'l-idea-14',
    text: 'Some women live abroad under a changed name because a violent former husband is looking for them, and then they have no medical file a new doctor could read. We have built a working tool that translates such a file into nine languages within an hour; two hospital interpreters checked it. But we cannot find the women it is made for. No office keeps a list, no refuge may pass an address on, they answer no notices and nobody can contact them for us. After 14 months of trying we have not reached a single one.',
    expect:
      'score 8..35, verdict no_go, reach: fail, legal: pass/unknown, adoption 0..1.5, feasibility 1..4, market 0..1',
  },
  {
    id: 'l-idea-15',
    text: 'We bring hot lunches by bicycle to 9 private schools in Accra. The parents of 430 pupils pay 18 cedis per meal, and 88 percent of them ordered again in the following term. The heads hand out our order form at enrolment. Before, the children bought fried dough at the gate; the nurses of two schools counted 40 stomach complaints a month then and 11 now. Our kitchen has its food permit and the cook has run canteens for a decade. Yet each meal costs us 23 cedis: 12 for food, 8 for the rider, 3 for packing. So we lose 5 cedis on every single one, and we have no idea how to bring that down.',
    expect:
      'score 41..55, verdict pivot, problem: pass/unknown, reach: pass/unknown, legal: pass/unknown, problem 3..5, adoption 3..5, revenue 1.5..4, feasibility 3..5, market 0..1.5',
  },
  {
    id: 'l-idea-16',
    text: "We lend money to motorcycle couriers in Bogotá until their platform pays them, which takes nine days. 210 couriers borrowed in the first five months, 163 of them at least three times. They pay a fee of 4,000 pesos per 100,000 borrowed; capital, defaults and phone calls cost us 2,600. Two percent did not pay back. The couriers' union lets us stand at its petrol station every Friday, and a new borrower costs us 3,500 pesos. Earlier they pawned their phones at the corner shop, which takes a fifth of the sum and keeps them without a phone for the shift. To financial supervision we have given no thought so far; which permits lending requires we do not know.",
    expect:
      'score 44..60, verdict pivot, problem: pass/unknown, reach: pass/unknown, legal: pass/unknown, problem 2.8..5, adoption 3.8..5, revenue 3.8..5, differentiation 2..4.4, market 0..1.5',
  },
  {
    id: 'l-idea-17',
    text: 'Small hotels on the Adriatic pay us to fill their pages with guest opinions. Our team of 12 students makes up stays that never took place, each with an invented name and a photograph from an archive, so that travellers take them for real guests. 340 hotels pay €120 a month and 91 percent of them renewed last year. Their bookings rose from 41 to 63 rooms a week on average. Serving one hotel costs us €18 a month. We meet owners at the regional hotel fair, where a new client costs €60. Without us they have to wait for genuine guests to write, which takes years.',
    expect:
      'score 0..10, verdict no_go, legal: fail, reach: pass/unknown, adoption 3.5..5, revenue 4..5, market 0..1.5',
  },
  {
    id: 'l-idea-18',
    text: 'Landlords in Texas want to know early who is about to move out or keeps a cat. We supply a plug that sits in the kitchen of the rented flat, listens day and night and mails the landlord a summary of what was said at the table. The people living there believe that it is an air freshener. We have sold 1,900 plugs at $49, and 600 landlords pay $9 a month on top; 95 percent renewed after the first year. A plug costs $11 to make, the service $1.20 a month. Property managers recommend us at their monthly breakfast, so a new landlord costs us $15.',
    expect: 'score 0..10, verdict no_go, legal: fail, revenue 3.8..5, adoption 3..5, market 0..1.5',
  },
  {
    id: 'l-idea-19',
    text: 'Milchbauern im Allgäu mit 60 bis 150 Kühen verlieren bei jedem Ausfall des Melkroboters Geld. 26 Höfe haben uns ihre Stallbücher gezeigt: im Schnitt fünf Ausfälle im Jahr zu je 780 Euro. Seit Februar 2023 fahren wir nachts hin und reparieren. 58 Höfe zahlen dafür 95 Euro im Monat, 53 haben nach einem Jahr verlängert. Die mittlere Standzeit sank von 11 auf 3 Stunden, gemessen am Protokoll der Roboter. Bisher rufen sie den Werksdienst, der erst am Folgetag kommt. Pro Hof und Monat kostet uns der Dienst 52 Euro. Neue Kunden kommen über den Maschinenring, ein Abschluss kostet rund 130 Euro. Laut Landesamt gibt es im Allgäu 940 solche Höfe, das macht 940 × 95 × 12 = rund 1,07 Millionen Euro im Jahr. Mein Partner war zwölf Jahre lang Techniker für Melkanlagen.',
    expect:
      'score 80..100, verdict go, problem: pass/unknown, reach: pass/unknown, legal: pass/unknown, problem 4..5, adoption 4..5, revenue 4..5, differentiation 2.8..5, feasibility 3.4..5, market 3.8..5',
  },
  {
    id: 'l-idea-20',
    text: 'Viele Menschen fühlen sich heute gestresst, und das möchten wir ändern. Geplant ist eine Plattform, auf der jeder neue Energie tanken kann. Vielleicht gibt es Kurse, vielleicht auch Produkte, das werden wir noch sehen. Unsere Freunde finden die Idee großartig, und der Wellnessmarkt ist riesig. Wenn alles klappt, könnten wir nächstes Jahr starten und dann rasch in ganz Europa wachsen. Das Geld würde vermutlich über Werbung oder Abos hereinkommen.',
    expect:
      'score 2..24, verdict no_go, reach: pass/unknown, legal: pass/unknown, problem 0..1.6, adoption 0..1.2, revenue 0..1.4, differentiation 0..1, market 0..1.2',
  },
  {
    id: 'l-idea-21',
    text: 'Los apicultores de Yucatán con menos de 60 colmenas tiran la cera vieja porque las plantas no compran lotes pequeños. Visitamos a 35 productores y pesamos lo que desechan: 28 kilos al año cada uno, unos 3.900 pesos. Nuestra prensa solar limpia la cera en el propio apiario. Desde enero de 2023 hemos vendido 214 prensas a 2.450 pesos; fabricar una cuesta 1.320. De los compradores, 61 compraron después una segunda. Vendemos en las reuniones mensuales de la cooperativa, y conseguir un cliente nos cuesta 140 pesos. Antes hervían la cera en ollas y recuperaban el 45 por ciento; con la prensa recuperan el 82, según midió la universidad del estado. El padrón estatal cuenta 9.200 apicultores de ese tamaño: 9.200 × 2.450 son 22,5 millones de pesos. Mi socio lleva 15 años como mecánico de maquinaria apícola.',
    expect:
      'score 80..100, verdict go, problem: pass/unknown, reach: pass/unknown, legal: pass/unknown, problem 4..5, adoption 4..5, revenue 4..5, differentiation 3.2..5, feasibility 3.4..5, market 3.8..5',
  },
  {
    id: 'l-idea-22',
    text: 'Visitamos a personas mayores que viven solas en Rosario y les vendemos un aparato que, según les decimos, cura la diabetes. Por dentro solo hay una luz y un ventilador. Cobramos 180.000 pesos por aparato y hacerlo cuesta 9.000. En catorce meses vendimos 2.600, y 700 clientes pagaron además el plan anual y lo renovaron. Llegamos a ellos por los centros de jubilados, donde damos una charla con merienda; cada venta nos cuesta 6.500 pesos. Nuestros doce vendedores tienen años de experiencia.',
    expect: 'score 0..10, verdict no_go, legal: fail, revenue 3.5..5, market 0..1.4',
  },
  {
    id: 'l-idea-23',
    text: '成都郊区的小型养老院里,夜班护工要定时给老人翻身,常常漏掉。我们访谈了18位护工,其中13位说上个月至少漏过三次,有两家养老院还把护理记录拿给我们看。我们做了一个贴在床边的计时器样机,在其中一家的12张床上试用了两周。院长在本地养老协会的群里替我们介绍,又有5家养老院来问。我们打算每张床每月收15元,目前还没有人付钱。现在他们用纸质表格,忙的时候事后补写,记得不准。我当过七年护士,搭档是硬件工程师。',
    expect:
      'score 40..63, verdict pivot, problem: pass/unknown, reach: pass/unknown, legal: pass/unknown, problem 2.4..4.3, adoption 2..3.8, revenue 0.3..3, differentiation 2..3.7, feasibility 2.3..4.2, market 0..1',
  },
  {
    id: 'l-idea-24',
    text: '我们在杭州做了一款帮大学生整理课堂笔记的小程序。通过六所大学的学生会推广,半年里有4200名学生注册。一个月以后只剩3个人还在打开,三个月以后一个人也没有留下。我们打电话问了60名学生,其中52名说他们从来不整理笔记,考前看老师的课件就够了,并不觉得这是个麻烦。原定每学期收29元,从来没有人付过钱。我们的两名工程师有五年经验,小程序本身运行正常。',
    expect:
      'score 9..35, verdict no_go, problem: fail, legal: pass/unknown, reach: pass/unknown, problem 0..2, revenue 0..2.2, feasibility 1.6..4.2',
  },
];
