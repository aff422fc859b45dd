import { useState, type ReactNode } from 'react';
import { Plus, X } from 'lucide-react';
import { graphql, useFragment } from 'react-relay/hooks';
import { type Rules_store$key } from '#generated/Rules_store';
import { ReadOnlyNotice } from '#dashboard/frame/ReadOnlyNotice.tsx';
import { permissionTexts } from '#session/permissionTexts.ts';
import { Button } from '#ui/Button.tsx';
import { ComboBox } from '#ui/controls/ComboBox.tsx';
import { NumberField } from '#ui/controls/NumberField.tsx';
import { Switch } from '#ui/controls/Switch.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { lazyOverlay } from '#ui/lazyOverlay.tsx';
import { Section } from '#ui/Section.tsx';
import { PROVIDERS } from '../../providers.ts';
import { type SentRules, useStoreRules, without } from './useStoreRules.ts';

const SynonymDialog = lazyOverlay(() => import('./SynonymDialog.tsx'));

/** Which of the shop's products are shown, and how; each change holds at once. */
export function Rules({ store: key }: { store: Rules_store$key }) {
  const store = useFragment(
    graphql`
      fragment Rules_store on StoreIntegration {
        provider
        facets {
          collections {
            name
            count
          }
          tags {
            name
            count
          }
        }
        ...useStoreRules_store
      }
    `,
    key,
  );
  const { rules, mayChange, save, ...editor } = useStoreRules(store);
  const [isAddingSynonym, setIsAddingSynonym] = useState(false);
  const collections = store.facets.collections.map(({ name, count }) => ({
    id: name,
    label: name,
    detail: String(count),
  }));
  const tags = store.facets.tags.map(({ name, count }) => ({ id: name, label: name, detail: String(count) }));
  const change = (part: Partial<SentRules>, title: string) => void save((now) => ({ ...now, ...part }), title);
  /** For one of the lists of words: what was added to it or taken from it. */
  const changeWords = (field: WordsField, title: string) => ({
    words: rules[field],
    isDisabled: !mayChange,
    onAdd: (word: string) => void save((now) => ({ ...now, [field]: [...without(now[field], word), word] }), title),
    onRemove: (word: string) => void save((now) => ({ ...now, [field]: without(now[field], word) }), title),
  });

  return (
    <div className="mx-auto w-full max-w-[760px] px-5 pt-5 pb-12 max-md:px-4">
      <Group title="What is shown" description="Assistants show what your shop publishes, less what you take out here.">
        <WordsRule
          label="Only these collections"
          hint="None chosen: all of them."
          options={collections}
          {...changeWords('includeCollections', 'Collections saved')}
        />
        <WordsRule
          label="Never these collections"
          options={collections}
          {...changeWords('excludeCollections', 'Collections saved')}
        />
        <WordsRule label="Never what is tagged" options={tags} {...changeWords('excludeTags', 'Tags saved')} />
        <List
          label="Never these products"
          empty="No single product is excluded. In the catalogue and in the search console each can be."
          rows={rules.excludeProducts.map((product) => ({
            id: product.externalId,
            text: product.title,
            onRemove: () => editor.include(product),
          }))}
          mayChange={mayChange}
        />
        <Switch
          label="Hide what is sold out"
          value={rules.hideOutOfStock}
          isDisabled={!mayChange}
          onChange={(hideOutOfStock) =>
            change({ hideOutOfStock }, hideOutOfStock ? 'What is sold out is hidden' : 'What is sold out is shown')
          }
        />
      </Group>
      <Group title="In which order" description="Beyond how well words match.">
        <List
          label="Pinned"
          empty="Nothing is pinned. In the catalogue any product can be, in the search console for the words looked for."
          rows={rules.pins.map(({ words, externalId, product }, index) => ({
            id: `${externalId} ${index}`,
            text: `${product?.title ?? 'A product that the shop no longer has'}${words ? `, for “${words}”` : ''}`,
            onRemove: () =>
              void save(
                (now) => ({
                  ...now,
                  pins: now.pins.filter((pin) => pin.words !== words || pin.product !== externalId),
                }),
                'The pin is gone',
              ),
          }))}
          mayChange={mayChange}
        />
        <WordsRule label="Further up what is tagged" options={tags} {...changeWords('boostTags', 'Tags saved')} />
      </Group>
      <Group title="Synonyms" description="Words of your visitors for what your shop calls otherwise.">
        <List
          label="Synonyms"
          isLabelHidden
          empty="No synonyms yet. Searches that found nothing suggest some."
          rows={rules.synonyms.map(({ word, means }) => ({
            id: `${word} ${means}`,
            text: `“${word}” finds “${means}”`,
            onRemove: () =>
              void save(
                (now) => ({
                  ...now,
                  synonyms: now.synonyms.filter((one) => one.word !== word || one.means !== means),
                }),
                'The synonym is gone',
              ),
          }))}
          mayChange={mayChange}
        />
        {mayChange && (
          <div>
            <Button
              size="sm"
              icon={<Plus aria-hidden className="size-3.5" strokeWidth={1.75} />}
              onClick={() => setIsAddingSynonym(true)}
            >
              Add a synonym
            </Button>
          </div>
        )}
      </Group>
      <Group title="On a card" description="What visitors see of a product.">
        <NumberField
          label="Products at once"
          value={rules.maxResults}
          min={1}
          max={10}
          isDisabled={!mayChange}
          onChange={(maxResults) => maxResults !== null && change({ maxResults }, 'Saved')}
        />
        <Switch
          label="Former prices"
          value={rules.showCompareAt}
          isDisabled={!mayChange}
          onChange={(showCompareAt) => change({ showCompareAt }, 'Saved')}
        />
        <Switch
          label="That few are left"
          value={rules.showStock}
          isDisabled={!mayChange}
          onChange={(showStock) => change({ showStock }, 'Saved')}
        />
        {PROVIDERS[store.provider].hasCart && (
          <Switch
            label="A button into the cart"
            value={rules.allowAddToCart}
            isDisabled={!mayChange}
            onChange={(allowAddToCart) => change({ allowAddToCart }, 'Saved')}
          />
        )}
      </Group>
      <SynonymDialog
        isOpen={isAddingSynonym}
        word=""
        onAdd={editor.addSynonym}
        onClose={() => setIsAddingSynonym(false)}
      />
      {!mayChange && (
        <ReadOnlyNotice>
          Your role does not include {permissionTexts.UPDATE_ASSISTANTS.doing}. You can read this; ask an Admin of your
          company to change it, or to let you.
        </ReadOnlyNotice>
      )}
    </div>
  );
}

