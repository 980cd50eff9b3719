/** Promises to visitors; the privacy page has the details. */
export const promises = [
  {
    title: 'No trackers',
    text: 'No ads, no analytics and nothing loaded from other companies. Just one cookie, to keep you logged in.',
  },
  {
    title: 'You choose who sees your posts',
    text: 'Share each post with everyone on Venturion or only your connections.',
  },
  {
    title: 'Leave any time',
    text: 'Download your data and delete your account. Everything is hidden right away and erased after 14 days. Until then, you can undo it with an emailed link.',
  },
];
