import { hasAny, spacedWords, type Token } from '../text/token';
import { isMeant, type Sense } from './otherSense';

/** Nothing of this is said where an ordinary service is meant. */
const dangers = ['deceive', 'fake', 'criminal', 'stolen', 'contraband', 'rob', 'hurt', 'spy'] as const;

/** A present, which is kept from whom it is for. */
const surprise: Sense = {
  sense:
    / (?:surprise) (?:\S+ )?(?:part(?:y|ies)|gifts?|presents?|trips?|birthdays?|dinners?|proposals?|visits?|weekends?|songs?|cakes?) | überraschungs(?:part(?:y|ys)|feiern?|geschenke?|reisen?|gäste?|torten?)(?= )| (?:fiestas?|regalos?|viajes?|cenas?|visitas?) sorpresas? /,
  unless:
    / (?:sell|sells|film|films|record|records|track|tracks|trackers?|cameras?|microphones?|drops?|pills?|drug|drugs|steal|steals|charges?|billed|bills?|fees?|money|cash|cards?|accounts?|passwords?|inspect\S*|inspectors?|raids?|filmen|verkauf\S*|sender|kameras?|tropfen|geld|konto|grabamos|vendemos|cámaras?|gotas|dinero|cuentas?) /,
};

/** "We slaughter chickens on the farm, so that they needn't be transported": meat from where the animals lived, or in an abattoir. */
const slaughter: Sense = {
  sense:
    / (?:slaughter|slaughters|butcher|butchers) (?:\S+ ){0,2}?(?:chickens?|hens?|lambs?|pigs?|rabbits?|geese|turkeys?|cattle|sheep|ducks?) (?:\S+ ){0,3}?(?:on|at|in) (?:the|their|our|your|an?) (?:\S+ )?(?:farms?|abattoir|slaughterhouse|pasture|yard) | schlachten (?:\S+ )?(?:hühner|hähnchen|schweine|lämmer|kaninchen|gänse|puten|rinder|schafe|enten) (?:\S+ ){0,2}?(?:auf|in) (?:dem|der|ihrem|unserem) (?:\S*hof|weide|schlachthof|schlachterei) | (?:sacrificamos|faenamos) (?:\S+ )?(?:pollos|gallinas|corderos|cerdos|conejos|ovejas|vacas|cabras) en (?:la|el) (?:granja|finca|matadero|campo) /,
  unless:
    / (?:sick|ill|diseased|dead|night|nobody|no|never|unlicen[cs]ed|conscious|stolen|krank\S*|tot\S*|nachts|niemand|kein\S*|nie|unbetäubt|gestohlen\S*|enferm\S*|muert\S*|noche|nadie|sin (?:permiso|licencia|veterinario|aturdir)) /,
};

