import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Product } from '@parley/db';
import sharp from 'sharp';
import type { Config } from '#config.ts';
import type { Deps } from '#context.ts';
import type { Route } from '#transport/hooks.ts';

const PATH = '/product-images/';
const ADDRESS = /^\/product-images\/(\d{1,15})-([a-f0-9]{12})\.webp$/;
const SIDE = 480;
const LARGEST = 12_000_000;
const MOST_PIXELS = 40_000_000;
const KEPT = 300;

/** Where a product's picture stands for everybody: with us, so that no shop learns who looks at it. Null without one. */
export function productImageUrl(
  config: Pick<Config, 'apiUrl' | 'tokenSecret'>,
  product: Pick<Product, 'id' | 'imageUrl'>,
): string | null {
  return product.imageUrl === null
    ? null
    : `${config.apiUrl}${PATH}${product.id}-${signatureOf(config, product.id, product.imageUrl)}.webp`;
}

/** Another picture has another address. */
const signatureOf = ({ tokenSecret }: Pick<Config, 'tokenSecret'>, id: number, imageUrl: string) =>
  createHmac('sha256', tokenSecret).update(`product image ${id} ${imageUrl}`).digest('hex').slice(0, 12);

type ImageDeps = Pick<Deps, 'db' | 'config' | 'outside'>;

/** `GET /product-images/{number}-{signature}.webp`: a shop's picture, fetched there, drawn anew and kept for a while. */
export function productImagesRoute(deps: ImageDeps): Route {
  const kept = new Map<string, Promise<Uint8Array<ArrayBuffer> | null>>();

  return async (request) => {
    const { pathname } = new URL(request.url);
    if (!pathname.startsWith(PATH)) return null;
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return new Response(null, { status: 405, headers: { Allow: 'GET, HEAD' } });
    const [, number, signature] = ADDRESS.exec(pathname) ?? [];
    const product = number
      ? await deps.db.product.findUnique({ where: { id: Number(number) }, select: { id: true, imageUrl: true } })
      : null;
    if (!product?.imageUrl || !signature) return new Response(null, { status: 404 });
    const expected = Buffer.from(signatureOf(deps.config, product.id, product.imageUrl));
    if (!timingSafeEqual(Buffer.from(signature), expected)) return new Response(null, { status: 404 });
    const bytes = await picture(pathname, product.imageUrl);
    if (!bytes) return new Response(null, { status: 502, headers: { 'cache-control': 'no-store' } });
    return new Response(request.method === 'HEAD' ? null : bytes, {
      headers: {
        'content-type': 'image/webp',
        'cache-control': 'public, max-age=31536000, immutable',
        'cross-origin-resource-policy': 'cross-origin',
        'x-content-type-options': 'nosniff',
      },
    });
  };

  function picture(key: string, url: string): Promise<Uint8Array<ArrayBuffer> | null> {
    const known = kept.get(key);
    if (known) return known;
    const drawn = draw(deps, url).catch(() => null);
    kept.set(key, drawn);
    void drawn.then((bytes) => bytes === null && kept.delete(key));
    const oldest = kept.keys().next().value;
    if (kept.size > KEPT && oldest !== undefined) kept.delete(oldest);
    return drawn;
  }
}

async function draw({ config, outside }: ImageDeps, url: string): Promise<Uint8Array<ArrayBuffer> | null> {
  // What is played here is an address of ours.
  const send = url.startsWith('/') ? outside.send : outside.sendToMerchant;
  const response = await send(
    new Request(new URL(url, config.apiUrl), { redirect: 'follow', signal: AbortSignal.timeout(10_000) }),
  );
  if (!response.ok || Number(response.headers.get('content-length') ?? 0) > LARGEST) return null;
  const bytes = await response.arrayBuffer();
  if (bytes.byteLength > LARGEST) return null;
  const drawn = await sharp(Buffer.from(bytes), { limitInputPixels: MOST_PIXELS })
    .autoOrient()
    .resize({ width: SIDE, height: SIDE, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 82 })
    .timeout({ seconds: 10 })
    .toBuffer();
  return new Uint8Array(drawn);
}