type WordsField = 'includeCollections' | 'excludeCollections' | 'excludeTags' | 'boostTags';

type GroupProps = { title: string; description: string; children: ReactNode };

const Group = ({ children, ...section }: GroupProps) => (
  <Section {...section}>
    <div className="grid gap-5">{children}</div>
  </Section>
);

type WordsRuleProps = {
  label: string;
  hint?: string;
  words: readonly string[];
  options: readonly { id: string; label: string; detail: string }[];
  isDisabled: boolean;
  onAdd: (word: string) => void;
  onRemove: (word: string) => void;
};

/** Some of what the shop has, chosen one by one. */
function WordsRule({ label, hint, words, options, isDisabled, onAdd, onRemove }: WordsRuleProps) {
  return (
    <div className="grid gap-2">
      {!isDisabled && (
        <ComboBox
          label={label}
          hint={hint}
          placeholder="Choose"
          options={options.filter(({ id }) => !words.includes(id))}
          value={null}
          onChange={(chosen) => chosen !== null && onAdd(chosen)}
        />
      )}
      {isDisabled && <p className="text-dense font-medium">{label}</p>}
      {words.length > 0 && (
        <ul aria-label={label} className="flex flex-wrap gap-1.5">
          {words.map((word) => (
            <Chosen key={word} onRemove={isDisabled ? null : () => onRemove(word)}>
              {word}
            </Chosen>
          ))}
        </ul>
      )}
    </div>
  );
}

function Chosen({ children, onRemove }: { children: string; onRemove: (() => void) | null }) {
  return (
    <li className="inline-flex h-7 items-center gap-1 rounded-control bg-surface pl-2.5 text-dense inset-ring inset-ring-line">
      <span className={onRemove ? '' : 'pr-2.5'}>{children}</span>
      {onRemove && (
        <button
          type="button"
          aria-label={`Remove ${children}`}
          onClick={onRemove}
          className="mr-0.5 grid size-6 place-items-center rounded-[4px] text-ink-faint hover:bg-hover hover:text-ink"
        >
          <X aria-hidden className="size-3.5" strokeWidth={2} />
        </button>
      )}
    </li>
  );
}

type ListProps = {
  label: string;
  isLabelHidden?: boolean;
  empty: string;
  rows: readonly { id: string; text: ReactNode; onRemove: () => void }[];
  mayChange: boolean;
};

function List({ label, isLabelHidden = false, empty, rows, mayChange }: ListProps) {
  return (
    <div className="grid gap-1.5 text-dense">
      {!isLabelHidden && <p className="font-medium">{label}</p>}
      {rows.length === 0 ? (
        <p className="text-ink-muted">{empty}</p>
      ) : (
        <ul aria-label={label} className="overflow-hidden rounded-card border border-line">
          {rows.map(({ id, text, onRemove }) => (
            <li key={id} className="flex min-h-10 items-center gap-2 border-line pr-1.5 pl-3 not-first:border-t">
              <span className="min-w-0 flex-1 truncate">{text}</span>
              {mayChange && (
                <IconButton icon={X} label={`Remove ${typeof text === 'string' ? text : label}`} onClick={onRemove} />
              )}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
