import imageCompression from 'browser-image-compression';
import { optionsFor } from './browser-image-compression.ts';
import { serveJobs } from './serve-jobs.ts';

serveJobs((file, job) => imageCompression(file, { ...optionsFor(job), useWebWorker: false }));
