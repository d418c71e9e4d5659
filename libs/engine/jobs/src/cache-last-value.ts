interface ValueCache<Key, Value> {
  /** The value made of a key, made anew only if the key before was another. */
  readonly get: (key: Key) => Value;
  readonly drop: () => void;
}

/** Keeps the value of the last key. Keys are plain data. */
export function cacheLastValue<Key, Value>(make: (key: Key) => Value): ValueCache<Key, Value> {
  let lastKey = '';
  let last: { readonly value: Value } | null = null;
  return {
    get(key) {
      const wanted = JSON.stringify(key);
      if (last === null || lastKey !== wanted) {
        // The last value goes first: two at a time would double the memory.
        last = null;
        last = { value: make(key) };
        lastKey = wanted;
      }
      return last.value;
    },
    drop() {
      last = null;
    },
  };
}
