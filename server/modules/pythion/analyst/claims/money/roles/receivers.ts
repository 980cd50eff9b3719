import type { Clause } from '../../../text/clause';
import { lettersOf, spacedWords } from '../../../text/token';
import { isMarketPlace } from '../../marketPlace';

const of = '(?:of|out of|from|from every|of each|of every)';
/** "The gardeners get 40 cents of that", "die Gärtner bekommen davon 40 Cent", "los jardineros reciben 40 céntimos de eso". */
const receiving = new RegExp(
  `^ (?:(?:and|but|und|aber|y|pero|of (?:that|which|this)|davon|de eso|de ahí|,) )*(?:(?:the|each|every|our|die|der|das|jeder|jede|los|las|el|la|cada) )?(?:[\\p{L}-]+ ){1,3}?(?:(?:gets?|receives?|earns?) (?:[£€$] ?)?\\d[^,;]*? ${of} (?:that|this|it|which|each|every)|(?:bekomm(?:t|en)|erh(?:ält|alten)|krieg(?:t|en)) davon|(?:reciben?|se llevan?) (?:[^,;]*? )?de (?:eso|ahí|cada))(?= )`,
  'u',
);
/** "People send me their old pair", "die Leute schicken mir ihr altes Paar", "la gente me manda su par viejo": things, and no money. */
const sending =
  / (?:(?:sends?|brings?|gives?|hands?|donates?) (?:it |them )?(?:to )?(?:us|me) (?:their|his|her|old|used|worn)|(?:schick(?:t|en)|bring(?:t|en)|geb(?:en)|gibt|spenden) (?:uns|mir) (?:ihre?n?|alte[nsr]?|gebrauchte[nsr]?)|(?:nos|me) (?:mandan?|envían?|traen?|dan?|donan?) (?:sus?|su|l[oa]s viej[oa]s)) /;
const receivingInChinese =
  /^[^我咱，。,]{1,8}(?:从中|其中)?(?:拿到?|得到?|分到?|能拿)(?:其中)?的?[^，。,我]{0,3}\d[\d.]*(?:元|块|毛|角|分|%)/u;
const sendingInChinese =
  /(?:寄|送|拿|交)给我们?(?:他们|她们)?的?(?:自己的)?旧|把(?:自己的)?旧[^，。,]{1,6}(?:寄|送|拿|交)给我/u;

/** Who gets a part of a price, or sends us a thing, pays nothing. */
export const isReceiver = ({ tokens, context, sentence, speaker }: Clause): boolean => {
  if (speaker === 'own') return false;
  if (!sentence.isLatin) return receivingInChinese.test(lettersOf(tokens)) || sendingInChinese.test(lettersOf(tokens));
  const words = spacedWords(tokens);
  return (
    (receiving.test(words) || sending.test(words)) && !/ (?:pays?|paid|zahl\S+|pag\S+) /.test(spacedWords(context))
  );
};

const asking = / (?:asks?|charges?|wants|costs?|verlangt|verlangen|kostet|nimmt|pide|piden|cobra|cobran|cuesta) /;
const askingInChinese = /[要卖收][^，。,\d]{0,3}\d|\d[\d.]*(?:元|块)/u;
const ours = / (?:we|i|us|our|wir|ich|uns|unser\S*|nos|nuestr\S+|vend(?:o|emos)|estamos) /;

/** "El mercado mayorista pide 9 euros": a place that only asks a price is no way of ours to customers. */
export const isMarketAsking = (clause: Clause): boolean => {
  const { tokens, sentence, quantities, speaker } = clause;
  if (speaker === 'own' || !quantities.some(({ kind }) => kind === 'money') || !isMarketPlace(clause)) return false;
  return sentence.isLatin
    ? asking.test(spacedWords(tokens)) && !ours.test(spacedWords(tokens))
    : askingInChinese.test(lettersOf(tokens)) && !/我|咱/u.test(lettersOf(tokens));
};
