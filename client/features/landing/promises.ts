/** Promises to visitors; the privacy page has the details. */
export const promises = [
  {
    title: 'No trackers',
    text: 'No ads, no analytics, nothing loaded from other companies. One cookie, and it only keeps you signed in.',
  },
  {
    title: 'You choose who reads',
    text: 'Each post is for everyone here or for your connections only, and says which before you send it.',
  },
  {
    title: 'You can leave',
    text: 'Download your data, then delete your account. Everything of yours is hidden at once and erased after 14 days; until then a mailed link takes you back.',
  },
];
