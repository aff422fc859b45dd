import type { TodayFigure, TodayFigureKind } from '#__generated__/resolvers.ts';

/** A conversation of one day; minutes are those of its clock. */
export type DayConversation = {
  minute: number;
  /** Whether an assistant wrote in it, and whether that answered something. */
  isInvolved: boolean;
  isAnswered: boolean;
  /** Null while no person has replied. */
  firstReplySeconds: number | null;
};

export type DayFacts = {
  conversations: readonly DayConversation[];
  /** At which minutes of the day conversations were resolved. */
  resolvedMinutes: readonly number[];
};

type Measure = (day: DayFacts, until: number) => number | null;

const begun = ({ conversations }: DayFacts, until: number) => conversations.filter(({ minute }) => minute < until);

/** What each figure is by a minute of a day. */
const MEASURES: Readonly<Record<TodayFigureKind, Measure>> = {
  Conversations: (day, until) => begun(day, until).length,
  AnsweredByAssistant: (day, until) => {
    const involved = begun(day, until).filter(({ isInvolved }) => isInvolved);
    return involved.length === 0 ? null : involved.filter(({ isAnswered }) => isAnswered).length / involved.length;
  },
  FirstReply: (day, until) =>
    median(begun(day, until).flatMap(({ firstReplySeconds }) => (firstReplySeconds === null ? [] : firstReplySeconds))),
  Resolved: ({ resolvedMinutes }, until) => resolvedMinutes.filter((minute) => minute < until).length,
};

const HOURS = Array.from({ length: 25 }, (_, hour) => hour * 60);

/** Each figure of a day so far, beside the days that it is compared with. */
export function againstUsual(today: DayFacts, minutes: number, before: readonly DayFacts[]): TodayFigure[] {
  const kinds: readonly TodayFigureKind[] = ['Conversations', 'AnsweredByAssistant', 'FirstReply', 'Resolved'];
  return kinds.map((kind) => {
    const measure = MEASURES[kind];
    const usualAt = (until: number) => before.flatMap((day) => measure(day, until) ?? []);
    const ranges = HOURS.map(usualAt);
    return {
      kind,
      value: measure(today, minutes + 1),
      usual: mean(usualAt(minutes + 1)),
      hours: HOURS.filter((hour) => hour <= minutes).map((hour) => measure(today, hour)),
      usualLow: ranges.map((values) => (values.length === 0 ? null : Math.min(...values))),
      usualHigh: ranges.map((values) => (values.length === 0 ? null : Math.max(...values))),
    };
  });
}

const mean = (values: readonly number[]) =>
  values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length;

/** The middle value; the lower one of two. */
function median(values: readonly number[]): number | null {
  return values.toSorted((one, other) => one - other)[Math.ceil(values.length / 2) - 1] ?? null;
}
