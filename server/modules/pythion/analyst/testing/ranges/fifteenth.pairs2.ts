import type { RangedPair } from './range';

/** Texts of the fifteenth set that differ in one aspect: its second half. */
export const secondHalf: readonly RangedPair[] = [
  {
    id: 'q-p21',
    minGap: 10,
    better:
      "Shops in Osaka want to know which shelf people stop at. We measure it with a camera, and 50 shops have renewed at 9,000 yen a month. Shoppers' faces are stored only after they have agreed in writing at the entrance.",
    worse:
      "Shops in Osaka want to know which shelf people stop at. We measure it with a camera, and 50 shops have renewed at 9,000 yen a month. Shoppers' faces are stored although nobody has asked them and they are not to know.",
  },
  {
    id: 'q-p22',
    minGap: 6,
    better:
      'Nurseries in Almería lose seedlings to mould. We sell a dry tray liner for 2 euros. At 15 nurseries it has cut the loss from 12 to 5 in a hundred.',
    worse:
      'Nurseries in Almería lose seedlings to mould. We sell a dry tray liner for 2 euros. At 15 nurseries it might perhaps cut the loss from 12 to 5 in a hundred.',
  },
  {
    id: 'q-p23',
    minGap: 5,
    better:
      'Skippers in Split have nowhere to empty their waste tanks. We come alongside with a pump boat. The harbour master has agreed, and 12 skippers pay us 30 euros a visit.',
    worse:
      'Skippers in Split have nowhere to empty their waste tanks. We come alongside with a pump boat. If the harbour master should agree, 12 skippers are to pay us 30 euros a visit.',
  },
  {
    id: 'q-p24',
    minGap: 7,
    better:
      'Parents of babies with eczema in Cardiff cannot find seamless vests. We sew them from bamboo for £14. Of the 90 families that bought one, 58 have since bought a second one.',
    worse:
      'Parents of babies with eczema in Cardiff cannot find seamless vests. We sew them from bamboo for £14. Of the 90 families that bought one, 58 have since demanded their money back.',
  },
  {
    id: 'q-p25',
    minGap: 3,
    better:
      'Wedding photographers in Jaipur lose days sorting pictures. We sort them overnight for 4,000 rupees a wedding. Eleven photographers have signed a letter to buy at this price.',
    worse:
      'Wedding photographers in Jaipur lose days sorting pictures. We sort them overnight for 4,000 rupees a wedding. Eleven photographers have liked our post about this price.',
  },
  {
    id: 'q-p26',
    minGap: 6,
    better:
      'Retired miners in Silesia miss company in the mornings. We open a workshop with tools and coffee at 10 zloty a visit. The 48 men who tried it have come every week for three months.',
    worse:
      'Retired miners in Silesia miss company in the mornings. We open a workshop with tools and coffee at 10 zloty a visit. The 48 men who tried it came once and did not return in three months.',
  },
  {
    id: 'q-p27',
    minGap: 6,
    better:
      'Courts in Montevideo need interpreters at short notice. We keep a rota and send one. At the four courts using us, the wait went from 50 to 20 minutes.',
    worse:
      'Courts in Montevideo need interpreters at short notice. We keep a rota and send one. At the four courts using us, the wait went from 20 to 50 minutes.',
  },
  {
    id: 'q-p28',
    minGap: 5,
    better:
      'Households with wells near Aarhus have too much iron in their water. We install a sand filter. The water board tested our filter in 40 homes, and the iron dropped from 3 to 0.2 milligrams.',
    worse:
      "Households with wells near Aarhus have too much iron in their water. We install a sand filter. The water board tested another firm's filter in 40 homes, and the iron dropped from 3 to 0.2 milligrams.",
  },
  {
    id: 'q-p29',
    minGap: 4,
    better:
      'Left-handed schoolchildren in Graz smear their ink. We sell a quick-drying pen for 6 euros. A chain of stationers has put our pen on its counters.',
    worse:
      'Left-handed schoolchildren in Graz smear their ink. We sell a quick-drying pen for 6 euros. A chain of stationers has declined to put our pen on its counters.',
  },
  {
    id: 'q-p30',
    minGap: 4,
    better:
      'Market gardeners around Ghent need seed trays only in spring. We lend washed trays by the week to 70 gardeners, who have paid for two springs. On every tray we earn 40 cents.',
    worse:
      'Market gardeners around Ghent need seed trays only in spring. We lend washed trays by the week to 70 gardeners, who have paid for two springs. On every tray we lose 40 cents.',
  },
  {
    id: 'q-p31',
    minGap: 6,
    better:
      "Restorers of church clocks need single brass wheels. We cut them from a drawing. There are 800 restorers; we wrote to all of them through the guild's list and 60 answered.",
    worse:
      'Restorers of church clocks need single brass wheels. We cut them from a drawing. There are 800 restorers; there is no list of them, and we found that they cannot be written to or met anywhere.',
  },
  {
    id: 'q-p32',
    minGap: 7,
    better:
      'Small hotels in Fès throw away half-used soap. We melt it into new bars. Twenty hotels pay us 200 dirhams a month.',
    worse:
      'Small hotels in Fès throw away half-used soap. We melt it into new bars. An investor feels that twenty hotels ought to pay us 200 dirhams a month.',
  },
  {
    id: 'q-p33',
    minGap: 8,
    better:
      'Translators working from home in Kyiv lose hours to power cuts. We rent them a desk with a generator for 150 hryvnia a day. In 14 months no customer has left us.',
    worse:
      'Translators working from home in Kyiv lose hours to power cuts. We rent them a desk with a generator for 150 hryvnia a day. In 14 months no customer has stayed with us.',
  },
  {
    id: 'q-p34',
    minGap: 3,
    better:
      'Farmers in Alberta need to see which corner of a field is dry. We fly over it with a drone and send a map, and 18 farms pay 200 dollars a flight. The aviation office has approved our flights.',
    worse:
      'Farmers in Alberta need to see which corner of a field is dry. We fly over it with a drone and send a map, and 18 farms pay 200 dollars a flight. The aviation office has forbidden our flights.',
  },
  {
    id: 'q-p35',
    minGap: 6,
    better:
      'Imker im Schwarzwald finden keine Schleuder, die sie für zwei Tage mieten können. Wir bringen eine mit dem Anhänger vorbei. 33 Imker haben uns dafür schon 45 Euro am Tag gezahlt.',
    worse:
      'Imker im Schwarzwald finden keine Schleuder, die sie für zwei Tage mieten können. Wir bringen eine mit dem Anhänger vorbei. 33 Imker würden uns dafür vielleicht 45 Euro am Tag zahlen.',
  },
  {
    id: 'q-p36',
    minGap: 7,
    better:
      'Tierärzte in Bremen verlieren Zeit mit Terminabsagen. Unser Rückruf füllt die Lücken für 60 Euro im Monat. Von den 24 Praxen haben 21 nach einem Jahr verlängert.',
    worse:
      'Tierärzte in Bremen verlieren Zeit mit Terminabsagen. Unser Rückruf füllt die Lücken für 60 Euro im Monat. Von den 24 Praxen haben 21 nach einem Jahr gekündigt.',
  },
  {
    id: 'q-p37',
    minGap: 7,
    better:
      'Los panaderos de Cuenca tiran harina húmeda en la época de lluvias. Alquilamos un arcón seco por 12 dólares al mes. Ya lo pagan 27 panaderos desde hace medio año.',
    worse:
      'Los panaderos de Cuenca tiran harina húmeda en la época de lluvias. Alquilamos un arcón seco por 12 dólares al mes. Quizá lo pagarían 27 panaderos dentro de medio año.',
  },
  {
    id: 'q-p38',
    minGap: 6,
    better:
      'Los apicultores de Yucatán pierden miel por las hormigas. Vendemos una base con aceite. En las 19 fincas que la usan, las colmenas dañadas bajaron de 30 a 8.',
    worse:
      'Los apicultores de Yucatán pierden miel por las hormigas. Vendemos una base con aceite. En las 19 fincas que la usan, las colmenas dañadas subieron de 8 a 30.',
  },
  {
    id: 'q-p39',
    minGap: 7,
    better: '成都的小面馆夜里买不到新鲜辣椒酱。我们每天晚上十点送货，每瓶12元。40家面馆已经连续三个月付款购买。',
    worse: '成都的小面馆夜里买不到新鲜辣椒酱。我们每天晚上十点送货，每瓶12元。40家面馆说以后也许会付款购买。',
  },
  {
    id: 'q-p40',
    minGap: 7,
    better: '青岛的渔民修网要等很久。我们在码头当天修好，每张网收80元。来过的60位渔民里，有52位后来又来修过。',
    worse: '青岛的渔民修网要等很久。我们在码头当天修好，每张网收80元。来过的60位渔民里，有52位后来再也没有来过。',
  },
];
