import type { Clause } from '../../text/clause';
import { memoise } from '../../text/memoise';
import { spacedWords, type Token } from '../../text/token';

/** What things do that are no longer good: they break, leak, rust or fade. */
const failing = {
  en: '(?:falls? apart|fell apart|breaks?|broke|tears?|tore|leaks?|leaked|rusts?|rusted|fades?|faded|peels?|rips?|cracks?|wears? out|comes? apart|comes? off|jams?|freezes?|crash(?:es)?|shrinks?|smells?|sags?|rattles?|squeaks?)',
  de: '(?:auseinanderfallen|auseinanderfällt|zerbrechen|zerbricht|brechen|bricht|reißen|reißt|zerreißen|rosten|rostet|verblassen|verblasst|kaputtgehen|kaputtgeht|kaputt gehen|kaputt geht|abblättern|abblättert|klemmen|klemmt|abstürzen|abstürzt|undicht sind|undicht ist|auslaufen|ausläuft|einlaufen|stinken|stinkt|quietschen|quietscht|sich lösen|abfallen)',
  es: '(?:se (?:rompen?|deshacen?|despegan?|oxidan?|rasgan?|estropean?|desgastan?|cuelgan?|atascan?|encogen?|descosen?|agrietan?|borran?|caen?)|gotean?|pierden? agua|chirrían?|huelen?)',
};
const things = String.raw`(?<thing>(?:(?!(?:our|my|unser\S*|mein\S*|nuestr\S*|mis?|they|we|i|it|es|sie|wir|ich|their|its) )[^\s,.;]+ ){1,6}?)`;
const complaining = [
  ` (?:complain|complains|complained|grumble|moan) (?:to us |that )+(?:the )?${things}(?:(?:always|often|soon|quickly|easily) )?${failing.en} `,
  ` (?:klagen|klagt|klagten|beklagen sich|beschweren sich|schimpfen|ärgern sich) (?:darüber )?, dass (?:die |das |der )?${things}${failing.de} `,
  ` (?:se quejan|se queja|se quejaron|protestan) (?:de )?que (?:l[oa]s |el |la )?${things}${failing.es} `,
].map((source) => new RegExp(source, 'u'));
const trigger =
  / (?:complain\S*|grumble|moan|klag\S*|beklagen|beschweren|schimpfen|ärgern|quejan?|quejaron|protestan) /;

/** Who is no thing: "complain that dogs break out". */
const living =
  / (?:dogs?|cats?|children|neighbours|people|customers|horses|guests|hunde|katzen|kinder|nachbarn|kunden|gäste|perros|gatos|niños|vecinos|clientes|bones|voices|knees|hearts|knochen|huesos) /;

/** Whose complaint is about ours: "our customers complain", "buyers complain". */
const ofBuyers =
  / (?:(?:our|my|unsere|meine|nuestros|nuestras|mis) (?:\S+ )?(?:customers|clients|buyers|kunden|kundinnen|kund\S+|client[ea]s)|buyers|käufer|compradores) (?:\S+ ){0,2}?(?:complain\S*|grumble|moan|klag\S*|beklagen|beschweren|schimpfen|ärgern|se) /;

/** Whether a sentence complains of a thing that breaks, and of nothing alive. */
const isIn = memoise((context: readonly Token[]): boolean => {
  const words = spacedWords(context);
  if (!trigger.test(words) || ofBuyers.test(words)) return false;
  const thing = complaining
    .map((pattern) => pattern.exec(words)?.groups?.['thing'])
    .find((found) => found !== undefined);
  return thing !== undefined && !living.test(` ${thing}`);
});

/**
 * A complaint about things that customers have today: "couples complain that printed albums fall apart". Not "customers complain that
 * our boxes leak".
 */
export const isProductFailing = ({ sentence, speaker, modality, context }: Clause): boolean =>
  sentence.isLatin && speaker !== 'own' && speaker !== 'quoted' && modality === 'fact' && isIn(context);
