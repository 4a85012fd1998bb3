/** Examples of the package and the command. */
export const EXAMPLES = {
  install: `npm run build # in this site's source
npm install ../picwright/build/package # in your project`,
  compress: `import { compress } from 'picwright';

const { file } = await compress(input.files[0], { maxWidth: 1600, bytes: 200 * 1024 });
form.set('photo', file);`,
  command: `npx picwright photos --to webp --quality auto --out small
npx picwright 'scans/**/*.tif' --under 200kb --out for-the-form
npx picwright photo.jpg --recipe 'width=1280&format=avif' --out small`,
  vite: `// vite.config.js
import picwright from 'picwright/vite';

export default { plugins: [picwright()] };

// anywhere in your code
import photo from './photo.jpg?resize=800&format=webp';`,
} as const;
