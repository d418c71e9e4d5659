const FIRST_CAPACITY = 65_536;
const ZERO = 48;
const MINUS = 45;
const POINT = 46;

/** ASCII text in the making: millions of numbers, without a string for each. */
export class TextByteWriter {
  private bytes = new Uint8Array(FIRST_CAPACITY);
  private length = 0;

  text(text: string): this {
    this.reserve(text.length);
    for (let i = 0; i < text.length; i++) this.bytes[this.length++] = text.charCodeAt(i);
    return this;
  }

  /** A number rounded to so many decimals, without zeros at its end; its digits, point left out, must fit into 2^53. */
  number(value: number, decimals: number): this {
    this.reserve(24);
    let digits = Math.round(Math.abs(value) * 10 ** decimals);
    let places = decimals;
    while (places > 0 && digits % 10 === 0) {
      digits /= 10;
      places--;
    }
    if (value < 0 && digits > 0) this.bytes[this.length++] = MINUS;
    const end = this.length + widthOf(digits, places);
    let at = end;
    for (let place = 0; at > this.length; place++) {
      if (place === places && places > 0) this.bytes[--at] = POINT;
      this.bytes[--at] = ZERO + (digits % 10);
      digits = Math.floor(digits / 10);
    }
    this.length = end;
    return this;
  }

  /** Tuples of `width` numbers in brackets, as `[(1, 2), (3, 4)]`; plain numbers where the width is 1. */
  tuples(values: ArrayLike<number>, width: number, decimals: number): this {
    this.text('[');
    for (let i = 0; i < values.length; i++) {
      const k = i % width;
      if (i > 0) this.text(k === 0 && width > 1 ? '), ' : ', ');
      if (k === 0 && width > 1) this.text('(');
      this.number(values[i] as number, decimals);
    }
    return this.text(width > 1 && values.length > 0 ? ')]' : ']');
  }

  finish(): Uint8Array<ArrayBuffer> {
    return this.bytes.slice(0, this.length);
  }

  private reserve(more: number): void {
    if (this.length + more <= this.bytes.length) return;
    const grown = new Uint8Array(2 * this.bytes.length + more);
    grown.set(this.bytes);
    this.bytes = grown;
  }
}

/** Digits, at least one before the point, and the point. */
function widthOf(digits: number, places: number): number {
  let width = 1;
  for (let rest = digits; rest >= 10; rest = Math.floor(rest / 10)) width++;
  return places === 0 ? width : Math.max(width, places + 1) + 1;
}
