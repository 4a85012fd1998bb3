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

const PROSE = 'mt-2 flex max-w-prose flex-col gap-3 text-muted';

export default function Benchmark() {
  return (
    <article className="page-width py-10 md:py-16">
      <h1 className="text-title font-semibold">{TITLE}</h1>
      <p className="mt-4 max-w-prose text-lead">
        How fast is {site.name} where you are? Let it compete in this very tab with three other ways of working on a
        photo without uploading it.
      </p>
      <div className="mt-8">
        <BenchmarkScreen />
      </div>
      <section className="mt-12">
        <h2 className="text-lead font-semibold">Who takes part</h2>
        <div className={PROSE}>
          <p>
            <strong className="font-semibold text-text">{site.name}</strong> is libvips with MozJPEG, translated into
            WebAssembly. <strong className="font-semibold text-text">jSquash</strong> is the set of codecs behind
            Squoosh. <strong className="font-semibold text-text">browser-image-compression</strong> is what many
            websites shrink photos with before an upload. The{' '}
            <strong className="font-semibold text-text">canvas</strong> is what every browser brings along.
          </p>
          <p>
            They take turns on the same photo, round after round, so that whatever else your device does meets all of
            them. Each runs as its makers advise, the first three in a worker that is ready before the clock starts.
            Times go from file to file: reading, decoding and encoding are all in it.
          </p>
        </div>
      </section>
      <section className="mt-10">
        <h2 className="text-lead font-semibold">Where {site.name} loses</h2>
        <div className={PROSE}>
          <p>
            On plain time, the canvas is often ahead, and browser-image-compression with it, above all at full size. The
            browser’s own encoder is native code that takes the shortest way: it does not look for the cheapest way to
            store each block, which is what costs {site.name} its time, and what makes its files smaller at the same
            quality. Where time is all that counts, a canvas is enough.
          </p>
          <p>
            The first job is slower than the later ones, since a browser translates WebAssembly first. And the engine
            has to be downloaded once, about 1.6 MB; the canvas is there already.
          </p>
        </div>
      </section>
      <section className="mt-10">
        <h2 className="text-lead font-semibold">How to read it</h2>
        <div className={PROSE}>
          <p>
            Quality 75 is not the same quality everywhere, so a smaller file says little by itself. The score beside it
            is SSIMULACRA2, a measure made to agree with what people see: 90 cannot be told from the original, 70 is
            high quality, 50 medium. It is taken of the middle of the picture, at the original’s size.
          </p>
          <p>
            This is the short form. The long one, with more libraries, more photos, memory and a native program as the
            yardstick, comes with the source code: <code>npm run bench</code>.
          </p>
        </div>
      </section>
    </article>
  );
}
