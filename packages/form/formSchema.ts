import * as v from 'valibot';
import { CONDITION_OPS, FIELD_TYPES, FILL_SOURCES, FORM_LAYOUTS, SAVE_TARGETS, type FormContent } from './form.ts';
import { LONGEST_PATTERN } from './safePattern.ts';

const MOST_FIELDS = 100;

const text = (longest: number) =>
  v.pipe(
    v.string(),
    v.transform((given) => given.replaceAll('\0', '').replaceAll(/\p{Surrogate}/gu, '\uFFFD')),
    v.maxLength(longest, `Use at most ${longest} characters.`),
  );
const line = (longest: number) =>
  v.pipe(
    text(longest),
    v.transform((given) => given.replaceAll(/\s+/g, ' ')),
  );
const id = v.pipe(v.string(), v.regex(/^[A-Za-z\d_-]{1,40}$/, 'This is no id.'));
const finite = v.nullable(v.pipe(v.number(), v.finite()));
const count = v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0, 'Enter 0 or more.'), v.maxValue(1_000_000)));
const day = v.pipe(v.string(), v.regex(/^(\d{4}-\d{2}-\d{2})?$/, 'Choose a date.'));
const list = <const T extends readonly string[]>(values: T) => v.picklist(values);
const haveOwnIds = (entries: readonly { id: string }[]) =>
  new Set(entries.map((entry) => entry.id)).size === entries.length;
const webAddress = v.pipe(
  line(500),
  v.trim(),
  v.check(
    (given) => given === '' || /^https?:\/\/[^\s/]+/.test(given),
    'Enter a web address that begins with https://.',
  ),
);

const checks = v.object({
  minLength: count,
  maxLength: count,
  pattern: text(LONGEST_PATTERN),
  patternMessage: line(150),
  min: finite,
  max: finite,
  step: finite,
  minDate: day,
  maxDate: day,
  minSelections: count,
  maxSelections: count,
  extensions: v.pipe(
    v.array(v.pipe(v.string(), v.regex(/^[a-z\d]{1,10}$/, 'An ending is letters and digits.'))),
    v.maxLength(20),
  ),
  maxSizeMb: finite,
});

const field = v.object({
  id,
  key: v.pipe(v.string(), v.regex(/^[a-z\d_]{1,48}$/, 'Use small letters, digits and underscores.')),
  type: list(FIELD_TYPES),
  label: line(300),
  help: text(500),
  placeholder: line(120),
  isRequired: v.boolean(),
  options: v.pipe(
    v.array(v.object({ id, label: line(150) })),
    v.maxLength(100, 'Use at most 100 answers.'),
    v.check((entries) => haveOwnIds(entries), 'Two answers have the same id.'),
  ),
  allowsOther: v.boolean(),
  checks,
  fillFrom: v.object({ source: list(FILL_SOURCES), name: line(200) }),
  saveTo: v.object({ target: list(SAVE_TARGETS), name: line(60) }),
  showWhen: v.object({
    match: list(['All', 'Any']),
    conditions: v.pipe(
      v.array(v.object({ fieldId: id, op: list(CONDITION_OPS), values: v.pipe(v.array(text(200)), v.maxLength(20)) })),
      v.maxLength(10, 'Use at most 10 conditions.'),
    ),
  }),
});

/** What a form is, as input and as drafts and versions keep it. */
export const formSchema: v.GenericSchema<unknown, FormContent> = v.object({
  name: v.pipe(line(100), v.trim()),
  description: text(500),
  layout: list(FORM_LAYOUTS),
  intro: text(1000),
  submitLabel: line(40),
  successMessage: text(1000),
  redirectUrl: webAddress,
  fields: v.pipe(
    v.array(field),
    v.maxLength(MOST_FIELDS, `Use at most ${MOST_FIELDS} questions.`),
    v.check((entries) => haveOwnIds(entries), 'Two questions have the same id.'),
  ),
  notify: v.object({
    emails: v.pipe(
      v.array(
        v.pipe(
          v.string(),
          v.trim(),
          v.toLowerCase(),
          v.maxLength(254),
          v.email('Enter an email address such as maya@company.com.'),
        ),
      ),
      v.maxLength(10, 'Use at most 10 addresses.'),
    ),
  }),
  limits: v.object({
    most: count,
    mostPerVisitor: count,
    closesAt: v.pipe(
      v.string(),
      v.check((given) => given === '' || !Number.isNaN(Date.parse(given)), 'Choose a date and a time.'),
    ),
    closedMessage: text(300),
  }),
});

/** A form as it was stored, which was checked then. */
export const storedForm = (content: string): FormContent => v.parse(formSchema, JSON.parse(content));
