import { VISIBILITIES, parseVisibility } from '@diorama/web';
import type { Visibility } from '@diorama/web';

/** The choice of who can open the world, with a sentence that says what the choice means. */
export class VisibilityChoice {
  constructor(
    private readonly select: HTMLSelectElement,
    private readonly note: HTMLElement,
  ) {
    select.addEventListener('change', () => this.explain());
  }

  get value(): Visibility {
    return parseVisibility(this.select.value) ?? 'private';
  }

  set value(visibility: Visibility) {
    this.select.value = visibility;
    this.explain();
  }

  private explain(): void {
    this.note.textContent = VISIBILITIES.find(({ value }) => value === this.value)?.hint ?? '';
  }
}
