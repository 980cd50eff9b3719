/**
 * What a founder can ask other founders, by the id of the question that is open: in the founder's voice, and about what others
 * have seen or done. `{group}` stands for the customers.
 */
export const networkQuestions: Readonly<Partial<Record<string, string>>> = {
  'problem.group':
    'I don’t know yet which group needs this most. How did you choose the one to start with, and how narrow was it?',
  'problem.trouble':
    'I want to ask {group} what happened the last time they had the trouble that it solves. Where can I meet them, or do you know somebody I can talk to?',
  'problem.evidence':
    'I want to talk with {group} about the last time they had the trouble that it solves. Where can I meet them, and how did you get your first ten talks?',
  'problem.frequency':
    'I don’t know yet how often {group} have the trouble that it solves. How did you count something that people forget the next day?',
  'problem.cost':
    'I don’t know yet what the trouble that it solves costs {group}. How did you get people to show you a bill, or to count their hours?',
  'adoption.channel':
    'I want to ask {group} about their work and don’t know yet where to meet them. Where would you look, and who could introduce me?',
  'adoption.tried':
    'I haven’t tried a way to reach {group} yet. Which one would you try first, and how many answered when you tried yours?',
  'adoption.repeat':
    'I don’t know yet whether {group} come back after the first time. How long did you wait before you counted who stayed, and what share was enough for you?',
  'adoption.cost':
    'I don’t know yet what it costs me to win one customer. What did your first ten cost you, and how did you count your own hours?',
  'revenue.intent':
    'I don’t know yet whether {group} have ever paid to solve this. What have you seen them pay for, and how did you find out who pays in your market?',
  'revenue.price':
    'I haven’t told {group} a price yet. How did you choose the first price that you said out loud, and what was the answer?',
  'revenue.unit':
    'I don’t know yet what to charge {group} for: a month, a piece or a seat. What do you charge for, and how did you choose it?',
  'revenue.payer':
    'I don’t know yet who decides about paying for this. How did you find the person with the budget, and what did they want to see?',
  'revenue.paid':
    'Nobody has paid for it yet. How did you get your first payment, and what did you have to show for it?',
  'revenue.margin':
    'I don’t know yet what one sale really costs me. Which costs did you miss when you added yours up for the first time?',
  'differentiation.today':
    'I want to see how {group} get by today. Where could I watch them at work, or who would show me?',
  'differentiation.fails':
    'I don’t know yet where today’s way fails {group}. How did you find the step that fails, without putting words into people’s mouths?',
  'differentiation.measured':
    'I want to measure what it changes for {group}. What did you measure before and after in your first test, and with how many people?',
  'feasibility.solution':
    'I can’t say yet what a customer does with it on the first day. How did you decide what to build first, and what did you leave out?',
  'feasibility.proof':
    'I have nothing yet that {group} can try. What was the smallest thing that you put into somebody’s hands, and how long did it take you?',
  'feasibility.permission':
    'I don’t know yet which permission it needs. Who of you has worked in a regulated field, and whom did you ask first?',
  'feasibility.use':
    'Nobody has used it for weeks yet. How did you find the first people who kept using yours when you weren’t in the room?',
  'feasibility.team':
    'I’m looking for somebody who has worked with {group} for years and tells me what I get wrong. Do you know someone?',
  'market.count': 'I don’t know yet how many {group} there are. Which register or association would you count them in?',
  'market.source': 'I have a count of {group}, but no source for it. Who publishes such figures?',
  'market.price':
    'I don’t know yet what {group} spent on this in the last year. Where would you look, and whom would you ask?',
  'harm.affected':
    'I’m working on an idea that affects people who didn’t choose it. How did you find out who was affected by yours, and what did you ask them before you built it?',
  'harm.part':
    'I’m working on an idea and want to drop the part of it that does harm. Have you removed the core of a product and kept something worth building?',
};
