/** Customers want, or have, the money back that they paid. */
export const moneyBack = {
  en: [
    `(?:wanted|want|asked for|demanded|claimed|got|had) (?:all )?(?:their|the) (?:money|cash|deposit|fee|payment) (?:returned|refunded)`,
    `(?:wanted|want|asked for|demanded|claimed|got|had|took) (?:all )?(?:their|the) (?:money|deposit|fee|payment) back(?! (?:from|within|in|faster|sooner|after) )`,
    `(?:asked for|demanded|wanted|got|received|were given) (?:a |their |full )*refunds?`,
    `(?:were|was|had to be) refunded`,
  ],
  de: [
    `(?:wollten|wollte|verlangten|forderten|bekamen) (?:ihr|das) geld (?:wieder )?zurück`,
    `(?:haben|hat|hatten) (?:\\S+ )?(?:rückerstattung|erstattung|ihr geld) (?:verlangt|gefordert|bekommen|zurückverlangt)`,
    `(?:haben|hat) (?:ihr|sein|das) geld (?:\\S+ )?(?:zurückverlangt|zurückgefordert|zurückbekommen|zurückgeholt|zurück)`,
  ],
  es: [
    `(?:pid(?:ieron|ió)|exig(?:ieron|ió)|reclam(?:aron|ó)) (?:la devolución|un reembolso|el reembolso|que l[eoa]s? (?:devolv|reembols)\\S+|(?:su|el) dinero de vuelta)`,
  ],
  zh: '(?:要求|想|要)(?:我们)?退(?:钱|款|费)|被退货|把钱要了?回去|退了(?:钱|款|费)',
} as const;
