const staff =
  '(?:brother|sister|wife|husband|father|mother|dad|mum|mom|uncle|aunt|cousin|son|daughter|partner|nurses?|drivers?|guards?|bouncers?|doormen|watchmen|team|staff|crew|men|women|people|pilots?|instructors?|lawyers?|vets?|technicians?|fitters?|electricians?|detectives?|investigators?|chemists?|colleagues?|carers?|cooks?|teachers?|company|firm|charity|association)';
/** Us, or those who work for us. */
const who = String.raw`(?:we|i|(?:our|my) (?:\S+ ){0,2}?${staff}(?: and (?:i|we))?)`;
const adverbs = String.raw`(?:(?:also|now|just|then|already|simply|only|usually|do|am|are|is|'m|'re|have|has|had|'ve|'d|will|'ll|can|want|hope|plan|going|to|started|starting|began|recently|first|each|every|day|night|week|weekend) )*`;
/** The first of two acts: "come to the yard and slaughter them". */
const first = String.raw`(?:(?:(?!(?:who|whom|that|which|whose|for|so|if|when|because|let|lets|help|helps|teach|sell|sells|software|app|apps|not|n't|never|no) )\S+ ){1,7}?(?:and|,|;) (?:then |also |we |i )?)?`;
/** Words between verb and object. Nobody else acts in them, and nothing is for somebody. */
export const gap = (most: number): string =>
  String.raw`(?:(?!(?:for|to|with|of|at|on|in|about|that|which|who|where|without|like|as|by|against|from|no|not|software|app|apps|,|;) )\S+ ){0,${most}}?`;
/** The object is no first half of a compound: not "raw milk fridges", "taxi signs". */
export const end = String.raw`(?= (?:[.,;:!?()–-]|in|at|on|for|with|and|or|but|near|by|of|from|to|where|that|which|who|since|outside|around|between|after|before|every|each|until|till|within|per|over|into|across|when|while|if|because|so|as|a|an|the|their|our|his|her|all|one|two|three|four|five|six|seven|eight|nine|ten|twice|once|this|last|next|now|today|here|there|themselves|again|too|above|behind|beside|beneath|below|opposite|inside|next|during|under|overnight|daily|weekly|straight|myself|ourselves|home|back|out|up|off|away|down|[$£€]|\d\S*)(?: |$)|$| ?$)(?! for (?:\S+ )?(?:dogs|cats|pets|animals|horses|birds|hedgehogs|plants|dolls) )`;
const runs =
  '(?:run|runs|ran|running|open|opens|opened|opening|operate|operates|operating|own|owns|manage|manages|start|starts|started|starting|set up|found|founded|launch|launched)';
export const adjectives = String.raw`(?:(?:a|an|the|our|my|own|new|small|little|second|private|home|mobile|local|first|tiny|night|free|village|travelling|evening|weekend|family|\d+) )*`;
export const run = (heads: string): string => `${runs} ${adjectives}(?:${heads})${end}`;
export const people =
  '(?:people|patients?|pensioners?|passengers?|commuters?|pupils?|children|kids|tourists?|guests?|workers?|students?|elderly|seniors|visitors?|drinkers?|partygoers|residents?|villagers|travellers?|hikers?|anglers|divers|pilgrims|families|groups|men|women|anyone)';
export const beasts =
  '(?:lambs?|sheep|pigs?|hogs?|goats?|cattle|cows?|calves|bulls?|chickens?|hens?|geese|turkeys?|animals|livestock|poultry)';
export const drinks =
  '(?:gin|brandy|spirits?|whisky|whiskey|vodka|rum|schnapps|liquor|liqueurs?|moonshine|grappa|absinthe|alcohol|mezcal|tequila)';
export const money = String.raw`(?:[$£€¥₹]|\d[\d.,]* (?:pounds?|dollars?|euros?|quid|francs?|rupees?|pesos?|shillings?|naira|percent|%)|money|cash)`;
const doneByUs = ` ${who} ${adverbs}${first}${adverbs}`;
/** Who acts, with nothing done before: "them" is whom the sentence before names. */
const doneAtOnce = ` ${who} ${adverbs}`;
export const buildAtOnce = (...acts: string[]): RegExp => new RegExp(`${doneAtOnce}(?:${acts.join('|')})`);
/** The act, done by us or by those who work for us. */
export const build = (...acts: string[]): RegExp => new RegExp(`${doneByUs}(?:${acts.join('|')})`);
/** The act alone, whoever does it: quick to rule out, as few sentences have its verb and object. */
export const withoutSubject = (act: RegExp): string => act.source.replaceAll(doneByUs, ' ');
