/*
 * A form as it is drafted, published and filled in. Its questions keep their ids for ever, so that answers find the question
 * that was asked, whatever it is called by now.
 */

export const FIELD_TYPES = [
  'ShortText',
  'LongText',
  'Email',
  'Phone',
  'Url',
  'Number',
  'Select',
  'MultiSelect',
  'Radio',
  'Checkbox',
  'YesNo',
  'Date',
  'Time',
  'DateTime',
  'File',
  'Rating',
  'Scale',
  'Nps',
  'Address',
  'Consent',
  'Hidden',
  'Statement',
  'Section',
] as const;

export type FieldType = (typeof FIELD_TYPES)[number];

/** One of the answers that a question offers; its id is what is stored. */
export type FieldOption = { id: string; label: string };

/** What an answer has to be; null and empty: anything. Dates are ISO, `2026-11-25`. */
export type FieldChecks = {
  minLength: number | null;
  maxLength: number | null;
  /** A regular expression that the whole answer has to match. */
  pattern: string;
  patternMessage: string;
  min: number | null;
  max: number | null;
  step: number | null;
  minDate: string;
  maxDate: string;
  minSelections: number | null;
  maxSelections: number | null;
  /** Endings of file names, lower case without the dot. */
  extensions: readonly string[];
  maxSizeMb: number | null;
};

export const FILL_SOURCES = [
  'None',
  'VisitorEmail',
  'VisitorName',
  'VisitorPhone',
  'Attribute',
  'QueryParam',
  'PageUrl',
  'Fixed',
] as const;

/** Where a first answer comes from. `name`: of the attribute or query parameter; of Fixed the answer itself. */
export type FillFrom = { source: (typeof FILL_SOURCES)[number]; name: string };

export const SAVE_TARGETS = ['None', 'Email', 'Name', 'Phone', 'Attribute'] as const;

/** What of the visitor an answer becomes. `name`: of the attribute. */
export type SaveTo = { target: (typeof SAVE_TARGETS)[number]; name: string };

export const CONDITION_OPS = [
  'Is',
  'IsNot',
  'Contains',
  'DoesNotContain',
  'IsEmpty',
  'IsNotEmpty',
  'GreaterThan',
  'LessThan',
] as const;

/** Something that an earlier answer has to be. `Is` holds when it is one of `values`. */
export type Condition = {
  fieldId: string;
  op: (typeof CONDITION_OPS)[number];
  values: readonly string[];
};

/** When a question is asked; without conditions: always. */
export type ShowWhen = { match: 'All' | 'Any'; conditions: readonly Condition[] };

export type FormField = {
  id: string;
  /** Its name in exports and webhooks. */
  key: string;
  type: FieldType;
  label: string;
  help: string;
  placeholder: string;
  isRequired: boolean;
  options: readonly FieldOption[];
  /** Whether visitors may answer in words of their own instead. */
  allowsOther: boolean;
  checks: FieldChecks;
  fillFrom: FillFrom;
  saveTo: SaveTo;
  showWhen: ShowWhen;
};

export const FORM_LAYOUTS = ['Chat', 'Card'] as const;

/** One question at a time, or all of them on a card. */
export type FormLayout = (typeof FORM_LAYOUTS)[number];

export type FormContent = {
  name: string;
  description: string;
  layout: FormLayout;
  intro: string;
  submitLabel: string;
  successMessage: string;
  /** Of the company's page that is offered afterwards; empty: none. */
  redirectUrl: string;
  fields: readonly FormField[];
  notify: {
    emails: readonly string[];
  };
  limits: {
    /** Submissions in all. */
    most: number | null;
    mostPerVisitor: number | null;
    /** ISO instant; empty: it stays open. */
    closesAt: string;
    closedMessage: string;
  };
};

/** A postal address, and where it is when that is known. */
export type Address = {
  street: string;
  postalCode: string;
  city: string;
  country: string;
};

/** Of File: ids of what was uploaded. */
export type AnswerValue = string | number | boolean | readonly string[] | Address;

/** By the questions' ids; what was not answered is not there. */
export type Answers = Readonly<Record<string, AnswerValue>>;
