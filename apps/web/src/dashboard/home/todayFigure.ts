import { count, duration, percent } from '#ui/format.ts';

type Figure = { kind: string; value?: number | null; usual?: number | null };

type Kind = {
  name: string;
  write: (value: number) => string;
  /** Whether more is better, worse, or neither. */
  more: 'good' | 'bad' | 'neutral';
  differ: (value: number, usual: number) => string;
};

const signed = (text: string, difference: number) => `${difference < 0 ? '−' : '+'}${text}`;

/** «+23%»; in whole numbers where the usual is too small for shares. */
const byShare = (value: number, usual: number) =>
  usual < 5
    ? signed(count(Math.abs(Math.round(value - usual))), value - usual)
    : signed(percent(Math.abs(value - usual) / usual), value - usual);

const KINDS: Readonly<Record<string, Kind>> = {
  Conversations: { name: 'Conversations', write: whole, more: 'neutral', differ: byShare },
  AnsweredByAssistant: {
    name: 'Answered by AI',
    write: (value) => percent(value),
    more: 'good',
    differ: (value, usual) => signed(`${Math.abs(Math.round((value - usual) * 100))} pts`, value - usual),
  },
  FirstReply: {
    name: 'First reply',
    write: duration,
    more: 'bad',
    differ: (value, usual) => `${percent(Math.abs(value - usual) / usual)} ${value < usual ? 'faster' : 'slower'}`,
  },
  Resolved: { name: 'Resolved', write: whole, more: 'neutral', differ: byShare },
};

const WORST = { good: 'bad', bad: 'good', neutral: 'neutral' } as const;

/** Differences smaller than a twentieth are none to speak of. */
const SAME = 0.05;

/** A figure of today in words; of what is usual, where there were days to compare it with. */
export function todayFigure({ kind, value, usual }: Figure, comparedDays: number) {
  const { name, write, more, differ } = KINDS[kind] ?? { name: kind, write: whole, more: 'neutral', differ: byShare };
  const isCompared = typeof value === 'number' && typeof usual === 'number' && usual > 0;
  const isDifferent = isCompared && Math.abs(value - usual) / usual >= SAME;
  return {
    name,
    value: typeof value === 'number' ? write(value) : 'None yet',
    usual: comparedDays === 0 ? null : typeof usual === 'number' ? `usual ${write(usual)}` : 'usually none by now',
    change: isDifferent ? { text: differ(value, usual), tone: value > usual ? more : WORST[more] } : null,
  };
}

function whole(value: number): string {
  return count(Math.round(value));
}
