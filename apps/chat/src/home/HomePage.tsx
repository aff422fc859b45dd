import { blocksFor } from '@parley/assistant-config/blocksFor';
import type { ComponentChildren } from 'preact';
import type { ChatAssistant } from '#api/ChatApi.ts';
import type { HomeBlock } from '#api/chatConfig.ts';
import type { Chat } from '#chat/Chat.ts';
import { type ChatState, isHomeAlone } from '#chat/chatState.ts';
import { t } from '#language/t.ts';
import { disclosureOf } from '#ui/disclosure.ts';
import { FlowOffers } from '#ui/FlowOffers.tsx';
import { Greeting } from '#ui/Greeting.tsx';
import { QuestionIcon } from '#ui/icons.tsx';
import { MessageText } from '#ui/MessageText.tsx';
import { teamSentences } from '#ui/teamSentences.ts';
import { LOG } from '#ui/useFocusKept.ts';
import type { Words } from '#ui/words.ts';
import { ArticlesBlock } from './ArticlesBlock.tsx';
import { AskBlock } from './AskBlock.tsx';
import { Card, cardRow, CardRows, CardRowText } from './Card.tsx';
import { ConversationsBlock } from './ConversationsBlock.tsx';
import { FormBlock } from './FormBlock.tsx';
import { LinksBlock } from './LinksBlock.tsx';
import { ProductsBlock } from './ProductsBlock.tsx';
import { TeamBlock } from './TeamBlock.tsx';

type HomePageProps = {
  chat: Chat;
  state: Pick<ChatState, 'conversations' | 'site' | 'isBlocked'>;
  assistant: ChatAssistant;
  words: Words;
};

/** Where a chat begins: the greeting, then what the company has put there, in its order. */
export function HomePage({ chat, state, assistant, words }: HomePageProps) {
  const own: readonly HomeBlock[] = blocksFor(assistant.config.homePage.blocks, {
    language: words.lang,
    hasWritten: state.conversations.length > 0,
    page: state.site,
  });
  const isAlone = isHomeAlone(assistant);
  const mayWrite = !isAlone && !state.isBlocked;
  const leadsOn =
    (isAlone && state.conversations.length === 0) ||
    own.some(({ type }) => type === 'Conversations' || (type === 'Ask' && !isAlone));
  const blocks: readonly HomeBlock[] = leadsOn
    ? own
    : // Nobody is left without a way into the chat.
      [...own, { id: 'conversations', type: 'Conversations', title: {} }];

  function ask(text: string) {
    if (!text.trim()) {
      chat.startNew();
      return;
    }
    chat.typed('');
    chat.ask(text);
  }

  function shown(block: HomeBlock): ComponentChildren {
    switch (block.type) {
      case 'Ask':
        return (
          mayWrite && (
            <AskBlock
              placeholder={words.of(block.placeholder)}
              lang={words.lang}
              disclosure={disclosureOf(assistant, words)}
              draft={chat.draft()}
              onTyped={chat.typed}
              onAsk={ask}
            />
          )
        );
      case 'Questions':
        return mayWrite && <Questions block={block} words={words} onAsk={ask} />;
      case 'Conversations':
        return (
          <ConversationsBlock
            title={words.of(block.title)}
            lang={words.lang}
            conversations={state.conversations}
            onChoose={chat.switchTo}
            onStartNew={mayWrite ? chat.startNew : null}
          />
        );
      case 'Team':
        return (
          <TeamBlock
            title={words.of(block.title)}
            lang={words.lang}
            team={assistant.team}
            maxFaces={assistant.config.team.maxFaces}
            sentences={teamSentences(assistant.config.team, assistant.availability, words)}
          />
        );
      case 'Articles':
        return (
          <ArticlesBlock
            block={block}
            words={words}
            named={assistant.articles}
            articles={chat.articles}
            onAsk={mayWrite ? ask : null}
          />
        );
      case 'Products':
        return <ProductsBlock block={block} words={words} products={assistant.products} />;
      case 'Links':
        return <LinksBlock block={block} words={words} />;
      case 'Text':
        return <TextBlock block={block} words={words} />;
      case 'GuidedFlows':
        return (
          mayWrite &&
          assistant.guidedFlows.length > 0 && (
            <Card title={words.of(block.title)} lang={words.lang} label={t('What we can do')}>
              <div className="px-4 pt-2 pb-3">
                <FlowOffers flows={assistant.guidedFlows} onStart={chat.startFlow} />
              </div>
            </Card>
          )
        );
      case 'Form':
        return mayWrite && <FormBlock block={block} words={words} forms={assistant.forms} onOpen={chat.openForm} />;
      default:
        return null;
    }
  }

  return (
    <div id={LOG} tabIndex={-1} className="min-h-0 flex-1 overflow-y-auto outline-none">
      <Greeting assistant={assistant} words={words} />
      <div className="-mt-7 flex flex-col gap-2.5 gutter-box pb-3">
        {blocks.map((block) => (
          <div key={block.id} data-block={block.id} className="empty:hidden">
            {shown(block)}
          </div>
        ))}
      </div>
    </div>
  );
}

type BlockProps<T> = { block: Extract<HomeBlock, { type: T }>; words: Words };

function Questions({ block, words, onAsk }: BlockProps<'Questions'> & { onAsk: (text: string) => void }) {
  const questions = block.questions.map(words.of).filter(Boolean);
  if (questions.length === 0) return null;
  return (
    <Card title={words.of(block.title)} lang={words.lang} label={t('Questions')}>
      <CardRows>
        {questions.map((question, index) => (
          <li key={index}>
            <button type="button" onClick={() => onAsk(question)} className={cardRow}>
              <CardRowText icon={<QuestionIcon />} text={question} lang={words.lang} />
            </button>
          </li>
        ))}
      </CardRows>
    </Card>
  );
}

function TextBlock({ block, words }: BlockProps<'Text'>) {
  const [title, text] = [words.of(block.title), words.of(block.text)];
  if (!title && !text) return null;
  return (
    <Card title={title} lang={words.lang} label={t('From the company')}>
      {text && (
        <div lang={words.lang} className={`px-4 pb-3 text-ink-muted ${title ? '' : 'pt-3'}`}>
          <MessageText text={text} />
        </div>
      )}
    </Card>
  );
}
