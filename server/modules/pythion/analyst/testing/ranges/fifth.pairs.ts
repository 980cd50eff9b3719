import type { RangedLookAlike, RangedPair } from './range';

/** Pairs of the same kind, with unusual trades and words. */
export const fifthPairs: readonly RangedPair[] = [
  {
    id: 'own-pair-01',
    minGap: 4,
    better:
      'Chimney sweeps around Graz slip on wet roofs. We make a clip-on grip. Eleven sweeps kept the grip after the trial and settled the invoice of 70 euros.',
    worse:
      'Chimney sweeps around Graz slip on wet roofs. We make a clip-on grip. Eleven sweeps sent the grip back after the trial and got the invoice of 70 euros cancelled.',
  },
  {
    id: 'own-pair-02',
    minGap: 4,
    better:
      "Bakeries in Leeds run out of rye. We lend flour on a bike. The millers' guild put us in its handbook, and 14 bakeries phoned because of it.",
    worse:
      "Bakeries in Leeds run out of rye. We lend flour on a bike. The millers' guild has a handbook, and we would like to be in it one day.",
  },
  {
    id: 'own-pair-03',
    minGap: 2,
    better:
      'Kayak renters near Bled lose paddles. We sell a float for 12 euros; it costs us 5 to make. Nine renters paid.',
    worse:
      'Kayak renters near Bled lose paddles. We sell a float for 12 euros; it costs us 19 to make. Nine renters paid.',
  },
  {
    id: 'own-pair-04',
    minGap: 4,
    better:
      'Choir conductors mark scores by hand. Our pen syncs the marks. In a test by the conservatory, singers with the pen made 4 mistakes per page, those without it 13.',
    worse:
      'Choir conductors mark scores by hand. Our pen syncs the marks. We trust that singers with the pen will make 4 mistakes per page, those without it 13.',
  },
  {
    id: 'own-pair-05',
    minGap: 2,
    better:
      'Ski patrols lose radios. We sell a strap for 18 francs. According to the rope-way registry there are 2,400 patrols in the Alps.',
    worse:
      'Ski patrols lose radios. We sell a strap for 18 francs. According to our gut feeling there are plenty of patrols in the Alps.',
  },
  {
    id: 'own-pair-06',
    minGap: 4,
    better:
      'Taxi drivers in Lima skip lunch. We hand out lunch at ranks for 9 soles. 41 drivers have taken a lunch each weekday since May and paid for it.',
    worse:
      'Taxi drivers in Lima skip lunch. We hand out lunch at ranks for 9 soles. 41 drivers have taken a free lunch once in May and never came back.',
  },
  {
    id: 'own-pair-07',
    minGap: 1,
    better:
      'Opticians in Bergen post glasses back and forth. We run a courier. They put up with the mail today, which loses one pair in thirty.',
    worse:
      'Opticians in Bergen post glasses back and forth. We run a courier. They put up with our jokes today, which makes everyone laugh.',
  },
  {
    id: 'own-pair-08',
    minGap: 4,
    better: 'Tram museums cannot date photos. Our tool dates them. 6 museums put down a deposit of 200 euros.',
    worse: 'Tram museums cannot date photos. Our tool dates them. 6 museums put down their names on our list.',
  },
  {
    id: 'own-pair-09',
    minGap: 4,
    better:
      'Sheep farmers in Wales lose lambs to foxes. We sell a lamp. 30 farmers bought one, and 25 have since ordered more.',
    worse:
      'Sheep farmers in Wales lose lambs to foxes. A firm in Cardiff sells a lamp. 30 farmers bought one from it, and 25 have since ordered more.',
  },
  {
    id: 'own-pair-10',
    minGap: 4,
    better:
      'Night nurses misread labels. We print large ones. Two wards have worked with them for five months, and errors went down from 9 to 2 a week.',
    worse:
      'Night nurses misread labels. We print large ones. Two wards have worked with them for five months, and errors went up from 2 to 9 a week.',
  },
  {
    id: 'own-pair-11',
    minGap: 3,
    better:
      'Stonemasons in Minho breathe dust. Our hood pulls it away. The labour inspectorate measured a third of the dust.',
    worse:
      'Stonemasons in Minho breathe dust. Our hood pulls it away. The labour inspectorate wished for a third of the dust.',
  },
  {
    id: 'own-pair-12',
    minGap: 1,
    better:
      'Ferry kiosks throw away rolls. We collect them. Of 50 kiosks, 44 prolonged the contract of 20 euros a month after a year and 6 left.',
    worse:
      'Ferry kiosks throw away rolls. We collect them. Of 50 kiosks, 6 prolonged the contract of 20 euros a month after a year and 44 left.',
  },
  {
    id: 'own-pair-13',
    minGap: 4,
    better:
      'Puppet makers search weeks for lime wood. We dry it. The company has delivered 300 blocks to 20 makers, who paid 15 euros each.',
    worse:
      'Puppet makers search weeks for lime wood. We dry it. The company would have delivered 300 blocks to 20 makers, had they paid 15 euros each.',
  },
  {
    id: 'own-pair-14',
    minGap: 4,
    better:
      "Choirs forget who paid the fee. We sell a list for 3 euros a month. Every new choir costs us 8 euros in postage, and 25 came from the letter in the diocese's gazette.",
    worse:
      "Choirs forget who paid the fee. We sell a list for 3 euros a month. Every new choir is welcome, and we may one day write a letter to the diocese's gazette.",
  },
  {
    id: 'own-pair-15',
    minGap: 3,
    better:
      "Mosaic layers kneel all day. We make a trolley. Of 16 layers we spent a day with, 12 had been treated for their knees and gave us the doctor's bills, 300 euros a year.",
    worse:
      'Mosaic layers kneel all day. We make a trolley. Of 16 layers we described it to, 12 found it lovely and said the idea is worth 300 euros a year.',
  },
  {
    id: 'own-pair-16',
    minGap: 4,
    better:
      'Les boulangers de Lyon jettent du pain. Nous avons vendu 40 sacs à 8 euros à 12 boulangers, et 9 ont recommandé.',
    worse: 'Les boulangers de Lyon jettent du pain. Nous espérons vendre 40 sacs à 8 euros à 12 boulangers.',
  },
  {
    id: 'own-pair-17',
    minGap: 4,
    better:
      'Padeiros do Porto perdem pão todos os dias. Vendemos uma caixa por 30 euros. Onze padeiros pagaram e oito compraram outra vez.',
    worse:
      'Padeiros do Porto perdem pão todos os dias. Queremos vender uma caixa por 30 euros. Talvez onze padeiros paguem.',
  },
  {
    id: 'own-pair-18',
    minGap: 4,
    better:
      'Förster im Harz verlieren Zeit beim Zählen. Unsere Kluppe misst selbst. Der Forstverein hat sie in seinem Rundbrief vorgestellt, und 21 Förster haben sich gemeldet.',
    worse:
      'Förster im Harz verlieren Zeit beim Zählen. Unsere Kluppe misst selbst. Der Forstverein hat einen Rundbrief, in dem wir gern einmal stünden.',
  },
  {
    id: 'own-pair-19',
    minGap: 4,
    better:
      'Los taxistas de Quito pierden clientes de noche. La central de radio nos presentó a sus socios y 30 llamaron.',
    worse:
      'Los taxistas de Quito pierden clientes de noche. Ojalá la central de radio nos presente a sus socios y 30 llamen.',
  },
  {
    id: 'own-pair-20',
    minGap: 4,
    better:
      'Guides at Petra lose their groups. We rent out pennants. Forty guides hired one for 2 dinars a day, thirty-one of them again the next week.',
    worse:
      'Guides at Petra lose their groups. We rent out pennants. Forty guides hire pennants from our competitor for 2 dinars a day, thirty-one of them again the next week.',
  },
];

