import { Link } from 'react-router';
import { LegalPage } from '#app/legal/legal-page.tsx';
import { pageMeta } from '#app/seo.ts';
import { site } from '#site';

export const meta = () =>
  pageMeta({
    title: `About ${site.name}`,
    description: `What ${site.name} is: image tools that run on your own device, why they do not upload anything, and what they are built with.`,
    path: '/about',
  });

export default function About() {
  return (
    <LegalPage
      title={`About ${site.name}`}
      lead="Image tools for the small jobs of every day, which do not ask you to hand your pictures to a stranger."
      sections={[
        {
          heading: 'Why nothing is uploaded',
          text: (
            <p>
              A form wants a photo under 200 KB, a shop wants 1000 × 1000, a colleague cannot open the picture from your
              phone. Such jobs take a computer a fraction of a second, so there is no reason to send a passport scan or
              a family picture across the world for them. Here your own browser does the work.
            </p>
          ),
        },
        {
          heading: 'How it works',
          text: (
            <>
              <p>
                The page brings libvips along, an image library that photographers, museums and large websites rely on,
                translated into WebAssembly so that a browser can run it. It knows JPG, PNG, WebP, GIF, TIFF and AVIF,
                respects colour profiles and orientation, and works on all cores of your device.
              </p>
              <p>
                What a format cannot hold is said before you start, not found out afterwards. And no tool hands back a
                file that is larger than the one you gave it, unless you asked for that.
              </p>
            </>
          ),
        },
        {
          heading: 'What it costs',
          text: (
            <p>
              Nothing. There are no accounts, no watermarks and no advertising. As the work is done by your device,
              serving you costs little more than sending a page.
            </p>
          ),
        },
        {
          heading: 'Say hello',
          text: (
            <p>
              If something does not work, or a job is missing, <Link to="/contact">write to us</Link>.
            </p>
          ),
        },
      ]}
    />
  );
}
