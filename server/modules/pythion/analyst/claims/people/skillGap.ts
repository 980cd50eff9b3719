import type { Clause } from '../../text/clause';
import { memoise } from '../../text/memoise';
import { lettersOf, spacedWords, type Token } from '../../text/token';

/** What somebody of the team would have to know, as the role is called in the language of the text. */
const skills: readonly (readonly [RegExp, string])[] = [
  [/ (?:(?:sells?|selling|sold)(?! (?:our|my|their|his|her|it|them) )|sales|close deals) /, 'sales'],
  [
    / (?:codes?|coding|programs?|programming|(?:writes?|builds?|develops?) (?:the |our )?(?:software|apps?)) /,
    'software development',
  ],
  [/ (?:marketing|advertise|advertising|promote) /, 'marketing'],
  [/ (?:design|designing) /, 'design'],
  [/ (?:bookkeeping|accounting|finance|finances|accounts) /, 'finance'],
  [/ (?:\S*verkauf\S*|\S*vertrieb\S*) /, 'Vertrieb'],
  [/ (?:programmieren|programmiert|(?:apps?|software) entwickeln) /, 'Softwareentwicklung'],
  [/ (?:werbung|bewerben|vermarkten) /, 'Marketing'],
  [/ (?:buchhaltung|bilanzen|finanzen) /, 'Buchhaltung'],
  [/ (?:vender|venda|vende|ventas) /, 'ventas'],
  [/ (?:programar|programe|desarrollar|programación) /, 'programación'],
  [/ (?:contabilidad|finanzas) /, 'contabilidad'],
];
const skillsInChinese = /销售|营销|推广|编程|写代码|开发|技术|设计|财务|会计|法律|运营/u;

const one = '(?:someone|somebody|anyone|anybody|a person)';
const gaps = [
  ` (?:we|i|i'm) (?:\\S+ ){0,3}?(?:missing|miss|need|lack|looking for|searching for|do n't have|have n't got|do not have) (?:still )?${one} (?:who|that|to|with) `,
  ` (?:we|i) (?:have|'ve got) (?:nobody|no one|no_one) (?:who|that|to) `,
  ' (?:nobody|no one|no_one|none) (?:(?:on|in) (?:the|our) team|of us|of the (?:two|three|four) of us) (?:\\S+ )?(?:can|knows?|understands?|has|have|is able) ',
  ' (?:(?:uns|mir) fehlt (?:\\S+ )?(?:jemand|eine person|einer)|(?:wir|ich) (?:brauchen|suchen|brauche|suche) (?:\\S+ )?jemanden|(?:niemand|keiner) (?:im team|von uns|bei uns) (?:kann|kennt|versteht|weiß)|(?:im team|von uns|bei uns) (?:kann|kennt|versteht) (?:niemand|keiner)) ',
  ' (?:(?:nos|me) (?:falta|hace falta) alguien que|(?:necesitamos|buscamos|necesito|busco) (?:a )?alguien que|nadie (?:del|en el) equipo (?:sabe|entiende|puede)|ningun[oa] de nosotr[oa]s (?:sabe|entiende|puede)) ',
].map((pattern) => new RegExp(pattern, 'u'));
const gapsInChinese =
  /(?:团队|我们)(?:里|中|这边)?(?:面)?(?:还)?(?:没有?(?:一个)?人|缺(?:少)?(?:一个|个)?)(?:懂|会|能|做|负责|擅长)?/u;

/** Roles that the team lacks, named by what nobody in it can do: "nobody on the team knows sales", "nos falta alguien que sepa vender". */
export const readSkillGaps = memoise((clause: Clause): readonly string[] => {
  const { tokens, context, sentence, speaker, modality } = clause;
  if (speaker === 'rival' || speaker === 'report' || speaker === 'quoted' || modality === 'question') return [];
  if (!sentence.isLatin) {
    const letters = lettersOf(tokens);
    const at = gapsInChinese.exec(letters);
    const skill = at && skillsInChinese.exec(letters.slice(at.index + at[0].length, at.index + at[0].length + 8));
    return skill ? [skill[0]] : [];
  }
  const words = spacedWords(tokens);
  const gap = gaps.find((pattern) => pattern.test(words));
  return gap ? skillIn(gap, context) : [];
});

/** The first skill behind the words of the gap, which may stand in the next clause: "uns fehlt jemand, der verkaufen kann". */
function skillIn(gap: RegExp, context: readonly Token[]): readonly string[] {
  const words = spacedWords(context);
  const match = gap.exec(words);
  const rest = match ? ` ${words.slice(match.index + match[0].length)}` : '';
  const found = skills
    .map(([pattern, role]) => ({ at: rest.search(pattern), role }))
    .filter(({ at }) => at >= 0)
    .toSorted((left, right) => left.at - right.at);
  return found.slice(0, 1).map(({ role }) => role);
}

/** Whether a sentence tells what the team lacks: the words behind it name no customers and no product. */
export const isOfSkillGap = memoise((clause: Clause): boolean => {
  if (!clause.sentence.isLatin) return readSkillGaps(clause).length > 0;
  const words = spacedWords(clause.context);
  const gap = gaps.find((pattern) => pattern.test(words));
  return gap !== undefined && skillIn(gap, clause.context).length > 0;
});
