import { addressOf } from '#pages/paths.ts';
import { NAME_HEADER, RECEIVED_CACHE, RECEIVED_HASH, SHARE_FIELD } from '../protocol.ts';

/**
 * Accepts files that the system shares with the installed site. They wait on the device for the page that is opened
 * with them: one file goes to the tool for a single picture, several to the batch. Some systems send files without
 * content. Those are left out, and the page asks for them instead.
 */
export async function receive(request: Request, caches: CacheStorage): Promise<Response> {
  // Files that were shared earlier and never used are not shown with the new ones.
  await caches.delete(RECEIVED_CACHE);
  const waiting = await caches.open(RECEIVED_CACHE);
  const form = await request.formData().catch(() => new FormData());
  const files = form.getAll(SHARE_FIELD).filter((entry) => entry instanceof File && entry.size > 0) as File[];
  for (const [index, file] of files.entries()) {
    const headers = { 'Content-Type': file.type, [NAME_HEADER]: encodeURIComponent(file.name) };
    await waiting.put(`/${index}`, new Response(file, { headers }));
  }
  const tool = addressOf(files.length > 1 ? '/batch' : '/resize');
  return new Response(null, { status: 303, headers: { Location: tool + RECEIVED_HASH } });
}
