import { BenchmarkScreen } from '#app/benchmark/benchmark-screen.tsx';
import { pageMeta } from '#app/seo.ts';
import { site } from '#site';

const TITLE = 'Image Speed Benchmark';

export const meta = () =>
  pageMeta({
    title: `${TITLE} in Your Own Browser | ${site.name}`,
    description: `Measure how fast ${site.name} resizes and compresses a photo on your own device, beside jSquash, browser-image-compression and the bare canvas.`,
    path: '/benchmark',
  });

const PROSE = 'mt-2 flex max-w-prose flex-col gap-3 text-small text-muted';

export default function Benchmark() {
  return (
    <article className="page-width py-10 md:py-16">
      <h1 className="text-title font-bold">{TITLE}</h1>
      <p className="mt-4 max-w-prose text-lead">
        How fast is {site.name} on your device? Compare it, right in this tab, with three other ways to process a photo
        without uploading it.
      </p>
      <div className="mt-8">
        <BenchmarkScreen />
      </div>
      <div className="mt-12 grid gap-x-12 gap-y-10 lg:grid-cols-3">
        <section>
          <h2 className="text-lead font-semibold">What is compared</h2>
          <div className={PROSE}>
            <p>
              <strong className="font-semibold text-text">{site.name}</strong> is libvips with a JPEG encoder of its
              own, both in WebAssembly. <strong className="font-semibold text-text">jSquash</strong> is the set of
              codecs behind Squoosh. <strong className="font-semibold text-text">browser-image-compression</strong> is
              what many websites use to shrink photos before an upload. The{' '}
              <strong className="font-semibold text-text">canvas</strong> is built into every browser.
            </p>
            <p>
              They take turns on the same photo, round after round, so that anything else your device is doing affects
              all of them. Each runs as its makers recommend, the first three in a worker that is ready before the clock
              starts. Times run from file to file: reading, decoding and encoding are all included.
            </p>
          </div>
        </section>
        <section>
          <h2 className="text-lead font-semibold">Where {site.name} is slower</h2>
          <div className={PROSE}>
            <p>
              The canvas is often faster, and so is browser-image-compression, especially at full size. The browser’s
              own encoder is native code that takes a shortcut: it does not look for the most compact way to store each
              block. That search takes {site.name} longer and makes its files smaller at the same quality. If only speed
              matters, the canvas is enough.
            </p>
            <p>
              The first job is slower than later ones, because the browser compiles WebAssembly first. And the engine
              has to be downloaded once, about 1.6 MB; the canvas is already there.
            </p>
          </div>
        </section>
        <section>
          <h2 className="text-lead font-semibold">How to read it</h2>
          <div className={PROSE}>
            <p>
              Quality 75 is not the same quality everywhere, so a smaller file says little by itself. The score beside
              it is SSIMULACRA2, a measure made to agree with what people see: 90 looks identical to the original, 70 is
              high quality, 50 medium. It is measured on the middle of the picture, at the original’s size.
            </p>
            <p>
              This is the short version. The long one, with more libraries, more photos, memory use and a native program
              for comparison, comes with the source code: <code>npm run bench</code>.
            </p>
          </div>
        </section>
      </div>
    </article>
  );
}
