import { renderToReadableStream } from 'react-dom/server';
import { type EntryContext, ServerRouter } from 'react-router';

/**
 * Draws the pages when the site is built. Each is written when all of it is there: a file has no use for a stream, and
 * the tool of a landing page belongs into its place in the text, for who reads without scripts and so that nothing moves.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  let failure: unknown;
  const stream = await renderToReadableStream(<ServerRouter context={context} url={request.url} />, {
    // Larger parts would be written at the end, and moved into their place by a script.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError(error) {
      failure = error;
    },
  });
  await stream.allReady;
  // A page that is half drawn must stop the build.
  if (failure) throw failure;
  headers.set('Content-Type', 'text/html');
  return new Response(stream, { status, headers });
}
