import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { CustomEmoji } from '#api/ChatApi.ts';
import { mark, spokenLanguage, t } from '#language/t.ts';
import { type EmojiNames, namesIn, renamed } from './emojiNames.ts';
import { foundEmojis, GROUPS, type Emoji, type EmojiGroup } from './emojis.ts';
import { nextInGrid } from './nextInGrid.ts';

type EmojiPickerProps = {
  /** The company's own. */
  customEmojis: readonly CustomEmoji[];
  onPick: (text: string) => void;
};

const ownGroup = (emojis: readonly CustomEmoji[]): EmojiGroup => ({
  name: mark('Our own'),
  emojis: emojis.map(({ shortcode, title, image }) => ({ text: `:${shortcode}:`, name: title, image })),
});

/** Emojis by group, with a search. Arrow keys walk through them; Enter in the search takes the first. */
export function EmojiPicker({ customEmojis, onPick }: EmojiPickerProps) {
  const [query, setQuery] = useState('');
  const area = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  const names = useNames();
  const groups = useMemo(
    () => foundEmojis([ownGroup(customEmojis), ...renamed(GROUPS, names)], query),
    [customEmojis, names, query],
  );
  const [first] = groups[0]?.emojis ?? [];

  function onKeyDown(event: KeyboardEvent) {
    const buttons = [...(area.current?.querySelectorAll('button') ?? [])];
    const next = nextInGrid(buttons, document.activeElement, event.key);
    if (!next) return;
    event.preventDefault();
    next.focus();
  }

  return (
    // Above the box, whatever is left of the page: at 200 % a small window has two hundred pixels.
    <div className="flex max-h-[min(18rem,calc(100dvh-8.5rem))] flex-col">
      <input
        type="search"
        aria-label={t('Search emojis')}
        placeholder={t('Search')}
        value={query}
        ref={input}
        onInput={({ currentTarget }) => setQuery(currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') {
            // The form around is the message's.
            event.preventDefault();
            if (first) onPick(first.text);
          } else if (event.key === 'ArrowDown') {
            event.preventDefault();
            area.current?.querySelector('button')?.focus();
          }
        }}
        className="m-2 h-9 shrink-0 -outline-offset-1 rounded-control border border-line-strong bg-surface px-2.5 text-base"
      />
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the keys are those of the buttons in it */}
      <div ref={area} onKeyDown={onKeyDown} className="overflow-y-auto px-2 pb-2">
        {groups.map(({ name, emojis }) => (
          <section key={name} aria-label={t(name)}>
            <h2 className="px-1 pt-1.5 text-xs font-medium text-ink-muted">{t(name)}</h2>
            <div className="grid grid-cols-[repeat(auto-fill,minmax(2.25rem,1fr))]">
              {emojis.map((emoji) => (
                <EmojiKey key={emoji.text} emoji={emoji} isReached={emoji === first} onPick={onPick} />
              ))}
            </div>
          </section>
        ))}
        <output className="block px-1 text-dense text-ink-muted">
          {groups.length === 0 && t('No emoji by that name.')}
        </output>
      </div>
    </div>
  );
}

/** In the visitor's language once they have come; where they do not, emojis keep their English ones. */
function useNames(): EmojiNames {
  const [names, setNames] = useState<EmojiNames>({});
  useEffect(() => {
    namesIn(spokenLanguage()).then(setNames, () => {});
  }, []);
  return names;
}

type EmojiKeyProps = { emoji: Emoji; isReached: boolean; onPick: (text: string) => void };

/** One stop for Tab in all of them: the arrows do the rest. */
function EmojiKey({ emoji: { text, name, image }, isReached, onPick }: EmojiKeyProps) {
  return (
    <button
      type="button"
      aria-label={name}
      title={name}
      tabIndex={isReached ? 0 : -1}
      onClick={() => onPick(text)}
      className="grid h-9 place-items-center rounded-control text-xl hover:bg-hover -outline-offset-2"
    >
      {image ? <img src={image} alt="" className="size-6" /> : text}
    </button>
  );
}
