import { lazy, useMemo, useState } from 'react';
import { graphql, useFragment, usePreloadedQuery } from 'react-relay/hooks';
import { Outlet, useLocation, useResolvedPath } from 'react-router-dom';
import type { AssistantLayout_assistant$key } from '#generated/AssistantLayout_assistant';
import AssistantLayoutNode, { type AssistantLayoutQuery } from '#generated/AssistantLayoutQuery';
import { OF_RECORDS, useRefetchOn } from '#dashboard/frame/useRefetchOn.ts';
import { useRecordTitle } from '#dashboard/frame/recordTitle.ts';
import { type ScreenProps } from '#router/screen.tsx';
import { UnsavedChanges } from '#ui/dialogs/UnsavedChanges.tsx';
import { permissionTexts } from '#session/permissionTexts.ts';
import { usePermission } from '#session/usePermission.ts';
import { ReadOnlyNotice } from '#dashboard/frame/ReadOnlyNotice.tsx';
import { LazyPart } from '#ui/LazyPart.tsx';
import { TabBar } from '#ui/tab-bar/TabBar.tsx';
import { ConflictNotice } from '#versioning/ConflictNotice.tsx';
import { useDraft } from '#versioning/useDraft.ts';
import { AssistantActions } from './AssistantActions.tsx';
import { assistantTabs } from './assistantTabs.ts';
import { AssistantDraftBar } from './editor/AssistantDraftBar.tsx';
import {
  AssistantEditorContext,
  type AssistantEditor,
  type NamedArticle,
  type NamedProduct,
  type Colleague,
  type PublishedFlow,
  type PublishedForm,
} from './editor/assistantEditor.ts';
import { CHANGE_WORDS } from './editor/changeWords.ts';
import { checkConfig } from './editor/checkConfig.ts';
import { configValue } from './editor/configValue.ts';
import { EditorHeader } from './editor/EditorHeader.tsx';
import { readableConfig } from './editor/readableConfig.ts';
import { readConfig } from './editor/readConfig.ts';
import { useSaveDraft } from './editor/useSaveDraft.ts';
import { PreviewPane } from './preview/PreviewPane.tsx';

const Playground = lazy(() => import('./gpt-settings/playground/Playground.tsx'));

/** /dashboard/assistants/{variant}/{id}/*: what can be set on one assistant, as tabs, beside the chat that runs the draft. */
export default function AssistantLayout({ queryRef }: ScreenProps<AssistantLayoutQuery>) {
  const { assistant, currentUser, colleagues, publishedFlows, articleCategories, formTemplates, stores } =
    usePreloadedQuery<AssistantLayoutQuery>(
      graphql`
        query AssistantLayoutQuery($id: ID!) @preloadable {
          assistant(id: $id) {
            id
            ...AssistantLayout_assistant
          }
          currentUser {
            client {
              id
              name
            }
          }
          colleagues {
            id
            name
            permissions {
              MANAGE_CONVERSATIONS
            }
          }
          publishedFlows {
            id
            name
            presentation {
              type
              lineOne
              lineTwo
              lineThree
            }
          }
          articleCategories {
            id
            name
          }
          stores {
            id
            assistants {
              id
            }
          }
          formTemplates(filter: { status: Active }, sort: NameAscending, first: 100) {
            edges {
              node {
                id
                name
              }
            }
          }
        }
      `,
      queryRef,
    );
  const client = currentUser?.client;
  const forms = useMemo(() => formTemplates.edges.map(({ node }) => node), [formTemplates]);
  if (!client) return null;
  return (
    <OpenAssistant
      key={assistant.id}
      {...{ assistant, client, forms }}
      flows={publishedFlows}
      categories={articleCategories}
      hasShop={stores.some(({ assistants }) => assistants.some(({ id }) => id === assistant.id))}
      people={colleagues}
    />
  );
}

type OpenAssistantProps = {
  assistant: AssistantLayout_assistant$key;
  client: { id: string; name: string };
  people: readonly Colleague[];
  flows: readonly PublishedFlow[];
  forms: readonly PublishedForm[];
  categories: AssistantEditor['categories'];
  hasShop: boolean;
};

