import type { SeedConversation } from './types';

/** Conversations of the demo account: direct ones, a group, an unread one, and a message request. */
export const conversations: SeedConversation[] = [
  {
    members: 'alice bob',
    ageHours: 212,
    messages: [
      [
        'bob',
        'Your churn post made me look at ours. Tradespeople leave in January, every year. Do clinics have a month like that?',
      ],
      [
        'alice',
        'August. Half of France is on holiday and nobody looks at a calendar. We stopped counting August cancellations as churn if they come back in September.',
      ],
      ['alice', 'That alone moved our yearly number from 31% to 24%.'],
      ['bob', 'And an investor didn’t call that cheating?'],
      [
        'alice',
        'I showed both lines in one chart. He asked about the gap for ten minutes, which was ten minutes about our customers.',
        { '👍': 'bob' },
      ],
      ['bob', 'Stealing that. Could you send me the chart without the names?'],
      [
        'alice',
        'Sent by email. The x axis is months since the first paid invoice, not since sign-up. That matters more than anything else in it.',
      ],
      [
        'bob',
        'Got it, thank you. We redid ours over the weekend: 14% of what we called churn came back within 60 days.',
        { '🎉': 'alice' },
      ],
      ['alice', 'What brings them back? Do you write to them, or does the weather?'],
      ['bob', 'Honestly, the weather. Boilers break.'],
      ['alice', 'Then write to them the day before it gets cold.'],
      ['bob', 'You’ve just written our November campaign. #retention'],
    ],
  },
  {
    members: 'goran alice jonas uma',
    title: 'Bootstrappers, Thursdays',
    ageHours: 118,
    messages: [
      { by: 'goran', change: 'created' },
      { by: 'goran', change: 'renamed', title: 'Bootstrappers, Thursdays' },
      ['goran', 'Thursday at 18:00 as always? I bring the question: what did you stop paying for this year?'],
      ['jonas', 'Yes. I have a list, and it is embarrassing.'],
      { by: 'goran', change: 'added', person: 'uma' },
      ['uma', 'I’m on a train until 18:20, start without me.', { '👍': 'goran alice' }],
      ['alice', 'Yes. Mine is short: the analytics tool that nobody had opened since March.'],
      ['jonas', 'How do you know that nobody had opened it?'],
      ['alice', 'I changed the password and waited.', { '😂': 'goran jonas uma' }],
      ['goran', 'That’s the best audit I have heard of. Written down.'],
      [
        'uma',
        'For next week: does anyone have a contract for a freelance designer that a lawyer has seen? Ours is one paragraph and a handshake.',
      ],
      ['goran', 'I have one from @wanjiru, two pages. I’ll ask her whether I may pass it on.'],
      ['jonas', 'And could we talk about pricing in euros and pounds at the same time? I lose sleep over rounding.'],
    ],
  },
  {
    members: 'mei alice',
    ageHours: 5,
    unread: 3,
    messages: [
      ['alice', 'How did the pilot with the two schools end?'],
      ['mei', 'Both renewed this morning. One of them before I had sent the invoice.'],
      [
        'mei',
        'I’d like to ask you about the second country before I do something hasty. Do you have half an hour on Friday?',
      ],
      ['mei', 'The numbers are in https://notes.example/second-country, two pages.'],
    ],
  },
  {
    members: 'carol alice',
    ageHours: 640,
    messages: [
      ['carol', 'We are hiring the first operations person. You did that without a recruiter, right?'],
      [
        'alice',
        'Right, and badly the first time. We wrote down what the person does on a Tuesday, hour by hour. The second advert was that list, and the answers were from other people.',
      ],
      ['carol', 'A Tuesday! I’ll write ours tonight.', { '❤️': 'alice' }],
    ],
  },
  {
    members: 'priya alice',
    ageHours: 7,
    isRequest: true,
    unread: 2,
    messages: [
      [
        'priya',
        'Hello Alice, I asked to connect as well, but the question is short: when you phoned your first ten clinics, did you say that there was no product yet?',
      ],
      ['priya', 'I’m about to phone gyms and can’t decide.'],
    ],
  },
  {
    members: 'hana alice',
    ageHours: 70,
    messages: [
      { by: 'hana', change: 'matched', person: 'alice' },
      [
        'hana',
        'I’m glad that you asked. Question one of the ten first: why do you want to found with somebody at all, now that Créneau runs?',
      ],
      [
        'alice',
        'Because I decide everything at eleven at night, alone, and some of it is wrong by the morning. And you?',
      ],
      ['hana', 'I build quickly and price badly. I’ve sent you a proposal for two weeks.'],
    ],
  },
];
