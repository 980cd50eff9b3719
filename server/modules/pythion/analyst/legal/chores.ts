import { has, hasAny, lettersOf, spacedWords, type Token } from '../text/token';

/**
 * Work that somebody asks for, with the words of theft: "strip the beds while the guests are at breakfast", "take the radiators off
 * while the plasterers carry on", "dig potatoes at dawn and sell them". Nothing of worth to others is taken and sold.
 */
export const isChore = (tokens: readonly Token[]): boolean => {
  if (hasAny(tokens, 'unaware', 'deceive', 'fake', 'criminal', 'stolen', 'contraband', 'rob', 'hurt')) return false;
  if (tokens.some((token) => has(token, 'covert') && token.text !== 'nachts')) return false;
  const words = spacedWords(tokens);
  return (
    oursFirst.test(words) &&
    !suspicious.test(words) &&
    (isUnwanted(words) ||
      isHarvest(words) ||
      isChildCare(words) ||
      (!trading.test(words) && (isHousework(words) || isBesideOwners(words))))
  );
};

const oursFirst =
  /^ (?:(?:and|so|then|today|now|normally|und|dann|y|luego) )?(?:\S+ly )?(?:we|i|(?:our|my)(?: \S+){1,2}|wir|ich|nosotr[oa]s|yo|nos|[^ ]+(?:amos|emos|imos|o)) |^ (?:wir|ich|we|i) /;

/** What is worth stealing, places where nobody may take a thing, and work at somebody's expense. */
const suspicious =
  / (?:money|cash|wallets?|purses?|handbags?|phones|jewel\S*|gold|silver|watches|passports?|data|photos?|fotos?|copper|lead|cables?|diesel|fuel|petrol|catalytic|bikes?|bicycles?|parcels?|packages|antiques?|statues?|graves?|church\S*|chapels?|cemeter\S*|monuments?|ruins?|reserves?|wrecks?|protected|endangered|river|lake|stream|sea|forests?|woods|ditch|canal|quarry|brook|drains|empty houses?|nobody|never|permits?|licen[cs]es?|permission|taxe?s?|wages?|minimum|unpaid|illegals?|undocumented|prisoners?|refugees?|asbestos|toxic|guns?|drugs?|alive|wild|times the price|overcharge|geld|schmuck|handys|kupfer\S*|kabel|fahrräder|pakete|friedhof|kirche\S*|wald|fluss|see|bach|niemand|nie|genehmigung|erlaubnis|mindestlohn|schwarz\S*|asbest|fremde[nrsm]?|dinero|joyas|oro|móviles|cobre|gasóleo|bicicletas|paquetes|cementerio|iglesias?|bosque|río|monte|arroyo|mar|nadie|nunca|permiso|licencia|amianto|ajen[oa]s) | (?:let|make|hire|use|with|lassen|mit|hacemos|con) (?:\S+ ){0,3}(?:children|kids|girls|boys|teenagers|kinder|niños|niñas) /;

const trading =
  / (?:sell|sells|selling|sold|resell\S*|auction\S*|trade|export\S*|ship|keep|keeps|verkauf\S*|versteiger\S*|behalten|behalte|vend\S+|revend\S+|subast\S+|quedamos con|quedo con) /;

