export interface Course {
  readonly slug: string;
  readonly kind: 'rowing' | 'sailing' | 'youth';
  readonly name: string;
  readonly when: string;
  readonly level: string;
  readonly price: number;
  readonly places: number;
  readonly text: string;
}

const course = (
  kind: Course['kind'],
  slug: string,
  name: string,
  when: string,
  level: string,
  price: number,
  places: number,
  text: string,
): Course => ({ kind, slug, name, when, level, price, places, text });

export const courses: readonly Course[] = [
  course(
    'rowing',
    'learn-to-scull',
    'Learn to scull',
    'Saturdays 9:00, from April 10',
    'Beginners',
    190,
    4,
    'Six mornings in a wide single scull. You learn to steer, to stop and to get back in.',
  ),
  course(
    'rowing',
    'sweep-technique',
    'Sweep technique',
    'Tuesdays 18:00, from April 13',
    'Intermediate',
    160,
    7,
    'Work on catch and finish in a coxed four, with video of every outing.',
  ),
  course(
    'rowing',
    'erg-winter',
    'Winter on the erg',
    'Thursdays 19:00, from January 7',
    'Everybody',
    80,
    12,
    'Intervals with music, tea afterwards. Bring a towel.',
  ),
  course(
    'rowing',
    'cox-clinic',
    'Cox clinic',
    'Sunday, March 21, 10:00',
    'Everybody',
    45,
    9,
    'Commands, steering lines and how to dock in a crosswind.',
  ),
  course(
    'sailing',
    'dinghy-basics',
    'Dinghy basics',
    'Five days from June 14',
    'Beginners',
    340,
    6,
    'Rigging, points of sail and capsizing on purpose.',
  ),
  course(
    'sailing',
    'trapeze-weekend',
    'Trapeze weekend',
    'July 3 and 4',
    'Advanced',
    210,
    2,
    'Two days on the wire in our 420s.',
  ),
  course(
    'sailing',
    'skipper-evening',
    'Skipper theory',
    'Mondays 19:30, from February 1',
    'Intermediate',
    120,
    15,
    'Right of way, weather and charts, with the written exam at the end.',
  ),
  course(
    'youth',
    'opti-camp',
    'Opti camp',
    'August 2 to 6',
    'Ages 8 to 12',
    260,
    3,
    'Morning on the water, afternoon in the boathouse, pancakes on Friday.',
  ),
  course(
    'youth',
    'junior-eights',
    'Junior eights',
    'Wednesdays 16:30',
    'Ages 13 to 17',
    95,
    8,
    'The squad that races in June.',
  ),
];

export interface Happening {
  readonly slug: string;
  readonly type: 'regatta' | 'social' | 'training';
  readonly month: number;
  readonly day: string;
  readonly name: string;
  readonly text: string;
}

const happening = (
  slug: string,
  type: Happening['type'],
  month: number,
  day: string,
  name: string,
  text: string,
): Happening => ({ slug, type, month, day, name, text });

/** Months count from December 2026. */
export const happenings: readonly Happening[] = [
  happening(
    'lantern-row',
    'social',
    0,
    'Dec 12',
    'Lantern row',
    'With lights to the island and back, then stew.',
  ),
  happening('erg-open', 'regatta', 0, 'Dec 19', 'Indoor open', 'Two thousand meters, all ages.'),
  happening(
    'work-party',
    'training',
    1,
    'Jan 16',
    'Boathouse work party',
    'Sanding, varnish and soup.',
  ),
  happening(
    'cold-water',
    'training',
    1,
    'Jan 23',
    'Cold water safety',
    'Compulsory for everybody who rows before May.',
  ),
  happening('winter-talk', 'social', 2, 'Feb 6', 'Around Cape Horn', 'Slides by Piet Aalders.'),
  happening(
    'spring-head',
    'regatta',
    3,
    'Mar 27',
    'Spring head',
    'Five kilometers against the clock.',
  ),
  happening(
    'summer-ball',
    'social',
    4,
    'Apr 24',
    'Boathouse ball',
    'Dinner and dancing under the eights.',
  ),
  happening(
    'opening',
    'social',
    4,
    'Apr 4',
    'Opening of the season',
    'Flag, speech, first outing.',
  ),
];

export const months = [
  'December 2026',
  'January 2027',
  'February 2027',
  'March 2027',
  'April 2027',
];

export interface Topic {
  readonly slug: string;
  readonly title: string;
  readonly posts: readonly {
    readonly author: string;
    readonly when: string;
    readonly body: string;
  }[];
}

export const topics: readonly Topic[] = [
  {
    slug: 'rowing-lights',
    title: 'Which lights for the lantern row?',
    posts: [
      {
        author: 'Greta Lind',
        when: 'Nov 21, 18:04',
        body: 'Last year half of us were invisible. Does anybody know the rule for singles?',
      },
      {
        author: "Sean O'Rourke",
        when: 'Nov 21, 20:37',
        body: 'White all around, at least one meter above the water. I have four spare ones in my locker.',
      },
      {
        author: 'Mika Tanner',
        when: 'Nov 22, 07:51',
        body: 'The headlamps from the camping shop work well, but take the ones with a red setting.',
      },
    ],
  },
  {
    slug: 'left-glove',
    title: 'Found: one left glove, red, smells of diesel',
    posts: [
      {
        author: 'Piet Aalders',
        when: 'Nov 18, 12:20',
        body: 'On the pontoon. It waits in the office.',
      },
      { author: 'Greta Lind', when: 'Nov 18, 12:58', body: 'That one has been there since 2019.' },
    ],
  },
  {
    slug: 'car-share-head',
    title: 'Car share to the spring head',
    posts: [
      {
        author: 'Mika Tanner',
        when: 'Nov 15, 21:15',
        body: 'I drive with the trailer and have three seats. Leaving at five, sorry.',
      },
      {
        author: 'Dora Weiss',
        when: 'Nov 16, 08:02',
        body: 'One seat for me, please. I bring rolls.',
      },
    ],
  },
];

export const boats = [
  'Heron (single)',
  'Teal (single)',
  'Otter (double)',
  'Pike (quad)',
  'Laser 3',
  '420 Gull',
];
export const slots = ['7:00', '9:00', '11:00', '14:00', '16:00'];
/** Slots that other members have booked. */
export const taken: Readonly<Record<string, string>> = {
  '0-0': 'K. Bauer',
  '0-3': 'G. Lind',
  '2-1': 'Squad',
  '3-1': 'Squad',
  '3-2': 'Squad',
  '5-4': 'P. Aalders',
};
