import { useState } from 'react';
import { CircleCheck, CircleMinus } from 'lucide-react';
import { describeVerdict } from '@parley/assistant-config/describeTrigger';
import { isOpenAt } from '@parley/assistant-config/officeHours';
import { CheckboxGroup } from '#ui/controls/CheckboxGroup.tsx';
import { NumberField } from '#ui/controls/NumberField.tsx';
import { SegmentedControl } from '#ui/controls/SegmentedControl.tsx';
import { Select } from '#ui/controls/Select.tsx';
import { Switch } from '#ui/controls/Switch.tsx';
import { TextField } from '#ui/TextField.tsx';
import { EditorSection, Pair } from '../editor/EditorSection.tsx';
import { useAssistantEditor } from '../editor/assistantEditor.ts';
import { languageName } from '../editor/languageName.ts';
import { askedOf, isGoalReached, newVisit, tryVisit, type TestVisit } from './testVisit.ts';

const DEVICES = [
  { id: 'Desktop', label: 'Desktop' },
  { id: 'Phone', label: 'Phone' },
] as const;
const VISITS = [
  { id: 'First', label: 'First visit' },
  { id: 'Returning', label: 'Later visit' },
] as const;
const SECONDS = { style: 'unit', unit: 'second', unitDisplay: 'long' } as const;

type TriggerTesterProps = {
  /** In milliseconds since 1970. */
  now: number;
  /** Only of this trigger; left out: of all. */
  triggerId?: string;
};

/** An imagined visit, and what each trigger does in it: nothing of it is seen or counted. */
export function TriggerTester({ now, triggerId }: TriggerTesterProps) {
  const { config } = useAssistantEditor();
  const [visit, setVisit] = useState<TestVisit>(() => ({
    ...newVisit(config.languages.default),
    isInOfficeHours: isOpenAt(config.team.officeHours, now),
  }));
  const set = (some: Partial<TestVisit>) => setVisit((before) => ({ ...before, ...some }));
  const { fires, verdicts } = tryVisit(config, visit, now);
  const shown = verdicts.filter(({ trigger }) => !triggerId || trigger.id === triggerId);

  return (
    <EditorSection title="Try it" description="Imagine a visit: which trigger fires, and why.">
      <VisitFields visit={visit} onChange={set} />
      <ul
        aria-label="What fires"
        aria-live="polite"
        className="divide-y divide-line rounded-card bg-well px-3 inset-ring inset-ring-line"
      >
        {shown.map((verdict) => {
          const isFiring = verdict.trigger.id === fires?.id;
          const Icon = isFiring ? CircleCheck : CircleMinus;
          return (
            <li key={verdict.trigger.id} className="flex gap-2 py-2 text-dense">
              <Icon
                aria-hidden
                className={`mt-0.5 size-4 flex-none ${isFiring ? 'text-positive' : 'text-ink-faint'}`}
                strokeWidth={1.75}
              />
              <div className="min-w-0">
                <p className="font-medium">{verdict.trigger.name}</p>
                <p className="text-xs wrap-anywhere text-ink-muted">{describeVerdict(verdict, fires)}</p>
                {verdict.trigger.goal?.type === 'Page' && (
                  <p className="text-xs text-ink-muted">
                    This page {isGoalReached(verdict.trigger.goal, visit) ? 'would' : 'would not'} reach its goal.
                  </p>
                )}
              </div>
            </li>
          );
        })}
      </ul>
    </EditorSection>
  );
}

type VisitFieldsProps = { visit: TestVisit; onChange: (some: Partial<TestVisit>) => void };

