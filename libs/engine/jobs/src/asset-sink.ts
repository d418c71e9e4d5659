import type { AssetName, BuiltFile } from './world-engine.js';

/** The files of a world that is being built, as they become whole. */
export class AssetSink {
  private readonly files = new Map<AssetName, BuiltFile>();
  private readonly waiting: { readonly name: AssetName; readonly hand: (file: BuiltFile) => void }[] = [];

  /** @param onFile hears of each file */
  constructor(private readonly onFile: (file: BuiltFile) => void = () => undefined) {}

  readonly put = (file: BuiltFile): BuiltFile => {
    this.files.set(file.name, file);
    this.onFile(file);
    for (const { name, hand } of this.waiting) if (name === file.name) hand(file);
    return file;
  };

  /** A copy of a file once it is there, for what a job gets may move away while the file itself is still being sent. */
  async copyOf(name: AssetName): Promise<Uint8Array> {
    const file = this.files.get(name) ?? (await new Promise<BuiltFile>((hand) => this.waiting.push({ name, hand })));
    return file.bytes.slice();
  }
}
