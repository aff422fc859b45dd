import {
  AlarmClock,
  ArrowRightLeft,
  Ban,
  Bot,
  CalendarCheck,
  CalendarClock,
  CalendarX2,
  Check,
  FileText,
  Merge,
  RotateCcw,
  SignalHigh,
  Star,
  Tag,
  Ticket,
  TicketCheck,
  UserRoundPlus,
  UsersRound,
  type LucideIcon,
} from 'lucide-react';
import { type ConversationEventType } from '#generated/MessageBubble_message';
import { snoozeTime } from '../actions/snoozeTimes.ts';

/** The sign before an event's sentence. */
export const EVENT_ICONS: Partial<Record<ConversationEventType, LucideIcon>> = {
  ScheduledNotSent: CalendarX2,
  AssigneeChanged: UserRoundPlus,
  TeamChanged: UsersRound,
  PriorityChanged: SignalHigh,
  LabelsChanged: Tag,
  Snoozed: AlarmClock,
  SnoozeEnded: AlarmClock,
  Resolved: Check,
  Reopened: RotateCcw,
  TakenOver: ArrowRightLeft,
  HandedBack: Bot,
  HandoffRequested: ArrowRightLeft,
  HandedOver: ArrowRightLeft,
  VisitorBlocked: Ban,
  VisitorUnblocked: Ban,
  VisitorsMerged: Merge,
  TranscriptSent: FileText,
  TicketCreated: Ticket,
  TicketSolved: TicketCheck,
  Rated: Star,
  Booked: CalendarCheck,
  BookingMoved: CalendarClock,
  BookingCanceled: CalendarX2,
  BookingMissed: CalendarX2,
};

/** An event's sentence, with the time it speaks of in the reader's own time zone. */
export function eventText(body: string, until: string | null | undefined): string {
  return until ? body.replace(/ until .*$/, ` until ${snoozeTime(new Date(until), new Date())}`) : body;
}