/** Always the page, the visitor and the time; the rest where a trigger asks about it. */
function VisitFields({ visit, onChange }: VisitFieldsProps) {
  const { config } = useAssistantEditor();
  const { asks, asksIfKnown, selectors, events, attributes } = askedOf(config);
  const spoken = [config.languages.default, ...config.languages.others];
  const number = (label: string, field: NumericField, most: number, format?: Intl.NumberFormatOptions) => (
    <NumberField
      label={label}
      min={field === 'pagesViewed' ? 1 : 0}
      max={most}
      format={format}
      value={visit[field]}
      onChange={(value) => onChange({ [field]: value ?? 0 })}
    />
  );
  const toggle = (label: string, field: SwitchedField) => (
    <Switch label={label} value={visit[field]} onChange={(value) => onChange({ [field]: value })} />
  );
  const ticks = (label: string, field: 'elementsSeen' | 'clicked' | 'events', ids: readonly string[]) =>
    ids.length > 0 && (
      <CheckboxGroup
        label={label}
        options={ids.map((id) => ({ id, label: id }))}
        value={visit[field]}
        onChange={(value) => onChange({ [field]: value })}
      />
    );
  return (
    <>
      <TextField
        label="Address of the page"
        value={visit.url}
        onChange={(url) => onChange({ url })}
        inputMode="url"
        autoComplete="off"
        spellCheck={false}
      />
      <div className="flex flex-wrap gap-2">
        <SegmentedControl
          label="Device"
          options={DEVICES}
          value={visit.device}
          onChange={(device) => onChange({ device })}
        />
        <SegmentedControl
          label="Visit"
          options={VISITS}
          value={visit.isReturning ? 'Returning' : 'First'}
          onChange={(id) => onChange({ isReturning: id === 'Returning' })}
        />
      </div>
      <Pair>
        {number('On the page for', 'secondsOnPage', 3600, SECONDS)}
        {asks('SecondsOnSite') && number('On the site for', 'secondsOnSite', 3600, SECONDS)}
        {asks('PagesViewed') && number('Pages viewed', 'pagesViewed', 100)}
        {asks('ScrollPercent') && number('Scrolled', 'maxScrollPercent', 100, { style: 'unit', unit: 'percent' })}
        {asks('Idle') && number('Nothing done for', 'idleSeconds', 3600, SECONDS)}
        {asks('Cart') && number('The cart is worth', 'cartTotal', 1_000_000)}
        {asks('Cart') && number('Products in the cart', 'cartItems', 1_000_000)}
        {selectors('FormAbandoned').map((selector) => (
          <NumberField
            key={selector}
            label={`${selector} left for`}
            placeholder="Not begun"
            min={0}
            max={3600}
            format={SECONDS}
            value={visit.formsBegun[selector] ?? null}
            onChange={(seconds) => onChange({ formsBegun: withForm(visit.formsBegun, selector, seconds) })}
          />
        ))}
        {spoken.length > 1 && (
          <Select
            label="Language"
            options={spoken.map((id) => ({ id, label: languageName(id) }))}
            value={visit.language}
            onChange={(language) => onChange({ language })}
          />
        )}
        {asks('Referrer') && (
          <TextField label="Came from" value={visit.referrer} onChange={(referrer) => onChange({ referrer })} />
        )}
        {attributes.map((name) => (
          <TextField
            key={name}
            label={`Attribute “${name}”`}
            value={visit.attributes[name] ?? ''}
            onChange={(value) => onChange({ attributes: { ...visit.attributes, [name]: value } })}
          />
        ))}
        {ticks('Seen', 'elementsSeen', selectors('ElementSeen'))}
        {ticks('Clicked', 'clicked', selectors('Click'))}
        {ticks('Tracked', 'events', events)}
      </Pair>
      <div className="grid gap-x-3 gap-y-1 sm:grid-cols-2">
        {asks('ExitIntent') && toggle('About to leave', 'exitIntent')}
        {asksIfKnown && toggle('Identified by your site', 'isKnown')}
        {asks('OfficeHours') && toggle('Within office hours', 'isInOfficeHours')}
        {asks('AgentsOnline') && toggle('Somebody is online', 'isAgentOnline')}
        {config.triggers.closedStaysClosed && toggle('Has closed the chat', 'isClosed')}
      </div>
    </>
  );
}

/** Without a number nothing was begun in the form. */
function withForm(before: TestVisit['formsBegun'], selector: string, seconds: number | null): TestVisit['formsBegun'] {
  const { [selector]: _, ...others } = before;
  return seconds === null ? others : { ...others, [selector]: seconds };
}

type NumericField =
  | 'secondsOnPage'
  | 'secondsOnSite'
  | 'pagesViewed'
  | 'maxScrollPercent'
  | 'idleSeconds'
  | 'cartTotal'
  | 'cartItems';
type SwitchedField = 'exitIntent' | 'isKnown' | 'isInOfficeHours' | 'isAgentOnline' | 'isClosed';
