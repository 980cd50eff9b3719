/** Letters that touch a dollar sign name its country: "R$ 900". */
export const dollars: Readonly<Record<string, string>> = { us: 'usd', a: 'aud', c: 'cad', ca: 'cad', r: 'brl' };
