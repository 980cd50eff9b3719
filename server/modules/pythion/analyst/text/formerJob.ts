/** An earlier job or business: "my old boss", "meine frühere Stelle". */
export const former = {
  en: '(?:old|former|last|previous|earlier)',
  de: '(?:alte|frühere|vorige|letzte|ehemalige|damalige)[rnms]?',
} as const;

/** Who employed us, and where. */
export const firm = {
  en: '(?:job|boss|employer|firm|company|school|workplace|post|shop|office|career)',
  de: '(?:stelle|job|chef(?:in)?|arbeitgebers?|firma|betriebe?s?|arbeit|anstellung|meisters?|büro|werkstatt|agentur|beruf)',
} as const;

/** 以前的公司, 上一家单位, 老东家. */
export const formerFirmInChinese =
  '(?:以前|之前|从前)的?(?:公司|单位|店|老板|工作)|上一?[份个](?:工作|职位)|(?:上一家|上家|前)(?:公司|单位|老板)|老东家';
