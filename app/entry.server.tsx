import { renderToReadableStream } from 'react-dom/server';
import { type EntryContext, ServerRouter } from 'react-router';
import * as alternates from './languages/alternates.ts';
import { AlternatesOfBuild } from './languages/build-context.ts';

/**
 * Renders the pages at build time. Each is written once it is complete: a file cannot use a stream, and the tool of a
 * landing page must be in its place in the HTML, for visitors without scripts and so that nothing moves.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  let failure: unknown;
  const page = (
    <AlternatesOfBuild value={alternates}>
      <ServerRouter context={context} url={request.url} />
    </AlternatesOfBuild>
  );
  const stream = await renderToReadableStream(page, {
    // Larger parts would be written at the end and moved into place by a script.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError(error) {
      failure = error;
    },
  });
  await stream.allReady;
  // A page that fails to render must stop the build.
  if (failure) throw failure;
  headers.set('Content-Type', 'text/html');
  return new Response(stream, { status, headers });
}
