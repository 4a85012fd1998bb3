/** Why a call of the engine failed. The app has a sentence per code. */
export const IMAGE_ERROR_CODES = [
  /** There is no file. */
  'no-file',
  /** The argument is neither a Blob nor a File. */
  'not-a-file',
  /** The bytes claim a known format but cannot be decoded: damaged, truncated or empty. */
  'unreadable',
  /** The file ends early, and a part of its picture can be read: `EngineOptions.readIncomplete` reads it. */
  'incomplete',
  /** The file has changed, moved or gone since it was chosen. */
  'file-changed',
  /** The bytes are not in a known format. */
  'unsupported',
  /** The file of a camera's sensor, which has to be developed. */
  'camera-raw',
  /**
   * The canvas, which replaces libvips if that cannot run, does not read or write this format. The sharp backend also
   * throws it for work that it passes to libvips; callers never see that.
   */
  'beyond-browser',
  /** More pixels than the limits allow, in or out. */
  'too-large',
  /** The recipe is impossible, such as a crop outside the picture. */
  'bad-recipe',
  /** The recipe has a watermark, and its file is not with it. */
  'watermark-missing',
  /** The watermark's file is another one than the recipe's. */
  'watermark-differs',
  /** The watermark's file is damaged, or no picture. */
  'watermark-unreadable',
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

/** Facts for the sentence. */
export interface ErrorFacts {
  /** For `too-large`: the pixels, and the limit that they exceed. */
  tooLarge?: { width: number; height: number; frames: number; maxSide?: number; maxPixels?: number };
  /** For `incomplete`: the share of the picture that is missing, 0 to 1, if it is known. */
  missing?: number;
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

/**
 * Whether an error is an `ImageError`. It checks the name, not the class, since the error may come from another realm.
 */
export function isImageError(value: unknown): value is ImageError {
  return value instanceof Error && value.name === 'ImageError' && 'code' in value;
}

/** Whether a codec failed on a picture that was decoded. Another format, or the original, may still be possible. */
export function isCodecFailure(value: unknown): value is ImageError {
  return isImageError(value) && value.code === 'codec-failed';
}

/** Whether a recognised file is damaged. */
export function isUnreadable(value: unknown): value is ImageError {
  return isImageError(value) && value.code === 'unreadable';
}

/** An error as a worker posts it: structured cloning would lose the code. */
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

/** Converts an error for `postMessage`. @param fallback the code for errors that are not an `ImageError` */
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
