import { hasAny, spacedWords, type Token } from '../text/token';

const caring =
  / (?:feed|feeds|walk|walks|water|waters|groom|grooms|brush|brushes|mind|look after|looks after|take out|play with|let|lets) (?:\S+ ){0,4}?(?:cats?|dogs?|pupp(?:y|ies)|pets?|hens|chickens|rabbits?|hamsters?|guinea pigs|ponies|pony|horses?|birds?|fish|tortoises?|plants|flowers|gardens?|tomatoes)(?: (?:play|run|sleep|swim|out))?(?= )| (?:füttern?|gießen?|bürsten?|hüten?|lassen?|führen?|versorgen?|betreuen?) (?:\S+ ){0,4}?(?:\S*katzen?|\S*hunde?|welpen|haustiere?|hühner|kaninchen|hamster|pferde?|vögel|fische|schildkröten?|pflanzen|blumen|gärten|tomaten)(?= )| (?:cuid(?:o|amos)|pase(?:o|amos)|rieg(?:o|amos)|reg(?:amos)|aliment(?:o|amos)|cepill(?:o|amos)|(?:doy|damos) de comer a) (?:\S+ ){0,4}?(?:gatos?|perros?|mascotas?|gallinas|conejos?|hámsters?|caballos?|pájaros?|peces|tortugas?|plantas|flores|jardín(?:es)?)(?= )/;

/** The owners are away; nothing is said of their not being asked. */
const away =
  / (?:while|when|whenever|during|as long as) (?:\S+ ){1,4}?(?:away|out|abroad|at (?:work|school|lunch)|on holiday|on vacation|work|works|travel|travels|in hospital|holidays?|holiday) | (?:während|wenn|solange) (?:\S+ ){1,4}?(?:weg|verreist|unterwegs|arbeiten?|in (?:den|der|im) \S+|urlaub|im urlaub|bei der arbeit|im krankenhaus) | (?:mientras|cuando) (?:\S+ ){0,4}?(?:fuera|viaje|viajan|trabaj\S+|vacaciones|trabajo|hospital) /;

const unfit =
  / (?:poison\S*|bait\S*|sell|sells|sold|fight|fights|bet|bets|tie|ties|chain|chains|lock|locks|hit|steal|steals|drops|pills|sedat\S*|secretly|lab|labs|fur|meat|eat|kill|kills|gift\S*|verkauf\S*|kampf|kämpf\S*|wetten?|ketten?|sperren?|schlag\S*|heimlich|töten?|fell|fleisch|venen\S*|vend\S*|pelea\S*|apuesta\S*|encerr\S*|encierr\S*|golpe\S*|mat(?:o|amos|ar)|robamos|robo|escondidas) /;

/** "We feed our neighbours' cats while they are away": asked for, though nobody is there. */
export const isPetCare = (context: readonly Token[]): boolean => {
  if (hasAny(context, 'unaware', 'deceive', 'fake', 'criminal', 'stolen')) return false;
  const words = spacedWords(context);
  return away.test(words) && caring.test(words) && !unfit.test(words);
};
