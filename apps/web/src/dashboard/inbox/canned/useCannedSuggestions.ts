import { useEffect, useState } from 'react';
import { useRelayEnvironment } from 'react-relay/hooks';
import { signedWord } from '#dashboard/inbox/composer/signedWord.ts';
import { loadCannedReplies, matching, type CannedReply } from './cannedReplies.ts';

const MOST = 8;

/** Canned replies for what stands behind a «/» at the caret; `word` is null while none is being asked for. */
export function useCannedSuggestions({ text, caret, isOn }: { text: string; caret: number; isOn: boolean }) {
  const environment = useRelayEnvironment();
  const [replies, setReplies] = useState<readonly CannedReply[]>([]);
  const word = isOn ? signedWord(text, caret, { sign: '/', words: 1 }) : null;
  const isAsked = word !== null;

  useEffect(() => {
    if (!isAsked) return undefined;
    let isGone = false;
    // Without them the text is sent as it is typed.
    loadCannedReplies(environment).then(
      (found) => !isGone && setReplies(found),
      () => {},
    );
    return () => {
      isGone = true;
    };
  }, [isAsked, environment]);

  const options = word
    ? matching(replies, word.query)
        .slice(0, MOST)
        .map(({ id, shortcut, title }) => ({ id, label: `/${shortcut}`, detail: title }))
    : [];
  return { word, options };
}
