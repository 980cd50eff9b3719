/** Who is connected to whom: the first asked, the others accepted. */
export const connections: Record<string, string> = {
  alice: 'bob carol oskar priya zoe quinn',
  bob: 'carol kiran yusuf wanjiru ibrahim dimitar',
  carol: 'zoe noor hana wanjiru',
  dimitar: 'mateo uma',
  elif: 'lucia quinn samir',
  farah: 'tamara yusuf priya',
  gabriel: 'lucia mateo rosa',
  hana: 'zoe tamara viktor',
  ibrahim: 'wanjiru elif',
  julia: 'alice oskar uma carol',
  kiran: 'priya dimitar',
  lucia: 'oskar rosa uma',
  noor: 'samir farah',
  oskar: 'viktor dimitar priya quinn',
  rosa: 'alice quinn tamara',
};

/** Requests that wait for an answer. */
export const requests: readonly { from: string; to: string; ago: string; message: string }[] = [
  { from: 'viktor', to: 'alice', ago: '5h', message: 'Your note on waste in small shops is close to what I forecast for bakeries. Half an hour this week?' },
  { from: 'mateo', to: 'alice', ago: '1d4h', message: 'You asked who sells without a contract. We do, since 2019. Glad to compare notes.' },
  { from: 'yusuf', to: 'alice', ago: '2d', message: '' },
  { from: 'alice', to: 'hana', ago: '9h', message: 'We met in the thread on forms. I would like you to look at our set-up screen, paid.' },
  { from: 'alice', to: 'ibrahim', ago: '3d', message: 'How do you make people pay before the power goes out? Our shops pay late in the same way.' },
  { from: 'samir', to: 'gabriel', ago: '6h', message: 'Your riders and my guides have the same quiet hours. An idea to talk through.' },
  { from: 'tamara', to: 'lucia', ago: '1d', message: '' },
];

/** Who follows whom without being connected, or beside it. */
export const follows: Record<string, string> = {
  alice: 'kiran lucia wanjiru rosa zoe priya bob elif',
  bob: 'alice kiran rosa oskar ibrahim',
  carol: 'alice julia noor zoe',
  dimitar: 'kiran bob priya',
  elif: 'alice ibrahim quinn',
  farah: 'priya carol tamara',
  gabriel: 'lucia yusuf alice',
  hana: 'zoe carol alice tamara',
  ibrahim: 'bob wanjiru oskar',
  julia: 'oskar alice carol',
  kiran: 'bob priya dimitar',
  lucia: 'alice rosa gabriel',
  mateo: 'lucia uma alice',
  noor: 'carol farah julia',
  oskar: 'alice kiran wanjiru quinn',
  priya: 'oskar kiran alice',
  quinn: 'rosa alice elif',
  rosa: 'quinn alice lucia',
  samir: 'noor alice',
  tamara: 'hana farah zoe',
  uma: 'julia lucia alice',
  viktor: 'alice zoe oskar kiran',
  wanjiru: 'bob carol alice',
  yusuf: 'bob gabriel farah',
  zoe: 'hana carol viktor',
};
