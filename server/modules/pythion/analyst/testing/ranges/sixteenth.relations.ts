import type { RangedForms } from './range';

/** The same idea in another form: within two points. */
export const sixteenthForms: readonly RangedForms[] = [
  {
    id: 'r-e01',
    base: "Beekeepers in Slovenia lose swarms in May. I asked 24 of them and 18 had lost at least two last year. We hang a scale under the hive that sends a text before the swarm leaves. Nine beekeepers paid €45 for a scale. The beekeepers' union invites us to its evenings.",
    forms: [
      "The beekeepers' union invites us to its evenings. Nine beekeepers paid €45 for a scale. We hang a scale under the hive that sends a text before the swarm leaves. Beekeepers in Slovenia lose swarms in May. I asked 24 of them and 18 had lost at least two last year.",
    ],
  },
  {
    id: 'r-e02',
    base: 'Brass bands in Yorkshire have instruments in lofts that nobody plays. We repair them and rent them to beginners at £14 a month. Thirty-one families rent one today and 26 renewed after the first year. The county music service refers families to us.',
    forms: [
      'Brass bands in Yorkshire have instruments in lofts that nobody plays.\n\n- We repair them and rent them to beginners at £14 a month.\n- Thirty-one families rent one today and 26 renewed after the first year.\n- The county music service refers families to us.',
    ],
  },
  {
    id: 'r-e03',
    base: "Opticians in Nairobi throw away old frames. We sand and sell them to village clinics for KES 600. Seven clinics bought 900 frames last year. Grace ran an optician's workshop for eight years.",
    forms: [
      "opticians in nairobi throw away old frames. we sand and sell them to village clinics for kes 600. seven clinics bought 900 frames last year. grace ran an optician's workshop for eight years.",
    ],
  },
  {
    id: 'r-e04',
    base: 'Stage hands in small theatres climb ladders to change one lamp. Our pole changes it from the floor. Five theatres in Poland have used it for a whole season, and ladder time went down from 6 hours to 1 hour a week.',
    forms: [
      'STAGE HANDS IN SMALL THEATRES CLIMB LADDERS TO CHANGE ONE LAMP. OUR POLE CHANGES IT FROM THE FLOOR. FIVE THEATRES IN POLAND HAVE USED IT FOR A WHOLE SEASON, AND LADDER TIME WENT DOWN FROM 6 HOURS TO 1 HOUR A WEEK.',
    ],
  },
  {
    id: 'r-e05',
    base: 'Ferry kiosks in Greece run out of small change in July. We deliver coin rolls by scooter for €4 a visit, which costs us €2.50. Sixty kiosks order every week.',
    forms: [
      'Ferry kiosks in Greece run out of small change in July. We deliver coin rolls by scooter for EUR 4 a visit, which costs us EUR 2.50. Sixty kiosks order every week.',
    ],
  },
  {
    id: 'r-e06',
    base: 'Violin makers in Cremona wait a year for seasoned spruce. We dry it in a kiln with a slow cycle. Ten makers paid $300 for a wedge set, and four ordered again. Wood and power cost $170 a set.',
    forms: [
      'Violin makers in Cremona wait a year for seasoned spruce. We dry it in a kiln with a slow cycle. Ten makers paid 300 dollars for a wedge set, and four ordered again. Wood and power cost 170 USD a set.',
    ],
  },
  {
    id: 'r-e07',
    base: 'Cemetery gardeners in Zurich water graves that already had rain. A peg in the soil tells them which rows are dry. We tried it on 300 graves from June to August. Water use fell from 90 to 52 cubic metres. The city gardener signed a letter for CHF 6 a grave.',
    forms: [
      '1. Cemetery gardeners in Zurich water graves that already had rain.\n2. A peg in the soil tells them which rows are dry.\n3. We tried it on 300 graves from June to August.\n4. Water use fell from 90 to 52 cubic metres.\n5. The city gardener signed a letter for CHF 6 a grave.',
    ],
  },
  {
    id: 'r-e08',
    base: 'Ice rinks in Latvia open with blunt rental skates. We collect them at night and bring them back sharp. Four rinks pay 2 euros a pair. We have done 11,000 pairs since October.',
    forms: [
      'a) Ice rinks in Latvia open with blunt rental skates.\nb) We collect them at night and bring them back sharp.\nc) Four rinks pay 2 euros a pair.\nd) We have done 11,000 pairs since October.',
    ],
  },
  {
    id: 'r-e09',
    base: 'Court reporters in Ontario retype names of witnesses. Our pedal inserts them from the docket. Twenty reporters told us how long it took last week, three hours on average, and six paid $25 a month for the pedal.',
    forms: [
      'Court reporters in Ontario retype names of witneses. Our pedal inserts them from the docket. Twenty reporters told us how long it took last wek, three hours on average, and six paid $25 a month for the pedal.',
    ],
  },
  {
    id: 'r-e10',
    base: 'Scuba schools in Malta rinse wetsuits by hand. Our trough rinses twelve at once. Three schools have used it since Easter and the instructor is done in 15 minutes instead of 70. We hope that schools will pay €80 a month.',
    forms: [
      'Scuba schools in Malta rinse wetsuits by hand. Our trough rinses twelve at once. Three schools have used it since Easter and the instuctor is done in 15 minutes instead of 70. We hope that shools will pay €80 a month.',
    ],
  },
  {
    id: 'r-e11',
    base: 'We think that vineyards may want better labels. It could be sold to all kinds of producers. Somebody should pay for it, maybe by the month.',
    forms: [
      'Somebody should pay for it, maybe by the month.\n\nIt could be sold to all kinds of producers.\n\nWe think that vineyards may want better labels.',
    ],
  },
  {
    id: 'r-e12',
    base: 'Bowling alleys in Denmark lose shoes, so we built a shoe locker. Sixteen alleys tested it and every one of them sent it back within a month. None paid the 300 kroner.',
    forms: [
      '**Problem**\nBowling alleys in Denmark lose shoes, so we built a shoe locker.\n\n**Result**\nSixteen alleys tested it and every one of them sent it back within a month.\n\n**Payment**\nNone paid the 300 kroner.',
    ],
  },
  {
    id: 'r-e13',
    base: 'We lend money to jockeys. Their tax number and house key stay with us. Unknown to them we sell both to a gang of burglars. Ninety jockeys signed up.',
    forms: [
      'Ninety jockeys signed up. We lend money to jockeys. Their TAX NUMBER and HOUSE KEY stay with us. Unknown to them we sell both to a gang of burglars.',
    ],
  },
  {
    id: 'r-e14',
    base: 'Imker in Tirol schleppen volle Honigräume zu Fuß ins Tal. Wir bauen eine kleine Seilbahn zum Mieten. Zwölf Imker haben 90 € für eine Woche bezahlt, acht davon zweimal. Der Imkerbund hat uns in seinem Rundbrief vorgestellt.',
    forms: [
      'Der Imkerbund hat uns in seinem Rundbrief vorgestellt. Imker in Tirol schleppen volle Honigräume zu Fuß ins Tal. Zwölf Imker haben 90 € für eine Woche bezahlt, acht davon zweimal. Wir bauen eine kleine Seilbahn zum Mieten.',
    ],
  },
  {
    id: 'r-e15',
    base: 'Los afiladores de Asturias gastan gasolina en pueblos vacíos. Nuestro aviso por mensaje reúne los pedidos antes del viaje. Siete afiladores pagan 10 € al mes desde enero y cinco han renovado.',
    forms: [
      '- Los afiladores de Asturias gastan gasolina en pueblos vacíos.\n- Nuestro aviso por mensaje reúne los pedidos antes del viaje.\n- Siete afiladores pagan 10 EUR al mes desde enero y cinco han renovado.',
    ],
  },
  {
    id: 'r-e16',
    base: '景德镇的小窑主常常烧坏整窑瓷器。我们做了一个测温探头。十五位窑主用了三个月,废品率从18%降到7%。每位窑主每月付120元。',
    forms: [
      '1. 景德镇的小窑主常常烧坏整窑瓷器。\n2. 我们做了一个测温探头。\n3. 十五位窑主用了三个月,废品率从18%降到7%。\n4. 每位窑主每月付120元。',
    ],
  },
];

