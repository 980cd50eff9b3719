/** Customers want, or have, the money back that they paid. */
export const moneyBack = {
  en: [
    `(?:wanted|want|asked for|demanded|claimed|got|had) (?:all )?(?:their|the) (?:money|cash|deposit|fee|payment) (?:returned|refunded)`,
    `(?:wanted|want|asked for|demanded|claimed|got|had|took) (?:all )?(?:their|the) (?:money|deposit|fee|payment) back(?! (?:from|within|in|faster|sooner|after) )`,
    `(?:asked for|demanded|wanted|got|received|were given) (?:a |their |full )*refunds?`,
    `(?:asked|wanted|demanded|claimed|requested|got|had|took) (?:us |me )?(?:for )?(?:all )?(?:their|the) (?:[£$€] )?\\d\\S* (?:pounds |euros |dollars )?(?:back|returned|refunded)(?! (?:from|within) )`,
    `asked (?:us|me) for (?:their|the|all their) (?:money|cash|deposit|fee|payment) back`,
    `(?:were|was|had to be) refunded`,
  ],
  de: [
    `(?:wollten|wollte|verlangten|forderten|bekamen) (?:ihr geld|das geld|(?:ihre|die) (?:€ )?\\d\\S* (?:€|euro|franken)) (?:von uns )?(?:wieder )?zurück`,
    `(?:haben|hat|hatten) (?:\\S+ )?(?:rückerstattung|erstattung|ihr geld) (?:verlangt|gefordert|bekommen|zurückverlangt)`,
    `(?:haben|hat) (?:ihr|sein|das) geld (?:\\S+ )?(?:zurückverlangt|zurückgefordert|zurückbekommen|zurückgeholt|zurück)`,
    `(?:haben|hat) (?:sie|es|ihn|ihre?n?|das|die|den) (?:\\S+ )?(?:zurückgeschickt|zurückgegeben|zurückgebracht|retourniert) und (?:ihr|sein|das) geld (?:\\S+ )?(?:zurückverlangt|zurückgefordert|zurückbekommen|zurückgeholt)`,
    `(?:haben|hat) (?:ihre|seine|die) (?:€ )?\\d\\S* (?:€|euro|franken) (?:\\S+ )?(?:zurückverlangt|zurückgefordert|zurückbekommen|zurückgeholt|zurück)`,
  ],
  es: [
    `(?:pid(?:ieron|ió)|exig(?:ieron|ió)|reclam(?:aron|ó)) (?:la devolución|un reembolso|el reembolso|que l[eoa]s? (?:devolv|reembols)\\S+|(?:su|el) dinero de vuelta)`,
    `(?:nos |me )?(?:pid(?:ieron|ió)|exig(?:ieron|ió)|reclam(?:aron|ó)) (?:de vuelta )?(?:sus|los) \\d\\S* (?:euros?|€|pesos|dólares)(?: de vuelta)?`,
  ],
  zh: '(?:要求|想|要)(?:我们)?退(?:钱|款|费)|被退货|把钱要了?回去|退了(?:钱|款|费)',
} as const;
