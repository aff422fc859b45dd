import { PIP } from '../assistants.ts';
import { ROSA } from '../auth.ts';
import { drawing } from '../guided-flows/walk.ts';
import { TABLE } from '../forms/kestrel.ts';
import { drawnPerson } from './filler.ts';
import { agent, ai, DAYS, form, HOURS, visitor, type Story } from './story.ts';

/** The second company's conversations, which Northwind must never see. */
export const KESTREL_STORIES: readonly Story[] = [
  {
    visitor: { name: 'Harriet Moss', email: 'harriet.moss@inbox.example' },
    assistant: PIP,
    status: 'Open',
    page: '/book',
    lines: [
      visitor(18, 'Hi! Could you do a table for nine on Sunday at 11? Two high chairs.'),
      ai(
        17.9,
        'Tables for more than six are arranged by the team. I have passed it on and somebody will write shortly.',
      ),
      visitor(12, 'Lovely. One of us is coeliac, is that all right?'),
    ],
  },
  {
    visitor: { name: 'Callum Reid', email: 'callum.reid@letters.example' },
    assistant: PIP,
    status: 'Pending',
    page: '/menu',
    lines: [visitor(2 * HOURS, 'do you have oat milk'), ai(1.99 * HOURS, 'We do: oat and soya, at no extra charge.')],
  },
  {
    visitor: { name: 'Mei Chen', email: 'mei.chen@post.example' },
    assistant: PIP,
    status: 'Open',
    page: '/cakes',
    lines: [
      visitor(5 * HOURS, 'How far ahead should I order a birthday cake for 20 people?'),
      agent(
        ROSA,
        4.5 * HOURS,
        'Three days is plenty, Mei. Lemon and almond is what everybody asks for. Shall I pencil one in?',
      ),
    ],
  },
  {
    visitor: null,
    assistant: PIP,
    status: 'Resolved',
    page: '/',
    lines: [
      visitor(1.4 * DAYS, 'Dogs allowed?'),
      ai(1.39 * DAYS, 'Well-behaved dogs are very welcome, and there is a water bowl by the door.'),
    ],
  },
  {
    visitor: { name: 'Isla Drummond', email: 'isla@drummond.example' },
    assistant: PIP,
    status: 'Snoozed',
    page: '/jobs',
    isRead: true,
    isSettled: true,
    lines: [
      visitor(3.2 * DAYS, 'Are you looking for weekend staff? I have two years behind a bar.'),
      agent(ROSA, 3 * DAYS, 'From the second week of December, yes. I’ll write to you on the first.'),
      visitor(2.9 * DAYS, 'Perfect, speak then!'),
    ],
  },
];

const ASKED = [
  'Could I book a table for Saturday?',
  'Do you take bookings for brunch?',
  'A table by the window for two, please?',
  'Is there room for a pram at a table on Sunday?',
  'Have you a table for four this evening?',
];

/** `count` people who ask for a table, and are asked by a form for when. Rosa's replies and thanks make up the rest. */
export function tableStories(count: number, thanked: number): Story[] {
  const draw = drawing('tables at the café');
  return Array.from({ length: count }, (_, index): Story => {
    const ago = 13 * HOURS + (11.5 * DAYS - 13 * HOURS) * draw();
    return {
      visitor: drawnPerson(),
      assistant: PIP,
      status: 'Resolved',
      page: '/book',
      assignee: ROSA,
      lines: [
        visitor(ago, ASKED[index % ASKED.length] ?? ''),
        ai(ago - 0.2, 'Gladly. Tell us when and for how many, and we see to it.'),
        form(null, ago - 0.3, TABLE.name),
        agent(ROSA, ago - 12, 'It is yours. See you then!'),
        ...(index < thanked ? [visitor(ago - 15, 'Lovely, thank you.')] : []),
      ],
      isRead: true,
      isSettled: true,
    };
  });
}
