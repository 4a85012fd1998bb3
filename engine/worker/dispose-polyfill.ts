// Safari has no Symbol.dispose, and libvips's glue must find it when it loads: this module is imported before it.
const symbols = Symbol as unknown as Record<'dispose' | 'asyncDispose', symbol | undefined>;
symbols.dispose ??= Symbol.for('Symbol.dispose');
symbols.asyncDispose ??= Symbol.for('Symbol.asyncDispose');
