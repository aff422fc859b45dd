import { useEffect, useRef, useState } from 'react';
import { graphql, requestSubscription, useRelayEnvironment } from 'react-relay/hooks';
import type { AssistantConfig } from '@parley/assistant-config/configSchema';
import type { usePlaygroundSubscription } from '#generated/usePlaygroundSubscription';
import { messageOf } from '#ui/messageOf.ts';

type Step = usePlaygroundSubscription['response']['playgroundAnswered'];
export type PlaygroundAnswer = NonNullable<Step['answer']>;
export type PlaygroundPassage = PlaygroundAnswer['found'][number];

/** A question and what has come of it. */
export type Turn = {
  id: number;
  question: string;
  /** Of the settings it was asked with. */
  threshold: number;
  text: string;
  /** From asking to the first word. */
  firstWordMs: number | null;
  state: 'Writing' | 'Answered' | 'Stopped' | 'Failed';
  answer: PlaygroundAnswer | null;
  failure: string | null;
};

type Asking = {
  assistantId: string;
  /** The draft; null: as visitors have it. */
  config: AssistantConfig | null;
  threshold: number;
  language: string;
};

/** As many turns are told with a question. */
const TURNS_BEFORE = 6;

/** A conversation with the assistant that nobody counts or keeps. It ends with the component. */
export function usePlayground() {
  const environment = useRelayEnvironment();
  const [turns, setTurns] = useState<readonly Turn[]>([]);
  const asking = useRef<{ dispose: () => void } | null>(null);
  useEffect(() => () => asking.current?.dispose(), []);

  const end = () => {
    asking.current?.dispose();
    asking.current = null;
  };

  function ask(question: string, { assistantId, config, threshold, language }: Asking) {
    end();
    const id = (turns.at(-1)?.id ?? 0) + 1;
    const askedAt = performance.now();
    const set = (some: Partial<Turn>) =>
      setTurns((now) => now.map((turn) => (turn.id === id ? { ...turn, ...some } : turn)));
    const begun: Turn = {
      id,
      question,
      threshold,
      text: '',
      firstWordMs: null,
      state: 'Writing',
      answer: null,
      failure: null,
    };
    setTurns((now) => [...now.map(stopped), begun]);
    let firstWordMs: number | null = null;
    asking.current = requestSubscription<usePlaygroundSubscription>(environment, {
      subscription: graphql`
        subscription usePlaygroundSubscription($input: AskPlaygroundInput!) {
          playgroundAnswered(input: $input) {
            text
            answer {
              outcome
              found {
                articleId
                title
                heading
                text
                page
                score
                isAbove
                number
                quote
              }
              passageCount
              missingWords
              followUps
              engine
              durationMs
              askedCount
              faq {
                id
                question
                mode
                score
                threshold
                phrasing
                words
              }
              buttons {
                kind
                label
                value
              }
            }
          }
        }
      `,
      variables: { input: { assistantId, question, language, config, history: historyOf(turns) } },
      onNext: (event) => {
        const step = event?.playgroundAnswered;
        if (!step) return;
        if (step.text !== '') firstWordMs ??= performance.now() - askedAt;
        const { text, answer } = step;
        set({ text, answer: answer ?? null, firstWordMs, ...(answer && { state: 'Answered' }) });
      },
      onError: (error) => set({ state: 'Failed', failure: messageOf(error) }),
    });
  }

  function stop() {
    end();
    setTurns((now) => now.map(stopped));
  }

  function reset() {
    end();
    setTurns([]);
  }

  return { turns, ask, stop, reset };
}

const stopped = (turn: Turn): Turn => (turn.state === 'Writing' ? { ...turn, state: 'Stopped' } : turn);

const historyOf = (turns: readonly Turn[]) =>
  turns
    .filter(({ state }) => state === 'Answered')
    .slice(-TURNS_BEFORE)
    .flatMap(({ question, text }) => [
      { isVisitor: true, text: question },
      { isVisitor: false, text },
    ]);
