export interface Fit {
  sharedSkills: readonly string[];
  sharesPlace: boolean;
  meetsNeed: boolean;
}

const listFormat = new Intl.ListFormat('en', { style: 'long', type: 'conjunction' });

/** Skills that are named; more are counted. */
const NAMED_SKILLS = 3;

function describeSkills(skills: readonly string[]): string {
  const rest = skills.length - NAMED_SKILLS;
  const named = skills.slice(0, NAMED_SKILLS);
  return `asks for ${listFormat.format(rest > 0 ? [...named, `${rest} more of your skills`] : named)}`;
}

/**
 * Describes what a job has in common with the viewer's profile: "Asks for Go and SQL, and is near you"; undefined without
 * anything.
 */
export function describeFit({ sharedSkills, sharesPlace, meetsNeed }: Fit): string | undefined {
  const reasons = [
    ...(sharedSkills.length > 0 ? [describeSkills(sharedSkills)] : []),
    ...(sharesPlace ? ['is near you'] : []),
    ...(meetsNeed ? ['is for a co-founder, as you’re looking for'] : []),
  ];
  if (reasons.length === 0) return undefined;
  const text = reasons.length === 1 ? reasons[0]! : `${reasons.slice(0, -1).join(', ')}, and ${reasons.at(-1)}`;
  return text[0]!.toUpperCase() + text.slice(1);
}