function OpenAssistant({ assistant: key, client, people, flows, forms, categories, hasShop }: OpenAssistantProps) {
  const assistant = useFragment(
    graphql`
      fragment AssistantLayout_assistant on Assistant {
        id
        type
        title
        replyMinutes
        ...assistantDraft_assistant @relay(mask: false)
        published {
          number
          config
        }
        ...AssistantActions_assistant
        ...AssistantDraftBar_assistant
      }
    `,
    key,
  );
  const { id, type, title, draft: saved, published } = assistant;
  const { pathname } = useResolvedPath('');
  const hasPlayground = useLocation().pathname.endsWith('/gpt-settings');
  const reread = useRefetchOn(AssistantLayoutNode, { id }, { pace: OF_RECORDS });
  const save = useSaveDraft(id);
  const isReadOnly = !usePermission('UPDATE_ASSISTANTS');
  const draft = useDraft({
    saved: { content: saved.config, revision: saved.revision },
    save,
    reread,
    read: readConfig,
    check: checkConfig,
  });
  const { content: config, change, problems } = draft;
  const [language, setLanguage] = useState(config.languages.default);
  const [uploaded, setUploaded] = useState<Readonly<Record<string, string>>>({});
  const [picked, setPicked] = useState<readonly NamedArticle[]>([]);
  const [pickedProducts, setPickedProducts] = useState<readonly NamedProduct[]>([]);
  const [openBlockId, setOpenBlockId] = useState<string | null>(null);
  const [isPreviewOpen, setIsPreviewOpen] = useState(false);
  useRecordTitle(pathname.replace(/\/$/, ''), title);

  const editor = useMemo((): AssistantEditor => {
    const addresses = new Map([
      ...saved.images.map(({ path, address }) => [path, address] as const),
      ...Object.entries(uploaded),
    ]);
    const spoken = [config.languages.default, ...config.languages.others];
    return {
      assistant: { id, type, clientId: client.id },
      flows,
      forms,
      categories,
      hasShop,
      articles: [...saved.namedArticles, ...picked],
      products: [...saved.namedProducts, ...pickedProducts],
      people,
      config,
      change,
      problems,
      isReadOnly,
      language: spoken.includes(language) ? language : config.languages.default,
      setLanguage,
      openBlockId,
      setOpenBlockId,
      addressOf: (path) => (path === null ? null : (addresses.get(path) ?? null)),
      rememberImage: (path, address) => setUploaded((now) => ({ ...now, [path]: address })),
      rememberArticle: (article) => setPicked((now) => [...now, article]),
      rememberProduct: (product) => setPickedProducts((now) => [...now, product]),
    };
  }, [
    saved.images,
    saved.namedArticles,
    saved.namedProducts,
    uploaded,
    picked,
    pickedProducts,
    config,
    flows,
    forms,
    categories,
    hasShop,
    people,
    id,
    type,
    client.id,
    change,
    problems,
    isReadOnly,
    language,
    openBlockId,
  ]);

  const besideClass = isPreviewOpen ? 'max-xl:flex-1' : 'max-xl:hidden';

  return (
    <AssistantEditorContext value={editor}>
      <AssistantActions
        assistant={assistant}
        beside={hasPlayground ? 'Playground' : 'Preview'}
        isPreviewOpen={isPreviewOpen}
        onPreview={setIsPreviewOpen}
        onTake={draft.take}
      />
      <div data-preview-open={isPreviewOpen || undefined} className="flex min-h-0 flex-1 flex-col">
        <TabBar label="Assistant" prefix={pathname} items={assistantTabs} />
        <ConflictNotice
          by={saved.savedByName ?? 'Somebody'}
          paths={draft.conflicts}
          content={config}
          words={CHANGE_WORDS}
          sides={draft.sides}
          readable={(content) => readableConfig(content, editor)}
          valueWords={configValue}
          onResolve={draft.resolve}
        />
        <div className="flex min-h-0 flex-1">
          <div
            className={`flex min-h-0 min-w-0 flex-1 flex-col ${hasPlayground ? 'xl:w-[46%] xl:max-w-[556px] xl:flex-none' : ''} ${isPreviewOpen ? 'max-xl:hidden' : ''}`}
          >
            <div className="relative min-h-0 flex-1 overflow-y-auto">
              <div className="mx-auto w-full max-w-[760px] px-5 pt-5 pb-12 max-md:px-4">
                <EditorHeader />
                <Outlet />
                {isReadOnly && (
                  <ReadOnlyNotice>
                    Your role does not include {permissionTexts.UPDATE_ASSISTANTS.doing}. You can read this; ask an
                    Admin of your company to change it, or to let you.
                  </ReadOnlyNotice>
                )}
              </div>
            </div>
            <AssistantDraftBar assistant={assistant} draft={draft} />
          </div>
          {hasPlayground ? (
            <LazyPart>
              <Playground className={besideClass} published={published.config} />
            </LazyPart>
          ) : (
            <PreviewPane
              className={besideClass}
              config={config}
              type={type}
              clientName={client.name}
              people={people}
              flows={flows}
              forms={forms}
              articles={saved.articles}
              products={saved.products}
              blockId={openBlockId}
              addressOf={editor.addressOf}
              language={editor.language}
              replyMinutes={assistant.replyMinutes ?? null}
            />
          )}
        </div>
      </div>
      <UnsavedChanges
        hasChanges={draft.state === 'Failed' || draft.state === 'Invalid' || draft.state === 'Conflict'}
        what={`What you have changed on ${published.config.appearance.title} and is not saved yet`}
      />
    </AssistantEditorContext>
  );
}
