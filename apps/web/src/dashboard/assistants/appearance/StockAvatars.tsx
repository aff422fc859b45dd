import { useEffect, useState } from 'react';
import * as v from 'valibot';
import { RemoteImage } from '#assets/RemoteImage.tsx';
import { config } from '#config.ts';
import { Button } from '#ui/Button.tsx';
import { Popover } from '#ui/dialogs/Popover.tsx';

const LISTED = v.array(v.object({ name: v.string(), path: v.string(), url: v.string() }));
type StockAvatar = v.InferOutput<typeof LISTED>[number];

type StockAvatarsProps = { onChoose: (avatar: StockAvatar) => void };

/** The faces of our own (spec §7), behind a button. */
export function StockAvatars({ onChoose }: StockAvatarsProps) {
  return (
    <Popover
      label="Faces of ours"
      renderTrigger={(trigger) => (
        <Button {...trigger} size="sm" variant="ghost">
          Choose one of ours
        </Button>
      )}
    >
      {(close) => (
        <Faces
          onChoose={(avatar) => {
            onChoose(avatar);
            close();
          }}
        />
      )}
    </Popover>
  );
}

function Faces({ onChoose }: StockAvatarsProps) {
  const [faces, setFaces] = useState<readonly StockAvatar[] | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  useEffect(() => {
    const abort = new AbortController();
    fetch(new URL('/assistants/stock-avatar', config.graphqlUrl), { signal: abort.signal })
      .then(async (response) => setFaces(v.parse(LISTED, await response.json())))
      .catch(() => abort.signal.aborted || setHasFailed(true));
    return () => abort.abort();
  }, []);

  if (hasFailed) return <p className="p-3 text-dense text-ink-muted">They did not load. Close this and try again.</p>;
  return (
    <ul aria-label="Faces" aria-busy={faces === null} className="grid min-h-32 w-68 grid-cols-5 gap-2 p-3">
      {faces?.map((face) => (
        <li key={face.name}>
          <button
            type="button"
            aria-label={face.name}
            onClick={() => onChoose(face)}
            className="block overflow-hidden rounded-card outline-offset-2 outline-focus hover:opacity-85 focus-visible:outline-2"
          >
            <RemoteImage
              address={face.url}
              alt=""
              className="size-11"
              fallback={<span className="block size-11 bg-well" />}
            />
          </button>
        </li>
      ))}
    </ul>
  );
}
