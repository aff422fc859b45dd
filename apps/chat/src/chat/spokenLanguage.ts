import type { BrowserPage } from '#session/BrowserPage.ts';
import type { ChatMemory } from '#session/chatMemory.ts';
import type { Parts } from './Chat.ts';

type Asked = { memory: Pick<ChatMemory, 'language'>; page: Pick<BrowserPage, 'languages'>; around?: string | null };

/** What the visitor reads, best first: as they have chosen, as the site around says, as the browser does. */
export const languagesFor = ({ memory, page, around = null }: Asked): readonly string[] =>
  [memory.language(), around, ...page.languages()].filter((language) => language !== null);

/** Changes the language while the chat runs; `onChange` is called after each change. */
export function createSpokenLanguage({ store, memory, page }: Parts, onChange: () => void) {
  let around: string | null = null;

  function speak() {
    const languages = languagesFor({ memory, page, around });
    if (languages[0] === store.get().languages[0]) return;
    store.update((state) => ({ ...state, languages }));
    onChange();
  }

  return {
    chooseLanguage: (language: string) => {
      memory.keepLanguage(language);
      speak();
    },
    followLanguage: (language: string) => {
      around = language;
      speak();
    },
  };
}
