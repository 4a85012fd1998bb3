import { jpegToJpeg } from './jsquash-jpeg.ts';
import { serveJobs } from './serve-jobs.ts';

serveJobs(jpegToJpeg);
