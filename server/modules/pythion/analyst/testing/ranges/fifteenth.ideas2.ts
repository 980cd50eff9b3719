import type { RangedIdea } from './range';

/** The second half of the ideas of the fifteenth set. */
export const otherIdeas: readonly RangedIdea[] = [
  {
    id: 'q-i13',
    text: 'Some adults are so frightened of buttons that they cannot wear an ordinary shirt to work. A tailor in Ljubljana has sewn us six shirts that close with hidden magnets, and they hold up in the wash. A shirt costs 44 euros to sew, and we would ask 120. What we lack is the buyers: these people tell nobody, neither doctor nor family. There is no list, no club and no forum of them, and after eight months of searching we have to admit that they cannot be found or addressed in any way.',
    expect:
      'score 16..35, verdict no_go, reach: fail, legal: pass/unknown, adoption 0..1.4, feasibility 1.8..3.6, market 0..1',
  },
  {
    id: 'q-i14',
    text: "Students in the dormitories of Kraków eat crisps for dinner because the canteens shut at five; 33 of the 41 we talked to had done so in the week before. We bring a hot box to the dormitory gate at eight. Since October 420 students have paid 19 złoty per box, and 260 of them order every week, up to now without a break. We win them at the residents' council, for 2 złoty a head. Ingredients, cook and courier come to 27 złoty per box, so that we put in 8 złoty each time, and we do not know how that could change. Our cook ran a canteen for six years.",
    expect:
      'score 38..55, verdict pivot, problem: pass/unknown, reach: pass/unknown, legal: pass/unknown, problem 2..4.5, adoption 3.2..5, revenue 1.5..4, feasibility 2.8..4.8',
  },
  {
    id: 'q-i15',
    text: 'Stall holders at three markets in Manila keep their takings in a tin at home; 38 of the 52 we interviewed had lost money to a theft or to a relative within the last year, on average 6,400 pesos. Our collector comes by each evening, takes 50 to 300 pesos from every saver and we keep the money until they want it back, with two percent interest, financed by loans to other stalls. For 14 months 610 stall holders have paid in week after week; each pays 20 pesos a month for the service, and collecting costs us 11. New savers come through the market committees, at about 15 pesos each.',
    expect:
      'score 43..60, verdict pivot, problem: pass/unknown, reach: pass/unknown, legal: pass/unknown, problem 2.8..4.8, adoption 3.2..5, differentiation 2..4',
  },
  {
    id: 'q-i16',
    text: "Husbands and wives who suspect their partner want certainty. Our program is put onto the partner's phone in four minutes while he or she is asleep, shows no icon, and passes every message, call and position on to the other half, who watches from a browser. 26,000 subscribers in Brazil and Portugal pay 14 dollars a month, and supplying it costs us 2. After one year 68 percent have renewed. A customer costs us 9 dollars through private detectives who recommend us. The person being watched notices nothing; that is what we are praised for. We have worked on phone software for ten years.",
    expect: 'score 0..10, verdict no_go, legal: fail, adoption 3..5, revenue 3.5..5',
  },
  {
    id: 'q-i17',
    text: "Letting agents in Milan drown in applications: the 45 offices we visited read 120 letters per flat. Our filter puts the letters into order and silently drops every applicant whose surname sounds African or Arab, because the owners prefer it so. 310 offices pay €59 a month, it costs us €8, and 94 of every 100 have renewed. The hours per flat fell from nine to two. The owners' federation sends us new offices for €25 each. According to its register there are 4,100 offices in Lombardy, at €708 a year that is €2.9 million.",
    expect: 'score 0..10, verdict no_go, legal: fail, adoption 2.8..5, revenue 3..5',
  },
  {
    id: 'q-i18',
    text: "Shift workers in Sheffield cannot get a dentist's appointment for a filling. I am a mechanic and learnt drilling from videos. In the back room of my garage I have filled the teeth of 230 people since last winter, at £40 each; the material costs £6, and 85 of them have come a second time. The health authority wrote that this requires a registered dentist and a licence. I am not going to apply for one and shall carry on without it, since the papers would only eat up my evenings. Colleagues at the steelworks send me everybody.",
    expect: 'score 0..10, verdict no_go, legal: fail, revenue 3..5, adoption 2.6..5',
  },
  {
    id: 'q-i19',
    text: 'Ambulanten Pflegediensten im Raum Kassel gehen Schlüssel ihrer Patienten verloren. Wir durften die Bücher von 18 Diensten auswerten: Jeder gab für neue Schlösser im Schnitt 2.300 Euro im Jahr aus. Bisher hängen die Schlüssel an einem Brett mit Zetteln, und niemand sieht, wer welchen mitnahm. Unser Schlüsselkasten mit Chip läuft seit Januar 2023 bei elf Diensten; verloren gingen im Jahr danach noch 2 statt 29 Schlüssel. Alle elf zahlen 79 Euro im Monat, uns kostet der Kasten 28 Euro im Monat, und zehn haben verlängert. Neue Kunden vermittelt der Landesverband, jeder hat uns rund 150 Euro gekostet. Ich habe neun Jahre einen Pflegedienst geleitet, meine Partnerin ist Schlossermeisterin. Laut Pflegestatistik gibt es in Hessen 1.400 Dienste; mal 948 Euro im Jahr sind das 1,33 Millionen Euro.',
    expect:
      'score 84..100, verdict go, problem: pass/unknown, reach: pass/unknown, legal: pass/unknown, problem 4..5, adoption 4..5, revenue 4..5, differentiation 3..5, feasibility 3.8..5, market 3.8..5',
  },
  {
    id: 'q-i20',
    text: 'Kleingärtnern in Leipzig vertrocknen die Beete, wenn sie in den Urlaub fahren. Wir wollen nächstes Jahr ein Netz von Helfern aufbauen, die das Gießen übernehmen. Im Frühjahr möchten wir dreißig Vereine befragen. Geplant ist ein Preis von vier Euro pro Einsatz, und wir rechnen damit, dass im ersten Sommer 500 Gärtner mitmachen und die meisten wiederkommen werden. Den Stadtverband wollen wir noch um einen Aushang bitten. Eine Webseite soll bis Mai entstehen.',
    expect:
      'score 13..33, verdict no_go/pivot, problem: pass/unknown, reach: pass/unknown, legal: pass/unknown, problem 1..2.5, adoption 0..2, revenue 0.5..2.4, feasibility 0.5..1.8',
  },
  {
    id: 'q-i21',
    text: 'Las lavanderías de barrio de Rosario pierden prendas y tienen que indemnizar a los clientes. De las 26 dueñas con las que hablamos sobre el último mes, 17 habían pagado al menos una prenda, y nueve nos mostraron los recibos: unos 38.000 pesos al mes. Hoy atan un papelito con alfiler, que se moja y se cae. Hemos hecho una etiqueta de tela con número que resiste el lavado y la probamos seis semanas en tres locales. Cuatro dueñas firmaron una carta para comprarla a 90 pesos por etiqueta. El proveedor de jabón repartió 150 folletos nuestros y 28 lavanderías nos llamaron. Trabajé diez años en una tintorería.',
    expect:
      'score 47..67, verdict pivot/go, problem: pass/unknown, reach: pass/unknown, legal: pass/unknown, problem 2.6..4.4, adoption 2.4..4, revenue 1.8..3.8, differentiation 2..3.8, feasibility 2.4..4.2, market 0..1.2',
  },
  {
    id: 'q-i22',
    text: 'Pensábamos que a los ciclistas urbanos de Bogotá les preocupa dónde dejar el casco. Pusimos casilleros en cinco estaciones y repartimos 300 llaves. La primera semana 120 ciclistas los usaron. Al segundo mes ya no quedaba ninguno: nadie volvió a abrir un casillero, y de los 40 a quienes preguntamos, los 40 dijeron que llevan el casco colgado de la mochila y que eso no les molesta. Habíamos pedido 2.000 pesos por semana y nadie los pagó. Ahora queremos pintar los casilleros de otro color.',
    expect:
      'score 15..35, verdict no_go, problem: fail, legal: pass/unknown, problem 0..2.4, adoption 0..2.8, market 0..1',
  },
  {
    id: 'q-i23',
    text: '苏州老城区的早餐店每天凌晨要自己和面，师傅难请，面团发酵时好时坏。我们查了21家店的账本，平均每月因废面损失1350元。我们每天凌晨三点把发好的面团送到店里。从2023年5月起，已有16家店每天使用，废面损失从每月1350元降到310元。每家店每月付980元，我们的成本是620元，16家中有15家在半年后续费。新客户由早餐行业协会介绍，每开发一家店花费约80元。我做了十二年面点师，食品生产许可证已经拿到。',
    expect:
      'score 68..92, verdict go, problem: pass/unknown, reach: pass/unknown, legal: pass/unknown, problem 3..5, adoption 3.2..5, revenue 3.4..5, feasibility 3..5, market 0..1.4',
  },
  {
    id: 'q-i24',
    text: '很多独居老人害怕生病。我们的客服打电话给他们，自称是社区医院的医生，说体检报告显示有大问题，然后卖给他们一盒其实只是淀粉的“特效药”。去年共有8600位老人付了钱，每盒1280元，成本只有15元，其中三成又买了第二盒。老人的名单由两家养生馆提供，每个客户的成本是40元。团队做电话销售已有七年，每月收入还在增长。',
    expect: 'score 0..10, verdict no_go, legal: fail, adoption 2.6..5, revenue 3..5',
  },
];
