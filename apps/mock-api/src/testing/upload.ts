import type { TestApi } from './testApi.ts';

type Upload = { name?: string; bytes: Uint8Array<ArrayBuffer> | string; token?: string | null; type?: string };

/** Uploads as a browser does. */
export async function upload({ api }: Pick<TestApi, 'api'>, { name = 'photo.png', bytes, token, type }: Upload) {
  const address = `http://localhost/conversations/attachments/upload?${new URLSearchParams({ name })}`;
  const response = await api.fetch(
    new Request(address, {
      method: 'POST',
      headers: {
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        'content-type': type ?? 'application/octet-stream',
      },
      body: bytes,
    }),
  );
  const text = await response.text();
  return { status: response.status, body: text ? JSON.parse(text) : null };
}

/** The id of a file that was taken. */
export async function uploaded(api: Pick<TestApi, 'api'>, file: Upload): Promise<string> {
  const { body } = await upload(api, file);
  return body.id;
}
