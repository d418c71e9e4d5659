import { listAssets, formatByteSize } from '../api/asset-list.js';
import type { AssetFile } from '../api/asset-list.js';
import { fetchContentLength } from '../api/download.js';
import type { World } from '../api/world.js';
import { Dialog } from './dialog.js';
import { createElement } from './element.js';
import { createIcon } from './icon.js';

/** Every file of a world, with its format and size. */
export class FilesDialog extends Dialog {
  private readonly list: HTMLElement;
  private readonly assets: World['assets'];
  private sizes: ReadonlyMap<string, number> = new Map();

  constructor({ assets }: World) {
    const list = createElement('ul', { class: 'files' });
    super({ id: 'files-title', title: 'Files', key: 'I', children: [list] });
    this.list = list;
    this.assets = assets;
  }

  /** Takes over what the manifest says of sizes. */
  showSizes(sizes: ReadonlyMap<string, number>): void {
    this.sizes = sizes;
    if (this.root.open) this.fill();
  }

  override open(): void {
    this.fill();
    super.open();
  }

  private fill(): void {
    this.list.replaceChildren(...listAssets(this.assets, this.sizes).map(fileRow));
  }
}

function fileRow(file: AssetFile): HTMLElement {
  const size = createElement('span', { class: 'file-size', text: file.bytes === null ? '' : formatByteSize(file.bytes) });
  if (file.bytes === null)
    void fetchContentLength(file.url).then((bytes) => (size.textContent = bytes === null ? '' : formatByteSize(bytes)));
  const attributes = { href: file.url, download: '', rel: 'noopener noreferrer', target: '_blank' };
  return createElement('li', {}, [
    createElement('a', { class: 'file', attributes }, [
      createIcon('download'),
      createElement('span', { class: 'file-name' }, [
        createElement('span', { class: 'file-label', text: file.label }),
        createElement('span', { class: 'file-purpose', text: file.purpose }),
      ]),
      createElement('span', { class: 'file-format', text: file.format }),
      size,
    ]),
  ]);
}
