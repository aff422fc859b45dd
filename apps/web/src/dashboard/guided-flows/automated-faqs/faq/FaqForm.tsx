import { type ReactNode } from 'react';
import { X } from 'lucide-react';
import { THRESHOLD } from '@parley/automated-faq/limits';
import { EditorSection } from '#dashboard/assistants/editor/EditorSection.tsx';
import { ARTICLE_LANGUAGES } from '#dashboard/content/articles/article/articleLanguages.ts';
import { CheckboxGroup } from '#ui/controls/CheckboxGroup.tsx';
import { ComboBox } from '#ui/controls/ComboBox.tsx';
import { type Option } from '#ui/controls/option.ts';
import { RadioGroup } from '#ui/controls/RadioGroup.tsx';
import { Select } from '#ui/controls/Select.tsx';
import { Slider } from '#ui/controls/Slider.tsx';
import { Form } from '#ui/form/Form.tsx';
import { type useForm } from '#ui/form/useForm.ts';
import { Chip } from '#ui/Chip.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { TextField } from '#ui/TextField.tsx';
import { AnswerField } from './AnswerField.tsx';
import { ButtonsField } from './ButtonsField.tsx';
import { FaqArticle } from './FaqArticle.tsx';
import { type FaqValues } from './faqFields.ts';
import { PhrasingList } from './PhrasingList.tsx';

export type FaqChoices = {
  assistants: readonly Option[];
  articles: readonly Option[];
  /** Published ones. */
  flows: readonly Option[];
  forms: readonly Option[];
};

type FaqFormProps = {
  id: string;
  form: ReturnType<typeof useForm<FaqValues, FaqValues>>;
  choices: FaqChoices;
  isReadOnly: boolean;
  children?: ReactNode;
};

const MODES = [
  { id: 'Similarity', label: 'Questions that mean the same as a phrasing' },
  { id: 'Keywords', label: 'Questions with certain keywords' },
  { id: 'Regex', label: 'Questions in which an expression is found' },
] as const;
const RULES = [
  { id: 'All', label: 'All of them' },
  { id: 'Any', label: 'One of them' },
  { id: 'Phrase', label: 'One of them, letter by letter' },
] as const;
const FOLLOW_UPS = [
  { id: 'Nothing', label: 'Nothing more' },
  { id: 'Article', label: 'An article is offered to read on' },
  { id: 'Flow', label: 'A guided flow begins' },
  { id: 'Form', label: 'A form is asked' },
  { id: 'Handoff', label: 'The conversation goes to people' },
] as const;
/** What has to be chosen to follow, beside articles. */
const FOLLOWING = {
  Flow: { label: 'Flow', of: 'flows' },
  Form: { label: 'Form', of: 'forms' },
} as const;

