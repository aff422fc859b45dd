import { MODEL } from '@parley/retrieval/model';
import { packVectors } from '@parley/retrieval/passageVectors';
import type { Db } from '../client.ts';
import { MAYA, PRIYA } from './auth.ts';
import { NORTHWIND } from './billing.ts';
import { FAQS } from './content/automatedFaqs.ts';
import { before, DAY, HOUR } from './instants.ts';
import { embedOnce } from './passages.ts';

/** How many days something is to be seen of. */
const DAYS = 60;

/** What Northwind answers without GPT, and how often it did in the last weeks. */
export async function seedAutomatedFaqs(db: Db, now: Date): Promise<void> {
  const asked = FAQS.flatMap(({ question, phrasings = [] }) => [question, ...phrasings]);
  const vectors = await embedOnce(asked);
  let at = 0;
  for (const [index, faq] of FAQS.entries()) {
    const {
      id,
      phrasings = [],
      keywords = [],
      languages = [],
      assistantIds = [],
      buttons = [],
      hits = 0,
      helped = 0,
      ...rest
    } = faq;
    const texts = [rest.question, ...phrasings];
    const days = hitsByDay(now, { hits, helped, seed: index });
    const sum = (of: (day: (typeof days)[number]) => number) => days.reduce((all, day) => all + of(day), 0);
    const updatedAt = before(now, (index * 3 + 1) * DAY);
    const start = at;
    at += texts.length;
    await db.automatedFaq.create({
      data: {
        ...rest,
        id: `afaq_${id}`,
        clientId: NORTHWIND,
        state: rest.state ?? 'Live',
        keywords: JSON.stringify(keywords),
        languages: JSON.stringify(languages),
        assistantIds: JSON.stringify(assistantIds),
        buttons: JSON.stringify(buttons),
        hits: sum((day) => day.hits),
        helpful: sum((day) => day.helpful),
        unhelpful: sum((day) => day.unhelpful),
        lastHitAt:
          days.length > 0 && rest.state !== 'Off'
            ? before(now, (index + 1) * HOUR)
            : days[0]
              ? before(now, 80 * DAY)
              : null,
        editorName: rest.state === 'Suggested' ? null : index % 3 === 0 ? PRIYA.name : MAYA.name,
        createdAt: before(updatedAt, 90 * DAY),
        updatedAt,
        phrasings: {
          create: texts.map((text, position) => ({
            position,
            text,
            vector: packVectors(vectors.slice(start + position, start + position + 1)),
            model: MODEL,
          })),
        },
        days: { create: days },
      },
    });
  }
}

type Amount = { hits: number; helped: number; seed: number };

/** `hits` spread over the days before `now`, fewer at weekends; every fifth visitor says whether it helped. */
function hitsByDay(now: Date, { hits, helped, seed }: Amount) {
  const weights = Array.from({ length: DAYS }, (_, ago) => {
    const weekday = before(now, ago * DAY).getUTCDay();
    const wave = 1 + 0.35 * Math.sin((ago + seed * 5) / 4) + 0.2 * Math.cos(ago * 1.7 + seed);
    return wave * (weekday === 0 || weekday === 6 ? 0.5 : 1);
  });
  const whole = weights.reduce((all, weight) => all + weight, 0);
  let [due, given, said] = [0, 0, 0];
  return weights.flatMap((weight, ago) => {
    due += (hits * weight) / whole;
    const count = Math.round(due) - given;
    given += count;
    if (count === 0) return [];
    const verdicts = Math.floor(given / 5) - said;
    said += verdicts;
    const helpful = Math.min(
      verdicts,
      Math.round((said * helped) / 100) - Math.round(((said - verdicts) * helped) / 100),
    );
    const day = before(now, ago * DAY)
      .toISOString()
      .slice(0, 10);
    return [{ day, hits: count, helpful, unhelpful: verdicts - helpful }];
  });
}
