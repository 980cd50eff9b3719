import type { Clause } from '../text/clause';
import { memoise } from '../text/memoise';
import { lettersOf, spacedWords } from '../text/token';

const opening = /^(?:because|since|as|weil|da|denn|porque|ya|puesto|因为|由于)$/;

/** "Because people over 60 can't lift them", "weil Ältere sie nicht heben können", "porque no saben coser". */
const unable = [
  / (?:ca n't|can not|cannot|(?:do|does) n't (?:know|have (?:the|any|enough)|understand)|do not know|struggles?|(?:have|has) to|are unable|is unable|keeps? (?:losing|forgetting|missing)) /,
  / nicht (?:[^\s,]+ ){0,6}(?:können|kann|wissen|weiß|dürfen|schaffen|schafft) | (?:können|kann|wissen|weiß) (?:[^\s,]+ ){0,6}nicht | (?:müssen|muss) | kein\S* (?:[^\s,]+ ){1,3}(?:finden|findet|haben|hat|bekommen|bekommt) /,
  / no (?:pueden?|saben?|consiguen?|logran?|encuentran?|tienen? (?:cómo|dónde)) | tienen? que | (?:le|les) cuesta /,
];
const unableInChinese = /不能|不会|没法|无法|不知道|不懂|只能|必须|不得不|没办法|很难/u;

/** "…, because people over 60 can't lift e-bikes onto racks": the trouble of those named, told as the reason of the offer. */
export const isReason = memoise(({ tokens, speaker, modality, sentence }: Clause): boolean => {
  if (speaker !== 'people' || modality !== 'fact') return false;
  if (!sentence.isLatin) return /^(?:因为|由于)/u.test(lettersOf(tokens)) && unableInChinese.test(lettersOf(tokens));
  return opening.test(tokens[0]?.text ?? '') && unable.some((pattern) => pattern.test(spacedWords(tokens)));
});
