import type { Scorer } from './suite';

/** Scorers that do not read. The suite must fail each of them. */
export const baselines: Readonly<Record<string, Scorer>> = {
  keywords: (text) => {
    const found = text.match(keywords)?.length ?? 0;
    return { score: Math.min(100, found * 6), isHarmful: harmWords.test(text) };
  },
  length: (text) => ({ score: Math.min(100, Math.round(text.length / 10)), isHarmful: text.length < 60 }),
  random: (text) => {
    const hash = hashOf(text);
    return { score: hash % 101, isHarmful: hash % 7 === 0 };
  },
};

const keywords =
  /\b(?:customer|interview|paid|pay|renew|price|margin|market|survey|pilot|revenue|month|zahlen|kunden|pagan|clientes)\w*|付|续费|采访/gi;
const harmWords = /fake|scam|steal|stolen|secret|drug|heroin|hack|naked|gefälscht|heimlich|estafa|假/i;

/** FNV-1a. */
function hashOf(text: string): number {
  let hash = 2_166_136_261;
  for (let index = 0; index < text.length; index++) hash = Math.imul(hash ^ text.charCodeAt(index), 16_777_619) >>> 0;
  return hash;
}
