import type { Clause } from '../text/clause';
import { lettersOf, spacedWords } from '../text/token';

/** Ordinary things. */
const goods = {
  en: String.raw`(?:bicycles|bikes|toys|furniture|sofas|chairs|tables|lamps|carpets|curtains|bread|rolls|fruit|apples|vegetables|fabric|textiles|wool|leather|clothes|clothing|coats|shoes|dresses|books|textbooks|schoolbooks|phones|laptops|computers|tools|instruments|guitars|jars|bottles|glasses|crates|pallets|boxes|cardboard|bricks|wood|timber|tyres|prams|pushchairs|skis|tents|plants|husks|grounds|peel|straw|wax|stamps|coins|postcards|comics|dolls|clocks|things)`,
  de: String.raw`(?:\S*fahrräder|\S*räder|\S*spielzeuge?|\S*spielsachen|\S*möbel|sofas|stühle|tische|lampen|teppiche|\S*brot|brötchen|obst|äpfel|gemüse|\S*reste|stoffe|textilien|wolle|leder|\S*kleidung|kleider|jacken|mäntel|schuhe|\S*bücher|\S*handys|laptops|\S*rechner|werkzeuge?|instrumente|\S*gläser|\S*flaschen|kisten|\S*paletten|kartons|ziegel|\S*holz|reifen|kinderwagen|ski|zelte|pflanzen|\S*satz|briefmarken|münzen|postkarten|comics|puppen|uhren|sachen)`,
  es: '(?:bicicletas|bicis|juguetes|muebles|sofás|sillas|mesas|lámparas|alfombras|pan|fruta|manzanas|verduras|telas?|retales|lana|cuero|ropa|abrigos|zapatos|vestidos|libros|móviles|portátiles|ordenadores|herramientas|instrumentos|guitarras|tarros|frascos|botellas|cajas|palés|cartones|ladrillos|madera|neumáticos|cochecitos|esquís|tiendas de campaña|plantas|sellos|monedas|postales|cómics|muñecas|relojes|cosas)',
  zh: '(?:自行车|单车|玩具|家具|沙发|桌椅|灯|地毯|面包|水果|苹果|蔬菜|布头|布料|衣服|鞋|外套|裙子|书|课本|教材|手机|电脑|工具|乐器|吉他|瓶子|罐子|箱子|托盘|纸箱|砖|木头|木料|轮胎|婴儿车|帐篷|植物|邮票|硬币|明信片|漫画|娃娃|东西)',
};
const collected = {
  en: '(?:collects?|gathers?|takes?|buys?|picks? up|get|gets|accepts?)',
  de: '(?:sammeln?|holen?|nehmen?|kaufen?)',
  es: '(?:recogemos|recojo|recoge|compramos|compro|compra|juntamos|recolectamos|aceptamos)',
  zh: '(?:收|回收|买|收购|收集|捡)',
};
const sold = {
  en: '(?:sells?|resells?|rents?|lends?|passes|pass|gives?)',
  de: '(?:verkaufen?|vermieten?|verleihen?|geben)',
  es: '(?:vendemos|vendo|vende|revendemos|alquilamos|damos)',
  zh: '(?:卖|转卖|出售|租|送)',
};
const few = '(?:[^ ]+ ){0,4}?';
const several = '(?:[^ ]+ ){0,9}?';

const traded: readonly RegExp[] = [
  new RegExp(` ${collected.en} ${few}${goods.en} ${several}${sold.en} `),
  new RegExp(` ${collected.de} ${few}${goods.de} ${several}${sold.de} `),
  new RegExp(` ${collected.es} ${few}${goods.es} ${several}${sold.es} `),
];
const tradedInChinese = new RegExp(`${collected.zh}[^。]{0,6}${goods.zh}[^。]{0,12}${sold.zh}`);

/** What is no ordinary thing, isn't given freely, or is sold as something else. */
const doubtful =
  / (?:data|passports?|ids?|cards?|licen[cs]es?|certificates?|keys?|medicines?|medication|pills|drugs|syringes|needles|guns?|weapons?|ammunition|organs?|bones?|blood|hair|people|women|girls|expired|rotten|spoiled|relabel\S*|as (?:new|fresh|original|genuine)|stolen|found|without|secretly|nobody|never|not|n't|night|graves?|churches|church|stations?|sites?|cheap|copper|cables?|evidence|photos|recordings|profiles|\S*daten|pässe|ausweise?|karten|\S*scheine|schlüssel|medikamente|tabletten|drogen|spritzen|waffen|munition|blut|haare|menschen|frauen|mädchen|abgelaufen\S*|verdorben\S*|verfault\S*|als (?:neu|frisch|echt|original)|gestohlen\S*|geklaut\S*|ohne|heimlich|nachts|niemand|nicht|kein\S*|gräber\S*|bahnhof|baustellen?|kupfer|kabel|datos|pasaportes|tarjetas|licencias|llaves|medicinas|medicamentos|pastillas|drogas|jeringas|armas|sangre|pelo|personas|mujeres|caducad\S*|podrid\S*|como (?:nuev\S*|fresc\S*|original\S*)|robad\S*|sin|escondidas|noche|nadie|no|nunca|tumbas|cobre) /;
const doubtfulHan =
  /数据|护照|身份证|证|卡号|银行卡|执照|钥匙|药|毒|针管|枪|弹|器官|血|头发|人口|妇女|女孩|过期|变质|发霉|改标|当新|冒充|偷|捡来|半夜|没人|不|坟|铜|电缆|骗|低价/;

/** "We collect old bicycles and sell them to students": a trade in what people have left over, which shares the words of theft. */
export function isUsedGoodsTrade({ context, sentence }: Clause): boolean {
  if (!sentence.isLatin) {
    const letters = lettersOf(context);
    return tradedInChinese.test(letters) && !doubtfulHan.test(letters);
  }
  const words = spacedWords(context);
  return traded.some((pattern) => pattern.test(words)) && !doubtful.test(words);
}
