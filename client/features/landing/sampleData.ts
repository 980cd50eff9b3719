export interface SampleEntry {
  name: string;
  handle: string;
  headline: string;
  minutesAgo: number;
  likes: number;
}

export const post: SampleEntry & { text: readonly string[] } = {
  name: 'Mara Okafor',
  handle: 'mara',
  headline: 'Founder, Tidewell · leak alerts for rented homes',
  minutesAgo: 190,
  likes: 31,
  text: [
    'Fourteen landlords said yes to a free pilot. Four have installed the sensor. The other ten have been saying “next month” since May.',
    'I have one day a week for this. Should I chase the ten, or work with the four until I know why they bothered?',
  ],
};

export const comments: readonly (SampleEntry & { text: string; isNew: boolean })[] = [
  {
    name: 'Jonas Lind',
    handle: 'jlind',
    headline: 'Sold a booking tool to 200 clinics',
    minutesAgo: 156,
    likes: 18,
    text: 'Work with the four. We had six clinics and two used it daily. Their reasons became our pricing page. The rest never came back, and it didn’t matter.',
    isNew: false,
  },
  {
    name: 'Priya Raman',
    handle: 'priya_r',
    headline: 'Hardware operations, looking for a co-founder',
    minutesAgo: 12,
    likes: 6,
    text: 'Ask the ten one question: what would it take to do it this week? If they name a person, there’s a process in the way. If they go quiet, it was never a yes. I can help you write the script.',
    isNew: true,
  },
];
