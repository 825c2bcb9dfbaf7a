const people = [
  'Marta Ilves',
  'Jonas Prewett',
  'Adaeze Nnaji',
  'Tom Harrowgate',
  'Lucie Vanneau',
  'Rafael Ortuno',
  'Signe Dahlby',
  'Owen Pritchard',
  'Yuki Arakawa',
  'Hanna Kowal',
  'Petra Lindqvist',
  'Colm Garvey',
];
const firms = [
  'Harbour Lane Books',
  'Brightwater Dental',
  'Oakridge Cycles',
  'Lumen Yoga',
  'Tillerman Freight',
  'Copper Kettle',
  'Northgate Prints',
  'Wren & Sons',
];
const subjects = [
  'Refund for a duplicate order',
  'Cannot sign in since this morning',
  'Invoice shows the old address',
  'Export stops at 500 rows',
  'Change the owner of our account',
  'Parcel marked as delivered, never arrived',
  'How do I add a second location?',
  'Discount code is not accepted',
  'Calendar sync shows the wrong hour',
  'Please delete my data',
  'The app logs me out every hour',
  'Question about the yearly plan',
];

const agents = ['Nora Feld', 'Sam Okoro', 'Beth Lyle', 'Unassigned'];
const statuses = ['Open', 'Open', 'Pending', 'Waiting', 'Solved'];
const priorities = ['Low', 'Normal', 'Normal', 'High', 'Urgent'];

const pick = <T>(list: readonly T[], seed: number): T => list[seed % list.length] as T;

export const ticketOf = (id: number) => ({
  id,
  subject: pick(subjects, id * 7 + (id >> 3)),
  customer: pick(people, id * 5 + (id >> 4)),
  firm: pick(firms, id * 3 + (id >> 2)),
  agent: pick(agents, id * 11 + (id >> 5)),
  status: pick(statuses, id * 13 + (id >> 1)),
  priority: pick(priorities, id * 17 + (id >> 3)),
  channel: pick(['Email', 'Chat', 'Web form'], id),
  minutes: (5_200 - id) * 9 + 4,
});

export const tickets = Array.from({ length: 900 }, (_, index) => ticketOf(5_120 - index));

export const messagesOf = (id: number) => {
  const ticket = ticketOf(id);
  return [
    `Hello, ${ticket.subject.toLowerCase()} is what I am writing about. It started on Monday and I have tried it on two computers.`,
    'Thank you for getting in touch. Could you tell us the number of the order and the address you used?',
    'It is order 20418, and I used the address that this message comes from.',
    'I have passed this on to our second line. You will hear from us today.',
    'Any news? We would like to close our books by the end of the week.',
    'We have found the cause and are testing the change right now.',
    'Good to hear. Could you send a short summary that I can forward to my colleague?',
  ].map((text, index) => ({
    key: `m${index}`,
    from: index % 2 === 0 ? ticket.customer : 'Nora Feld',
    isAgent: index % 2 === 1,
    text,
    at: `1${index}:0${index}`,
  }));
};

export const customers = Array.from({ length: 1_100 }, (_, index) => ({
  id: index + 1,
  name: `${pick(people, index).split(' ')[0]} ${pick(people, index * 7 + (index >> 3)).split(' ')[1]}`,
  firm: pick(firms, index * 3 + (index >> 4)),
  email: `${(pick(people, index).split(' ')[0] ?? '').toLowerCase()}${index}@${pick(['harbourlane', 'oakridge', 'lumen', 'tillerman'], index)}.example`,
  tickets: (index * 7) % 31,
  plan: pick(['Basic', 'Team', 'Scale'], index),
  since: 2016 + (index % 9),
}));

const bodies = [
  'Open the settings of your workspace and choose the channel that you want to change. Every change takes effect for new conversations only.',
  'Colleagues with the role of a light agent can read conversations and write internal notes, but cannot reply to customers.',
  'If a message does not arrive, look at the delivery log first. It keeps the answer of the receiving server for thirty days.',
  'You can undo the last step for ten seconds. After that, an administrator can restore the conversation from the archive.',
];

const titles = [
  'Forward your support address',
  'Write a macro for repeated answers',
  'Merge two conversations',
  'Business hours and public holidays',
  'Light agents and full agents',
  'Set up single sign-on',
  'Satisfaction surveys',
  'Import conversations from another product',
  'Keyboard shortcuts',
  'Change the card that we charge',
  'Rules that assign tickets',
  'Restore a deleted conversation',
];

export const articles = titles.map((title, index) => ({
  id: 312 + index,
  title,
  group: pick(['Getting started', 'Daily work', 'Administration'], index),
  views: 2_400 - index * 137,
  intro: pick(bodies, index),
}));

export const articleOf = (id: number) => ({
  ...(articles.find((article) => article.id === id) ?? articles[0]),
  paragraphs:
    id === 317
      ? ['This article has moved to the archive.']
      : Array.from({ length: 9 }, (_, index) => pick(bodies, index + id)),
});

export const days = Array.from({ length: 30 }, (_, index) => ({
  day: `${index + 1} Nov`,
  created: 42 + ((index * 37) % 29),
  solved: 38 + ((index * 53) % 31),
  reply: 20 + ((index * 19) % 40),
}));
