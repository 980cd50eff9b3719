import type { RangedPair } from './range';

/** Texts of the eighth set that differ in one aspect: its second half. */
export const secondHalf: readonly RangedPair[] = [
  {
    id: 'e-p21',
    minGap: 3,
    better:
      'Wards in a Lagos hospital run out of clean drip stands. We repair broken ones for the wards. The hospital has signed a letter agreeing to 400 dollars a month.',
    worse:
      'Wards in a Lagos hospital run out of clean drip stands. We repair broken ones for the wards. The hospital has declined to sign a letter agreeing to 400 dollars a month.',
  },
  {
    id: 'e-p22',
    minGap: 3,
    better:
      'Ski instructors in Zell mix up which child belongs to which group. We print coloured bibs with a chip. Today they use paper cards, which get wet and are lost by noon.',
    worse:
      'Ski instructors in Zell mix up which child belongs to which group. We print coloured bibs with a chip. Today there is no alternative to it at all, and ours is much the best.',
  },
  {
    id: 'e-p23',
    minGap: 2,
    better:
      'Housing blocks in Bucharest wait weeks for a lift repair. We offer a two-day repair for 70 euros. I repaired lifts for twelve years.',
    worse:
      'Housing blocks in Bucharest wait weeks for a lift repair. We offer a two-day repair for 70 euros. I have never repaired a lift in twelve years.',
  },
  {
    id: 'e-p24',
    minGap: 4,
    better:
      'Kindergarten cooks in Tartu want vegetables without soil on them. We delivered a washed crate to 35 kitchens at 18 euros. 31 of the 35 bought a second crate.',
    worse:
      'Kindergarten cooks in Tartu want vegetables without soil on them. We delivered a washed crate to 35 kitchens at 18 euros. 31 of the 35 sent the crate back.',
  },
  {
    id: 'e-p25',
    minGap: 2,
    better:
      'Market traders in Quito lose money to wrong change. 24 of them told us what they had lost last month, about 30 dollars each. Our coin tray counts along.',
    worse:
      'Market traders in Quito lose money to wrong change. 24 of them could imagine losing something one day, maybe 30 dollars each. Our coin tray counts along.',
  },
  {
    id: 'e-p26',
    minGap: 10,
    better:
      'Parents on the night shift in Leicester need somebody to mind their toddlers. We open a night crèche at £40 per night. We have applied for the childcare registration and the inspector comes in June.',
    worse:
      'Parents on the night shift in Leicester need somebody to mind their toddlers. We open a night crèche at £40 per night. We know the childcare registration is compulsory and will not apply, and no inspector will be let in.',
  },
  {
    id: 'e-p27',
    minGap: 8,
    better:
      'Guest houses in Hoi An lose linen at the laundry. Of the 24 that we asked, 22 had lost some last month, worth 300 dollars each. We sew in a washable tag.',
    worse:
      'Guest houses in Hoi An lose linen at the laundry, we thought. Of the 24 that we asked, not one had lost any last month, or ever. We sew in a washable tag.',
  },
  {
    id: 'e-p28',
    minGap: 3,
    better:
      'People in Perth wait for a physiotherapist after knee surgery. We visit them at home with two registered therapists. Two insurers agreed and pay 70 dollars per visit.',
    worse:
      'People in Perth wait for a physiotherapist after knee surgery. We visit them at home with two registered therapists. If two insurers agree, they would pay 70 dollars per visit.',
  },
  {
    id: 'e-p29',
    minGap: 5,
    better:
      'Translators in Brussels chase unpaid invoices. We chase them for 30 euros a month. It is not true that our customers have left: all 18 still pay.',
    worse:
      'Translators in Brussels chase unpaid invoices. We chase them for 30 euros a month. It is not true that our customers have stayed: all 18 have left and none pays.',
  },
  {
    id: 'e-p30',
    minGap: 4,
    better:
      'Oyster farmers in Maine haul cages by hand. Our winch costs 75 dollars a month. Nine farmers began to pay in March and every one of them is paying to this day.',
    worse:
      'Oyster farmers in Maine haul cages by hand. Our winch costs 75 dollars a month. Nine farmers began to pay in March and every one of them had cancelled by the next day.',
  },
  {
    id: 'e-p31',
    minGap: 2,
    better:
      'Maize growers near Kitale lose grain to mould in wet sacks. We dry it in a shed for 100 shillings a sack. With 30 growers the spoiled share went down from 30 to 9 percent in one season.',
    worse:
      'Maize growers near Kitale lose grain to mould in wet sacks. We dry it in a shed for 100 shillings a sack. With 30 growers the spoiled share went up from 9 to 30 percent in one season.',
  },
  {
    id: 'e-p32',
    minGap: 2,
    better:
      "Language schools in Valletta can't find host families. 12 schools pay us for matching. Each match brings us 40 euros and costs us 15 euros.",
    worse:
      "Language schools in Valletta can't find host families. 12 schools pay us for matching. Each match brings us 15 euros and costs us 40 euros.",
  },
  {
    id: 'e-p33',
    minGap: 3,
    better:
      'Driving instructors in Utrecht double-book their lessons. 60 instructors paid for our calendar, 10 euros a month. In the first year 2 of the 60 cancelled.',
    worse:
      'Driving instructors in Utrecht double-book their lessons. 60 instructors paid for our calendar, 10 euros a month. In the first year 58 of the 60 cancelled.',
  },
  {
    id: 'e-p34',
    minGap: 5,
    better:
      'Salmon smokehouses in Puerto Montt throw away skins. We turn the skins into dog chews. We have sold 300 bags at 5 dollars to pet shops since August.',
    worse:
      'Salmon smokehouses in Puerto Montt throw away skins. We want to turn the skins into dog chews. A newspaper writes that another firm has sold 300 bags at 5 dollars to pet shops since August.',
  },
  {
    id: 'e-p35',
    minGap: 4,
    better:
      'Tierärzte in Niederbayern fahren nachts oft umsonst. Unser Telefondienst klärt vorher, ob es eilt. 20 Praxen bezahlen dafür seit Januar 80 Euro im Monat.',
    worse:
      'Tierärzte in Niederbayern fahren nachts oft umsonst. Unser Telefondienst klärt vorher, ob es eilt. 20 Praxen würden dafür ab Januar vielleicht 80 Euro im Monat bezahlen.',
  },
  {
    id: 'e-p36',
    minGap: 3,
    better:
      'Hausverwaltungen in Leipzig suchen ständig Handwerker. Wir vermitteln sie für 25 Euro je Auftrag. Von 40 Verwaltungen haben nach einem Jahr 36 verlängert.',
    worse:
      'Hausverwaltungen in Leipzig suchen ständig Handwerker. Wir vermitteln sie für 25 Euro je Auftrag. Von 40 Verwaltungen haben nach einem Jahr 36 gekündigt.',
  },
  {
    id: 'e-p37',
    minGap: 4,
    better:
      'Los apicultores de Yucatán pierden miel porque los tambos se oxidan. Alquilamos tambos de plástico. Ya nos pagaron 28 apicultores, 150 pesos por tambo.',
    worse:
      'Los apicultores de Yucatán pierden miel porque los tambos se oxidan. Alquilaremos tambos de plástico. Esperamos que nos paguen 28 apicultores, 150 pesos por tambo.',
  },
  {
    id: 'e-p38',
    minGap: 2,
    better:
      'Las panaderías de Sevilla tiran pan cada noche. Lo recogemos y hacemos pan rallado. En nuestras 15 panaderías el pan tirado bajó de 40 a 12 kilos por semana.',
    worse:
      'Las panaderías de Sevilla tiran pan cada noche. Lo recogemos y hacemos pan rallado. En nuestras 15 panaderías el pan tirado subió de 12 a 40 kilos por semana.',
  },
  {
    id: 'e-p39',
    minGap: 5,
    better: '杭州的民宿老板每天为换洗床单发愁。我们上门收送床单。已经有32家民宿每月付给我们600元,其中29家续了费。',
    worse:
      '杭州的民宿老板每天为换洗床单发愁。我们打算上门收送床单。竞争对手已经有32家民宿每月付给他们600元,其中29家续了费。',
  },
  {
    id: 'e-p40',
    minGap: 3,
    better: '宁波的渔民缺少冰块,鱼容易坏。我们用小船送冰,每袋20元。我们问了40位渔民,有35位当场付了定金。',
    worse: '宁波的渔民缺少冰块,鱼容易坏。我们用小船送冰,每袋20元。我们问了40位渔民,有35位当场拒绝付定金。',
  },
];
