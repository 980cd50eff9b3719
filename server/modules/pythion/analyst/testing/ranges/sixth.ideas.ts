import type { RangedIdea } from './range';

/** Written from the method alone, by somebody who had seen neither rules nor data, and opened for 2.0: nothing learned from it. */
export const sixthIdeas: readonly RangedIdea[] = [
  {
    id: 'c-idea-01',
    text: "Grain elevators in our county dock farmers when a load comes in too wet. I farmed for eleven years and it happened to me about four times each harvest, roughly $310 a load. In 2022 I went through the settlement sheets of 26 neighbours: on average they'd lost $4,150 over the season. Most of them use a hand tester, which only reads the handful you scoop, never the middle of the bin. So I built a probe that hangs in the bin and texts you the reading every hour. We ran 14 probes alongside hand testers for nine weeks; the probe was within 0.4 points of the elevator's own reading, the hand tester was out by 1.7. 63 farms have bought it at $480 plus $90 a year, parts and assembly cost me $205, and 51 of the 55 that came due have renewed. The co-op in Harlan sells it at the counter and takes 12%; getting a customer costs us about $38. My brother-in-law builds the electronics, he did that at a tractor maker for 8 years. The farm census lists 1,940 farms with bin storage in the nine counties around us, times $90 a year is about $175k, hardware on top.",
    expect:
      'score 80..100, verdict go, problem: pass/unknown, reach: pass/unknown, legal: pass/unknown, problem 4..5, adoption 4..5, revenue 4..5, differentiation 4..5, market 4..5',
  },
  {
    id: 'c-idea-02',
    text: "Mid-size hotels lose bed linen and nobody can say where. Seven hotels on the Algarve let us count for a year: 11,300 pieces missing out of 94,000, about €6.20 apiece. They do a hand count on Fridays, which tells you that something is gone but never whether it went on the floor or at the laundry.\n\nWe sew in a tag and put a gate at the laundry door. At the first three hotels losses fell from 12% to 4.5% within five months. Those three pay €1.10 per room per month, our cost is €0.42, and all three extended for a second year. Two more signed and paid in September.\n\nCustomers come from Lavandaria Sul, the laundry that serves 31 hotels and introduces us on its delivery round. I ran housekeeping for 12 years, my partner put RFID into warehouses for 6. What I don't have is a count of hotels beyond those 31.",
    expect:
      'score 74..96, verdict go, problem: pass/unknown, reach: pass/unknown, legal: pass/unknown, problem 4..5, revenue 4..5, differentiation 4..5, market 2..3',
  },
  {
    id: 'c-idea-03',
    text: "Dialysis patients in Tulsa miss sessions because their ride doesn't show up. The logs of two clinics: 418 missed of 6,900 sessions in half a year, 61% of those because of transport, and every empty chair costs the clinic $270. What they have today is the county shuttle, which has to be booked three days ahead and won't wait when a session runs over.\n\nWe run five vans. We hold the state license for non-emergency medical transport plus the insurance for it, and two of our drivers are former EMTs. Since February both clinics pay $38 a ride; a ride costs us $29.50. Last month we did 1,240 rides. Both clinics renewed in August. Sessions missed because of the ride dropped from 3.7% to 0.9%. The clinics' social workers book us directly, winning a clinic cost us around $900 in time and trial rides.\n\nAccording to the renal network's yearly report there are 11 clinics with 1,460 patients in the metro. 1,460 x 6 trips a week x 52 x $38 is about $17 million.",
    expect:
      'score 80..100, verdict go, problem: pass/unknown, reach: pass/unknown, legal: pass/unknown, problem 4..5, revenue 4..5, feasibility 4..5, market 4..5',
  },
  {
    id: 'c-idea-04',
    text: "Not a startup in the usual sense, we're a charity. When a tenant moves out, housing associations in Leeds and Bradford pay a skip firm to throw away whatever is left in the flat. Three of them opened their books to us: 640 flats cleared last year, £212 each on average. We clear for £140 and sell or pass on what's usable. Since April we have cleared 187 flats, all three associations paid per flat, all three signed again for this year. A flat costs us £96 after furniture sales. The skip firm is quick but nothing gets reused and the tipping bill climbs; side by side on 20 flats we were a third cheaper, and half a day slower. Housing officers find us via the Northern Housing Forum, where we've had a table twice, four more associations asked for a quote there. We're registered as an upper tier waste carrier. Two vans, six staff, our manager ran removals for 9 years. The regulator's list shows 19 associations in West Yorkshire.",
    expect:
      'score 73..95, verdict go, problem: pass/unknown, reach: pass/unknown, legal: pass/unknown, problem 4..5, revenue 4..5, feasibility 4..5, market 2..4',
  },
  {
    id: 'c-idea-05',
    text: "tenants in big apartment blocks buy a drill and use it twice. I asked 22 tenants in our two blocks in Rotterdam, 17 had bought a tool in the past year that they used once, most of them showed it to me. Idea: a cupboard in the basement with shared tools, €4 a month per flat, opens with your phone. Right now people borrow from neighbours but they don't want to ring the bell every time. Nothing built yet. Caretaker would maybe let us start in block B.",
    expect:
      'score 32..50, verdict pivot, problem: pass/unknown, reach: pass/unknown, legal: pass/unknown, problem 2..4, differentiation 2..3, feasibility 1..2',
  },
  {
    id: 'c-idea-06',
    text: "I made costumes at an opera for 6 years. Of 15 drama teachers I spoke to around Lyon, 13 had spent €300 to €900 on the last school play, and it all sits in a cellar now. We rent full sets, €12 per costume and week. Lycée Ampère paid €264 for 22 of them in May. Cleaning and transport: €5.10 each. Otherwise parents sew, which eats weekends and looks like it. No repeat booking so far, and I haven't tried any way yet of reaching schools I don't know.",
    expect:
      'score 44..65, verdict pivot, problem: pass/unknown, reach: pass/unknown, legal: pass/unknown, problem 3..5, revenue 3..4.5, differentiation 2..3, adoption 0..2',
  },
  {
    id: 'c-idea-07',
    text: 'Elevara is a breathtaking, next-generation ecosystem that reimagines everything. Powered by best-in-class intelligence and a passion for excellence, our visionary platform seamlessly unlocks limitless potential and delivers unparalleled value at every touchpoint. It is disruptive. It is scalable. It is beautiful. With an extraordinary culture of innovation and a relentless commitment to quality, Elevara stands alone as the undisputed gold standard of tomorrow, a true game changer that experts adore and the world has been waiting for. The future is not coming, the future is Elevara, and it is going to be magnificent.',
    expect: 'score 0..15, verdict no_go, legal: pass/unknown, problem 0..1, revenue 0..0.5, differentiation 0..1',
  },
  {
    id: 'c-idea-08',
    text: "GlowNest is the warmest, smartest and most delightful companion busy parents could ever dream of. We know that evenings are chaotic! That is why our gorgeous app brings joy, calm and harmony into every home with award-worthy design, magical simplicity and heartfelt care. Imagine a world where every child smiles and every parent finally exhales. GlowNest makes it real. Our brilliant team is made up of dreamers, doers and believers who wake up each morning with one burning mission, to spread happiness. Everybody we've told about it is thrilled. Friends call it genius. The parenting market is gigantic and growing explosively, and even a tiny one percent of it would make us a unicorn. Nothing on the market comes close to our unique magic. We are unstoppable, we are passionate, we are ready, and we are convinced that GlowNest will become the most loved brand of our generation. Join us on this incredible journey and let us make evenings wonderful again, together, everywhere, for good.",
    expect:
      'score 6..23, verdict no_go, problem: pass/unknown, reach: pass/unknown, legal: pass/unknown, problem 1..2, revenue 0..1, market 0.5..1.5, adoption 0..1',
  },
  {
    id: 'c-idea-09',
    text: "Pen-pal app for retired people who feel lonely after moving to a new town. We launched in Boise with the senior center in January. 340 signed up in six weeks. 6 of them opened it a second time. By the end of March not one was left, and when we phoned 30 of them they told us they weren't lonely, they had only been polite to the lady at the desk. The app itself works fine and I've been building apps for 10 years.",
    expect: 'score 9..29, verdict no_go, problem: fail, reach: pass/unknown, legal: pass/unknown, adoption 1.5..3.5',
  },
  {
    id: 'c-idea-10',
    text: "Freshly cooked food for dogs with sensitive stomachs, delivered weekly in Munich. Kibble upsets them, that's what owners told us. 96 households bought the first box at €39 through two vets who put our flyer on the counter, a box costs €27 to make and deliver, I'm a trained cook. The flyer cost us €8 per buyer. 71 cancelled after the first box, the remaining 25 cancelled before the third. Today we have zero customers; nobody stayed. The dogs liked it I think, but people went back to kibble.",
    expect:
      'score 20..33, verdict no_go, problem: fail, reach: pass/unknown, legal: pass/unknown, revenue 2..4, feasibility 2..4',
  },
  {
    id: 'c-idea-11',
    text: "Street vendors in Queens run out of cash for stock at the start of the week and then sell half of what they could. My cousin and I sold fruit there for 7 years. We went through the notebooks of 31 vendors, they lost $140 of sales in an average week. So we lend them $200 to $600 on Sunday and get it back by Friday for a flat $12 fee. Out of our own pocket we did 38 vendors since June, 35 paid back everything including the fee, 29 borrowed again. Money and defaults cost us about $7 per loan. The vendors' association lets us sit at its Sunday meeting. The alternative is the pawn shop, which wants gold as security that most don't have. What lending requires in terms of licences in New York we have not looked into, there's no plan for that yet.",
    expect:
      'score 43..59, verdict pivot, problem: pass/unknown, reach: pass/unknown, legal: pass/unknown, problem 4..5, revenue 4..5, differentiation 2..3.5',
  },
  {
    id: 'c-idea-12',
    text: "Residents of nursing homes in Maine hardly ever get their teeth cleaned. I've been a dental hygienist for nine years. 12 managers talked to me and 10 of them showed me last year's schedule: the dentist came once or not at all. I'd come to the home with portable gear, every three months. It's regulated: Maine has an independent practice license for hygienists, I've filed for it, the board decides on 14 May, and a dentist agreed in writing to supervise until then. Three homes signed letters at $45 per resident and visit, nothing billed so far. At present residents get driven to an office, which takes half a day and ties up an aide. The state lists 93 homes.",
    expect:
      'score 46..65, verdict pivot, problem: pass/unknown, reach: pass/unknown, legal: pass/unknown, problem 2.5..4, feasibility 2.5..4, differentiation 2..3.5, market 2.5..3.5',
  },
  {
    id: 'c-idea-13',
    text: "A booking tool for small tattoo studios so that people stop not showing up. To be honest nothing is proven. We haven't interviewed a single studio owner, never counted the no-shows, nobody has paid the €25 a month we'd like to charge and no studio has tried it since there is no prototype. No partner, no channel tested either.",
    expect:
      'score 5..24, verdict no_go, problem: pass/unknown, reach: pass/unknown, legal: pass/unknown, problem 0.5..2, adoption 0..1, differentiation 0..1, feasibility 0.5..1.5',
  },
  {
    id: 'c-idea-14',
    text: 'Perhaps small breweries could be interested in renting out their idle tanks, someone might pay something for that. It may save money, possibly. I suppose a marketplace would work.',
    expect:
      'score 3..22, verdict no_go, problem: pass/unknown, reach: pass/unknown, legal: pass/unknown, problem 0.5..2, adoption 0..1, revenue 0..1.5',
  },
  {
    id: 'c-idea-15',
    text: "Physiotherapists spend their evenings writing reports. Next year we will interview 50 of them and then run a pilot in Graz with 10 practices. We will charge 45 euros a month per practice, and by the end of the second year 600 practices will have renewed. The prototype is going to be built in summer by a freelancer whom we will hire. Our dictation tool will cut report time from 60 to 15 minutes a day. We intend to win the physiotherapists' federation as our channel. Then we'll measure everything properly against handwritten notes.",
    expect:
      'score 14..36, verdict no_go/pivot, problem: pass/unknown, reach: pass/unknown, legal: pass/unknown, problem 1..2.5, adoption 0.5..2, feasibility 0.5..2',
  },
  {
    id: 'c-idea-16',
    text: "Skis for kids by subscription in Austria, because parents buy new ones every winter. A Danish firm, Rentaro, already has 40,000 paying families, 83% of whom renewed, and it spends only 11 euros to win one. A consultancy writes that the rental market in Europe is huge. So it obviously works. We ourselves haven't started.",
    expect:
      'score 8..28, verdict no_go, problem: pass/unknown, reach: pass/unknown, legal: pass/unknown, problem 1..2.5, adoption 0..1.5, revenue 0..1.5, market 0.5..2',
  },
  {
    id: 'c-idea-17',
    text: "BrightBuddy is a free homework helper for kids between 8 and 12. While they chat with it, it quietly records what they say about their home, their parents' income and their worries, and we sell those profiles to ad brokers. Parents aren't told, they wouldn't like it, and the kids obviously don't notice. Works great: 52,000 kids use it every week, 81% are still there after six months, four brokers paid us $0.90 per profile and month and all four renewed, our costs are $0.12. Teachers in 300 schools recommend it. I led data products for 14 years. With 9 million kids of that age in our three states, times $0.90 times 12, that's $97 million a year.",
    expect:
      'score 0..10, verdict no_go, legal: fail, problem: pass/unknown, reach: pass/unknown, revenue 3.5..5, market 3.5..5',
  },
  {
    id: 'c-idea-18',
    text: "People who found an old savings book in a dead relative's house often don't get the money because the bank was merged three times. I worked in bank archives for 16 years and traced 9 of those by hand for acquaintances. A tracing service, 15% of what's recovered. The trouble is that these people cannot be found. There's no list, they aren't in any association, they don't search for it, and after a year of looking we have no way of addressing them at all.",
    expect:
      'score 13..31, verdict no_go, reach: fail, problem: pass/unknown, legal: pass/unknown, adoption 0..1, revenue 1..3, feasibility 2..3.5',
  },
  {
    id: 'c-idea-19',
    text: 'Malerbetriebe mit 5 bis 20 Leuten werfen nach jeder Baustelle angebrochene Farbe weg. Ich war selbst 13 Jahre Malermeister. Bei 18 Betrieben im Raum Kassel haben wir acht Wochen lang gewogen: im Schnitt 41 kg pro Betrieb und Monat, das sind rund 260 €. Bisher stehen die Eimer im Lager und keiner weiß, welcher Farbton drin ist. Unsere Etiketten mit Scanner zeigen dem Gesellen vor der Bestellung, was noch da ist. In den ersten sechs Betrieben ist der Abfall von 41 auf 15 kg gesunken. 34 Betriebe zahlen 39 € im Monat, ein Betrieb kostet uns 11 €, und 29 von 31 haben nach einem Jahr verlängert. Die Malerinnung Kassel stellt uns auf ihren Versammlungen vor, ein neuer Kunde kostet uns etwa 55 €. Laut Handwerkskammer gibt es in Hessen 3.900 Malerbetriebe, mal 39 € mal 12 Monate sind das 1,8 Mio. € im Jahr.',
    expect:
      'score 78..100, verdict go, problem: pass/unknown, reach: pass/unknown, legal: pass/unknown, problem 4..5, adoption 4..5, revenue 4..5, market 4..5',
  },
  {
    id: 'c-idea-20',
    text: 'Man könnte vielleicht etwas für Leute machen, die ihre Zimmerpflanzen im Urlaub nicht gießen können. Eventuell eine App, über die Nachbarn das übernehmen würden. Meine Freunde finden das super. Irgendwann würde bestimmt jemand dafür bezahlen, der Markt ist riesig. Gefragt oder ausprobiert haben wir noch nichts.',
    expect:
      'score 7..25, verdict no_go, problem: pass/unknown, reach: pass/unknown, legal: pass/unknown, problem 1..2, adoption 0..1, revenue 0.5..1.5, market 0.5..1.5',
  },
  {
    id: 'c-idea-21',
    text: 'Las pescaderías de barrio en Vigo tiran género cada sábado por la tarde. Hablé con 16 pescaderos y 12 me enseñaron sus libretas: pierden unos 90 € por semana. Ahora lo bajan de precio a última hora, pero a esa hora ya no pasa nadie por la tienda. Nosotros avisamos por WhatsApp a los vecinos a mediodía. Lo probamos cuatro semanas con la asociación de comerciantes de Teis: 3 pescaderías, 140 vecinos apuntados, y lo tirado bajó de 21 kg a 9 kg por tienda. Todavía no cobramos; queremos pedir 20 € al mes a cada tienda. Yo trabajé 8 años en la lonja.',
    expect:
      'score 52..74, verdict pivot/go, problem: pass/unknown, reach: pass/unknown, legal: pass/unknown, problem 3..5, adoption 2.5..4, revenue 1..3, differentiation 3..5',
  },
  {
    id: 'c-idea-22',
    text: 'Inyecciones de bótox a domicilio por 80 €. Las ponen chicas que han hecho un curso de un fin de semana, no médicos. Sabemos que hace falta una licencia sanitaria y un médico, pero no la vamos a pedir, es lenta y cara. Ya nos han pagado 210 clientas y 130 han repetido; el producto nos cuesta 22 €. Llegan por tres peluquerías de Málaga que se llevan 10 €.',
    expect: 'score 0..10, verdict no_go, legal: fail, problem: pass/unknown, reach: pass/unknown, revenue 3.5..5',
  },
  {
    id: 'c-idea-23',
    text: '苏州的小型面馆每天晚上都要倒掉没用完的浇头。我开了九年面馆，很清楚这件事。我们在22家店里称了六周：平均每家每天倒掉3.8公斤，一个月大约损失1900元。现在店主都是凭感觉备料，下雨天就完全估不准。我们的备料工具根据天气和前几周的销量，每天早上告诉店主该做多少。头十家店的浪费从3.8公斤降到了1.4公斤。目前有57家店每月付128元，每家店的成本是35元，满一年的26家里有24家续费了。客户是通过苏州餐饮协会的培训课来的，我们在课上讲了五次，每个新客户花费大约90元。合伙人做了七年餐饮软件。市场监管局登记的苏州面馆有4600家，4600×128元×12个月，大约707万元一年。',
    expect:
      'score 76..100, verdict go, problem: pass/unknown, reach: pass/unknown, legal: pass/unknown, problem 4..5, revenue 4..5, differentiation 3.5..5, market 4..5',
  },
  {
    id: 'c-idea-24',
    text: '我们做了一个给大学生用的早起打卡应用，因为听说很多学生起不来。去年九月在成都两所大学推广，有1200人注册，一周后只剩40人，一个月后一个人都不用了。我们又问了50个学生，没有人觉得早起是个问题。应用本身已经做好了，打算以后每月收5元。',
    expect: 'score 8..29, verdict no_go, problem: fail, reach: pass/unknown, legal: pass/unknown, revenue 0.5..2.5',
  },
];
