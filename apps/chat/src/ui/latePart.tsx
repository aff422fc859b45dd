import type { ComponentType, FunctionComponent } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { mark, t } from '#language/t.ts';

type Meanwhile = {
  /** What stands there until the code has come; nothing unless given. */
  loading?: string;
  /** What a press tries again when it did not come. */
  failed?: string;
};

/** A component whose code comes when it is first drawn, for what not every visitor sees. `loading` and `failed` are given to `t`. */
export function latePart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { loading, failed = mark('This did not work. Try again.') }: Meanwhile = {},
): FunctionComponent<Props> {
  return function LatePart(props) {
    const [Part, setPart] = useState<ComponentType<Props> | null>(null);
    const [isMissing, setMissing] = useState(false);
    useEffect(() => {
      if (isMissing) return;
      load().then(
        (part) => setPart(() => part),
        () => setMissing(true),
      );
    }, [isMissing]);
    if (isMissing) {
      return (
        <button type="button" className="p-2 text-dense underline" onClick={() => setMissing(false)}>
          {t(failed)}
        </button>
      );
    }
    if (Part) return <Part {...props} />;
    return loading ? <p className="text-ink-muted">{t(loading)}</p> : null;
  };
}
