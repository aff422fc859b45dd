import type { Message } from '#api/ChatApi.ts';
import { mark, t } from '#language/t.ts';

/** What the visitor did, said to them. */
const TO_ONESELF: Readonly<Record<string, string>> = {
  HandoffRequested: mark('You asked for a person'),
  Rated: mark('You rated the conversation'),
  Booked: mark('You booked a time'),
};

/** How the API says what others did: with names in it, which stay. */
const OF_OTHERS: Readonly<Record<string, string>> = {
  Resolved: mark('{name} resolved the conversation'),
  Reopened: mark('{name} reopened the conversation'),
  TakenOver: mark('{name} took over from {other}'),
  HandedBack: mark('{name} handed back to {other}'),
  HandedOver: mark('{name} handed over to {other}'),
  BookingMoved: mark('{name} was moved'),
  BookingCanceled: mark('{name} called off {other}'),
};

/** Where no team is named. */
const THE_TEAM = mark('the team');

/** The words of something that happened. */
export function eventText({ event, body }: Pick<Message, 'event' | 'body'>): string {
  const type = event?.type ?? '';
  const own = TO_ONESELF[type];
  if (own) return t(own);
  const said = OF_OTHERS[type];
  const values = said && new RegExp(`^${said.replace(/\{(\w+)\}/g, '(?<$1>.+)')}$`).exec(body)?.groups;
  if (!values) return body;
  const { other } = values;
  return t(said, other === THE_TEAM ? { ...values, other: t(THE_TEAM) } : values);
}