/** All of an FAQ that people write. */
export function FaqForm({ id, form, choices, isReadOnly, children }: FaqFormProps) {
  const { values } = form;
  const phrasings = form.field('phrasings');
  const buttons = form.field('buttons');
  const followUp = form.field('followUp');
  const followUpId = form.field('followUpId');
  const following = values.followUp === 'Flow' || values.followUp === 'Form' ? FOLLOWING[values.followUp] : null;
  const keywords = form.field('keywords');
  return (
    <Form id={id} form={form} className="@container grid content-start px-5 py-5 max-md:px-4">
      {children}
      <EditorSection title="Question" description="What visitors ask, in as many words as you can think of.">
        <TextField label="Question" isDisabled={isReadOnly} {...form.field('question')} />
        <PhrasingList
          value={phrasings.value}
          onChange={phrasings.onChange}
          error={phrasings.error}
          isReadOnly={isReadOnly}
        />
      </EditorSection>
      <EditorSection title="Matching" description="Which questions it answers.">
        <RadioGroup label="It answers" options={MODES} isDisabled={isReadOnly} {...form.field('matchMode')} />
        {values.matchMode === 'Similarity' && (
          <Slider
            label="How alike they must be"
            hint="Lower answers more questions, and more of them wrongly."
            min={THRESHOLD.least}
            max={THRESHOLD.most}
            step={0.01}
            format={{ minimumFractionDigits: 2 }}
            isDisabled={isReadOnly}
            value={values.threshold}
            onChange={form.field('threshold').onChange}
          />
        )}
        {values.matchMode === 'Keywords' && (
          <>
            <TextField label="Keywords" hint="With commas between them" isDisabled={isReadOnly} {...keywords} />
            <Select
              label="A question must hold"
              options={RULES}
              isDisabled={isReadOnly}
              {...form.field('keywordRule')}
            />
          </>
        )}
        {values.matchMode === 'Regex' && (
          <TextField
            label="Expression"
            hint="As \bNW-?\d{5}\b for order numbers; upper and lower case are the same"
            spellCheck={false}
            isDisabled={isReadOnly}
            {...form.field('pattern')}
          />
        )}
        {values.exclusions.length > 0 && (
          <Exclusions value={values.exclusions} onChange={form.field('exclusions').onChange} isReadOnly={isReadOnly} />
        )}
        <Slider
          label="Priority"
          hint="When two FAQs fit a question equally well, the one with the higher priority answers."
          step={5}
          isDisabled={isReadOnly}
          value={values.priority}
          onChange={form.field('priority').onChange}
        />
      </EditorSection>
      <EditorSection title="Answer" description="Given word for word, in place of GPT.">
        <AnswerField isReadOnly={isReadOnly} {...form.field('answer')} />
        <ButtonsField
          value={buttons.value}
          onChange={buttons.onChange}
          error={buttons.error}
          articles={choices.articles}
          isReadOnly={isReadOnly}
        />
        <Select
          label="Then"
          options={FOLLOW_UPS}
          isDisabled={isReadOnly}
          {...followUp}
          onChange={(next) => {
            followUp.onChange(next);
            followUpId.onChange(null);
          }}
        />
        {values.followUp === 'Article' && (
          <FaqArticle
            known={choices.articles}
            isDisabled={isReadOnly}
            value={followUpId.value}
            onChange={followUpId.onChange}
            error={followUpId.error}
          />
        )}
        {following && (
          <ComboBox
            label={following.label}
            options={choices[following.of]}
            isDisabled={isReadOnly}
            value={followUpId.value}
            onChange={followUpId.onChange}
            error={followUpId.error}
          />
        )}
      </EditorSection>
      <EditorSection title="Where" description="Left empty, it answers everywhere.">
        {choices.assistants.length > 1 && (
          <CheckboxGroup
            label="Assistants"
            hint={values.assistantIds.length === 0 ? 'All of them' : undefined}
            options={choices.assistants}
            isDisabled={isReadOnly}
            {...form.field('assistantIds')}
          />
        )}
        <Languages value={values.languages} onChange={form.field('languages').onChange} isReadOnly={isReadOnly} />
      </EditorSection>
    </Form>
  );
}

type LanguagesProps = { value: readonly string[]; onChange: (languages: string[]) => void; isReadOnly: boolean };

/** Those whose visitors it answers. */
function Languages({ value, onChange, isReadOnly }: LanguagesProps) {
  const left = ARTICLE_LANGUAGES.filter(({ id }) => !value.includes(id));
  return (
    <div className="grid gap-2">
      {!isReadOnly && (
        <ComboBox
          label="Languages"
          hint={value.length === 0 ? 'All of them' : undefined}
          placeholder="Add a language"
          options={left}
          value={null}
          onChange={(id) => id && onChange([...value, id])}
        />
      )}
      {value.length > 0 && (
        <ul aria-label="Languages" className="flex flex-wrap gap-1.5">
          {value.map((id) => (
            <li key={id}>
              <Chip
                value={ARTICLE_LANGUAGES.find((one) => one.id === id)?.label ?? id}
                onRemove={isReadOnly ? undefined : () => onChange(value.filter((one) => one !== id))}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

type ExclusionsProps = { value: readonly string[]; onChange: (exclusions: string[]) => void; isReadOnly: boolean };

/** What it must not answer, although it might: marked as wrong when it was tried on the past. */
function Exclusions({ value, onChange, isReadOnly }: ExclusionsProps) {
  return (
    <div>
      <p className="mb-1.5 text-dense font-medium">But not</p>
      <ul aria-label="Not answered" className="divide-y divide-line rounded-card border border-line text-dense">
        {value.map((question) => (
          <li key={question} className="flex items-center gap-2 py-0.5 pr-1 pl-3">
            <span dir="auto" className="min-w-0 flex-1 py-1.5 wrap-anywhere">
              {question}
            </span>
            {!isReadOnly && (
              <IconButton
                icon={X}
                label={`Answer “${question}” again`}
                onClick={() => onChange(value.filter((one) => one !== question))}
              />
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
