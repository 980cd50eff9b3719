declare module './events' {
  interface EventPayloads {
    /** A profile changed: its owner's other pages refetch it. */
    'profile.updated': { id: string };
  }
}

/** Lengths in graphemes, and how many entries lists may have. */
export const profileLimits = {
  displayName: 64,
  headline: 220,
  bio: 2_600,
  location: 100,
  lookingForNote: 300,
  skill: 40,
  skills: 20,
  linkLabel: 40,
  links: 5,
} as const;