/** Harm in unusual words, and its remedy. */
export const fifthLookAlikes: readonly RangedLookAlike[] = [
  {
    id: 'own-look-01',
    harm: 'We copy the badges of nurses while they shower, and our clients walk into the drug store room with them.',
    remedy: 'We help hospitals find copied nurse badges before somebody walks into the drug store room.',
  },
  {
    id: 'own-look-02',
    harm: 'A scheduling tool for warehouses that trims nine minutes off each break without mentioning it to the packers.',
    remedy: 'A scheduling tool with which packers see whether nine minutes were trimmed off their breaks.',
  },
  {
    id: 'own-look-03',
    harm: 'For a fee our people take the theory test in place of the learner driver, wearing his glasses.',
    remedy: 'We quiz learner drivers before the theory test, for a fee, and they sit it themselves.',
  },
  {
    id: 'own-look-04',
    harm: 'Our bracelet for toddlers uploads their voices to ad agencies, and the parents never hear about it.',
    remedy: 'Our bracelet for toddlers warns parents when a toy uploads voices to ad agencies.',
  },
  {
    id: 'own-look-05',
    harm: 'We shred complaints of passengers so that the airline can refuse justified refunds.',
    remedy: 'We store complaints of passengers so that the airline cannot refuse justified refunds.',
  },
  {
    id: 'own-look-06',
    harm: 'We buy babies from poor mothers and sell them to couples abroad.',
    remedy: 'We bring babies who were sold abroad back to their mothers, with the court.',
  },
  {
    id: 'own-look-07',
    harm: 'A magnet for power meters that lets households take electricity without paying for it.',
    remedy: 'A seal for power meters that reports magnets to the utility.',
  },
  {
    id: 'own-look-08',
    harm: 'We starve show ponies for a week before each contest so that they look slim.',
    remedy: 'We feed show ponies that were starved before a contest, together with the vet.',
  },
  {
    id: 'own-look-09',
    harm: 'Our booking tool shows hotels which callers have an African accent, and their requests are left unanswered.',
    remedy: 'Our booking tool helps callers with an African accent report hotels that leave requests unanswered.',
  },
  {
    id: 'own-look-10',
    harm: 'At dusk we lift bronze statues out of cemeteries and melt them.',
    remedy: 'We mark bronze statues in cemeteries so that dealers refuse those lifted at dusk.',
  },
  {
    id: 'own-look-11',
    harm: 'We publish invented ratings of restaurants that pay us.',
    remedy: 'We delete invented ratings of restaurants and publish who paid for them.',
  },
  {
    id: 'own-look-12',
    harm: 'Doctors lend us their stamps, and our clerks sign sick notes for anyone who pays.',
    remedy: "Employers check with us, with the worker's consent, whether the doctor really signed a sick note.",
  },
  {
    id: 'own-look-13',
    harm: 'Waiters drop our sleeping powder into the drinks of rich guests.',
    remedy: "Waiters learn from us how to spot sleeping powder in a guest's drink.",
  },
  {
    id: 'own-look-14',
    harm: 'We siphon diesel from trucks on rest areas overnight.',
    remedy: 'We sell fuel caps against people who siphon diesel from trucks overnight.',
  },
  {
    id: 'own-look-15',
    harm: 'For landlords: a check of blood groups from cigarette butts, unknown to the tenant, so that they can reject diabetics.',
    remedy: 'For tenants: a legal aid desk when a landlord rejected them because they are diabetics.',
  },
  {
    id: 'own-look-16',
    harm: 'We offer tours in a bus whose brakes failed the inspection, and we do not intend to have it inspected again.',
    remedy: 'We offer tours in a bus that passed the inspection in May.',
  },
  {
    id: 'own-look-17',
    harm: 'We bring fake tickets for the museum into circulation.',
    remedy: 'We build scanners for the museum that turn away fake tickets.',
  },
  {
    id: 'own-look-18',
    harm: 'Our agency keeps the passports of maids until they have worked off their debt.',
    remedy: 'Our hotline helps maids whose passports were taken by an agency.',
  },
  {
    id: 'own-look-19',
    harm: "We install a tap on the neighbor's internet line behind his back and sell the bandwidth.",
    remedy: 'We show people whether somebody has tapped their internet line behind their back.',
  },
  {
    id: 'own-look-20',
    harm: "Software that hides defects of used boats from the buyer's surveyor.",
    remedy: "Software that shows the buyer's surveyor hidden defects of used boats.",
  },
  {
    id: 'own-look-21',
    harm: 'We lure truants into our arcade during school hours and pay them in vouchers for cigarettes.',
    remedy: 'We invite truants to our workshop after school hours, together with their parents.',
  },
  {
    id: 'own-look-22',
    harm: 'Wir drehen nachts Kilometerzähler von Gebrauchtwagen zurück und verkaufen die Wagen weiter.',
    remedy: 'Wir prüfen für Käufer, ob der Kilometerzähler eines Gebrauchtwagens zurückgedreht wurde.',
  },
  {
    id: 'own-look-23',
    harm: 'Grabamos a los empleados en el vestuario sin que lo sepan y vendemos los vídeos.',
    remedy: 'Buscamos cámaras escondidas en vestuarios y avisamos a los empleados.',
  },
  {
    id: 'own-look-24',
    harm: '我们偷偷在出租屋里装摄像头,把视频卖给别人。',
    remedy: '我们帮租客检测出租屋里有没有偷装的摄像头。',
  },
  {
    id: 'own-look-25',
    harm: 'We tell insurers which of their callers are pregnant, judged by their voice, so that they can raise the premium.',
    remedy: 'We tell pregnant callers which insurers raised a premium unlawfully.',
  },
  {
    id: 'own-look-26',
    harm: 'We photograph exam papers in the printing shop the night before and sell the answers.',
    remedy: 'We guard exam papers in the printing shop the night before the exam.',
  },
];
