/** Why the engine could not do what it was asked. The app has one sentence for each code. */
export const IMAGE_ERROR_CODES = [
  /** Nothing was given to work on. */
  'no-file',
  /** What was given is neither a Blob nor a File. */
  'not-a-file',
  /** The bytes claim a known format but cannot be decoded: damaged, truncated or empty. */
  'unreadable',
  /** The bytes are no picture that the engine knows. */
  'unsupported',
  /**
   * The canvas, which stands in where libvips cannot run, does not read or write this format. Of sharp, what it leaves to
   * libvips, which then does it: nobody else sees that.
   */
  'beyond-browser',
  /** More pixels than the limits allow, in or out. */
  'too-large',
  /** The recipe asks for something impossible, such as a crop outside the picture. */
  'bad-recipe',
  /** A codec failed on a picture that should have worked. */
  'codec-failed',
  'out-of-memory',
  'cancelled',
  /** A codec, a decoder or a writer that this job needs could not be fetched; the next job tries again. */
  'codec-unavailable',
  /** Neither backend could be started. */
  'engine-unavailable',
] as const;

export type ImageErrorCode = (typeof IMAGE_ERROR_CODES)[number];

/** What a sentence may need beside the code. */
export interface ErrorFacts {
  /** Of `too-large`: what was judged, in pixels, and the limit that it is beyond. */
  tooLarge?: { width: number; height: number; frames: number; maxSide?: number; maxPixels?: number };
}

export interface ImageErrorOptions extends ErrorOptions {
  facts?: ErrorFacts | undefined;
}

/** The engine's only error. `message` is for developers; the app chooses the visitor's words by `code`. */
export class ImageError extends Error {
  override readonly name = 'ImageError';
  readonly code: ImageErrorCode;
  readonly facts: ErrorFacts;

  constructor(code: ImageErrorCode, message: string, { facts = {}, ...options }: ImageErrorOptions = {}) {
    super(message, options);
    this.code = code;
    this.facts = facts;
  }
}

/** By name and not by class, since the error may come from another realm. */
export function isImageError(value: unknown): value is ImageError {
  return value instanceof Error && value.name === 'ImageError' && 'code' in value;
}

/** A codec gave up on a picture that it had read: another format, or the original, may still serve. */
export function isCodecFailure(value: unknown): value is ImageError {
  return isImageError(value) && value.code === 'codec-failed';
}

/** A file that was recognised turned out to be damaged. */
export function isUnreadable(value: unknown): value is ImageError {
  return isImageError(value) && value.code === 'unreadable';
}

/** What a worker posts of an error: structured cloning would lose the code. */
export interface ErrorMessage {
  code: ImageErrorCode;
  message: string;
  /** The message of the first cause. */
  detail?: string | undefined;
  facts?: ErrorFacts;
}

function firstCauseOf({ cause }: Error): Error | undefined {
  return cause instanceof Error ? (firstCauseOf(cause) ?? cause) : undefined;
}

/** @param fallback the code of an error that is none of ours */
export function toErrorMessage(error: unknown, fallback: ImageErrorCode): ErrorMessage {
  if (isImageError(error)) {
    const { code, message, facts } = error;
    return { code, message, detail: firstCauseOf(error)?.message, facts };
  }
  return { code: fallback, message: error instanceof Error ? error.message : String(error) };
}

export function fromErrorMessage({ code, message, detail, facts }: ErrorMessage): ImageError {
  return new ImageError(code, message, { facts, ...(detail !== undefined && { cause: new Error(detail) }) });
}
