import type { Trade } from '../trade';
import { adjectives, beasts, build, drinks, end, gap, run } from './words';

/** Trades with goods, works and waste. */
export const goodsTrades: readonly Trade[] = [
  {
    field: 'raw milk',
    act: build(
      String.raw`(?:sell|sells|sold|deliver|delivers|bottle|offer|pour|supply|bring|fill) ${gap(4)}(?:raw|unpasteuri[sz]ed) (?:\S+ ){0,2}?(?:milk|cream|cheese)${end}`,
    ),
  },
  {
    field: 'raw milk',
    act: build('(?:put|puts|set|sets|run|runs|fill|fills|sell|sells|bring|deliver) (?:one|it|them|ours|some)(?= )'),
    about: / (?:raw|unpasteuri[sz]ed) (?:\S+ )?milk (?!cooler|tank|test|fridge)/,
    isPaid: true,
  },
  {
    field: 'slaughter',
    act: build(
      String.raw`(?:slaughter|slaughters|slaughtered|slaughtering|butcher|kill) ${gap(3)}${beasts}${end}`,
      'slaughters? (?:them|it|on the spot|on site)(?= )',
      run('slaughterhouses?|abattoirs?|butchery'),
    ),
  },
  {
    field: 'alcohol and drugs',
    act: new RegExp(
      String.raw` (?:our|my) (?:\S+ )?stills? (?:makes?|turns? (?:\S+ ){1,4}?into) ${gap(2)}${drinks}(?= )`,
    ),
  },
  {
    field: 'alcohol and drugs',
    act: build(
      String.raw`(?:distil|distill|distils|distills|distilled|make|makes) ${gap(4)}${drinks}${end}`,
      run('distiller(?:y|ies)|brewer(?:y|ies)|off - licen[cs]e|bar|pub'),
      String.raw`(?:sell|sells|grow|grows|import|imports|make|makes|bake|press|supply|deliver) ${gap(4)}(?:cannabis|marijuana|hemp flowers?|hash|cbd(?: \S+)?|vapes?|e-cigarettes?|e - cigarettes?|cigarettes?|tobacco|cigars?|e - liquids?|e-liquids?|snus)${end}`,
    ),
  },
  {
    field: 'alcohol and drugs',
    act: build(
      String.raw`(?:distil|distill|distils|distills|distilled) (?:it|them|\S+ (?:bottles|litres)|fruit|plums?|cherries|pears|apples|potatoes|grain)(?= )`,
    ),
    about: new RegExp(` ${drinks} `),
  },
  {
    field: 'food',
    act: build(
      String.raw`(?:cook|cooks|cooking|bake|bakes|baking|prepare|prepares) (?:\S+ ){0,8}?(?:at home|in (?:my|our|her|his) (?:\S+ ){0,2}?(?:kitchen|flat|garage|house|living room))${end}`,
      String.raw`(?:run|runs|open|opened|start|started|set up|have|drive|park|parked|rent) ${adjectives}(?:(?:street )?food (?:trucks?|stalls?|vans?)|snack bars?|burger vans?|taco trucks?|takeaways?|supper clubs?|pop - ?up restaurants?|restaurants?)${end}`,
    ),
    isPaid: true,
  },
  {
    field: 'electricity supply',
    act: build(String.raw`(?:sell|sells|sold|supply|supplies|distribute) ${gap(2)}(?:electricity|mains power)${end}`),
    isPaid: true,
  },
  {
    field: 'gas',
    act: build(
      String.raw`(?:repair|install|installs|service|fit|fits|mend|fix|connect|put in|replace) ${gap(2)}gas (?:boilers?|pipes?|cookers?|stoves?|heaters?|fires|lines?|appliances)${end}`,
    ),
  },
  {
    // "Nobody comes to service a gas stove. I come by bike and charge £75 a stove".
    field: 'gas',
    act: build(
      String.raw`(?:charge|charges|take|takes|ask|get) (?:[$£€¥₹] ?\S+|\d\S* \S+) (?:a|an|per|for each|for every|for an?) (?:stoves?|boilers?|heaters?|cookers?|fires?|hobs?)${end}`,
      String.raw`(?:fix|fixes|repair|mend|service|check|install|fit|replace) (?:it|them|(?:the|their) (?:stoves?|boilers?|heaters?|cookers?|fires?|hobs?))${end}`,
    ),
    about:
      / (?:service|repair|mend|fix|install|fit|check|maintain|replace|servic|repair|install|fitt)(?:s|ed|ing)? (?:\S+ ){0,3}?gas (?:stoves?|boilers?|heaters?|cookers?|fires?|hobs?|appliances?) /,
    isPaid: true,
  },
  {
    field: 'electrical work',
    act: build(
      String.raw`(?:install|installs|fit|fits|connect|connects|put in|mount|replace|wire up) ${gap(4)}(?:wall ?boxes|wallbox|charging points?|charge points?|(?:ev|car) chargers?|fuse boxes|fuse box|consumer units?|wall sockets|house wiring|electric(?:al)? (?:wiring|wires|cables)(?! (?:of|in|for|on) (?:\S+ ){0,3}?(?:bikes?|e-bikes?|guitars?|radios?|lamps?|toys?|cars?|scooters?|instruments?) )|mains)${end}`,
      String.raw`(?:rewire|rewires|wire) ${gap(3)}(?:houses?|flats?|homes|buildings?|barns?|workshops)${end}`,
    ),
  },
  {
    field: 'explosives',
    act: build(
      String.raw`(?:sell|sells|import|make|set off|let off|stage|put on|run|fire) ${gap(3)}(?:fireworks?(?: displays?| shows?)?|firecrackers|pyrotechnics|explosives|dynamite)${end}`,
      String.raw`(?:blast|blasts|dynamite|blow up) ${gap(3)}(?:rocks?|stumps?|ore|tunnels?|cliffs?|granite|quarr(?:y|ies)|chimneys?)${end}`,
    ),
  },
  {
    // "They can't afford the firework companies. We fire a fifteen-minute show".
    field: 'explosives',
    act: build(
      String.raw`(?:fire|fires|let off|lets off|set off|sets off|shoot|shoots|ignite) (?:(?!(?:no|not|light|laser|drone|without|instead|[.,;]) )\S+ ){0,6}?(?:shows?|displays?|rockets?|shells|salvos?)${end}`,
    ),
    about: / (?:fireworks?|pyrotechnics?|firecrackers) (?!(?:\S+ ){0,3}?(?:noise|scare|frighten)\S* )/,
  },
  {
    // "Quarries wait for weeks. We blast it for them".
    field: 'explosives',
    act: build(
      'blast (?:(?:it|them) )?(?:[.,;:–-]|for|at|on|every|twice|once|within|and|\\d\\S*)(?= |$)(?! (?:\\S+ ){0,8}?(?:sand|beads?|ice|water|pressure|soda|music|air|paint|rust|graffiti) )',
    ),
    antecedent: / (?:quarr(?:y|ies)|mines?|tunnels?|rocks?|granite) /,
  },
  {
    field: 'commercial drones',
    act: build(
      String.raw`(?:fly|flies|flew|flying|pilot|operate) ${gap(3)}drones?${end}`,
      String.raw`(?:spray|sprays|film|films|photograph|survey|inspect|map|count|seed|sow|measure|scan|deliver|search|check) (?:\S+ ){0,6}?(?:from|with|by|using) (?:an? |our |my |the )?(?:\S+ )?drones?${end}`,
    ),
  },
  {
    field: 'waste',
    act: build(
      String.raw`(?:collect|collects|pick up|take|takes|take away|haul|remove|clear|dispose of|get rid of|burn|incinerate|treat|process) ${gap(3)}(?:(?:hazardous|medical|clinical|chemical|toxic|household|industrial|construction|nuclear) waste|waste oil|sharps|(?:used |old )?(?:needles|syringes)|sewage|rubble|solvents|scrap cars)${end}`,
    ),
  },
  {
    field: 'pesticides',
    act: build(
      String.raw`(?:spray|sprays|apply|applies|fog|fumigate|spread) ${gap(4)}(?:pesticides?|fungicides?|herbicides?|insecticides?|weed ?killers?|glyphosate|poison|weeds|bed ?bugs|cockroaches)${end}`,
      String.raw`(?:spray|sprays|dust) ${gap(3)}(?:crops?|vines|vineyards|orchards?|fruit trees) (?!with (?:\S+ )?(?:water|milk|tea|compost|nettles?|seaweed))(?:\S+ ){0,4}?(?:against|with) `,
    ),
  },
  {
    field: 'asbestos',
    act: build(
      String.raw`(?:remove|removes|strip|clear|dispose of|take off|haul|demolish) (?:(?!(?:that|which|who|where|,|never|without) )\S+ ){0,3}?asbestos `,
    ),
  },
  {
    field: 'asbestos',
    act: build('(?:remove|take|tear|rip|pull|strip|break|haul) (?:them|it) (?:off|down|out|away|up)(?= )'),
    about: / asbestos /,
  },
  {
    field: 'demolition',
    act: build(
      String.raw`(?:demolish|demolishes|knock down|tear down|pull down) ${gap(3)}(?:houses?|buildings?|barns?|chimneys?|silos?|bridges?|factories|garages)${end}`,
    ),
  },
];
