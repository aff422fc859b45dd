import { expect, it } from 'vitest';
import { describeActivity } from './describeActivity.ts';

const sentence = (activity: Parameters<typeof describeActivity>[0]) => {
  const { before, subject, after } = describeActivity(activity);
  return [activity.actorName, before, `${subject}${after}`].filter(Boolean).join(' ');
};

const PUBLISHED = { kind: 'AssistantPublished', subjectId: 'asst_lux', subject: 'Lux', number: 1 };
const RESOLVED = { kind: 'Resolved', subject: '', number: 12 };

it.each([
  [{ ...PUBLISHED, actorName: 'Maya Lindqvist' }, 'Maya Lindqvist published Lux, version 1'],
  [{ ...PUBLISHED, actorName: null }, 'Lux was published, version 1'],
  [{ ...RESOLVED, actorName: 'Maya Lindqvist' }, 'Maya Lindqvist resolved 12 conversations'],
  [{ ...RESOLVED, actorName: null }, '12 conversations were resolved'],
  [{ kind: 'ContentTrained', subjectId: 'artc_gear', subject: 'Gear', number: 1 }, 'Gear is trained, 1 passage'],
  [
    { kind: 'FlowPublished', subjectId: 'flow_gear', subject: 'Gear', number: 2, actorName: 'Priya Nair' },
    'Priya Nair published Gear, version 2',
  ],
  [{ kind: 'FormPublished', subjectId: 'form_gear', subject: 'Gear', number: 1 }, 'Gear was published, version 1'],
  [{ kind: 'FormSubmitted', subjectId: 'form_gear', subject: 'Gear', number: 3 }, '3 submissions of Gear'],
  [{ kind: 'ContentTrained', subject: '', number: 36 }, '36 webpages are trained'],
])('says what happened, by whom where that is known: %#', (activity, said) => expect(sentence(activity)).toBe(said));
