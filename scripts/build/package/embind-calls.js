/*
 * Prepended to the package's copy of libvips's glue code. Emscripten's bindings generate these functions as text; this code
 * performs the same steps without text, which a strict policy allows. See strict-glue.ts.
 */

/**
 * Creates a JavaScript function that calls a function of the WebAssembly module and converts arguments and result
 * (`craftInvokerFunction`).
 * @param {string[]} names variables that the text would use
 * @param {unknown[]} values their values
 * @param {boolean} isMethod `this` is the first argument
 * @param {boolean} collects whether converters collect destructors to run afterwards
 * @param {boolean} usesStack whether arguments are on the module's stack, which is restored afterwards
 * @param {boolean} returns
 * @param {number} count number of arguments, without `this`
 */
export function picwrightInvoker(names, values, isMethod, collects, usesStack, returns, count) {
  const scope = Object.fromEntries(names.map((name, i) => [name, values[i]]));
  const numbers = Array.from({ length: count }, (_, i) => i);
  const converters = numbers.map((i) => scope[`toArg${i}Wire`]);
  const destructors = numbers.map((i) => scope[`arg${i}Wired_dtor`]);
  const { invoker, fn, runDestructors, fromRetWire, toClassParamWire, stackSave, stackRestore } = scope;
  return function (...given) {
    const collected = collects ? [] : null;
    const stack = usesStack ? stackSave() : 0;
    const self = [];
    let wired;
    let answer;
    try {
      if (isMethod) self.push(toClassParamWire(collected, this));
      wired = converters.map((convert, i) => convert(collected, given[i]));
      answer = invoker(fn, ...self, ...wired);
    } finally {
      if (usesStack) stackRestore(stack);
    }
    if (collects) runDestructors(collected);
    else {
      scope.thisWired_dtor?.(self[0]);
      destructors.forEach((destroy, i) => {
        destroy?.(wired[i]);
      });
    }
    return returns ? fromRetWire(answer) : undefined;
  };
}

/**
 * Creates a function through which the WebAssembly module calls JavaScript (`_emval_create_invoker`).
 * @param {number} kind 0 calls a function, 1 a method, 2 a constructor; 3 converts one value
 * @param {((address: number) => unknown)[]} readers read the arguments, which are 8 bytes apart
 * @param {Record<string, Function>} scope variables that the text would use
 * @param {boolean} isVoid
 */
export function picwrightCaller(kind, readers, scope, isVoid) {
  const { toValue, getStringOrSymbol, emval_returnValue, toReturnWire } = scope;
  const answerOf = (handle, method, values) => {
    switch (kind) {
      case 0:
        return toValue(handle)(...values);
      case 1:
        return toValue(handle)[getStringOrSymbol(method)](...values);
      case 2:
        return new (toValue(handle))(...values);
      default:
        return values.at(-1);
    }
  };
  return (handle, method, destructors, address) => {
    const answer = answerOf(
      handle,
      method,
      readers.map((read, i) => read(address + i * 8)),
    );
    return isVoid ? undefined : emval_returnValue(toReturnWire, destructors, answer);
  };
}
