import type { ComponentType, FunctionComponent } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { t } from '#language/t.ts';

/** A component whose code comes when it is first drawn, for what few visitors open: nothing stands there until then. */
export function latePart<Props extends object>(load: () => Promise<ComponentType<Props>>): FunctionComponent<Props> {
  let known: ComponentType<Props> | null = null;

  return function LatePart(props) {
    const [Part, setPart] = useState(() => known);
    const [isMissing, setMissing] = useState(false);
    useEffect(() => {
      if (known) return;
      let isGone = false;
      load().then(
        (part) => {
          known = part;
          if (!isGone) setPart(() => part);
        },
        () => isGone || setMissing(true),
      );
      return () => {
        isGone = true;
      };
    }, []);
    if (isMissing) return <p className="p-2 text-dense text-critical">{t('This did not work. Try again.')}</p>;
    return Part && <Part {...props} />;
  };
}
