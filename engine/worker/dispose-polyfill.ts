// Safari has no Symbol.dispose. What defines or uses it, our classes and libvips's glue, must find it when it is loaded.
const symbols = Symbol as unknown as Record<'dispose' | 'asyncDispose', symbol | undefined>;
symbols.dispose ??= Symbol.for('Symbol.dispose');
symbols.asyncDispose ??= Symbol.for('Symbol.asyncDispose');
