import * as v from 'valibot';
import { type RetentionInput } from '#generated/UpdateRetention';

/** What the fields hold; days also where they do not hold. */
type RetentionValues = {
  limitsConversations: boolean;
  conversationDays: number | null;
  limitsVisitors: boolean;
  visitorDays: number | null;
};

type Retention = { readonly conversationDays?: number | null; readonly visitorDays?: number | null };

/** What is offered to who limits something for the first time. */
const USUAL = 365;
const MOST = 3650;

/** What the fields hold at first. */
export const savedRetention = ({ conversationDays, visitorDays }: Retention): RetentionValues => ({
  limitsConversations: typeof conversationDays === 'number',
  conversationDays: conversationDays ?? USUAL,
  limitsVisitors: typeof visitorDays === 'number',
  visitorDays: visitorDays ?? USUAL,
});

/** Days are needed only where they hold. */
export const retentionSchema = v.pipe(
  v.object({
    limitsConversations: v.boolean(),
    conversationDays: v.nullable(v.number()),
    limitsVisitors: v.boolean(),
    visitorDays: v.nullable(v.number()),
  }),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    const input = dataset.value;
    const check = (key: 'conversationDays' | 'visitorDays', isNeeded: boolean) => {
      const days = input[key];
      if (!isNeeded || (days !== null && days >= 1 && days <= MOST)) return;
      addIssue({
        message: `Enter 1 to ${MOST} days.`,
        path: [{ type: 'object', origin: 'value', input, key, value: days }],
      });
    };
    check('conversationDays', input.limitsConversations);
    check('visitorDays', input.limitsVisitors);
  }),
  v.transform(({ limitsConversations, conversationDays, limitsVisitors, visitorDays }): RetentionInput => ({
    conversationDays: limitsConversations ? conversationDays : null,
    visitorDays: limitsVisitors ? visitorDays : null,
  })),
);

/** What was changed here: what somebody else has changed meanwhile stays as they want it. */
export function changesOf({ conversationDays, visitorDays }: RetentionInput, changed: ReadonlySet<string>) {
  return {
    ...((changed.has('limitsConversations') || changed.has('conversationDays')) && { conversationDays }),
    ...((changed.has('limitsVisitors') || changed.has('visitorDays')) && { visitorDays }),
  } satisfies RetentionInput;
}
