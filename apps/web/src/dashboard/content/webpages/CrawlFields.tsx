import { Checkbox } from '#ui/Checkbox.tsx';
import { NumberField } from '#ui/controls/NumberField.tsx';
import { SegmentedControl } from '#ui/controls/SegmentedControl.tsx';
import { Select } from '#ui/controls/Select.tsx';
import { TextArea } from '#ui/controls/TextArea.tsx';
import { type useForm } from '#ui/form/useForm.ts';
import { TextField } from '#ui/TextField.tsx';
import { type CrawlValues } from './crawlForm.ts';
import { FREQUENCIES, FREQUENCY_LABELS, KIND_LABELS, KINDS, type CrawlSource } from './crawlSource.ts';

const HINTS = {
  Site: 'Links are followed to pages below this address.',
  Page: 'This page alone.',
  List: 'One address a line, at most 100.',
  Sitemap: 'The address of the sitemap, such as https://www.example.com/sitemap.xml.',
} as const;

type CrawlForm = ReturnType<typeof useForm<CrawlValues, CrawlValues>>;

/** Which pages are read, and by which rules; of a source that there is, its rules alone. */
export function CrawlFields({ form, source }: { form: CrawlForm; source: CrawlSource | null }) {
  const { kind } = form.values;
  const hasRules = kind === 'Site' || kind === 'Sitemap';
  return (
    <>
      {!source && (
        <>
          <SegmentedControl
            label="What to read"
            options={KINDS.map((id) => ({ id, label: KIND_LABELS[id] }))}
            value={kind}
            onChange={form.field('kind').onChange}
          />
          {kind === 'List' ? (
            <TextArea label="Addresses" rows={5} hint={HINTS.List} {...form.field('addresses')} />
          ) : (
            <TextField
              label="Address"
              type="url"
              inputMode="url"
              autoComplete="off"
              placeholder="https://www.example.com/help"
              hint={HINTS[kind]}
              // Whoever opens it types into it.
              // oxlint-disable-next-line jsx-a11y/no-autofocus
              autoFocus
              {...form.field('addresses')}
            />
          )}
        </>
      )}
      {hasRules && (
        <>
          <div className="grid gap-4 md:grid-cols-2">
            <TextArea
              label="Only these paths"
              rows={2}
              placeholder="/help/*"
              hint="One a line; * stands for anything. Empty: all."
              {...form.field('includePatterns')}
            />
            <TextArea
              label="Not these paths"
              rows={2}
              placeholder="/blog/*"
              hint="One a line."
              {...form.field('excludePatterns')}
            />
          </div>
          <div className="grid gap-4 md:grid-cols-2">
            <NumberField label="At most this many pages" min={1} max={1000} {...form.field('maxPages')} />
            {kind === 'Site' && (
              <NumberField label="Follow links this far" min={0} max={10} {...form.field('maxDepth')} />
            )}
          </div>
        </>
      )}
      <Select
        label="Read again"
        options={FREQUENCIES.map((id) => ({ id, label: FREQUENCY_LABELS[id] }))}
        {...form.field('frequency')}
      />
      <Checkbox {...form.field('respectsRobots')}>Leave out what the site keeps robots from</Checkbox>
    </>
  );
}
