import { spacedWords, type Token } from '../text/token';

/** Words of harm in an everyday sense, and what would make it harm after all. */
export type Sense = { sense: RegExp; unless?: RegExp };

/** What is agreed on with who rents a thing. */
const deposit: Sense = {
  sense:
    / (?:keep|keeps|hold|holds|retain|retains) (?:\d\S* \S+ )?(?:(?:the|a|your|their|its|part|half|some|back|of|small|cash|rental|security|key) ){1,4}deposit (?:(?:of )?(?:[$€£] )?\d\S* (?:\S+ )?)?(?:\S+ ){0,2}?(?:until|till|if|when|unless|only|in case|to (?:pay|cover)|for (?:damages?|the damage|repairs?|losses)|against damage) | (?:if|when|unless|until) .* (?:keep|keeps|hold|holds|retain) (?:the|a|your|their|part of the|half of the) deposit | (?:behalten|behält|nehmen) (?:wir )?(?:die|eine|einen teil der|deine|ihre) kaution(?: von \S+ \S+)?(?: ein)? (?:, )?(?:bis|wenn|falls|nur|sofern|solange) | (?:quedamos con|guardamos|retenemos) (?:la|una|parte de la) fianza (?:\S+ )?(?:hasta|si|cuando|solo) /,
  unless:
    / (?:even|anyway|always|every|everyone|each|although|though|clean|fine|say|says|tell|tells|claim|pretend|invent|lie|whatever|trick|leave|leaves|move out|moves out|never|nobody|auch|trotzdem|immer|jede\S*|obwohl|behaupten|sauber|aunque|siempre|nunca|decimos|inventamos) /,
};

