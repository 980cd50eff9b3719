import type { RangedIdea } from './range';

/** Written for 1.4 before the rules of each area were repaired. */
export const fifthIdeas: readonly RangedIdea[] = [
  {
    id: 'own-idea-01',
    text: 'Locksmiths in Ghent drive to the wholesaler twice a day. We bring parts by cargo bike. The wholesaler puts our card into every parcel; 18 locksmiths have called so far, and a new one costs us 4 euros.',
    expect: 'reach: pass, adoption 3..5',
  },
  {
    id: 'own-idea-02',
    text: 'Widowers in Fife eat alone. We run a supper club. The minister reads our notice out after the service, and 23 men came in the first month.',
    expect: 'reach: pass, adoption 3..5',
  },
  {
    id: 'own-idea-03',
    text: 'Divers off Malta drop torches. Our float is sold over the counter in four dive shops on Gozo, which have restocked it twice.',
    expect: 'reach: pass, adoption 2.5..5',
  },
  {
    id: 'own-idea-04',
    text: "Stage hands lift by guesswork. We plan to advertise in the stage hands' magazine.",
    expect: 'reach: unknown, adoption 0.8..2.4',
  },
  {
    id: 'own-idea-05',
    text: 'Tailors squint at dark seams. We sell a lamp for 40 euros, paid by the tailor. Parts and labour come to 17 euros.',
    expect: 'revenue 3..4.4',
  },
  {
    id: 'own-idea-06',
    text: 'Foresters measure trunks with a tape, and every tenth value is wrong. Our camera reads the girth from the path.',
    expect: 'differentiation 3..4.4',
  },
  {
    id: 'own-idea-07',
    text: 'We sell a rope dryer to hut wardens. The Swiss federal register counts 5,300 alpine huts. At 120 francs a hut and year that is 636,000 francs.',
    expect: 'market 3.3..5',
  },
  {
    id: 'own-idea-08',
    text: 'The firm was set up by two former train drivers, one of them with fifteen years in the cab. Its simulator has been used by nine railway schools since 2022. Seven of them have extended their contracts at 4,000 euros a year.',
    expect: 'feasibility 3.5..5, revenue 3..5',
  },
  {
    id: 'own-idea-09',
    text: 'An amazing, sleek and intelligent companion that elevates your everyday life.',
    expect: 'score 0..14',
  },
  {
    id: 'own-idea-10',
    text: 'Our visionary team is reinventing mobility for a greener tomorrow with passion and AI.',
    expect: 'score 0..14',
  },
  {
    id: 'own-idea-11',
    text: 'Les apiculteurs du Jura perdent un tiers de leurs ruches chaque hiver. Nous avons interrogé 18 apiculteurs et 12 nous ont montré leurs factures de 400 euros. Sept ont payé 60 euros pour notre balance.',
    expect: 'score 25..80',
  },
  {
    id: 'own-idea-12',
    text: 'Os pescadores de Setúbal perdem redes. Falámos com 15 pescadores e 11 mostraram-nos faturas de 900 euros por ano. Seis pagaram 80 euros pela nossa boia e quatro compraram outra.',
    expect: 'score 25..80',
  },
  {
    id: 'own-idea-13',
    text: 'notes: window cleaners, Hull. pain - ladders slip, 2 falls a year per crew. 9 crews shown, 7 bought the foot (£25). costs us £9. sold at the trade counter of Dales Supplies',
    expect: 'reach: pass, adoption 2.5..5, revenue 3..5',
  },
  {
    id: 'own-idea-14',
    text: 'Wir wollen irgendwann etwas mit Drohnen machen, das alle begeistert.',
    expect: 'score 0..20',
  },
  { id: 'own-idea-15', text: 'Una plataforma innovadora que cambiará la vida de todos.', expect: 'score 0..14' },
  { id: 'own-idea-16', text: '一个颠覆行业的智能平台,大家都会喜欢。', expect: 'score 0..16' },
];
