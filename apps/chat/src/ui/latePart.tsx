import type { ComponentType, FunctionComponent } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { t } from '#language/t.ts';

/** A component whose code comes when it is first drawn, for what few visitors open: nothing stands there until then. */
export function latePart<Props extends object>(load: () => Promise<ComponentType<Props>>): FunctionComponent<Props> {
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
          {t('This did not work. Try again.')}
        </button>
      );
    }
    return Part && <Part {...props} />;
  };
}
