/*
 * Stands at the head of the package's copy of libvips's glue, whose Emscripten bindings write these functions as text
 * and run it. The same steps without text: a strict policy allows them. See strict-glue.ts.
 */

/**
 * A JavaScript function that calls one of the WebAssembly module, its arguments and its answer converted
 * (`craftInvokerFunction`).
 * @param {string[]} names what the text would refer to
 * @param {unknown[]} values what these names stand for
 * @param {boolean} isMethod `this` is the first argument
 * @param {boolean} collects what must be destroyed afterwards is gathered by the converters
 * @param {boolean} usesStack arguments lie on the module's stack, which is put back afterwards
 * @param {boolean} returns
 * @param {number} count of arguments, without `this`
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
 * A function for the WebAssembly module that calls JavaScript (`_emval_create_invoker`).
 * @param {number} kind 0 calls a function, 1 a method, 2 a constructor; 3 converts one value
 * @param {((address: number) => unknown)[]} readers read the arguments, which lie 8 bytes apart
 * @param {Record<string, Function>} scope what the text would refer to
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
