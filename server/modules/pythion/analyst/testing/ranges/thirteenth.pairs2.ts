import type { RangedPair } from './range';

/** Texts of the thirteenth set that differ in one aspect: its second half. */
export const secondHalf: readonly RangedPair[] = [
  {
    id: 'm-pair-21',
    minGap: 3,
    better:
      'Ferry kiosks in Norway sell stale buns because the bread comes once a day. We bake on board, and four kiosks pay 40 kroner per tray. The coast authority lists 212 kiosks, which at 600 trays a year and 40 kroner makes 5,088,000 kroner a year.',
    worse:
      "Ferry kiosks in Norway sell stale buns because the bread comes once a day. We bake on board, and four kiosks pay 40 kroner per tray. The world's bakery trade is worth 500 billion dollars, of which we only need 1 percent.",
  },
  {
    id: 'm-pair-22',
    minGap: 2,
    better:
      'Piano movers in Prague scratch the walls of stairwells. We carry uprights on a climbing trolley. Today they use straps and two men, which fails on narrow turns.',
    worse:
      'Piano movers in Prague scratch the walls of stairwells. We carry uprights on a climbing trolley. It is much better than straps and two men, there is nothing like it.',
  },
  {
    id: 'm-pair-23',
    minGap: 3,
    better:
      "Saffron growers in Herat pluck the threads by hand for nine hours a day. We have built a plucking machine. In a grower's shed it plucked 4 kilos without breaking down.",
    worse:
      "Saffron growers in Herat pluck the threads by hand for nine hours a day. We have built a plucking machine. In a grower's shed it broke down without plucking any of the 4 kilos.",
  },
  {
    id: 'm-pair-24',
    minGap: 3,
    better:
      'Food trucks in Oregon share too few legal kitchens. We rent out ours by the hour and 14 trucks pay $25. The county health office has approved our kitchen.',
    worse:
      'Food trucks in Oregon share too few legal kitchens. We rent out ours by the hour and 14 trucks pay $25. The county health office has refused to approve our kitchen.',
  },
  {
    id: 'm-pair-25',
    minGap: 6,
    better:
      'Handball clubs in Jutland tape the lines of the hall anew each weekend. Our reusable tape costs 480 kroner a roll. All of the nine clubs that bought it ordered again.',
    worse:
      'Handball clubs in Jutland tape the lines of the hall anew each weekend. Our reusable tape costs 480 kroner a roll. None of the nine clubs that bought it ordered again.',
  },
  {
    id: 'm-pair-26',
    minGap: 3,
    better:
      'Owners of old tractors in Saskatchewan wait months for a gasket. We cut it for $30 and sell it at $85 apiece. 160 owners bought one last year.',
    worse:
      'Owners of old tractors in Saskatchewan wait months for a gasket. We cut it for $85 and sell it at $30 apiece. 160 owners bought one last year.',
  },
  {
    id: 'm-pair-27',
    minGap: 2,
    better:
      'Hotel laundries in Split lose towels. We counted them ourselves at seven laundries for six weeks: 11 percent missing, €260 a month. Our woven chip finds them.',
    worse:
      'Hotel laundries in Split lose towels. A magazine writes that they were counted at seven laundries for six weeks: 11 percent missing, €260 a month. Our woven chip finds them.',
  },
  {
    id: 'm-pair-28',
    minGap: 5,
    better:
      'Amateur astronomers in Arizona fight dew on their lenses. Our heated ring costs $65. Forty-four of them bought one at the spring star party.',
    worse:
      'Amateur astronomers in Arizona fight dew on their lenses. Our heated ring costs $65. Forty-four of them said nice things about one at the spring star party.',
  },
  {
    id: 'm-pair-29',
    minGap: 6,
    better:
      'Our numbering tray is for mosaic restorers in Ravenna who mix up tiles. We asked 16 of them about their last job: 15 had lost a day over mixed-up tiles.',
    worse:
      'Our numbering tray is for mosaic restorers in Ravenna who mix up tiles. We asked 16 of them about their last job: not one had lost a day over mixed-up tiles.',
  },
  {
    id: 'm-pair-30',
    minGap: 4,
    better:
      'Coffee roasters in Medellín guess the colour of the beans. Our engineer has built a $300 colour probe, which three roasteries use every day.',
    worse:
      'Coffee roasters in Medellín guess the colour of the beans. We seek an engineer who could build a $300 colour probe, which three roasteries might use every day.',
  },
  {
    id: 'm-pair-31',
    minGap: 6,
    better:
      'Poultry farms in Brittany find broken eggs too late. Our listening sensor costs €49 a month. After eight months not one of the 20 paying farms has left.',
    worse:
      'Poultry farms in Brittany find broken eggs too late. Our listening sensor costs €49 a month. After eight months not one of the 20 paying farms has stayed.',
  },
  {
    id: 'm-pair-32',
    minGap: 6,
    better:
      'Puppeteers in Java keep their figures in damp rooms. Our drying box rents for 90,000 rupiah a month. 26 puppeteers rented it and have kept paying for a year.',
    worse:
      'Puppeteers in Java keep their figures in damp rooms. Our drying box rents for 90,000 rupiah a month. 26 puppeteers rented it, stopped paying and gave it back within a year.',
  },
  {
    id: 'm-pair-33',
    minGap: 10,
    better:
      "Football academies in Ghana film every training. Our software finds talents for foreign clubs; 22 academies pay $70 a month and 20 renewed. Parents sign before a child is filmed, and no club gets a child's address.",
    worse:
      "Football academies in Ghana film every training. Our software finds talents for foreign clubs; 22 academies pay $70 a month and 20 renewed. Parents are never asked before a child is filmed, and any club gets the child's address.",
  },
  {
    id: 'm-pair-34',
    minGap: 4,
    better:
      'Rail yards near Antwerp check brakes on foot. Our trackside microphone does it while the train rolls. At two yards, in three months of daily use, a check went down from 50 to 20 minutes.',
    worse:
      'Rail yards near Antwerp check brakes on foot. Our trackside microphone does it while the train rolls. At two yards, in three months of daily use, a check went up from 20 to 50 minutes.',
  },
  {
    id: 'm-pair-35',
    minGap: 4,
    better:
      'Kleine Brauereien in Franken verschwenden Spülwasser. Unsere Messuhr zeigt den Verbrauch je Sud. 18 Brauereien haben 240 Euro dafür bezahlt.',
    worse:
      'Kleine Brauereien in Franken verschwenden Spülwasser. Unsere Messuhr zeigt den Verbrauch je Sud. 18 Brauereien würden 240 Euro dafür bezahlen.',
  },
  {
    id: 'm-pair-36',
    minGap: 6,
    better:
      'Pflegedienste in Kassel suchen jeden Morgen nach Schlüsseln. Unser Schlüsselbrett mit Funk kostet 35 Euro im Monat. Alle 13 Dienste aus dem ersten Jahr haben verlängert.',
    worse:
      'Pflegedienste in Kassel suchen jeden Morgen nach Schlüsseln. Unser Schlüsselbrett mit Funk kostet 35 Euro im Monat. Keiner der 13 Dienste aus dem ersten Jahr hat verlängert.',
  },
  {
    id: 'm-pair-37',
    minGap: 4,
    better:
      'Las panaderías de Mendoza tiran pan al cerrar. Nuestra aplicación calcula la hornada de la tarde y nueve locales la usan cada día desde hace tres meses. El pan tirado bajó de 18 a 6 kilos por día.',
    worse:
      'Las panaderías de Mendoza tiran pan al cerrar. Nuestra aplicación calcula la hornada de la tarde y nueve locales la usan cada día desde hace tres meses. El pan tirado subió de 6 a 18 kilos por día.',
  },
  {
    id: 'm-pair-38',
    minGap: 6,
    better:
      'Los talleres de motos de Cali pierden horas esperando repuestos y les ofrecemos un reparto diario. Nuestro reparto ya tiene 33 talleres que pagan 80.000 pesos al mes, y 30 renovaron.',
    worse:
      'Los talleres de motos de Cali pierden horas esperando repuestos y les ofrecemos un reparto diario. El reparto de un competidor ya tiene 33 talleres que pagan 80.000 pesos al mes, y 30 renovaron.',
  },
  {
    id: 'm-pair-39',
    minGap: 5,
    better: '景德镇的小陶瓷作坊常常因为窑温不均烧坏坯子。我们做了一种测温片。从三月起已有21家作坊每月付费180元。',
    worse: '景德镇的小陶瓷作坊常常因为窑温不均烧坏坯子。我们做了一种测温片。从三月起将会有21家作坊每月付费180元。',
  },
  {
    id: 'm-pair-40',
    minGap: 10,
    better:
      '养老院夜里常常没人发现老人跌倒。我们的摄像头会报警，46家养老院每月付300元，43家已经续费。安装前老人和家属都签了同意书。',
    worse:
      '养老院夜里常常没人发现老人跌倒。我们的摄像头会报警，46家养老院每月付300元，43家已经续费。安装时老人和家属都不知情。',
  },
];
