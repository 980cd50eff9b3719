/** The words of a language for sales that customers take back. Each pattern reads words with a space before and behind each. */
export type TakenBackWords = {
  /** Cheap to test first: one of these stands in whatever is taken back. */
  trigger: RegExp;
  /** What can be taken back: a sale, an order, a payment. */
  sale: RegExp;
  /** Where the next part of the sentence begins; with the flag g. */
  link: RegExp;
  /**
   * From that link to the verb, with no subject, or one that means all who bought. The group `goods` is there where goods come back,
   * `unpaid` where money never came. Any other group (`subject` for who bought, `thing`, `object` or `charged` for what is taken back)
   * is a noun that has to be known, or named before; a number behind its name says that it is repeated.
   */
  undone: RegExp;
  /** Those who have or want their money back, whatever stands between the link and them. */
  moneyBack: RegExp;
  /** A part of the buyers, or none of them. */
  part: RegExp;
  /** They buy again or stay after all. */
  kept: RegExp;
};

/** Nouns for who bought and for what was bought, in all languages. */
export const known =
  /^(?:customers?|clients?|buyers?|owners?|users?|subscribers?|members?|shops?|goods|things?|items?|units?|devices?|machines?|products?|orders?|purchases?|contracts?|deals?|money|deposits?|fees?|payments?|cheques?|checks?|cards?|transfers?|invoices?|bills?|kunden|kundinnen|käufer|nutzer|abonnenten|mitglieder|betriebe|ware|waren|geräte?|anlagen?|maschinen?|dinger|sachen|bestellung(?:en)?|auftrag|aufträge|kauf|käufe|vertrag|verträge|geld|anzahlung(?:en)?|beitrag|beiträge|betrag|kaufpreis|rechnung(?:en)?|abos?|mitgliedschaft(?:en)?|buchung(?:en)?|reservierung(?:en)?|lizenz(?:en)?|zahlung(?:en)?|exemplare|clientes|clientas|compradores|usuarios|socios|mercancía|productos?|equipos?|aparatos?|máquinas?|pedidos?|compras?|contratos?|dinero|plata|cuotas?|pagos?|anticipos?|facturas?|suscripci(?:ón|ones)|reservas?|licencias?)$/;
