import type { HeadsUpDisplay } from './hud/hud.js';
import type { WorldView } from './view/world-view.js';
import { projectSegment } from './measure/camera-lens.js';
import { MeasuringTape, formatMetres, measureTapeLength } from './measure/measuring-tape.js';

/** Measuring in a view: points become ends of a tape while it is switched on. */
export class MeasuringMode {
  private readonly tape = new MeasuringTape();
  private isOn = false;

  constructor(
    private readonly canvas: HTMLElement,
    private readonly view: Pick<WorldView, 'surfaceAt' | 'lens' | 'hasCollider'>,
    private readonly hud: Pick<HeadsUpDisplay, 'tape' | 'toast' | 'showMeasuring'>,
  ) {}

  toggle(): void {
    this.switchTo(!this.isOn);
    if (!this.isOn) return;
    const ready = 'Choose two points on the surface. Press Escape to stop measuring.';
    this.hud.toast.show(this.view.hasCollider ? ready : 'The surface is still loading.');
  }

  escape(): void {
    if (this.isOn) this.switchTo(false);
  }

  /** Sets an end where a pixel shows the surface. */
  tap(x: number, y: number): void {
    if (!this.isOn) return;
    const point = this.view.surfaceAt(x, y);
    if (point) this.tape.put(point);
    else this.hud.toast.show(this.view.hasCollider ? 'There is no surface at that point.' : 'The surface is still loading.');
  }

  /** Sets an end in the middle of the picture, for those who have no pointer. */
  mark(): void {
    this.tap(this.canvas.clientWidth / 2, this.canvas.clientHeight / 2);
  }

  hover(x: number, y: number): void {
    const isStretched = this.isOn && this.tape.line?.isSet === false;
    const point = isStretched ? this.view.surfaceAt(x, y) : null;
    if (point) this.tape.stretch(point);
  }

  /** Draws the tape as the view shows it now. */
  draw(): void {
    if (!this.isOn) return;
    const { line } = this.tape;
    const stroke = line && projectSegment(this.view.lens, line.from, line.to);
    const metres = line ? measureTapeLength(line) : 0;
    this.hud.tape.show(stroke, metres > 0 ? formatMetres(metres) : '');
  }

  private switchTo(isOn: boolean): void {
    this.isOn = isOn;
    this.tape.clear();
    this.canvas.classList.toggle('measuring', isOn);
    this.hud.showMeasuring(isOn);
    this.draw();
  }
}
