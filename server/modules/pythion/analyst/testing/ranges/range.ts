/** `expect` lists ranges of the score and of single keys, allowed verdicts and deal-breakers: "score 40..72, reach: pass". */
export type RangedIdea = { id: string; text: string; expect: string };
export type RangedPair = { id: string; minGap: number; better: string; worse: string };
export type RangedLookAlike = { id: string; harm: string; remedy: string };
export type RangedForms = { id: string; base: string; forms: readonly string[] };
export type RangedAddition = { id: string; base: string; added: string };

export type RangeSet = {
  ideas: readonly RangedIdea[];
  pairs: readonly RangedPair[];
  lookAlikes: readonly RangedLookAlike[];
  forms?: readonly RangedForms[];
  worthless?: readonly RangedAddition[];
  evidence?: readonly RangedAddition[];
  rejected?: readonly string[];
  accepted?: readonly string[];
};
