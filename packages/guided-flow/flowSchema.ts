import * as v from 'valibot';
import { LINK_TARGETS, STEP_OPTIONS } from './stepOptions.ts';

const id = v.pipe(v.string(), v.nonEmpty(), v.maxLength(64));
const text = (most: number) => v.pipe(v.string(), v.maxLength(most, `Use at most ${most} characters.`));
const idOrNone = v.nullable(id);
const px = v.pipe(v.number(), v.finite(), v.minValue(-1_000_000), v.maxValue(1_000_000));
const label = text(80);
const markdown = text(2000);

/** Of the canvas; what else React Flow says of a node is left out. */
const drawn = {
  id,
  position: v.object({ x: px, y: px }),
  width: v.optional(px),
  height: v.optional(px),
  selectable: v.optional(v.boolean()),
  draggable: v.optional(v.boolean()),
  className: v.optional(text(200)),
};

const node = v.variant('type', [
  v.object({ ...drawn, type: v.literal('Starting'), data: v.strictObject({}) }),
  v.object({ ...drawn, type: v.literal('Presentation'), data: v.strictObject({}) }),
  v.object({ ...drawn, type: v.literal('Text'), data: v.object({ body: markdown, ...STEP_OPTIONS.Text }) }),
  v.object({ ...drawn, type: v.literal('Button'), data: v.object({ label }) }),
  v.object({
    ...drawn,
    type: v.literal('Link'),
    // Longer than an address may be, so that a draft keeps what somebody pasted.
    data: v.object({ label, url: text(4000), opens: v.picklist(LINK_TARGETS), ...STEP_OPTIONS.Link }),
  }),
  v.object({
    ...drawn,
    type: v.literal('Handoff'),
    data: v.object({ label, message: markdown, teamId: idOrNone, ...STEP_OPTIONS.Handoff }),
  }),
  v.object({
    ...drawn,
    type: v.literal('Team'),
    data: v.object({ label, teamId: idOrNone, memberIds: v.pipe(v.array(id), v.maxLength(50)), ...STEP_OPTIONS.Team }),
  }),
  v.object({
    ...drawn,
    type: v.literal('Form'),
    data: v.object({ formTemplateId: idOrNone, intro: markdown, afterwards: markdown }),
  }),
  v.object({
    ...drawn,
    type: v.literal('Calendly'),
    data: v.object({ eventTypeUri: v.nullable(text(400)), title: text(120), afterwards: markdown }),
  }),
  v.object({
    ...drawn,
    type: v.literal('QuestioningArticles'),
    data: v.object({
      prompt: markdown,
      categoryIds: v.pipe(v.array(id), v.maxLength(50)),
      exitLabel: label,
      ...STEP_OPTIONS.QuestioningArticles,
    }),
  }),
  v.object({
    ...drawn,
    type: v.literal('TextArticle'),
    data: v.object({ articleId: idOrNone, label, ...STEP_OPTIONS.TextArticle }),
  }),
]);

const edge = v.object({
  id: v.pipe(v.string(), v.nonEmpty(), v.maxLength(300)),
  source: id,
  target: id,
  sourceHandle: v.optional(v.nullable(text(64))),
  targetHandle: v.optional(v.nullable(text(64))),
});

const MOST_NODES = 5000;
const MOST_EDGES = 20_000;

const graph = v.pipe(
  v.object({
    nodes: v.pipe(v.array(node), v.maxLength(MOST_NODES, `A flow has at most ${MOST_NODES} steps.`)),
    edges: v.pipe(v.array(edge), v.maxLength(MOST_EDGES, `A flow has at most ${MOST_EDGES} connections.`)),
  }),
  v.check(({ nodes }) => new Set(nodes.map((one) => one.id)).size === nodes.length, 'Two steps have the same id.'),
  v.check(({ nodes }) => nodes.filter(({ type }) => type === 'Starting').length === 1, 'A flow has one start.'),
  v.check(
    ({ nodes }) => nodes.filter(({ type }) => type === 'Presentation').length < 2,
    'A flow has one presentation.',
  ),
  v.check(({ nodes, edges }) => {
    const ids = new Set(nodes.map((one) => one.id));
    return edges.every(({ source, target }) => ids.has(source) && ids.has(target));
  }, 'A connection leads to a step that is not there.'),
);

const note = v.object({ id, text: markdown, position: v.object({ x: px, y: px }), width: px, height: px });

/** A flow as it is stored: a draft may have faults, but not be something else. */
export const flowSchema = v.object({
  name: v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty('Enter a name.'),
    v.maxLength(80, 'Use at most 80 characters.'),
    v.regex(/^[^\p{Cc}\p{Cs}]*$/u, 'Use a single line without control characters.'),
  ),
  presentation: v.object({
    type: v.picklist(['Button', 'Card']),
    lineOne: text(60),
    lineTwo: v.optional(text(80)),
    lineThree: v.optional(text(80)),
  }),
  graph,
  notes: v.optional(v.pipe(v.array(note), v.maxLength(200, 'Use at most 200 notes.'))),
});
