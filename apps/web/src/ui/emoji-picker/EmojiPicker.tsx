import { useEffect, useEffectEvent, useRef } from 'react';
import data, { type EmojiMartData } from '@emoji-mart/data';
import { Data, Picker, SearchIndex } from 'emoji-mart';
import { customCategories, isCustomId, pickedEmoji, type CustomEmojis, type PickedEmoji } from './pickedEmoji.ts';
import { followTheme } from './pickerTheme.ts';
import { dropOddTone } from './rememberedTone.ts';

export type EmojiPickerProps = {
  onPick: (emoji: PickedEmoji) => void;
  /** Fills the category «custom». */
  custom?: CustomEmojis | undefined;
  /** Of its texts; the document's language unless given. */
  locale?: 'en' | 'zh' | undefined;
  /** Whether the search has the focus from the start. */
  hasAutoFocus?: boolean;
  /** Escape left the search: whoever stands around takes the focus. */
  onEscape?: () => void;
};

/** The emoji picker (spec §2 and §9): emoji-mart in our colours. Data and texts come with it, never from elsewhere. */
export function EmojiPicker({ onPick, custom, locale, hasAutoFocus = false, onEscape }: EmojiPickerProps) {
  const host = useRef<HTMLDivElement>(null);
  const pick = useEffectEvent(onPick);
  const escape = useEffectEvent(() => onEscape?.());

  useEffect(() => {
    const picker = createPicker({ custom, locale, hasAutoFocus, onPick: pick });
    const undress = followTheme(picker);
    const deaf = hearEscape(picker, escape);
    host.current?.append(picker);
    return () => {
      deaf();
      undress();
      picker.remove();
    };
  }, [custom, locale, hasAutoFocus]);

  return (
    <div
      ref={host}
      className="flex min-h-0 flex-1 justify-center [&>em-emoji-picker]:h-auto [&>em-emoji-picker]:max-h-[435px]"
    />
  );
}

type Options = Pick<EmojiPickerProps, 'custom' | 'locale' | 'hasAutoFocus' | 'onPick'>;

function createPicker({ custom, locale = languageOfDocument(), hasAutoFocus, onPick }: Options): HTMLElement {
  dropOddTone();
  dropCustom();
  const picker: unknown = new Picker({
    data,
    custom: customCategories(custom),
    locale,
    // English is in emoji-mart itself; what is not given it would fetch from a server of others.
    i18n: locale === 'zh' ? loadChinese : undefined,
    autoFocus: hasAutoFocus,
    set: 'native',
    icons: 'outline',
    // The theme comes by our variables, which stand above those of its own.
    theme: 'light',
    perLine: 9,
    maxFrequentRows: 4,
    previewPosition: 'none',
    skinTonePosition: 'search',
    onEmojiSelect: (answer: unknown) => {
      const emoji = pickedEmoji(answer);
      if (emoji) onPick(emoji);
    },
  });
  if (!(picker instanceof HTMLElement)) throw new Error('emoji-mart made no element.');
  return picker;
}

/** emoji-mart keeps and finds whatever custom emojis it was ever given, those of the company before this one too. */
function dropCustom() {
  const known: EmojiMartData | null = Data;
  for (const id of Object.keys(known?.emojis ?? {})) if (isCustomId(id)) delete known?.emojis[id];
  SearchIndex.reset();
}

async function loadChinese() {
  const { default: texts } = await import('@emoji-mart/data/i18n/zh.json');
  return texts;
}

function languageOfDocument() {
  return document.documentElement.lang.startsWith('zh') ? 'zh' : 'en';
}

/** The search blurs on Escape, lets nobody hear the key and leaves the focus nowhere: this notices it afterwards. */
function hearEscape(picker: HTMLElement, onEscape: () => void): () => void {
  function press({ key }: KeyboardEvent) {
    if (key !== 'Escape') return;
    setTimeout(() => {
      if (picker.isConnected && document.activeElement === document.body) onEscape();
    });
  }
  picker.addEventListener('keydown', press, true);
  return () => picker.removeEventListener('keydown', press, true);
}