const services: readonly Sense[] = [
  // "We take it back, no questions asked": what was bought may be returned.
  {
    sense:
      / (?:takes?|accepts?|gives?|gets?) (?:\S+ ){1,4}?back (?:\S+ ){0,4}?,? ?no questions asked | (?:full )?(?:refunds?|returns?|money back) (?:\S+ ){0,6}?no questions asked | no questions asked (?:\S+ ){0,2}?(?:refunds?|returns?) | nehmen? (?:\S+ ){1,5}?zurück , ohne (?:zu fragen|fragen|nachzufragen) | (?:aceptamos|admitimos) (?:\S+ ){0,3}?(?:devolución|devoluciones) sin (?:\S+ )?preguntas /,
    unless:
      / (?:guns?|weapons?|passports?|phones|copper|cash|brides?|girls|wom[ae]n|sell|resell|as new|teens?|kids|children) /,
  },
  // "Our terminal reads any card so customers can buy without cash": how they pay.
  {
    sense:
      / so (?:that )?(?:\S+ ){1,3}?can (?:pay|buy|shop|tip|order|donate|check out) (?:\S+ ){0,3}?without (?:\S+ )?(?:cash|coins|change|queuing|queueing) | , (?:damit|sodass) (?:\S+ ){1,3}?(?:bargeldlos|ohne (?:bargeld|kleingeld)) (?:\S+ )?(?:zahlen|bezahlen|kaufen|einkaufen) | para que (?:\S+ ){1,3}?(?:paguen|compren|puedan (?:pagar|comprar)) sin (?:efectivo|monedas|dinero suelto) /,
    unless:
      / (?:cop(?:y|ies)|clones?|skims?|stor(?:e|es)|keeps?|numbers?|pins?|found|lost|anyone 's|someone else 's|tax\S*|till|receipts?|kopier\S*|speicher\S*|steuer\S*|copi\S+|clon\S+|guard\S+) /,
  },
  // "We hand over the papers once the invoice is paid": delivery after payment. What is somebody's own is no ware of ours.
  {
    sense:
      / (?:hands? over|deliver|delivers|send|sends|release|releases|publish|publishes|ship|ships|give|gives) (?:\S+ )?(?:the|your|all|our) (?:\S+ )?(?:papers|plans|drawings|report|reports|photos|prints|files|designs?|goods|order|furniture|code|translation|results|documents|clothes|cakes?) (?:\S+ ){0,4}?(?:once|as soon as|when|after) (?:the |your |our )?(?:invoice|bill|order|fee|price) (?:is|has been|was) (?:paid|settled) /,
    unless:
      / (?:their|his|her|workers?|maids?|migrants?|refugees?|passports?|ids?|visas?|girls|wom[ae]n|encrypt\S*|lock\S*|patients?|medical|intimate|naked|delete\S*|hold|holds|keep|keeps|take|takes|evidence) /,
  },
  // "We put cameras in barns because farmers can't see their cows at night": it is animals or plants that are watched.
  {
    sense:
      / cameras? (?:\S+ )?(?:in|into|over|above|on|inside) (?:(?:the|their|our|your|a) )?(?:\S+ )?(?:barns?|stables?|stalls?|cowsheds?|sheepfolds?|coops?|henhouses?|hives?|beehives?|nests?|nest boxes|kennels?|aquariums?|pastures?|meadows?|greenhouses?|vineyards?) (?:.* )?(?:cows?|calves|calf|cattle|sheep|lambs?|ewes?|goats?|pigs?|horses?|mares?|foals?|hens?|chickens?|birds?|bees?|dogs?|fish|plants?|grapes?|crops?|wolves|foxes)(?= )/,
    unless:
      / (?:workers?|pickers?|staff|employees?|hands|maids?|girls?|boys?|children|kids|wom[ae]n|wife|guests?|tenants?|neighbours?|neighbors?|sleep|sleeps|undress\S*|naked|fights?|fighting|bets?|betting|secret\S*|never know|nobody) /,
  },
  // "At the end we let the kids jump into the lake": a bathe.
  {
    sense:
      / (?:let|lets) (?:(?:the|our|your|all|older|small) ){0,2}(?:kids|children|pupils|boys|girls|swimmers|teenagers|campers|toddlers) (?:jump|dive|swim|splash|paddle|wade|slide|bathe|leap|run)(?: \S+)? (?:into|in|through|across|around|round|to) (?:(?:the|a|our|warm|shallow|cool) ){0,3}(?:lake|pool|sea|water|river|pond|waves|puddles|fountain|stream) | lassen? (?:wir )?(?:die |unsere )?(?:kinder|kleinen|schüler) (?:\S+ ){0,3}?(?:in den|im|in das|ins|in die) (?:\S+ )?(?:see|pool|becken|wasser|meer|teich) (?:springen|hüpfen|baden|planschen|schwimmen) | dejamos (?:que )?(?:a )?(?:los )?(?:niños|chicos|pequeños) (?:salt\S+|bañ\S+|nad\S+|jueg\S+) (?:\S+ )?(?:al|en el|a la|en la) (?:lago|piscina|mar|agua|río) /,
    unless:
      / (?:alone|without|n't|not|never|no|nobody|unsupervised|dark|night|ice|icy|winter|frozen|cold|bridges?|cliffs?|roofs?|drunk|naked|tied|film\S*|photos?|bets?|betting|deep|storm|sewage|dirty|polluted|allein|ohne|nicht|nie|niemand|nachts|eis|nackt|fotos?|filmen|solos?|sin|nunca|nadie|noche|helad[oa]|desnud[oa]s) /,
  },
  // "We bury cables in fields at night, so that trains can run by day": works that close a road or a line.
  {
    sense:
      / (?:bury|lay|mend|repair|replace|renew|weld|tamp|resurface|paint|dig|inspect|service|clean) (?:\S+ ){0,3}?(?:cables?|pipes?|rails?|tracks?|sleepers|roads?|wires?|fibre|sewers?|signals?|points|tiles|escalators?|tunnels?|runways?) (?:\S+ ){0,4}?(?:at|by) night (?:, )?so (?:that )?(?:(?:the|all) )?(?:trains|trams|traffic|cars|buses|planes|passengers|commuters|shops|shoppers|drivers|cyclists) (?:can|do n't|never|are n't) | (?:verlegen|reparieren|erneuern|schweißen|vergraben) (?:\S+ ){0,3}?(?:kabel|rohre|leitungen|gleise|schienen|weichen|straßen) (?:\S+ ){0,3}?nachts (?:\S+ ){0,3}?, (?:damit|sodass) (?:\S+ ){0,2}?(?:züge|bahnen|verkehr|autos|busse|pendler) /,
    unless:
      / (?:sell\S*|scrap|copper|steal\S*|take|takes|without|nobody|never know|no one|permits?|licen[cs]e|permission|tap|taps|meter|verkauf\S*|kupfer\S*|ohne|niemand) /,
  },
  // "Ponemos el contador a cero cuando cambiamos el aceite": the service interval, and no mileage.
  {
    sense:
      / (?:reset|resets) (?:\S+ ){1,4}?(?:when|after|once|at every|with every|at each) (?:\S+ ){0,4}?(?:oil|service|filters?|inspection) | (?:ponemos|pongo|pone|dejamos) (?:el|la|su) (?:contador|indicador|aviso|testigo) (?:\S+ ){0,4}?a cero (?:cuando|al|tras|después de|en) (?:\S+ ){0,4}?(?:aceite|filtros?|revisión|mantenimiento|inspección) | (?:stellen|setzen) (?:wir )?(?:den|die|das) (?:\S+ )?(?:zähler|anzeige|\S*intervall\S*) (?:\S+ ){0,3}?(?:zurück|auf null) (?:\S+ ){0,2}?(?:wenn|nach|sobald|bei) (?:\S+ ){0,4}?(?:öl\S*|filter\S*|wartung|service|inspektion)(?= )/,
    unless:
      / (?:mileage|odometers?|speedometers?|kilomet\S+|miles|sell|sells|sale|buyers?|auction|cuentakilómetros|odómetro|vend\S+|venta|comprador\S*|tacho\S*|verkauf\S*|käufer\S*) /,
  },
  // "We clear out houses that stand empty and sell the tools": what is left behind. Not "find out which stand empty".
  {
    sense:
      / (?:clears?(?: out)?|empty|empties) (?:\S+ )?(?:houses?|flats?|sheds?|workshops?|barns?|cottages?|garages?) (?:that|which) (?:stand|are|have stood|have been) (?:\S+ )?empty (?:\S+ ){0,3}?and (?:then )?(?:sell|resell|auction|give away|donate) (?:the |old |used ){0,2}(?:tools|furniture|books|contents|household goods|things|crockery|curtains|clothes|lamps) | räumen (?:\S+ )?(?:häuser|wohnungen|schuppen|werkstätten|scheunen) aus , die leer stehen , und verkaufen (?:das |die |den )?(?:werkzeuge?|möbel|bücher|hausrat|sachen|geschirr|kleidung) /,
    unless:
      / (?:find out|jewel\S*|silver|gold|cash|copper|paintings|at night|holidays?|away|owners? (?:are|is)|alarms?|locks?|nobody|no one|post|posts|schmuck|silber|bargeld|kupfer\S*|nachts|urlaub|verreist|niemand\S*|heimlich) /,
  },
  // "Traps that catch the rat alive": a pest that is kept alive.
  {
    sense:
      / (?:traps?|cages?) (?:that|which) (?:catch|catches|keep|keeps) (?:\S+ )?(?:rats?|mice|mouse|moles?|martens?|wasps?|animals?) alive | \S*fallen , die (?:\S+ ){1,2}?lebend(?:ig)? (?:fangen|fängt) | (?:trampas?|jaulas?) que (?:atrapan?|capturan?) (?:\S+ )?(?:ratas?|ratones|ratón|topos?|animal|animales) viv[oa]s? /,
    unless:
      / (?:dogs?|cats?|birds?|songbirds?|pets?|protected|fur|hunde?|katzen?|vögel|singvögel|geschützt\S*|pelz\S*|perros?|gatos?|pájaros?|aves|protegid\S*) /,
  },
  // "Natural wine from a small winery": what is sold, and where it is made.
  {
    sense:
      / (?:sell|sells|deliver|delivers) (?:\S+ )?(?:wine|cheese|honey|oil|beer|cider|juice|jam|sausages?) (?:from|of) (?:(?:a|our|the|my) )?(?:\S+ )?(?:winery|vineyard|farm|dairy|brewery|orchard|mill|apiary) | (?:verkaufen|liefern) (?:\S+ )?\S*(?:wein|käse|honig|öl|bier|saft|marmelade|wurst) (?:aus|von|vom) (?:\S+ ){0,2}?(?:weingut|hof|bauernhof|brauerei|käserei|ölmühle|imkerei) | (?:vendemos|repartimos) (?:vino|queso|miel|aceite|cerveza|sidra|zumo|mermelada|embutidos?) (?:\S+ )?de (?:(?:una|la|mi|nuestra|un|el) )?(?:\S+ )?(?:bodega|granja|finca|quesería|almazara|cervecería|huerta|colmenar) /,
    unless:
      / (?:minors?|teens?|teenagers?|pupils|schools?|kids|children|mix\S*|stretch\S*|dilut\S*|label\S*|syrup|expired|methanol|smuggl\S*|duty|without|nobody|never|jugendliche\S*|schüler\S*|kinder\S*|gestreckt\S*|gepanscht\S*|etikett\S*|abgelaufen\S*|ohne|niemand|menores|alumnos|niños|mezcl\S*|adulter\S*|caducad\S*|etiquet\S*|sin|nadie|nunca) /,
  },
  // "We sort out visas for immigrants": a thing is put in order for them.
  {
    sense:
      / (?:we|i) (?:also )?(?:sort|sorts) out (?:(?:the|all|their|your) ){0,2}(?:\S+ )?(?:paperwork|papers|forms|documents|visas?|permits?|taxes|tax returns?|insurance|bills|housing|transport|benefits|pensions?) for (?:\S+ ){0,2}\S+ (?:\S+ )?[.,;]/,
    unless:
      / (?:brides?|girls|bring|fake|false|forged?|cheap|without|never|not|n't|nobody|keep|keeps|bribe\S*|envelopes?|cash|claim|lie|lies) /,
  },
];

/** One pattern for all senses: most sentences have none, and a single scan tells. */
const anySense = new RegExp([surprise, slaughter, ...services].map(({ sense }) => sense.source).join('|'));

/** "She needn't know: it is a surprise party". */
const isSurprise = (context: readonly Token[], words: string): boolean =>
  isMeant(surprise, words) && !hasAny(context, ...dangers);

/** "We take it back, no questions asked", "at the end we let the kids jump into the lake": those who are served know and want it. */
export const isOrdinaryService = (context: readonly Token[]): boolean => {
  const words = spacedWords(context);
  return (
    anySense.test(words) &&
    (isSurprise(context, words) ||
      isMeant(slaughter, words) ||
      (services.some((service) => isMeant(service, words)) && !hasAny(context, ...dangers, 'covert', 'unaware')))
  );
};