/** No ideas. */
export const sixteenthRejected: readonly string[] = [
  'The harbour of Trieste lies at the northern end of the Adriatic. In the nineteenth century it served as the main port of the Habsburg monarchy, and the coffee trade has stayed there ever since. A cold wind, the bora, can stop all cranes for days in winter. The old warehouses are now being restored by the city.',
  'Dear Martina, thank you for the plum cake and for looking after the cat while we were away. The train was two hours late, but the walk along the dunes made up for it. Please tell your brother that his umbrella is still hanging in our hall. See you at Whitsun, with love from both of us.',
  'Rehearsal on Thursday starts at half past seven, not at seven. Altos, please bring the blue folder. We begin with the Bruckner, then a break, then the folk songs. Parking behind the parish hall is closed because of the market. Whoever cannot come should let Brigitte know by Wednesday noon.',
  'Wash the linen at sixty degrees, spin it briefly and hang it while it is still heavy with water. Iron it damp from the left side. Yellow spots come out with lemon juice and an afternoon of sun. Never put embroidered pieces in the dryer, and store them rolled up, not folded.',
  'The old man sat down by the quarry pond and took off his boots. Nobody had swum here since the accident. A heron stood on the far side, motionless, as if someone had forgotten it there. He counted the rings on the water until it was dark, and then he went home without his hat.',
  'United drew two all with Rovers on a muddy pitch on Saturday. Hughes opened the scoring with a header after twelve minutes, the visitors turned the match before the break, and a late penalty saved a point for the home side. The referee showed five yellow cards. Next week the team travels to Carlisle.',
  'How do I tell if a cherry tree has canker or just frost damage? The bark on the lower trunk of mine has split and some amber gum is running out. The leaves look normal so far. It is about ten years old and stands in heavy clay. Should I cut it out now or wait until summer?',
  'wug flimmet grostle, ander pliv norrick usta bremmel. Tock tock fenagle ostrup, hibber danse quill umberlo. Sprend nackle ivvit, thrum doppen loosk erran vittle. Gubba yent morrow plex, ansel druk tibbin farrow snee, jolt wimmer pask olleran tup. Brindo keff, hasp umlet corrivan stell, dree ponnick waff.',
  'asdkjf qpwoeiru zmxncbv laksjdhf qwpeoriu zxmcnv aslkdjf woeiruty xmcnvb alskdjfh pqowieur mznxbcv lkajsdf oiwuer nxcmvb asldkfj qpwoei zmxnc dkfjgh rtyuei vbncmx hgjfk uytrw slkdjf eiruty wpqoei cmvnbx mnbvq fjghdk tyurie bncvmx kdjfls.',
  "Section 14. The tenant shall keep the staircase clear of objects. Bicycles are to be left in the yard. Between ten at night and six in the morning no musical instruments may be played. Damage to pipes must be reported to the caretaker without delay. The deposit amounts to three months' rent and is returned after the handover.",
  'O fold the hands and close the door, the tide has gone, the lamp is low; the boats lie tilted on the shore, and no one asks us where we go. We sang in parts, we sang by heart, the basses rolled like distant trains, and what was whole has come apart, and what was ours the sea retains.',
  "The verb goes to the end of the clause after most conjunctions in German. Learners often put it second, because that is where it stands in a main clause. Practise with five sentences a day, read them aloud, and mark the verb in red. Exercise 3: join the two sentences with 'because', 'although' and 'when'.",
  'Curriculum vitae: born in 1987 in Plzeň, apprenticeship as a stonemason, journeyman years in Austria and Norway, then foreman in a granite works until 2019. Languages: Czech, German, some Norwegian. Driving licence classes B and C. Hobbies: orienteering, brass music, bread baking. References are available on request.',
  'Der Gesangverein trifft sich am Freitag zum Sommerfest im Garten von Familie Albrecht. Jeder bringt bitte einen Salat oder einen Kuchen mit, für Getränke ist gesorgt. Bei Regen sitzen wir in der Scheune. Die Kinder dürfen ihre Schlafsäcke mitnehmen, und gegen neun singen wir wie jedes Jahr am Feuer.',
  'Ayer estuvimos en el puerto con mis abuelos y comimos sardinas a la brasa. Mi primo se cayó al agua porque quería tocar un cangrejo, pero no le pasó nada. Por la tarde llovió un poco y volvimos en el autobús de las siete. Mi abuela se durmió antes de llegar a casa.',
  '昨天下午我和妹妹去外婆家的果园摘柿子。树很高,我们借了邻居的梯子。外婆说今年雨水多,柿子没有去年甜。晚上我们一起包饺子,舅舅唱了一首老歌,大家都笑了。回家的时候月亮很圆,路上只有几只狗在叫。',
];

