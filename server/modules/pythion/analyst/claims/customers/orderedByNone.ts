/**
 * "Vorbestellt hat bisher niemand", "bisher hat es niemand bestellt", "noch hat keiner bezahlt": sources of patterns for spaced words,
 * for what is admitted and for what isn't sold.
 */
const bought =
  '(?:vorbestellt|bestellt|gekauft|bezahlt|gezahlt|gebucht|abonniert|benutzt|genutzt|verlängert|reserviert)';
const so = '(?:bisher|bislang|noch|bis jetzt|bis heute|dafür|es|sie|ihn|das|uns|mir|dort|etwas|was)';
const none = '(?:niemand|keiner|kein einziger|kein mensch)';

export const orderedByNone = [
  ` ${bought} (?:hat|wurde) (?:${so} )*(?:bisher|bislang|noch|bis jetzt|bis heute)(?: ${so})* ${none}`,
  ` (?:noch|bisher|bislang|bis jetzt|bis heute) (?:hat |haben )?(?:${so} )*${none} (?:${so} )*${bought}`,
  ` (?:hat|haben) (?:${so} )*(?:bisher|bislang|noch|bis jetzt|bis heute) (?:${so} )*${none} (?:${so} )*${bought}`,
] as const;