const chore = new RegExp(
  [
    String.raw` (?:strip|change|make|take|lift|haul|pull|dig|cut|clear|empty|wheel|sweep|scrape|remove|drain|pick|collect|wash|mow|trim|prune|rake|tear|rip|break|fetch|bring|shovel|steam|move|roll)s? (?:(?:neighbou?rs? '|neighbou?r 's|out|up|down|off|in|all|the|their|your|his|her|old|dirty|dead|fallen|hotel|restaurant|whole|big|used|wet) ){0,4}(?:beds?|bedding|bed linen|sheets|linen|laundry|washing|towels|tablecloths|hedges?|grass|lawns?|turf|weeds|leaves|branches|shrubs|bushes|stumps?|snow|carpets?|floors?|flooring|floorboards|tiles|wallpaper|paint|plaster|kitchens?|bathrooms?|fences?|sheds?|lofts?|attics?|cellars?|basements?|rubble|rubbish|bins?|waste|radiators?|heating|chewing gum|dishes|gutters|windows|pools?|covers) `,
    String.raw` (?:ziehen?|wechseln?|wechsle|nehmen?|räumen?|schneiden?|mähen?|leeren?|holen?|reißen?|reissen?|bauen?|fegen?|entfernen?|jäten?|harken?|entrümpeln?) (?:\S+ ){0,3}?(?:betten|bettwäsche|wäsche|handtücher|hecken?|rasen|unkraut|laub|äste|boden|böden|bodenbelag|teppichb\S+|fliesen|tapeten?|küchen?|schuppen|keller|dachböden|dachboden|müll|mülltonnen|tonnen|schutt|schnee|zaun|zäune|fenster|pools?) `,
    String.raw` (?:quit|cambi|cort|vaci|recog|sac|arranc|pod|barr|limpi|retir|lav)(?:amos|emos|o) (?:\S+ ){0,2}?(?:sábanas|camas|ropa|colada|toallas|manteles|setos?|césped|hierba|hierbas|hojas|ramas|suelo|moqueta|azulejos|cocinas?|trasteros?|garajes?|sótanos?|basura|cubos|escombros|nieve|vallas?|ventanas|piscinas?|papeleras) `,
  ].join('|'),
);
/** "We tow the car away and fix it", "move the furniture out and paint the room": it is worked on where it stands, or comes back. */
const workedOn =
  / (?:and|,) (?:then )?(?:fix|repair|mend|service|clean|wash|paint|sand|varnish|reupholster|polish|iron|sharpen|bring|take|put) (?:it|them|the \S+|everything) (?:back|clean )?| (?:und|,) (?:bringen|bringe|stellen|reparieren|streichen|waschen) (?:\S+ ){0,6}(?:zurück|wieder) | y (?:l[oa]s? )?(?:devolvemos|devuelvo|traemos|arreglamos|pintamos|limpiamos) /;
const movable =
  / (?:furniture|sofas?|chairs|tables|wardrobes?|mattress(?:es)?|curtains|boxes|crates|car|cars|van|vans|möbel|stühle|vorhänge|kisten|auto|muebles|sillas|cortinas|cajas|coche) /;

const isHousework = (words: string): boolean => chore.test(words) || (movable.test(words) && workedOn.test(words));

/** Those whom it belongs to are there, and work on: "while the family carries on packing". */
const besideOwners =
  / while (?:\S+ ){1,4}?(?:carry on|carries on|get on|gets on|keep on|keeps? \S+ing|go on|goes on|continues? |works? on|sits?|watch|watches|waits?|packs?|rides? out|(?:have|has|drinks?) (?:(?:a|their|his|her) )?(?:coffee|tea|lunch)) | (?:während|solange) (?:\S+ ){1,4}?(?:weiter\S*|zuschau\S*|zuseh\S*|wart\S*|kaffee) | mientras (?:\S+ ){0,3}?(?:sigu\S+|contin\S+|esper\S+|mir\S+|tom\S+ (?:un )?café) /;
const isBesideOwners = (words: string): boolean => besideOwners.test(words);

/** What we grow, catch or gather ourselves; not in somebody else's field. */
const harvest =
  / (?:dig|digs|cut|cuts|pick|picks|harvest|harvests|gather|gathers|haul|hauls|pull|pulls|lift|lifts|catch|catches|ernten|ernte|pflücken|pflücke|schneiden|schneide|graben|fangen|cosech\S+|recog\S+|cortamos|pescamos) (?:\S+ ){0,2}?(?:potatoes|carrots|beets?|vegetables|salads?|lettuces?|herbs|flowers|roses|tulips|apples|cherries|berries|strawberries|grapes|olives|asparagus|lobster pots|crab pots|pots|nets|oysters|mussels|crabs|lobsters|fish|seaweed|kartoffeln|möhren|gemüse|salat|kräuter|blumen|äpfel|kirschen|erdbeeren|trauben|spargel|fische|patatas|verduras|hierbas|flores|manzanas|cerezas|fresas|uvas|aceitunas|pescado) /;
const othersField =
  / (?:from|of|in|out of|off|aus|von|in|de|del|en) (?:the |a |other |some |den |dem |der |los |las |el |la )?(?:\S+ )?(?:neighbou?r\S*|farmers?|gardens?|allotments?|orchards?|graves|parks?|others|other people|fields? of|bauern|nachbar\S*|gärten|anderen|vecin\S+|agricultores|huertos|jardines|parques?) /;
const isHarvest = (words: string): boolean => harvest.test(words) && !othersField.test(words);

