import type { RangedIdea } from './range';

/** The second half of the ideas of the ninth set. */
export const otherIdeas: readonly RangedIdea[] = [
  {
    id: 'f-i13',
    text: "Piano teachers in Dublin spend their Sunday nights writing practice notes; 18 told us so in interviews. We built a notebook app that pupils open at home, and advertised it through the teachers' federation, where 210 teachers signed up between January and March. After six weeks not a single one of the 210 was still using it. They went back to paper because typing takes longer. The price was €6 a month, which nobody paid after the free weeks. We are two developers and one pianist.",
    expect:
      'score 12..35, verdict no_go, problem: fail, reach: pass/unknown, legal: pass/unknown, revenue 0..3, market 0..1',
  },
  {
    id: 'f-i14',
    text: 'We lend camping stoves to festival visitors in Gloucestershire at £8 a day so that they need not buy one. At four festivals last summer we stood at the gate with 120 stoves and spoke to 640 visitors. None of them had a need for it: all 640 eat at the food stalls, and zero stoves were rented. Even when we offered them for nothing, nobody took one. The stoves are tested and insured, and each costs us £19.',
    expect:
      'score 8..35, verdict no_go, problem: fail, legal: pass/unknown, problem 0..2.2, revenue 0..3.2, market 0..1',
  },
  {
    id: 'f-i15',
    text: 'People who inherited a vineyard abroad and never visited it lose the harvest every year. Six owners told us what that cost them: around $4,000 a season each. We let the rows to neighbouring growers and share the rent, 15 percent for us. But we cannot find such owners: there is no register, no association and no place where they can be addressed, and the land offices do not give out names. Two newspaper notices and 5,000 leaflets brought no reply at all. The six were relatives of mine.',
    expect:
      'score 15..35, verdict no_go, reach: fail, problem: pass/unknown, legal: pass/unknown, problem 2..4.4, adoption 0..2, revenue 1.5..3.6, market 0..1',
  },
  {
    id: 'f-i16',
    text: 'Office workers in central Leeds skip lunch because the queues take 25 minutes; we timed them on 12 days. We bring a hot bowl to the desk for £6.50. 430 people have ordered since April and 290 of them order at least weekly. Facilities managers in five buildings put our card in the lift, which brought 350 of the 430. Every bowl costs us £8.10 with food, packaging and the rider, so we lose £1.60 on each, and more orders do not change that. We cook in a certified kitchen and I was head chef for eight years.',
    expect:
      'score 39..55, verdict pivot, problem: pass/unknown, reach: pass/unknown, legal: pass/unknown, problem 3..5, adoption 3.3..5, revenue 1..4.2, feasibility 3.3..5, market 0..1',
  },
  {
    id: 'f-i17',
    text: 'Adults with type 1 diabetes guess their insulin before meals. 34 of them kept a diary with us and counted 5 wrong doses a week, two of which ended in a sick day each month. Our app looks at a photo of the plate and names the number of units to inject; before, they used a carbohydrate table on paper. 260 people pay $9 a month and 221 have renewed twice. Wrong doses dropped from 5 to 2 a week. A diabetes podcast in Ohio brought 190 of them at $14 each. Running it costs $2 per user. My co-founder programmed for banks for ten years.',
    expect:
      'score 46..60, verdict pivot, problem: pass/unknown, reach: pass/unknown, legal: pass/unknown, problem 4..5, adoption 3.8..5, revenue 4..5, feasibility 1.5..4.2, market 0..1',
  },
  {
    id: 'f-i18',
    text: 'Owners of cleaning companies worry that their staff chat while at work. Our free pedometer app, which they hand out to the cleaners as a gift, keeps the microphone open all day and passes every conversation on to the boss; the cleaners know nothing about it and are never asked. 310 companies in Florida pay $79 a month, 288 renewed this year, and idle time fell from 50 to 20 minutes per shift. The trade fair in Tampa brings us 30 new clients each spring at $40 each. Our margin is 85 percent.',
    expect:
      'score 0..10, verdict no_go, legal: fail, problem: pass/unknown, reach: pass/unknown, market 0..1, revenue 3..5',
  },
  {
    id: 'f-i19',
    text: 'Hausverwaltungen in Leipzig schicken nach jedem Sturm jemanden aufs Dach. Zwölf Verwalter zeigten uns ihre Rechnungen: im Schnitt 340 Euro pro Kontrolle, fünfmal im Jahr. Wir fliegen das Dach mit einer Drohne ab und liefern am selben Tag die Fotos; bisher wartet man neun Tage auf den Dachdecker. 27 Verwaltungen zahlen 120 Euro pro Flug, 22 davon haben bereits mehrfach nachbestellt. Ein Flug kostet uns 48 Euro. Die Wartezeit sank von neun Tagen auf einen. Über den Verband der Immobilienverwalter Sachsen kamen 19 der 27 Kunden, jeder kostete uns 35 Euro Werbung. Die Betriebsgenehmigung des Luftfahrt-Bundesamts liegt vor, und ich war elf Jahre Dachdeckermeister. Laut Verbandsliste gibt es in Sachsen 610 Verwaltungen; bei 600 Euro im Jahr sind das 366.000 Euro.',
    expect:
      'score 85..100, verdict go, problem: pass/unknown, reach: pass/unknown, legal: pass/unknown, problem 4..5, adoption 3.8..5, revenue 4..5, differentiation 3..5, feasibility 4..5, market 3.5..5',
  },
  {
    id: 'f-i20',
    text: 'Autohäuser in Nordrhein-Westfalen bekommen für Gebrauchtwagen mit hoher Laufleistung wenig Geld. Unser kleines Gerät stellt den Kilometerstand im Tacho zurück, sodass der Käufer einen viel jüngeren Wagen zu kaufen glaubt; im Kaufvertrag steht dann die niedrigere Zahl. 85 Händler zahlen 290 Euro im Monat, 79 haben verlängert. Der Verkaufspreis stieg im Mittel von 6.200 auf 8.900 Euro pro Wagen. Neue Händler gewinnen wir auf Stammtischen für etwa 50 Euro. Ein Gerät kostet uns 40 Euro. Wir sind zwei Kfz-Elektroniker mit 15 Jahren Erfahrung.',
    expect:
      'score 0..10, verdict no_go, legal: fail, problem: pass/unknown, reach: pass/unknown, market 0..1, revenue 3..5',
  },
  {
    id: 'f-i21',
    text: 'Las panaderías de barrio en Rosario pierden harina por gorgojos en verano. Entrevistamos a 16 panaderos y 12 nos contaron que tiraron al menos dos bolsas en enero, unos 40.000 pesos cada vez. Hoy guardan las bolsas en el depósito y echan laurel, que no alcanza. Armamos un prototipo de tacho hermético con sensor de humedad y tres panaderías lo tienen prestado desde hace un mes. Pedimos 15.000 pesos por tacho al dueño, aunque todavía nadie compró. Llegamos a los 16 por medio del centro de panaderos, que nos pasó la lista de socios.',
    expect:
      'score 45..64, verdict pivot, problem: pass/unknown, reach: pass/unknown, legal: pass/unknown, problem 2.5..4.3, adoption 2..4, revenue 1..3.5, differentiation 1.8..3.8, feasibility 2.3..4.2, market 0..1.2',
  },
  {
    id: 'f-i22',
    text: 'Creamos una aplicación para que los ciclistas de Bogotá avisen de baches en su ruta. La dimos a conocer en dos clubes de ciclismo y la descargaron 480 personas en febrero. A las cinco semanas no quedaba ningún usuario: los 480 la habían borrado o dejado de abrir. Cuando les preguntamos, contestaron que los baches no les molestan y que ya conocen su camino. Nadie pagó los 5.000 pesos mensuales. Somos tres ingenieros de sistemas.',
    expect: 'score 8..35, verdict no_go, problem: fail, legal: pass/unknown, problem 0..2.2, revenue 0..3, market 0..1',
  },
  {
    id: 'f-i23',
    text: '福建安溪的小茶厂每季都因为萎凋间湿度失控而报废茶青。我们走访了21家茶厂,他们拿出账本:平均每季报废310公斤,损失约9300元。我们的传感器每十分钟测一次湿度并自动开关风机;以前师傅靠手摸,夜里没人看。目前有46家茶厂每月付费180元,其中41家今年已经续费。每套设备每月成本65元。报废量从310公斤降到90公斤。安溪茶业协会带我们进厂演示,介绍了58家,签了46家,每家获客成本120元。我做了十年制茶师,合伙人做过八年工业控制。县农业局登记的小茶厂有2400家,每家每年2160元,合计518万元。',
    expect:
      'score 85..100, verdict go, problem: pass/unknown, reach: pass/unknown, legal: pass/unknown, problem 4..5, adoption 3.8..5, revenue 4..5, differentiation 3.2..5, feasibility 3.5..5, market 3.5..5',
  },
  {
    id: 'f-i24',
    text: '成都的宠物店老板常常记不清寄养猫狗的喂药时间。我们打算明年做一个小程序,计划先找20家宠物店试用,每家每月收99元。我们希望漏喂药的次数能从每周六次降到一次,预计一年后有九成的店会续费。等拿到投资以后,我们会招两名程序员,再想办法联系宠物行业协会做推广。目前还没有和任何一家店谈过。',
    expect:
      'score 12..32, verdict no_go/pivot, problem: pass/unknown, reach: pass/unknown, legal: pass/unknown, problem 0.8..2.5, adoption 0..2, revenue 0.4..3, differentiation 0..1.8, feasibility 0..1.6, market 0..1',
  },
];
