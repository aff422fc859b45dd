import { useEffect, useState } from 'react';
import { useRelayEnvironment } from 'react-relay/hooks';
import { loadColleagues, type Colleague } from './colleagues.ts';
import { signedWord } from './signedWord.ts';

const MOST = 8;

/** Colleagues whose name begins like what stands behind an «@» at the caret; null while nobody is being mentioned. */
export function useMentions({ text, caret, isOn }: { text: string; caret: number; isOn: boolean }) {
  const environment = useRelayEnvironment();
  const [colleagues, setColleagues] = useState<readonly Colleague[]>([]);
  const word = isOn ? signedWord(text, caret, { sign: '@', words: 2 }) : null;
  const isAsked = word !== null;

  useEffect(() => {
    if (!isAsked) return undefined;
    let isGone = false;
    // Without the list a name can still be typed in full.
    loadColleagues(environment).then(
      (found) => !isGone && setColleagues(found),
      () => {},
    );
    return () => {
      isGone = true;
    };
  }, [isAsked, environment]);

  const query = word?.query.toLowerCase() ?? '';
  const options = isAsked
    ? colleagues
        .filter(({ name }) =>
          `${name} `
            .toLowerCase()
            .split(' ')
            .some((_, index, parts) => parts.slice(index).join(' ').startsWith(query)),
        )
        .slice(0, MOST)
        .map(({ id, name }) => ({ id, label: name }))
    : [];
  return { word, options };
}
