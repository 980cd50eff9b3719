import type { RangedPair } from './range';
import { laterPairs } from './sixth.pairs2';

/** Texts of the sixth set that differ in one aspect. */
export const sixthPairs: readonly RangedPair[] = [
  {
    id: 'c-pair-01',
    minGap: 4,
    better:
      'Nail salons in Denver turn clients away because the phone rings during a treatment. Our answering line books them in. 38 salons paid us $29 a month for it, and we reach them through the polish wholesaler on Colfax.',
    worse:
      'Nail salons in Denver turn clients away because the phone rings during a treatment. Our answering line books them in. 38 salons told us they would pay $29 a month for it, and we reach them through the polish wholesaler on Colfax.',
  },
  {
    id: 'c-pair-02',
    minGap: 5,
    better:
      'Burger restaurants change frying oil too early. We measured over six weeks that 12 restaurants throw out 31 litres too much a week each, about $58. Our test strip shows when the oil really is finished; I was a fry cook for six years.',
    worse:
      'Burger restaurants change frying oil too early. We believe, without having measured anything, that 12 restaurants throw out 31 litres too much a week each, about $58. Our test strip shows when the oil really is finished; I was a fry cook for six years.',
  },
  {
    id: 'c-pair-03',
    minGap: 8,
    better:
      'Small gyms lose members in February and notice too late. Our company has 52 gyms that pay $60 a month for an early warning list, and 47 of them renewed after a year. Running it costs $14 per gym. We want to offer the list across Ohio.',
    worse:
      'Small gyms lose members in February and notice too late. A rival of ours in Boston, not we, has 52 gyms that pay $60 a month for an early warning list, and 47 of them renewed after a year. Running it costs $14 per gym. We want to offer the list across Ohio.',
  },
  {
    id: 'c-pair-04',
    minGap: 5,
    better:
      "Beekeepers around Pécs don't notice when a hive swarms. Last spring we ran a test that put scales under 40 hives of 11 beekeepers for seven weeks. Today they drive out twice a week and miss most swarms.",
    worse:
      "Beekeepers around Pécs don't notice when a hive swarms. Next spring we hope to run a test that puts scales under 40 hives of 11 beekeepers for seven weeks. Today they drive out twice a week and miss most swarms.",
  },
  {
    id: 'c-pair-05',
    minGap: 4,
    better:
      'We wash and refill soap bottles for guesthouses in Cornwall at £3 a bottle, it costs us £1.40. The tourist office put us in its newsletter. 31 of our 34 guesthouses renewed when the first year was over.',
    worse:
      'We wash and refill soap bottles for guesthouses in Cornwall at £3 a bottle, it costs us £1.40. The tourist office put us in its newsletter. 31 of our 34 guesthouses did not renew when the first year was over.',
  },
  {
    id: 'c-pair-06',
    minGap: 4,
    better:
      "Rehearsal rooms by the hour for amateur choirs in Ghent. 45 choirs paid and booked again, they find us through the choir federation's calendar. Church halls, what they used before, are freezing in winter. An evening sells at €60 and costs us €38.",
    worse:
      "Rehearsal rooms by the hour for amateur choirs in Ghent. 45 choirs paid and booked again, they find us through the choir federation's calendar. Church halls, what they used before, are freezing in winter. An evening sells at €38 and costs us €60.",
  },
  {
    id: 'c-pair-07',
    minGap: 4,
    better:
      'Warehouse pickers in Reno grab the wrong carton and the return costs $17. Our wrist light points at the shelf. Over eight weeks in two warehouses with 30 pickers the share of wrong cartons fell from 4.1% to 1.2%. Until now they read it off paper and misread similar codes.',
    worse:
      'Warehouse pickers in Reno grab the wrong carton and the return costs $17. Our wrist light points at the shelf. Over eight weeks in two warehouses with 30 pickers the share of wrong cartons rose from 1.2% to 4.1%. Until now they read it off paper and misread similar codes.',
  },
  {
    id: 'c-pair-08',
    minGap: 8,
    better:
      'An app where allotment gardeners in Hull swap surplus vegetables, since a third of the harvest rots. The allotment society handed it to 44 gardeners in May. By October all 44 were still swapping every week.',
    worse:
      'An app where allotment gardeners in Hull swap surplus vegetables, since a third of the harvest rots. The allotment society handed it to 44 gardeners in May. By October all 44 had left and nobody was swapping.',
  },
  {
    id: 'c-pair-09',
    minGap: 4,
    better:
      'Piano teachers lose pupils over the summer and with them three months of income. We organise holiday courses, $85 per pupil and week. We tried the music shop on Elm Street as a partner: it sent 40 flyers out with rental pianos and 13 pupils signed up.',
    worse:
      "Piano teachers lose pupils over the summer and with them three months of income. We organise holiday courses, $85 per pupil and week. We've been thinking about music shops as a channel: one could send flyers out with rental pianos and pupils could sign up.",
  },
  {
    id: 'c-pair-10',
    minGap: 4,
    better:
      "Rural vets in Kerry spend an hour a day on call-outs that could have waited. 14 vets showed us their call logs. We sort the calls by phone for €180 a month per practice. At the moment the vet's spouse answers, which fails at night since they can't judge how urgent it is.",
    worse:
      'Rural vets in Kerry spend an hour a day on call-outs that could have waited. 14 vets showed us their call logs. We sort the calls by phone for €180 a month per practice. At the moment we are working on the name and on the colours of the logo, which takes time.',
  },
  {
    id: 'c-pair-11',
    minGap: 4,
    better:
      'Tower crane drivers have no toilet up there. We make a cabin kit that costs $1,150 and hires out at $210 a month to builders. 9 drivers told us how they cope now. The crane register of Ontario counts 870 tower cranes; 870 × $210 × 12 is about $2.2 million a year.',
    worse:
      'Tower crane drivers have no toilet up there. We make a cabin kit that costs $1,150 and hires out at $210 a month to builders. 9 drivers told us how they cope now. The construction market is huge, billions and billions; a small percent of it is plenty for us.',
  },
  {
    id: 'c-pair-12',
    minGap: 3,
    better:
      "Ferrymen on the lake lose fuel to worn propellers without noticing. Our meter compares fuel with speed. The meter has been running on six ferries in daily service since April. I'm a marine mechanic.",
    worse:
      "Ferrymen on the lake lose fuel to worn propellers without noticing. Our meter compares fuel with speed. The meter exists as a sketch on paper and on no ferry at all so far. I'm a marine mechanic.",
  },
  {
    id: 'c-pair-13',
    minGap: 4,
    better:
      "A mobile slaughter trailer for small sheep farms, because the trip to the abattoir stresses the animals and costs £35 a head. 17 farmers showed us their haulage bills. We charge £29. The food authority's approval is in our hands since June.",
    worse:
      'A mobile slaughter trailer for small sheep farms, because the trip to the abattoir stresses the animals and costs £35 a head. 17 farmers showed us their haulage bills. We charge £29. The food authority turned down our approval in June and we have no plan for that.',
  },
  {
    id: 'c-pair-14',
    minGap: 3,
    better:
      "Freelance translators wait too long for their money. We chase the invoices for 4% of the amount. I interviewed 20 translators I hadn't known before, and they opened their books and showed me that clients paid six weeks late on average in the past year.",
    worse:
      "Freelance translators wait too long for their money. We chase the invoices for 4% of the amount. My friends think it's a lovely idea, and one of them has heard somewhere that clients paid six weeks late on average in the past year.",
  },
  {
    id: 'c-pair-15',
    minGap: 4,
    better:
      "Orchard pickers' ladders tip on slopes. We built one with a levelling foot, sold at €240. Two crews picked side by side for ten days in South Tyrol, one with our ladder and one with the ordinary three-leg one: the crew with ours picked 14% more crates.",
    worse:
      "Orchard pickers' ladders tip on slopes. We built one with a levelling foot, sold at €240. Two crews picked side by side for ten days in South Tyrol, one with our ladder and one with the ordinary three-leg one: the crew with ours picked 14% fewer crates.",
  },
  {
    id: 'c-pair-16',
    minGap: 3,
    better:
      'Cargo bike trailers that keep flowers cool, for florists in Utrecht who lose a tenth of each delivery in summer. 26 florists put down a deposit of €150 each.',
    worse:
      'Cargo bike trailers that keep flowers cool, for florists in Utrecht who lose a tenth of each delivery in summer. 26 florists put their names on a waiting list.',
  },
  {
    id: 'c-pair-17',
    minGap: 4,
    better:
      'We sharpen the knives of restaurant kitchens in Porto every second week, €35 per visit, cost €16. Before that cooks did it themselves and ruined the blades. After the trial quarter 19 of 20 kitchens ordered again and still pay.',
    worse:
      'We sharpen the knives of restaurant kitchens in Porto every second week, €35 per visit, cost €16. Before that cooks did it themselves and ruined the blades. After the trial quarter 19 of 20 kitchens cancelled and no longer pay.',
  },
  {
    id: 'c-pair-18',
    minGap: 5,
    better:
      'Bäckereien in Bremen bleiben abends auf Brot sitzen, im Schnitt 14 Laibe am Tag. Wir holen es ab und machen Brotchips daraus. 23 Cafés haben schon mehrfach bestellt und bezahlt: 2,20 € pro Tüte, uns kostet sie 0,95 €.',
    worse:
      'Bäckereien in Bremen bleiben abends auf Brot sitzen, im Schnitt 14 Laibe am Tag. Wir holen es ab und machen Brotchips daraus. 23 Cafés würden vielleicht einmal bestellen und bezahlen: 2,20 € pro Tüte, uns kostet sie 0,95 €.',
  },
  {
    id: 'c-pair-19',
    minGap: 4,
    better:
      'Segelvereine am Bodensee haben keine Übersicht, wer welches Boot beschädigt hat. Unser Logbuch kostet 90 € im Jahr pro Verein. Der Landesverband hat es als Partner in zwei Rundbriefen vorgestellt, daraufhin haben sich 16 Vereine angemeldet.',
    worse:
      'Segelvereine am Bodensee haben keine Übersicht, wer welches Boot beschädigt hat. Unser Logbuch kostet 90 € im Jahr pro Verein. Der Landesverband könnte es als Partner in Rundbriefen vorstellen, dann würden sich vielleicht Vereine anmelden.',
  },
  {
    id: 'c-pair-20',
    minGap: 4,
    better:
      'Las floristerías de Sevilla pierden pedidos de boda porque responden tarde. Nuestro servicio contesta por ellas en diez minutos. 27 floristerías ya nos pagan 40 € al mes y la asociación del gremio nos presenta a las demás.',
    worse:
      'Las floristerías de Sevilla pierden pedidos de boda porque responden tarde. Nuestro servicio contesta por ellas en diez minutos. 27 floristerías dicen que quizá nos pagarían 40 € al mes y la asociación del gremio nos presenta a las demás.',
  },
  ...laterPairs,
];
