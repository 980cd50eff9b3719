/** How well a role fits the viewer. */
export interface Fit {
  roleId: string;
  /** 0 to 100. */
  score: number;
  reasons: readonly string[];
}

/**
 * Describes in a list why a team fits: "72 of 100 for Designer. You have 2 of 3 skills: Figma and Research." Undefined when
 * nothing fits.
 */
export function describeFit(
  { roleId, score, reasons }: Fit,
  roles: readonly { id: string; title: string }[],
): string | undefined {
  const role = roles.find(({ id }) => id === roleId);
  if (!role || reasons.length === 0) return undefined;
  return `${score} of 100 for ${role.title}. ${reasons[0]!}`;
}
