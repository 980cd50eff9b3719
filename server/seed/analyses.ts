/** An analysed idea of the cast: its versions, the earliest first, and comments on its last one. */
type SeedAnalysis = {
  by: string;
  isStarred?: true;
  sharedWith?: readonly string[];
  versions: readonly { ageHours: number; idea: string }[];
  comments?: readonly { by: string; ageHours: number; claim: string; content: string }[];
};

/** Newest first. */
export const analyses: readonly SeedAnalysis[] = [
  {
    by: 'alice',
    isStarred: true,
    sharedWith: ['bob'],
    versions: [
      {
        ageHours: 330,
        idea: 'Dental practices in France lose appointments to late cancellations. Créneau offers the free chair by text message to patients who wait for one. We want to open Belgium next year. Practices should pay 49 euros per month.',
      },
      {
        ageHours: 52,
        idea: 'Dental practices in Belgium lose 6 appointments a week to late cancellations; 14 receptionists in Brussels showed us last month’s diaries. Today they call a paper waiting list by hand, which fills one chair in five. Créneau offers the free chair by text message to patients who wait for one. In France 212 practices pay 49 euros per month. It costs us 6 euros per practice and month to run. We reach receptionists through two dental software dealers, and winning a practice costs 180 euros. 3 of every 100 practices cancel per month. We are two people, and I ran the front desk of a practice for four years.',
      },
    ],
    comments: [
      {
        by: 'bob',
        ageHours: 40,
        claim: 'score.adoption',
        content:
          'Do the dealers sell in Belgium already, or would you have to win them first? That decides the cost of the first fifty practices.',
      },
      {
        by: 'alice',
        ageHours: 38,
        claim: 'score.adoption',
        content:
          'One does, the other starts in spring. I’ll ask both for the number of practices they visit in a month.',
      },
    ],
  },
  {
    by: 'alice',
    versions: [
      {
        ageHours: 96,
        idea: 'An app for everyone who waits. It shows how long any queue takes, at the doctor, the bank or the post office. People hate waiting, so the market is huge.',
      },
    ],
  },
  {
    by: 'bob',
    sharedWith: ['alice'],
    versions: [
      {
        ageHours: 140,
        idea: 'Electricians and plumbers in Manchester wait 47 days for their money; we counted the invoices of 31 of them. Tradeline pays them the day they invoice and keeps 2.5% of the amount. Today they borrow from family or use an overdraft. 83 tradespeople used it in the last quarter and 61 came back for a second invoice. We are regulated by the FCA through a licensed partner.',
      },
    ],
  },
];
