/** A customer as the unit of a price: "40 euros per member". Nothing else is counted then. */
export const isCustomerWord = (word: string): boolean =>
  /^(?:customer|client|subscriber|user|buyer|member|payer|kunde|kunden|nutzer|cliente|usuario|客户|用户)$/.test(word);

/** 每家, 每位, 每户: each of the firms or people that were counted with it. */
export const isMeasureWord = (per: string): boolean => /^[家位户名人]$/.test(per);
