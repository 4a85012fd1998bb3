// Safari has no Symbol.dispose. Our classes and libvips's glue code need it as soon as they are loaded.
const symbols = Symbol as unknown as Record<'dispose' | 'asyncDispose', symbol | undefined>;
symbols.dispose ??= Symbol.for('Symbol.dispose');
symbols.asyncDispose ??= Symbol.for('Symbol.asyncDispose');
