// The used part of libheif-js, whose own declarations lack the decoder.
declare module 'libheif-js/libheif-wasm/libheif-bundle.mjs' {
  interface HeifImage {
    get_width(): number;
    get_height(): number;
    is_primary(): number;
    has_alpha_channel(): number;
    /** Calls back with null if the picture cannot be decoded. */
    display(target: { data: Uint8ClampedArray; width: number; height: number }, done: (target: unknown) => void): void;
    free(): void;
  }
  interface HeifDecoder {
    decode(bytes: Uint8Array): HeifImage[];
  }
  export default function libheif(): { HeifDecoder: new () => HeifDecoder };
}
