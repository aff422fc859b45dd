import * as v from 'valibot';
import { flowSchema } from '#api/answers.ts';
import { HELLO, VERSION, type HostMessage } from './protocol.ts';

const text = (most: number) => v.pipe(v.string(), v.maxLength(most));
const nullableText = (most: number) => v.nullable(text(most));

const page = v.object({ url: text(2000), title: text(300), referrer: text(2000) });

/** The first message of the page around; its port comes with it. */
const hello = v.object({
  kind: v.literal(HELLO),
  v: v.literal(VERSION),
  assistantId: v.string(),
  page,
  isOpen: v.boolean(),
});

const message = v.variant('type', [
  v.object({ type: v.literal('opened'), payload: v.object({ takesFocus: v.boolean() }) }),
  v.object({ type: v.literal('closed'), payload: v.null() }),
  v.object({ type: v.literal('pageView'), payload: page }),
  v.object({ type: v.literal('prefill'), payload: v.object({ text: text(5000) }) }),
  v.object({
    type: v.literal('show'),
    payload: v.object({
      page: v.picklist(['Home', 'Chat']),
      conversationId: v.optional(text(64)),
      flow: v.optional(flowSchema),
      form: v.optional(v.object({ id: text(64), name: text(300) })),
    }),
  }),
  v.object({
    type: v.literal('begin'),
    payload: v.object({ what: v.picklist(['Flow', 'Form']), id: text(64) }),
  }),
  v.object({ type: v.literal('theme'), payload: v.object({ theme: v.picklist(['Auto', 'Light', 'Dark']) }) }),
  v.object({ type: v.literal('showArticle'), payload: v.object({ id: text(64) }) }),
  v.object({ type: v.literal('trigger'), payload: v.object({ id: text(100) }) }),
  v.object({
    type: v.literal('identify'),
    payload: v.object({
      id: nullableText(200),
      name: nullableText(120),
      email: nullableText(254),
      hash: nullableText(200),
    }),
  }),
  v.object({ type: v.literal('attributes'), payload: v.record(text(60), text(500)) }),
  v.object({ type: v.literal('locale'), payload: v.object({ locale: text(35) }) }),
  v.object({ type: v.literal('logout'), payload: v.null() }),
]);

const wire = v.object({ v: v.literal(VERSION), id: v.optional(v.number()) });

export type Hello = v.InferOutput<typeof hello>;

/** Null for what is none. */
export function readHello(data: unknown): Hello | null {
  const { success, output } = v.safeParse(hello, data);
  return success ? output : null;
}

/** A message of the page around, and its id where it asks for an answer; null for what is not known. */
export function readHostMessage(data: unknown): { message: HostMessage; id: number | null } | null {
  const about = v.safeParse(wire, data);
  const read = v.safeParse(message, data);
  return about.success && read.success ? { message: read.output, id: about.output.id ?? null } : null;
}