/** Ideas in few words. */
export const sixteenthAccepted: readonly string[] = [
  'We collect worn choir robes from churches in Georgia, repair them and rent them to school choirs for $6 an evening.',
  'A night laundry for fishing crews in Ullapool: oilskins picked up at the quay, clean and dry before the boats sail.',
  'Software that lets dental labs show dentists where each crown is, so that receptionists stop ringing three times a day.',
  'Rubber feet for quarry ladders. They grip on wet slate; we sell them to quarry foremen in Wales.',
  'We match retired referees with youth handball clubs in Denmark that cannot find anyone for Sunday mornings.',
  'Portable shade nets for orchards, rented by the week during heatwaves to small apricot growers in Armenia.',
  'An online notice page for funerals in island villages, paid by the undertaker, because newspapers arrive two days late.',
  'Subtitles for municipal council meetings, made by deaf editors, sold to small towns by the hour.',
  'I tune and lend harmoniums to chapels that cannot afford an organ.',
  'A hotline through which truck drivers at the port of Mombasa learn which gate is moving.',
  'We turn stone dust from marble workshops into grout and sell it back to tilers in Carrara.',
  'Insurance for amateur theatre costumes, sold through the county drama league, twelve pounds a production.',
  'A lamp for bookbinders which shows the grain of the paper before they cut.',
  'Wir holen Schnittholz aus Obstgärten im Alten Land ab und verkaufen es als Räucherspäne an Fischräuchereien.',
  'Un servicio que lava y plancha los trajes de las bandas de música de Valencia antes de cada fiesta.',
  '我们为小型殡仪馆提供按天出租的冷藏柜,当天送到。',
];
