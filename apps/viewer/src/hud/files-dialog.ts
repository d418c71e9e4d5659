import { listAssets, sizeText } from '../api/asset-list.js';
import type { AssetFile } from '../api/asset-list.js';
import { sizeOf } from '../api/download.js';
import type { World } from '../api/world.js';
import { Dialog } from './dialog.js';
import { element } from './element.js';
import { icon } from './icon.js';

/** Every file of a world, with its format and size. */
export class FilesDialog extends Dialog {
  private readonly list: HTMLElement;
  private readonly assets: World['assets'];
  private sizes: ReadonlyMap<string, number> = new Map();

  constructor({ assets }: World) {
    const list = element('ul', { class: 'files' });
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
  const size = element('span', { class: 'file-size', text: file.bytes === null ? '' : sizeText(file.bytes) });
  if (file.bytes === null) void sizeOf(file.url).then((bytes) => (size.textContent = bytes === null ? '' : sizeText(bytes)));
  const attributes = { href: file.url, download: '', rel: 'noopener noreferrer', target: '_blank' };
  return element('li', {}, [
    element('a', { class: 'file', attributes }, [
      icon('download'),
      element('span', { class: 'file-name' }, [
        element('span', { class: 'file-label', text: file.label }),
        element('span', { class: 'file-purpose', text: file.purpose }),
      ]),
      element('span', { class: 'file-format', text: file.format }),
      size,
    ]),
  ]);
}
