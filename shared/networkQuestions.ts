/**
 * What a founder can ask other founders, by the id of the question that is open: in the founder's voice, and about what others
 * have seen or done. It stands alone, and states nothing of the idea: what the text doesn't say may still be so. `{group}` stands
 * for the customers.
 */
export const networkQuestions: Readonly<Partial<Record<string, string>>> = {
  'problem.group': 'I’m choosing the group to start with. How did you choose yours, and how narrow was it?',
  'problem.trouble':
    'I want to ask {group} what happened the last time they had the trouble that my idea is about. Where can I meet them, or do you know somebody I can talk to?',
  'problem.evidence':
    'I want to talk with {group} about the last time they had the trouble that my idea is about. Where can I meet them, and how did you get your first ten talks?',
  'problem.frequency':
    'I want to find out how often {group} have the trouble that my idea is about. How did you count something that people forget the next day?',
  'problem.cost':
    'I want to find out what the trouble that my idea is about costs {group}. How did you get people to show you a bill, or to count their hours?',
  'adoption.channel':
    'I want to ask {group} about their work. Where would you look for them, and who could introduce me?',
  'adoption.tried':
    'I’m choosing a way to reach {group}. Which one would you try first, and how many answered when you tried yours?',
  'adoption.repeat':
    'I want to find out whether {group} come back after the first time. How long did you wait before you counted who stayed, and what share was enough for you?',
  'adoption.cost':
    'I want to work out what it costs to win one customer. What did your first ten cost you, and how did you count your own hours?',
  'revenue.intent':
    'I want to find out what {group} have paid to solve the trouble that my idea is about. What have you seen them pay for, and how did you find out who pays in your market?',
  'revenue.price':
    'I’m choosing the price to ask {group} for. How did you choose the first price that you said out loud, and what was the answer?',
  'revenue.unit':
    'I’m choosing what to charge {group} for: a month, a piece or a seat. What do you charge for, and how did you choose it?',
  'revenue.payer':
    'I’m looking for the person who decides about paying. How did you find the one with the budget, and what did they want to see?',
  'revenue.paid':
    'I’m collecting how founders got their first payment from {group}. How did you get yours, and what did you have to show for it?',
  'revenue.margin':
    'I’m adding up what one sale really costs. Which costs did you miss when you added yours up for the first time?',
  'differentiation.today':
    'I want to see how {group} get by today. Where could I watch them at work, or who would show me?',
  'differentiation.fails':
    'I want to find out where today’s way fails {group}. How did you find the step that fails, without putting words into people’s mouths?',
  'differentiation.measured':
    'I want to measure what my idea changes for {group}. What did you measure before and after in your first test, and with how many people?',
  'feasibility.solution':
    'I’m deciding what a customer does with my product on the first day. How did you decide what to build first, and what did you leave out?',
  'feasibility.proof':
    'I want to put something into the hands of {group}. What was the smallest thing that you let people try, and how long did it take you?',
  'feasibility.permission':
    'I want to find out which permission my idea needs. Who of you has worked in a regulated field, and whom did you ask first?',
  'feasibility.use':
    'I want to see whether {group} keep using what I offer when I’m not in the room. How did you find the first people who did?',
  'feasibility.team':
    'I’m looking for somebody who has worked with {group} for years and tells me what I get wrong. Do you know someone?',
  'feasibility.granted':
    'I want to be sure that no permission is missing. How did you make sure that you needed none, or how long did yours take?',
  'market.count': 'I want to count how many {group} there are. Which register or association would you count them in?',
  'market.source': 'I’m looking for a published count of {group}. Who publishes such figures?',
  'market.price':
    'I want to find out what {group} spend in a year on the trouble that my idea is about. Where would you look, and whom would you ask?',
  'market.calculated':
    'I want to work out the size of my market from the number of {group} and what one of them pays. Which figures did you use for yours, and how wrong were they later?',
  'harm.affected':
    'I want to find out who would be affected by my idea without having chosen it. How did you find out who was affected by yours, and what did you ask them before you built it?',
  'harm.part':
    'I want to take out of my idea whatever could do harm. Have you removed the core of a product and kept something worth building?',
};
