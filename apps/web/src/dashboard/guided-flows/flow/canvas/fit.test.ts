import { expect, it, vi } from 'vitest';
import { showAll } from './fit.ts';

type Canvas = Parameters<typeof showAll>[0];

/** A canvas that shows all as far as its zoom allows; `x`: where the left side of the drawing is then. */
const canvasAt = (x: number) => {
  const setViewport = vi.fn<Canvas['setViewport']>();
  const canvas: Pick<Canvas, 'fitView' | 'getViewport' | 'getNodes' | 'getNodesBounds' | 'setViewport'> = {
    fitView: async () => true,
    getViewport: () => ({ x: x + 100, y: 80, zoom: 0.5 }),
    getNodes: () => [],
    getNodesBounds: () => ({ x: -200, y: 0, width: 3000, height: 200 }),
    setViewport,
  };
  return { canvas, setViewport };
};

it('shows the beginning of a flow that is too wide for the canvas', async () => {
  const { canvas, setViewport } = canvasAt(-500);

  await showAll(canvas);

  expect(setViewport).toHaveBeenCalledExactlyOnceWith({ x: 140, y: 80, zoom: 0.5 });
});

it('leaves one in the middle that is seen as a whole', async () => {
  const { canvas, setViewport } = canvasAt(60);

  await showAll(canvas);

  expect(setViewport).not.toHaveBeenCalled();
});
