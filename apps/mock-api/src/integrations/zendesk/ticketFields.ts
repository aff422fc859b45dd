import type { Conversation, Visitor } from '@parley/db';
import type { Zendesk } from '#outside/zendesk/zendesk.ts';
import * as v from 'valibot';

export const FIELD_SOURCES = [
  'VisitorName',
  'VisitorEmail',
  'VisitorPhone',
  'VisitorCountry',
  'VisitorLanguage',
  'VisitorExternalId',
  'StartPage',
  'ConversationNumber',
  'ConversationLink',
] as const;
type Source = (typeof FIELD_SOURCES)[number];

/** Which fields of a ticket are filled, with what; each once. */
export const FieldMap = v.pipe(
  v.array(
    v.object({
      fieldId: v.pipe(v.string(), v.regex(/^\d{1,15}$/, 'Choose a field of the list.')),
      source: v.picklist(FIELD_SOURCES),
    }),
  ),
  v.maxLength(50, 'Fill at most 50 fields.'),
  v.check((map) => new Set(map.map(({ fieldId }) => fieldId)).size === map.length, 'Fill each field once.'),
);
export type FieldMap = v.InferOutput<typeof FieldMap>;

/** Those of an account that can be filled, as they are kept. */
export const fieldsAt = async (zendesk: Zendesk) =>
  (await zendesk.textFields()).map(({ id, title }) => ({ id: String(id), title }));

type Of = {
  conversation: Pick<Conversation, 'number' | 'visitorName' | 'visitorEmail' | 'startPageUrl'>;
  visitor: Pick<Visitor, 'phone' | 'country' | 'locale' | 'externalId'> | null;
  /** Where colleagues open it. */
  url: string;
};

/** What a new ticket's fields hold; those of which nothing is known stay empty. */
export function fieldValues(map: FieldMap, { conversation, visitor, url }: Of): { id: number; value: string }[] {
  const known: Readonly<Record<Source, string | null | undefined>> = {
    VisitorName: conversation.visitorName,
    VisitorEmail: conversation.visitorEmail,
    VisitorPhone: visitor?.phone,
    VisitorCountry: visitor?.country,
    VisitorLanguage: visitor?.locale,
    VisitorExternalId: visitor?.externalId,
    StartPage: conversation.startPageUrl,
    ConversationNumber: String(conversation.number),
    ConversationLink: url,
  };
  return map.flatMap(({ fieldId, source }) => {
    const value = known[source];
    return value ? [{ id: Number(fieldId), value }] : [];
  });
}
