import type { Clause } from '../../text/clause';
import { memoise } from '../../text/memoise';
import { lettersOf, spacedWords } from '../../text/token';
import { overheadPart } from './overheadWords';

const costing =
  /^ (?:(?:y|and|und|pero|but|aber) )?(?<parts>(?:\S+ ){1,12}?)(?:(?:nos |me |uns |mich )?(?:cuesta|cuestan|costaría|costarían|costará|costarán|sale|salen|saldría|saldrían|es|son|sería|serían|sube|suben|suman)|(?:would |will |'ll )?(?:costs?|comes? to|run to|is|are|be)|(?:würden?|wird|werden|kosten|kostet|macht|machen)) (?:\S+ ){0,4}?(?:[£€$] ?)?\d/;
/** What makes a thing go, besides rent and wages. */
const running =
  /^(?:(?:the|our|el|la|los|las|nuestr[oa]s?|der|die|das|unser\S*) )?(?:fuel|petrol|diesel|gas|water|maintenance|internet|phone|cleaning|heating|servers?|hosting|gasolina|combustible|gasoil|gasóleo|nafta|bencina|agua|mantenimiento|teléfono|limpieza|calefacción|servidor(?:es)?|alojamiento web|benzin|sprit|treibstoff|wasser|wartung|heizung|reinigung|serverkosten)$/;
const runningHan =
  /^(?:油费|油钱|保险费?|房租|水电费?|工资|电费|水费|维护费?|服务器)(?:(?:[和、加跟])(?:油费|油钱|保险费?|房租|水电费?|工资|电费|水费|维护费?|服务器))*(?:每个?月|一个?月|每年|一年)?(?:大概|大约|差不多|预计|可能|估计)?(?:要|会|得|是|花)?\d/u;

const isRunning = (part: string): boolean => running.test(part) || overheadPart.test(part);

/** "La gasolina y el seguro costarían unos 900 euros al mes": what we spend, and nobody who pays us. */
export const isRunningCostNamed = memoise(({ tokens, sentence, speaker, quantities }: Clause): boolean => {
  if (quantities.length === 0 || speaker === 'rival') return false;
  if (!sentence.isLatin) return runningHan.test(lettersOf(tokens));
  const parts = costing.exec(spacedWords(tokens))?.groups?.['parts'];
  return (
    parts !== undefined &&
    parts
      .trim()
      .split(/ (?:,|y|e|and|und|plus|más) /)
      .every((part) => isRunning(part.trim()))
  );
});
