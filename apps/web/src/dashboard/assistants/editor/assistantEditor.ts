import { createContext, useContext, useMemo } from 'react';
import type { AssistantConfig } from '@parley/assistant-config/configSchema';

export type PublishedFlow = {
  readonly id: string;
  readonly name: string;
  readonly presentation: {
    readonly type: string;
    readonly lineOne: string;
    readonly lineTwo?: string | null;
    readonly lineThree?: string | null;
  };
};

export type Colleague = {
  readonly id: string;
  readonly name: string;
  readonly permissions: { readonly MANAGE_CONVERSATIONS: boolean };
};

/** A published form, which a home page can open. */
export type PublishedForm = { readonly id: string; readonly name: string };

export type NamedArticle = { readonly id: string; readonly title: string };
export type NamedProduct = { readonly id: string; readonly title: string };

/** The draft of the open assistant, which all of its tabs change. */
export type AssistantEditor = {
  assistant: { id: string; type: 'FloatingWidget' | 'FullscreenOverlay'; clientId: string };
  /** The company's published flows, which it can offer. */
  flows: readonly PublishedFlow[];
  /** Its published forms. */
  forms: readonly PublishedForm[];
  /** The categories of its articles. */
  categories: readonly { readonly id: string; readonly name: string }[];
  /** The published ones among the articles that it names, as far as they are known. */
  articles: readonly NamedArticle[];
  /** Those of the products that its home page names that shops still have. */
  products: readonly NamedProduct[];
  /** Whether it shows a shop. */
  hasShop: boolean;
  /** Who works for it. */
  people: readonly Colleague[];
  config: AssistantConfig;
  change: (next: (config: AssistantConfig) => AssistantConfig) => void;
  /** What is wrong, by path: `appearance.title`. */
  problems: Readonly<Record<string, string>>;
  isReadOnly: boolean;
  /** In which of its languages texts are read and written now. */
  language: string;
  setLanguage: (language: string) => void;
  /** The block of the home page that is being set, which the preview shows. */
  openBlockId: string | null;
  setOpenBlockId: (id: string | null) => void;
  /** Where an image that the draft names can be read; null: there is none. */
  addressOf: (path: string | null) => string | null;
  /** Makes the address of an image known that was just uploaded. */
  rememberImage: (path: string, address: string) => void;
  /** Makes a published article known that was just chosen. */
  rememberArticle: (article: NamedArticle) => void;
  /** And a product. */
  rememberProduct: (product: NamedProduct) => void;
};

export const AssistantEditorContext = createContext<AssistantEditor | null>(null);

/** Throws outside of an assistant's layout. */
export function useAssistantEditor(): AssistantEditor {
  const editor = useContext(AssistantEditorContext);
  if (!editor) throw new Error('There is no assistant around this.');
  return editor;
}

/** One section of the draft, how to change some of it, and what is wrong in it by the path within. */
export function useConfigSection<Section extends keyof AssistantConfig>(section: Section) {
  const { config, change, problems } = useAssistantEditor();
  return useMemo(
    () => ({
      value: config[section],
      set: (some: Partial<AssistantConfig[Section]>) =>
        change((now) => ({ ...now, [section]: { ...now[section], ...some } })),
      problem: (path: string): string | null => problems[`${section}.${path}`] ?? null,
    }),
    [config, change, problems, section],
  );
}
