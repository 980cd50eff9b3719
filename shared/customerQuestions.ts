/**
 * What to ask customers, by the id of the question to the founder that it helps to answer. Questions that only the founder can
 * answer have none.
 */
export const customerQuestions: Readonly<Partial<Record<string, string>>> = {
  'problem.group': 'What is your role, and how large is the place where you work?',
  'problem.trouble': 'What happened the last time this went wrong for you?',
  'problem.evidence': 'When did this last happen to you? Walk me through it.',
  'problem.frequency': 'How often did this happen to you in the last month, and how long did it take each time?',
  'problem.cost': 'What did it cost you the last time? Can you show me the bill or a record?',
  'adoption.channel': 'Where did you hear about the last thing that you bought for your work?',
  'revenue.intent': 'What have you paid so far to solve this, and to whom?',
  'revenue.payer': 'Who signs for such a payment where you work, and from which budget?',
  'differentiation.today': 'What do you do about it today, step by step?',
  'differentiation.fails': 'At which step did that fail you the last time?',
  'differentiation.measured': 'What did you count or measure before and after you tried it?',
  'feasibility.use': 'When did you last use it, and for what?',
  'market.price': 'What did you pay for this in the last year?',
};
