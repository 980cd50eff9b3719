/** Accepted connections: usernames of the recipients by username of the requester. */
export const connections: Record<string, string> = {
  alice: 'bob carol mei goran jonas uma ines',
  bob: 'carol mei uma samuel viktor',
  carol: 'mei nadia liam wanjiru',
  deniz: 'ines jonas samuel',
  fatou: 'wanjiru samuel tomas',
  goran: 'oskar hana',
  hana: 'yusuf jonas',
  kavya: 'mei viktor yusuf',
  liam: 'quentin fatou',
  nadia: 'kavya tomas',
  rosa: 'ines zoe',
  uma: 'viktor deniz tomas',
  zoe: 'quentin mei',
};

/** Follows: usernames of the followees by username of the follower. */
export const follows: Record<string, string> = {
  alice: 'mei goran wanjiru hana viktor samuel kavya',
  bob: 'alice mei uma samuel tomas goran',
  carol: 'alice bob wanjiru liam viktor',
  deniz: 'mei bob uma ines alice',
  fatou: 'wanjiru samuel tomas liam mei goran',
  goran: 'alice bob oskar mei',
  hana: 'yusuf alice jonas goran',
  ines: 'alice deniz mei rosa',
  jonas: 'alice mei goran uma viktor',
  kavya: 'mei viktor goran alice',
  liam: 'fatou bob carol uma alice',
  mei: 'alice bob goran uma',
  nadia: 'carol alice kavya viktor',
  oskar: 'goran hana mei',
  priya: 'uma viktor alice bob carol jonas mei',
  quentin: 'alice zoe liam',
  rosa: 'ines zoe samuel fatou mei',
  samuel: 'bob wanjiru mei alice fatou',
  tomas: 'uma mei bob viktor alice',
  uma: 'alice goran samuel wanjiru kavya',
  viktor: 'uma mei priya alice',
  wanjiru: 'samuel fatou carol alice mei',
  yusuf: 'hana oskar kavya goran',
  zoe: 'mei quentin rosa alice',
};

/** Pending connection requests. */
export const requests: { from: string; to: string; ageHours: number; message: string }[] = [
  {
    from: 'priya',
    to: 'alice',
    ageHours: 7,
    message:
      'Your answer about “the minute after that” changed my interview guide. I’d like to ask you about the first ten customers.',
  },
  {
    from: 'quentin',
    to: 'alice',
    ageHours: 26,
    message:
      'We both sell to people who start before dawn and hate software. Shall we compare notes on onboarding once a month?',
  },
  {
    from: 'wanjiru',
    to: 'alice',
    ageHours: 51,
    message: 'I want to copy your ten-day call. May I ask how you decide who to phone first?',
  },
  {
    from: 'alice',
    to: 'viktor',
    ageHours: 33,
    message: 'We’re setting up a German subsidiary and I’m looking for a one-page version of everything.',
  },
  {
    from: 'tomas',
    to: 'bob',
    ageHours: 70,
    message: 'The 1.05 without recourse was thanks to you. Next I need someone to read the contract with me.',
  },
  {
    from: 'yusuf',
    to: 'goran',
    ageHours: 90,
    message: 'Reading your post about 31 hours again. May I ask what you gave up first?',
  },
];
