import { CALLBACK, FEEDBACK, FITTING, REPAIR, RETURN, TRADE } from '../forms/northwind.ts';
import { ADVICE, COURSES, DELIVERY, REPAIRS, RETURNS, type SeedLabel, SIZING, STOCK } from './labels.ts';

type Exchange = readonly [question: string, answer: string];

/** What customers of an outdoor shop ask, and what they are told. `{…}` is drawn from WORDS, once a conversation. */
export type Topic = {
  page: string;
  label: SeedLabel;
  openings: readonly Exchange[];
  /** What people ask next, and what a colleague answers. */
  followUps: readonly Exchange[];
  /** What some of them are asked to fill in, once it was published, so many days ago: every first or second one. */
  form: { name: string; days: number; every: 1 | 2 };
};

export const WORDS: Readonly<Record<string, readonly string[]>> = {
  pack: ['Alta 30', 'Alta 45', 'Alta 60', 'Transit 22'],
  jacket: ['Fjell jacket', 'Skarv shell', 'Lett windbreaker', 'Dun parka'],
  tent: ['Lumi 1', 'Lumi 2', 'Basecamp 4'],
  boot: ['Ridge GTX', 'Ridge Mid', 'Talus boot'],
  colour: ['moss', 'slate', 'rust', 'night blue'],
  size: ['XS', 'S', 'M', 'L', 'XL'],
  shoe: ['38', '40', '41', '42', '43', '45'],
  shop: ['Bern', 'Zürich', 'Chur', 'Lausanne'],
  weekday: ['Tuesday', 'Wednesday', 'Thursday', 'Friday'],
  country: ['Austria', 'Norway', 'France', 'Italy', 'Poland', 'Ireland'],
};

/** What is asked about sent-back things that bears a label of its own. */
export const MONEY_BACK = 'When do I get the money back?';

export const TOPICS: readonly Topic[] = [
  {
    page: '/help/delivery',
    label: DELIVERY,
    form: { name: FEEDBACK.name, days: 50, every: 2 },
    openings: [
      [
        'When will my parcel arrive? I ordered on {weekday}.',
        'Parcels in Switzerland arrive within two working days. You get a mail with the tracking link when it leaves.',
      ],
      ['Do you deliver to {country}?', 'We do. {country} takes four to six working days and costs CHF 14.'],
      [
        'Can the parcel be left with my neighbour?',
        'Yes: follow the tracking link and choose “Leave with a neighbour”.',
      ],
    ],
    followUps: [
      ['The link does not open on my phone.', 'I have sent it once more as plain text. It should be there now.'],
      ['And if nobody is at home?', 'Then it waits for you at the nearest post office for seven days.'],
    ],
  },
  {
    page: '/help/returns',
    label: RETURNS,
    form: { name: RETURN.name, days: 120, every: 2 },
    openings: [
      [
        'I would like to return the {jacket}, it is too warm for me.',
        'You can return unused things within 60 days. I have put a free label into your account under “Returns”.',
      ],
      [
        'How long can I send something back?',
        'Sixty days from the day it arrives. The refund goes to the card you paid with.',
      ],
      [
        'The {boot} in {shoe} pinches. Can I return it?',
        'Of course, as long as it was not worn outside. Would the wide last help? It is 4 mm wider across the ball.',
      ],
    ],
    followUps: [
      [
        'I have thrown the box away. Is that a problem?',
        'Not at all, any sturdy box will do. Just stick the label over old ones.',
      ],
      [MONEY_BACK, 'Two to four bank days after it has reached us. You will get a mail.'],
    ],
  },
  {
    page: '/repairs',
    label: REPAIRS,
    form: { name: REPAIR.name, days: 160, every: 1 },
    openings: [
      [
        'The zip of my {jacket} is stuck. Do you repair that?',
        'We do. Zips are done while you wait in {shop}; by post it takes about a week.',
      ],
      [
        'There is a hole in my {tent}. What can I do?',
        'Small holes take a patch that you can put on yourself; I can send you one for free. Larger ones we sew in {shop}.',
      ],
      [
        'A strap of the {pack} came off.',
        'Our repair promise covers it. Bring it to {shop}, or print a label and send it in.',
      ],
    ],
    followUps: [
      ['How much does it cost?', 'Nothing, as long as it is a fault of ours. Otherwise we ask you before we begin.'],
      ['Is {shop} open on {weekday}?', 'Yes, from nine to half past six. The workshop closes an hour earlier.'],
    ],
  },
  {
    page: '/stock',
    label: STOCK,
    form: { name: TRADE.name, days: 75, every: 2 },
    openings: [
      [
        'Is the {jacket} in {colour}, size {size}, coming back?',
        'It is expected in about two weeks. Shall I let you know by mail?',
      ],
      [
        'Does {shop} have the {pack} in {colour}?',
        'There are two left in {shop}. We can keep one for you until tomorrow evening.',
      ],
      ['Do you still have the {boot} in {shoe}?', 'Three pairs, two of them in {shop}.'],
    ],
    followUps: [
      ['Please keep one for me.', 'Done. Just say your name at the till in {shop}.'],
      ['What else is there in {colour}?', 'The {tent} and the {pack}, both in stock and with you on {weekday}.'],
    ],
  },
  {
    page: '/help/sizes',
    label: SIZING,
    form: { name: FITTING.name, days: 60, every: 2 },
    openings: [
      [
        'I am between {size} and the next size of the {jacket}. Which one?',
        'It is cut with room for a mid-layer, so most people between two sizes take the smaller one.',
      ],
      [
        'How do the {boot} run? I usually wear {shoe}.',
        'True to size with thin socks; with thick ones half a size more is comfortable.',
      ],
      [
        'Which back length do I need for the {pack}?',
        'Measure from the bone at the base of your neck to the top of your hips. Below 47 cm take S, above take M.',
      ],
    ],
    followUps: [
      ['And if I am quite broad?', 'Then come by and try both, the difference is in the shoulders.'],
      ['Can I try it in {shop}?', 'Of course, all sizes are in {shop}. No appointment needed.'],
    ],
  },
  {
    page: '/courses',
    label: COURSES,
    form: { name: CALLBACK.name, days: 45, every: 2 },
    openings: [
      [
        'Are there places left in the avalanche course on {weekday}?',
        'There are three places left. You can book until two days before.',
      ],
      [
        'What do I bring to the navigation course?',
        'Walking shoes, a rain jacket and something to write. Maps and compasses are ours.',
      ],
      ['Can I move my booking to another date?', 'Yes, free of charge until a week before the course.'],
    ],
    followUps: [
      ['Is it suitable for a 14-year-old?', 'With an adult, yes. Write the age into the booking, please.'],
      ['What if the weather is bad?', 'We walk in rain. In a storm you get a new date or your money back.'],
    ],
  },
  {
    page: '/care',
    label: ADVICE,
    form: { name: FEEDBACK.name, days: 50, every: 2 },
    openings: [
      [
        'How do I wash the {jacket}?',
        'At 30° with liquid soap and no softener, then tumble dry low for 20 minutes: the heat revives the coating.',
      ],
      [
        'My {jacket} does not shed water any more.',
        'Wash it first, then spray it while it is still damp and tumble it dry. One can does two jackets.',
      ],
    ],
    followUps: [
      ['Which spray do you recommend?', 'The water-based one from our own range.'],
      ['I have already used softener.', 'No harm done: wash it twice more with clear water and it breathes again.'],
    ],
  },
];

export const THANKS = [
  'Thank you!',
  'Great, thanks a lot.',
  'That helps, thanks.',
  'Merci!',
  'Perfect 👍',
  'Wonderful, have a nice day.',
];
