import { TracedFaq } from '#guided-flows/automated-faqs/answerByFaq.ts';
import type { Answer, Citation, Message } from '@parley/db';
import * as v from 'valibot';
import type { Context } from '#context.ts';

export type AnswerRow = Answer & { citations: readonly Citation[] };

/** What the assistant made of a question, when `message` is its answer. The database is asked once for all of a page. */
export async function answerOf({ db }: Pick<Context, 'db'>, { id, author }: Message): Promise<AnswerRow | null> {
  if (author !== 'AI') return null;
  return db.answer.findUnique({ where: { messageId: id }, include: { citations: { orderBy: { number: 'asc' } } } });
}

const Trace = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    version: v.number(),
    threshold: v.number(),
    ringFence: v.string(),
    onMisses: v.string(),
    missingWords: v.array(v.string()),
    followUps: v.array(v.string()),
    found: v.array(
      v.object({
        articleId: v.string(),
        passageId: v.number(),
        title: v.string(),
        heading: v.string(),
        text: v.string(),
        page: v.nullable(v.number()),
        score: v.number(),
        isAbove: v.boolean(),
      }),
    ),
    /** What answered before there were FAQs says nothing of one. */
    faq: v.optional(TracedFaq),
  }),
);
export type Trace = v.InferOutput<typeof Trace>;

export const readTrace = ({ trace }: Pick<Answer, 'trace'>): Trace => v.parse(Trace, trace);
