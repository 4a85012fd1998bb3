import { jpegToJpeg, readJpeg } from './jsquash-jpeg.ts';
import { serveJobs } from './serve-jobs.ts';

// Codecs other than JPEG are loaded with the first picture that needs them.
/** AVIF's speed, 0 to 10, if the worker's name contains one; otherwise the library's default. */
const speed = /^speed (\d+)$/.exec(self.name)?.[1];

serveJobs(async (file, job) => {
  if (job.do === 'to-avif') {
    const { default: encode } = await import('@jsquash/avif/encode.js');
    const pixels = await readJpeg(await file.arrayBuffer());
    const options = { quality: job.quality, ...(speed && { speed: Number(speed) }) };
    return new Blob([await encode(pixels, options)], { type: 'image/avif' });
  }
  if (job.do === 'to-jxl') {
    const { default: encode } = await import('@jsquash/jxl/encode.js');
    const pixels = await readJpeg(await file.arrayBuffer());
    return new Blob([await encode(pixels, { quality: job.quality })], { type: 'image/jxl' });
  }
  if (job.do === 'to-webp') {
    const { default: encode } = await import('@jsquash/webp/encode.js');
    const pixels = await readJpeg(await file.arrayBuffer());
    return new Blob([await encode(pixels, { quality: job.quality })], { type: 'image/webp' });
  }
  if (file.type === 'image/png') {
    // Lossless at any quality: oxipng reads and writes PNG itself.
    const { default: optimise } = await import('@jsquash/oxipng/optimise.js');
    return new Blob([await optimise(await file.arrayBuffer())], { type: 'image/png' });
  }
  return jpegToJpeg(file, job);
});