/** Whose it was gives it away or calls us: "the stock that shops can't sell", "Geräte, die die Leute nicht mehr wollen". */
const pickup =
  / (?:scrap|stock|leftovers?|furniture|chairs|sofas?|things|junk|scooters|beehives|cars?|vans?|engines?|autos?|wagen|automaten|coches?|máquinas|clothes|contents|household|bread|food|fruit|books|toys|tyres|tires|pallets|boxes|bottles|appliances|devices|machines|eggs|schrott|möbel|stühle|geräte|kleidung|bücher|brot|alles|sachen|reifen|hausrat|roller|wohnungen|muebles|ropa|libros|pan|aparatos|chatarra|cosas|patinetes|pisos) /;
const given =
  / (?:no longer (?:want|need|use)|(?:do|does) n't (?:want|need|use)|(?:ca|can|could) (?:n't|not) (?:sell|use)|want rid of|(?:wo|do|does) n't start|broken down|breaks? down|off (?:their|your|people 's) hands|(?:calls?|asks?|pays?|phones?|hires?) (?:us|me)|(?:operator|provider|company|owners?|foreman|landlord) pays|for the council|for (?:the|their|its) owners?|(?:i|we) (?:buy|bought) from|from the (?:heirs?|owners?|family)|whatever \S+ they have|nicht mehr (?:wollen|brauchen|will|braucht)|(?:haben|hat) uns beauftragt|beauftragen uns|rufen uns|im auftrag|für (?:die|den|ihre) (?:betreiber|besitzer|eigentümer)|nicht (?:mehr )?anspring\S+|liegen ?geblieben|(?:anbieter|betreiber|eigentümer|firma) zahl(?:t|en)|von den erben|ya no (?:quieren?|necesitan?|usan?)|nos (?:llaman?|encargan?|piden?)|por encargo|para (?:los|sus) (?:dueños|propietarios)|no arrancan?|(?:empresa|plataforma|operador) pagan?|los dueños pagan|de los herederos) /;
const isUnwanted = (words: string): boolean => given.test(words) && (pickup.test(words) || chore.test(words));

const childCare =
  / (?:sit|sits|look after|looks after|mind|babysit|care for|play|take|drive|walk|pick up) (?:with )?(?:the |your |their |our )?(?:baby|babies|child|children|kids|toddlers|twins|schoolchildren) | pass\S* (?:\S+ ){0,2}?auf (?:\S+ )?(?:babys?|kinder|das baby|das kind|zwillinge) auf | (?:betreu|hüt)\S* (?:\S+ )?(?:babys?|kinder) | (?:cuid|recog|llev)(?:o|amos|emos) (?:\S+ ){0,2}?(?:bebés?|niñ[oa]s) /;
const parents =
  / (?:parents?|mothers?|mums?|moms?|fathers?|school|nursery|eltern|mütter|mama|schule|kita|padres|madres?|colegio) /;
const unfit =
  / (?:alone|camera|cameras|film|films|filmed|pictures|chat|chats|online|men|strangers?|sell|sells|work|works|keep|factory|field|fields|without|drops?|sleeping pills?|secret\S*|heimlich|allein|fremde\S*|ohne|arbeiten|arbeiten lassen|verkauf\S*|fotos?|filmen|wissen|tropfen|solos?|sin|desconocid[oa]s|vend\S+|trabaj\S+|saben|sepan|somníf\S+) /;
/** "We sit with the baby while the parents sleep", "take children from school to football": those who have to know of it are named. */
const isChildCare = (words: string): boolean => childCare.test(words) && parents.test(words) && !unfit.test(words);

/** 收别人不要的旧手机, 夜里去办公室倒垃圾桶, 帮家属清空房子. */
export const isChoreInChinese = (tokens: readonly Token[]): boolean => {
  const text = lettersOf(tokens);
  return (
    text.startsWith('我') &&
    (/(?:收|拿|拉|搬)[^,，。;:]{0,8}(?:不要|不用|用不着|没人要|卖不掉|闲置)的/u.test(text) ||
      (/(?:倒|清|扫|擦|洗|换|收|拆|搬)(?:走|掉|理|空|运|洗)?[^,，。;:]{0,4}(?:垃圾|脏|床单|桌布|被套|旧窗|地毯|地板|杂物|房子|落叶|积雪|碗)/u.test(
        text,
      ) &&
        !/卖/u.test(text)) ||
      /(?:帮|替)[^,，。;]{0,4}(?:妈妈|爸爸|父母|家长|爷爷|奶奶)[^,，。;]{0,4}(?:看|带|照看|接送)孩子/u.test(text)) &&
    !/偷|骗|假|枪|毒|私自|拐|童工|身份证|数据|药|河|湖|海|树林|山沟|没人|无证|别人/u.test(text.replace(/别人不要/u, ''))
  );
};
