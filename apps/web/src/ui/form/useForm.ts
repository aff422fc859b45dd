import { useMemo, useState } from 'react';
import { getDotPath, safeParse, type BaseIssue, type GenericSchema } from 'valibot';
import { useSubmission } from './useSubmission.ts';

type FormOptions<Values, Sent> = {
  /** What makes the values right, with a sentence for each way to be wrong; its output is what is sent. */
  schema: GenericSchema<unknown, Sent>;
  /**
   * What the fields hold, and what «unchanged» means. Where it becomes another, because the record was changed elsewhere, the
   * fields that hold nothing else than what is saved follow. So it says the same of the same record each time; for another
   * one, give the component another key.
   */
  initial: Values;
  /** What was typed before and is not saved: it stands in the fields, and «unchanged» means `initial` all the same. */
  draft?: Partial<Values>;
  /**
   * Saves. Is told the names of the fields that were changed: others may have been changed elsewhere meanwhile. What it throws
   * is shown: beside the field that the API names, or above the form.
   */
  send: (output: Sent, changed: ReadonlySet<string>) => Promise<void>;
  /** Codes of errors that belong to a field, where the API names none. */
  fieldOfCode?: Readonly<Record<string, string>>;
};

/** What a control is given, to be spread on it. */
export type FieldBinding<Value> = {
  name: string;
  value: Value;
  onChange: (value: Value) => void;
  onBlur: () => void;
  error: string | null;
};

type Fields<Values> = {
  /** The record as it was given last. */
  seen: Values;
  /** What the fields hold where nobody touches them. */
  saved: Values;
  /** What the others hold. */
  typed: Partial<Values>;
};

const NONE: ReadonlySet<string> = new Set();

/**
 * A form: values, what is wrong with them and sending them, once. A field says what is wrong when one leaves it after a
 * change, all do when the form is submitted, and each takes it back as soon as it is right.
 */
export function useForm<Values extends object, Sent>({
  schema,
  initial,
  draft = {},
  send,
  fieldOfCode,
}: FormOptions<Values, Sent>) {
  const [fields, setFields] = useState<Fields<Values>>({ seen: initial, saved: initial, typed: draft });
  const { saved, typed } = fields;
  const values: Values = useMemo(() => ({ ...saved, ...typed }), [saved, typed]);
  const [left, setLeft] = useState(NONE);
  const [isAllShown, setIsAllShown] = useState(false);
  const result = useMemo(() => safeParse(schema, values), [schema, values]);
  const wrong = useMemo(() => sentencesOf(result.issues ?? []), [result]);

  const submission = useSubmission({
    check() {
      setIsAllShown(true);
      return wrong;
    },
    async send() {
      if (!result.success) return;
      const { seen } = fields;
      await send(result.output, new Set(Object.keys(without(typed, saved))));
      settle((now) => ({
        ...now,
        // The record may say it in another way: then that is what was saved.
        saved: isSame(now.seen, seen) ? values : now.saved,
        // What was typed meanwhile stays, and is not saved yet.
        typed: without(now.typed, values),
      }));
    },
    fieldOfCode,
  });
  if (!isSame(initial, fields.seen)) {
    setFields({
      seen: initial,
      saved: initial,
      // What was typed back to what it was follows, too, unless it was sent as another.
      typed: submission.isSubmitting ? typed : without(typed, saved),
    });
  }

  function settle(next: (now: Fields<Values>) => Fields<Values>) {
    setFields(next);
    setLeft(NONE);
    setIsAllShown(false);
  }

  function reset() {
    settle((now) => ({ ...now, typed: {} }));
    submission.clear();
  }

  function change(some: Partial<Values>) {
    setFields((now) => ({ ...now, typed: { ...now.typed, ...some } }));
    for (const name of Object.keys(some)) submission.forget(name);
  }

  function field<Name extends keyof Values & string>(name: Name): FieldBinding<Values[Name]> {
    const isShown = isAllShown || left.has(name);
    return {
      name,
      value: values[name],
      onChange: (value) => setOne(name, value),
      onBlur: () => name in typed && setLeft((before) => new Set([...before, name])),
      error: submission.problems.fields[name] || (isShown && wrong[name]) || null,
    };
  }

  function setOne<Name extends keyof Values & string>(name: Name, value: Values[Name]) {
    setFields((now) => ({ ...now, typed: { ...now.typed, [name]: value } }));
    submission.forget(name);
  }

  return {
    values,
    /** Everything for one control: `<TextField label="Name" {...form.field('name')} />`. */
    field,
    /** Changes several fields at once. */
    change,
    /** Whether leaving now would lose something. */
    isDirty: !submission.isSubmitting && !isSame(values, saved),
    /** Back to what was saved last. */
    reset,
    ...submission,
  };
}

const isSame = (one: unknown, other: unknown) => one === other || JSON.stringify(one) === JSON.stringify(other);

/** What was typed, but for what is saved as it stands. */
function without<Values extends object>(typed: Partial<Values>, saved: Values): Partial<Values> {
  const left = { ...typed };
  for (const name in left) if (isSame(left[name], saved[name])) delete left[name];
  return left;
}

/** The first sentence for each field. */
function sentencesOf(issues: readonly BaseIssue<unknown>[]): Record<string, string> {
  const sentences: Record<string, string> = {};
  for (const issue of issues) sentences[getDotPath(issue)?.split('.')[0] ?? ''] ??= issue.message;
  return sentences;
}
