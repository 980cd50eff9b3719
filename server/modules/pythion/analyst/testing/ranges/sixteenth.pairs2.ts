import type { RangedPair } from './range';

/** Texts of the sixteenth set that differ in one aspect: its second half. */
export const secondHalf: readonly RangedPair[] = [
  {
    id: 'r-p21',
    minGap: 3,
    better:
      'Lock keepers on the Canal du Midi count boats on paper. Eighteen keepers have used our clicker every day for four months.',
    worse:
      'Lock keepers on the Canal du Midi count boats on paper. Eighteen keepers looked at our clicker once, four months ago.',
  },
  {
    id: 'r-p22',
    minGap: 3,
    better:
      'Scaffolders in Dublin lose couplers. We asked twelve firms to rent our magnet cart at €40 a week; eleven rented it and one did not.',
    worse:
      'Scaffolders in Dublin lose couplers. We asked twelve firms to rent our magnet cart at €40 a week; none rented it, all twelve said no.',
  },
  {
    id: 'r-p23',
    minGap: 3,
    better:
      "We repair stage curtains for school theatres in Ontario. The ministry's register lists 870 school stages, and at $400 a repair every second year that is $174,000 a year.",
    worse:
      'We repair stage curtains for school theatres in Ontario. The market for school stages is gigantic and growing, and with one percent of it we would make a fortune.',
  },
  {
    id: 'r-p24',
    minGap: 2,
    better:
      'Fish auctions in Galicia label crates with chalk, which washes off within an hour so that crates get mixed up. We print a wax label for 2 cents.',
    worse:
      'Fish auctions in Galicia label crates with chalk, which works perfectly well so that crates never get mixed up. We print a wax label for 2 cents.',
  },
  {
    id: 'r-p25',
    minGap: 2,
    better:
      'Tree surgeons in Oslo need to know whether a trunk is hollow. Our tapping hammer was tested on 80 felled trunks and was right on 76 of them.',
    worse:
      'Tree surgeons in Oslo need to know whether a trunk is hollow. Our tapping hammer was tested on 80 felled trunks and was wrong on 76 of them.',
  },
  {
    id: 'r-p26',
    minGap: 2,
    better:
      'Museums in Sicily need mounts for fragile glass. I have made such mounts for fourteen years, and a working set stands in the Catania museum.',
    worse:
      'Museums in Sicily need mounts for fragile glass. I have never made such mounts, and no working set exists anywhere.',
  },
  {
    id: 'r-p27',
    minGap: 4,
    better:
      'Swimming pool attendants in Rotterdam fish out hair clips that block the filter. Ten pools told us what the last blockage cost, €700 on average, and showed us the invoices.',
    worse:
      'Swimming pool attendants in Rotterdam fish out hair clips that block the filter. We imagine that a blockage at ten pools might cost something like €700 on average.',
  },
  {
    id: 'r-p28',
    minGap: 3,
    better:
      'Wig makers in Seoul lose days sorting bundles of mixed hair. They pay us $90 a month for sorted hair, and six of them reorder every month.',
    worse:
      'Wig makers in Seoul lose days sorting bundles of mixed hair. They could perhaps pay us $90 a month for sorted hair, and six of them might possibly reorder.',
  },
  {
    id: 'r-p29',
    minGap: 3,
    better:
      'Driving schools in Lyon forget which pupil needs motorway hours. After a demo, 25 schools paid €19 for the first month of our planner.',
    worse:
      'Driving schools in Lyon forget which pupil needs motorway hours. In a survey, 25 schools ticked that €19 a month for our planner sounds fair.',
  },
  {
    id: 'r-p30',
    minGap: 3,
    better:
      'We grow mushrooms on brewery grain for canteens in Tallinn. Thirty canteens buy every week at €9 a kilo, which leaves us €4 on each kilo after all costs.',
    worse:
      'We grow mushrooms on brewery grain for canteens in Tallinn. Thirty canteens buy every week at €9 a kilo, on which we lose €4 each kilo after all costs, and we know no remedy.',
  },
  {
    id: 'r-p31',
    minGap: 3,
    better:
      'Lift mechanics in Naples wait for spare relays. We sold 700 relays from our van last year at €28 each to 45 firms, and 39 of the firms bought again.',
    worse:
      'Lift mechanics in Naples wait for spare relays. My former employer sold 700 relays from its van last year at €28 each to 45 firms, and 39 of the firms bought from it again. We have sold none.',
  },
  {
    id: 'r-p32',
    minGap: 3,
    better:
      'Day trippers to Aran miss the last boat. The ferry company agreed in June, has put our alert on its tickets, and 1,300 passengers signed up.',
    worse:
      'Day trippers to Aran miss the last boat. If the ferry company should agree, it will put our alert on its tickets, and 1,300 passengers may sign up.',
  },
  {
    id: 'r-p33',
    minGap: 10,
    better:
      'We rate caterers for wedding halls in Izmir. Caterers can buy an advertisement, it is marked as one, and the rating comes from guests only. Twelve caterers pay $30 a month.',
    worse:
      'We rate caterers for wedding halls in Izmir. Caterers can buy a better rating, guests are told it comes from guests only, and we make up the votes. Twelve caterers pay $30 a month.',
  },
  {
    id: 'r-p34',
    minGap: 3,
    better:
      'Archives in Lund scan parish books by hand. With our cradle, a book takes 3 hours now instead of 8, logged on 120 books by the archive itself.',
    worse:
      'Archives in Lund scan parish books by hand. With our cradle, a book takes 8 hours now instead of 3, logged on 120 books by the archive itself.',
  },
  {
    id: 'r-p35',
    minGap: 4,
    better:
      'Chöre in Sachsen suchen Ersatz, wenn ein Tenor krank wird. Wir vermitteln Aushilfen. Achtzehn Chöre haben im letzten Jahr 35 € je Aushilfe bezahlt und danach wieder gebucht.',
    worse:
      'Chöre in Sachsen suchen Ersatz, wenn ein Tenor krank wird. Wir vermitteln Aushilfen. Achtzehn Chöre würden vielleicht 35 € je Aushilfe bezahlen und danach wieder buchen.',
  },
  {
    id: 'r-p36',
    minGap: 5,
    better:
      'Obstbauern am Bodensee verlieren Leitern und Kisten. Wir haben einen Anhänger mit Ortung gebaut. Von 40 Höfen, die im März begonnen haben, nutzen ihn im Oktober noch 37 jede Woche.',
    worse:
      'Obstbauern am Bodensee verlieren Leitern und Kisten. Wir haben einen Anhänger mit Ortung gebaut. Von 40 Höfen, die im März begonnen haben, nutzt ihn im Oktober kein einziger mehr.',
  },
  {
    id: 'r-p37',
    minGap: 5,
    better:
      'Los laboratorios dentales de Quito esperan días por el yeso. Pedimos a quince laboratorios un anticipo de 40 dólares por un reparto semanal y trece lo pagaron.',
    worse:
      'Los laboratorios dentales de Quito esperan días por el yeso. Pedimos a quince laboratorios un anticipo de 40 dólares por un reparto semanal y trece se negaron a pagarlo.',
  },
  {
    id: 'r-p38',
    minGap: 4,
    better:
      'Las canteras de mármol de Almería pierden bloques por grietas. Nuestro martillo acústico las detecta. Nosotros tenemos 9 canteras que pagan 300 euros al mes y 8 ya renovaron.',
    worse:
      'Las canteras de mármol de Almería pierden bloques por grietas. Nuestro martillo acústico las detecta. Un competidor tiene 9 canteras que le pagan 300 euros al mes y 8 ya renovaron con él.',
  },
  {
    id: 'r-p39',
    minGap: 4,
    better:
      '苏州的洗衣店常常把客户的衣服弄混。我们做了一种防水标签。已有三十二家店付款,每家每月90元,其中二十九家已经续费。',
    worse:
      '苏州的洗衣店常常把客户的衣服弄混。我们做了一种防水标签。我们计划让三十二家店付款,每家每月90元,希望其中二十九家将来续费。',
  },
  {
    id: 'r-p40',
    minGap: 4,
    better: '青岛港的理货员夜里看不清箱号。我们装了补光扫描灯,在四个泊位用了十周,抄错的箱号从每月52个降到11个。',
    worse: '青岛港的理货员夜里看不清箱号。我们装了补光扫描灯,在四个泊位用了十周,抄错的箱号从每月11个升到52个。',
  },
];