const senses: readonly Sense[] = [
  deposit,
  // "We beat the price of any garage", "our bot beats people at chess".
  {
    sense:
      / (?:beat|beats|beating) (?:(?:the|any|every|all|your|their|each|other|our|of|lowest|best|online|market|a) ){0,4}(?:prices?|quotes?|offers?|rates?|record|records|clock|odds|market|competition|competitors?|rivals?|queues?|traffic|heat|rush|crowds?|deadline|benchmark|high score|score|time) | (?:beat|beats|beating) (?:\S+ ){1,5}?(?:at|in|on) (?:\S+ )?(?:chess|go|poker|trivia|quiz(?:zes)?|games?|cards|scrabble|darts|football|tennis|golf|pool|table tennis|races?|racing|running|puzzles?|maths|math|price|speed|tests?|picking|sorting|checkers|draughts|backgammon) /,
    unless: / (?:up|sticks?|bats?|fists?|real money|bets?|owe|owes|pay|money|bruis\S*|until|employees|wife|wives) /,
  },
  // "We scare kids in our haunted house".
  {
    sense:
      / (?:haunted|horror|spooky|scary) (?:houses?|barns?|walks?|nights?|tours?|maze|trails?|hotels?|rooms?|part(?:y|ies)|castles?) | (?:scare|scares|frighten|frightens) .*(?:ghosts?|halloween|monsters|witches) | (?:geisterbahn\S*|geisterhaus|gruselkabinett|casa del terror|pasaje del terror) /,
    unless:
      / (?:steal|steals|rob|robs|film|films|record|records|secret\S*|camera|cameras|really hurt|sell|sells|guns?|followers?|writers?|ghostwrit\S*|tickets? that|pay for nothing|gas|drugs?) /,
  },
  // "We fake nothing", "we steal two hours of paperwork from nobody", "two hours that their mailbox steals".
  {
    sense:
      / (?:fake|fakes|steal|steals|rob|robs|cheat|cheats|hurt|hurts|deceive|deceives|trick|tricks|abuse|abuses|kill|kills|poison|harm|harms) (?:nothing|nobody|no one|no_one|none) | (?:steals?|robs?) (?:\S+ ){1,5}?from (?:nobody|no one|no_one) | (?:hours?|minutes?|time|days?|evenings?|sleep) (?:\S+ )?(?:that|which) (?:\S+ ){1,3}?(?:steals?|eats?|robs?|stole) | (?:betrügen|bestehlen|belügen|täuschen|fälschen|verletzen|stehlen) (?:niemand\S*|keinen|keinem|nichts) | no (?:engañamos|robamos|mentimos|estafamos) (?:a )?(?:nadie|nada) /,
    unless: / (?:but|except|until|unless|aber|außer|pero|salvo) /,
  },
  // "Drug tests for festivals, so that people see what is in a pill".
  {
    sense:
      / (?:drug|pill) (?:tests?|testing|checks?|checking)(?: (?:strips?|kits?))? | \S*(?:drogen|pillen)(?:schnell)?tests? | (?:pruebas?|tests?|kits?|análisis) de (?:drogas|pastillas) /,
    unless:
      / (?:kokain|heroin|ecstasy|cannabis|speed|cocaine|fentanyl|cocaína|heroína|éxtasis|pass(?:es|ed)?|beat|fool|cheat|clean urine|urine|fake|false|sell drugs|besteh\S*|umgeh\S*|urin|falsche\S*|pasar|superar|aprobar|orina|engañ\S*|fals[oa]s?) /,
  },
  // "Replica passports as notebooks": a thing of paper or chocolate that nobody takes for one.
  {
    sense:
      / (?:replicas?|fake|toy|mock|pretend|imitation|giant|chocolate|novelty) (?:\S+ )?(?:passports?|banknotes?|money|coins?|certificates?|diplomas?|medals?|crowns?|tickets?|swords?|diamonds?) (?:\S+ ){0,2}?(?:as|for|made of|into|in) (?:\S+ ){0,2}?(?:notebooks?|diar(?:y|ies)|toys?|sweets|chocolates?|bookmarks?|posters?|cards|gifts?|party|parties|weddings?|birthdays?|cakes?|souvenirs?|soap|films?|plays|theat(?:re|er)s?|stages?|children 's games|board games?|lessons?|classrooms?) /,
    unless: / (?:real|genuine|migrants?|border|banks?|sold as|shops|nobody|police|without|employers?|work) /,
  },
];

/** One pattern for all senses: most sentences have none, and a single scan tells. */
const anySense = new RegExp(senses.map(({ sense }) => sense.source).join('|'));

/** "We beat the price of any garage by 10 percent", "we fake nothing": another sense of the word, or no act. */
export const isOtherSense = (tokens: readonly Token[]): boolean => {
  const words = spacedWords(tokens);
  return anySense.test(words) && senses.some((sense) => isMeant(sense, words));
};

export const isMeant = ({ sense, unless }: Sense, words: string): boolean => sense.test(words) && !unless?.test(words);

/** "We keep the deposit until the kayak is back", "if a dress has a stain, we keep the deposit of 20 euros". */
export const isRentalDeposit = (tokens: readonly Token[]): boolean => isMeant(deposit, spacedWords(tokens));

const suffered =
  / (?:(?:uns|mir) .*(?:(?:wurden?|ist|sind) |worden )|(?:unser|mein)\S* (?:\S+ ){1,6}?wurden? |wurden? (?:\S+ ){0,3}?(?:unser|mein)\S* ).*/;
const sufferedAct =
  / (?:gestohlen|geklaut|entwendet|geraubt|beklaut|bestohlen|ausgeraubt|überfallen|aufgebrochen|gehackt|betrogen|eingebrochen|erpresst)(?: worden| wurden?)? /;
const gained =
  / (?:wir|ich|verkauf\S*|schüler\S*|rentner\S*|kindern|leuten|touristen|kunden|fremden|anderen|nachbarn) /;

/** "Uns ist im Mai das Auto aus der Garage gestohlen worden": done to us. */
export const isSuffered = (tokens: readonly Token[]): boolean => {
  const words = spacedWords(tokens);
  return sufferedAct.test(words) && suffered.test(words) && !gained.test(words);
};
