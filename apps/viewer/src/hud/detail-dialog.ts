import { formatByteSize } from '../api/asset-list.js';
import type { DetailLevel } from '../api/world.js';
import type { DetailState } from '../view/world-view.js';
import { DETAIL_LABELS, formatSplatCount } from './detail-labels.js';
import { Dialog } from './dialog.js';
import { createElement } from './element.js';

/** Called with the level that the visitor chose; null leaves it to the device. */
export type DetailChoiceHandler = (choice: DetailLevel | null) => void;

/** The levels of detail that a world offers, as buttons of which the chosen one is pressed. */
export class DetailDialog extends Dialog {
  private readonly list: HTMLElement;
  private detail: DetailState | null = null;
  private sizes: ReadonlyMap<string, number> = new Map();

  constructor(
    private readonly levels: readonly DetailLevel[],
    private readonly onChoose: DetailChoiceHandler,
  ) {
    const list = createElement('div', { class: 'details', attributes: { role: 'group', 'aria-labelledby': 'detail-title' } });
    super({ id: 'detail-title', title: 'Level of detail', key: 'G', children: [list] });
    this.list = list;
  }

  /** Takes over the sizes of files from the manifest. */
  showSizes(sizes: ReadonlyMap<string, number>): void {
    this.sizes = sizes;
    if (this.root.open) this.fill();
  }

  show(detail: DetailState): void {
    this.detail = detail;
    if (this.root.open) this.fill();
  }

  override open(): void {
    this.fill();
    super.open();
    this.list.querySelector<HTMLElement>('[aria-pressed=true]')?.focus();
  }

  private fill(): void {
    const { automatic, choice = null } = this.detail ?? {};
    const decided = automatic === undefined ? '' : `${DETAIL_LABELS[automatic]} on this device`;
    this.list.replaceChildren(
      this.row('Automatic', decided, null, choice),
      ...this.levels.map((level) => this.row(DETAIL_LABELS[level], this.describe(level), level, choice)),
    );
  }

  private row(label: string, note: string, level: DetailLevel | null, choice: DetailLevel | null): HTMLElement {
    const attributes = { type: 'button', 'aria-pressed': String(level === choice) };
    const button = createElement('button', { class: 'detail-row', attributes }, [
      createElement('span', { class: 'detail-label', text: label }),
      createElement('span', { class: 'detail-note', text: note }),
    ]);
    button.addEventListener('click', () => {
      this.root.close();
      this.onChoose(level);
    });
    return button;
  }

  private describe(level: DetailLevel): string {
    const { detail, sizes } = this;
    const bytes = sizes.get(`splats.spz_urls.${level}`);
    const size = bytes === undefined ? [] : [formatByteSize(bytes)];
    const shown = detail?.level === level ? [`${formatSplatCount(detail.splats)}, on the screen`] : [];
    return [...size, ...shown].join(' · ');
  }
}
