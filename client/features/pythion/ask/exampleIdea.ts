/** What makes an idea easy to judge, with sentences of one example. */
export const ideaParts = [
  { label: 'Who has the trouble', example: 'Dental practices in Lyon with one to three chairs.' },
  { label: 'What it costs them, and how often', example: 'Each loses about 3 hours a week to phone calls.' },
  { label: 'What they do today', example: 'Today they answer between two patients, and miss every fourth call.' },
  { label: 'What you offer', example: 'We built an assistant that takes the call and books the appointment.' },
  {
    label: 'How you reach them',
    example: 'The regional dental association introduced us to 40 of them, and 14 answered.',
  },
  {
    label: 'What was counted or paid',
    example: '5 practices pay 90 euros per month, and 4 renewed after three months.',
  },
] as const;

export const exampleIdea = ideaParts.map(({ example }) => example).join(' ');
