import type { CabinetColumn, CellKind, GeneratorRandom } from '@diorama/catalogue';
import {
  doorFront,
  drawContents,
  drawerFront,
  fileDrawer,
  glassFront,
  louvreFront,
  panelFront,
  ventFront,
} from '@diorama/furnishing-parts';
import type { Contents, FrontStyle } from '@diorama/furnishing-parts';
import { array, box, group, move } from '@diorama/shape-language';
import type { Shape } from '@diorama/shape-language';

/** A box that is divided in columns of cells: its inside stands on y = 0, its front plane is z = 0, its depth runs to -z. */
export interface CellGrid {
  readonly width: number;
  readonly height: number;
  readonly depth: number;
  readonly columns: readonly CabinetColumn[];
  readonly style: FrontStyle;
}

interface Cell {
  readonly width: number;
  readonly height: number;
  readonly depth: number;
  readonly style: FrontStyle;
  readonly random: GeneratorRandom;
  readonly hinge: 'left' | 'right';
}

const BOARD = 0.02;

/** Draws the fronts, the boards between cells and what stands in open cells. */
export function drawCells(grid: CellGrid, random: GeneratorRandom): Shape {
  const total = grid.columns.reduce((sum, { share = 1 }) => sum + share, 0);
  let x = -grid.width / 2;
  const parts = grid.columns.map(({ cells, share = 1 }, k) => {
    const width = (grid.width * share) / total;
    const part = move(
      drawColumn(cells, { ...grid, width }, { random, hinge: k < grid.columns.length / 2 ? 'left' : 'right' }),
      x + width / 2,
      0,
      0,
    );
    x += width;
    const divider = k === 0 ? group() : move(box('body', BOARD, grid.height, grid.depth - 0.005), x - width, 0, -grid.depth / 2);
    return group(part, divider);
  });
  return group(...parts);
}

function drawColumn(
  cells: CabinetColumn['cells'],
  { width, height, depth, style }: Omit<CellGrid, 'columns'>,
  rest: Pick<Cell, 'random' | 'hinge'>,
): Shape {
  const list = cells.map((cell): readonly [CellKind, number] => (typeof cell === 'string' ? [cell, 1] : cell));
  const total = list.reduce((sum, [, share]) => sum + share, 0);
  let y = height;
  return group(
    ...list.map(([kind, share]) => {
      const own = (height * share) / total;
      y -= own;
      const board = move(box('body', width - 0.004, BOARD, depth - 0.006), 0, y === 0 ? 0 : y - BOARD / 2, -depth / 2 - 0.001);
      return group(move(drawCell(kind, { width, height: own, depth, style, ...rest }), 0, y, 0), board);
    }),
  );
}

const dark = ({ width, height }: Cell): Shape => move(box('gap', width - 0.004, height - 0.004, 0.004), 0, 0.002, -0.002);

/** Boards at even heights with goods on them. */
function shelves(cell: Cell, contents: Contents | null, spacing: number): Shape {
  const count = Math.max(1, Math.round(cell.height / spacing));
  const step = cell.height / count;
  return group(
    ...Array.from({ length: count }, (_, k) =>
      move(
        group(
          k === 0 ? group() : move(box('body', cell.width - 0.004, BOARD, cell.depth - 0.02), 0, -BOARD / 2, -cell.depth / 2 - 0.01),
          contents === null
            ? group()
            : move(
                drawContents(contents, { width: cell.width - 0.08, height: step - 0.03, depth: cell.depth - 0.05 }, cell.random),
                0,
                BOARD / 2,
                -cell.depth / 2 - 0.01,
              ),
        ),
        0,
        k * step,
        0,
      ),
    ),
  );
}

const pair = (cell: Cell, one: (hinge: 'left' | 'right') => Shape): Shape =>
  group(dark(cell), move(one('left'), -cell.width / 4, 0, 0), move(one('right'), cell.width / 4, 0, 0));

function pigeonholes({ width, height, depth }: Cell): Shape {
  const [across, up] = [Math.max(2, Math.round(width / 0.14)), Math.max(2, Math.round(height / 0.14))];
  return group(
    array(move(box('body', 0.008, height, depth - 0.02), 0, 0, -depth / 2), across - 1, [width / across, 0, 0], true),
    array(move(box('body', width, 0.008, depth - 0.02), 0, height / up, -depth / 2), up - 1, [0, height / up, 0]),
  );
}

type Draw = (cell: Cell) => Shape;

const CELLS: Readonly<Record<CellKind, Draw>> = {
  drawer: (cell) => group(dark(cell), drawerFront(cell.width, cell.height, cell.style)),
  'file-drawer': (cell) => group(dark(cell), fileDrawer(cell.width, cell.height)),
  door: (cell) => group(dark(cell), doorFront(cell.width, cell.height, cell.style, cell.hinge)),
  pair: (cell) => pair(cell, (hinge) => doorFront(cell.width / 2, cell.height, cell.style, hinge)),
  'glass-pair': (cell) =>
    group(
      shelves(cell, 'dishes', 0.32),
      move(glassFront(cell.width / 2, cell.height, cell.style, 'left', 'none'), -cell.width / 4, 0, 0),
      move(glassFront(cell.width / 2, cell.height, cell.style, 'right', 'none'), cell.width / 4, 0, 0),
    ),
  louvre: (cell) => louvreFront(cell.width, cell.height, cell.style, cell.hinge),
  mirror: (cell) => group(dark(cell), glassFront(cell.width, cell.height, cell.style, cell.hinge, 'mirror')),
  open: () => group(),
  shelves: (cell) => shelves(cell, null, 0.34),
  books: (cell) => shelves(cell, 'books', 0.36),
  dishes: (cell) => shelves(cell, 'dishes', 0.3),
  clothes: (cell) =>
    group(
      move(
        drawContents('clothes', { width: cell.width - 0.1, height: cell.height, depth: cell.depth - 0.06 }, cell.random),
        0,
        0,
        -cell.depth / 2,
      ),
      move(box('handle', cell.width - 0.02, 0.022, 0.022), 0, cell.height * 0.93, -cell.depth / 2),
    ),
  bottles: (cell) => shelves(cell, 'bottles', 0.38),
  boxes: (cell) => shelves(cell, 'boxes', 0.4),
  toys: (cell) => shelves(cell, 'toys', 0.36),
  trophies: (cell) => shelves(cell, 'trophies', 0.42),
  files: (cell) => shelves(cell, 'folders', 0.38),
  tools: (cell) => shelves(cell, 'jars', 0.3),
  pigeonholes,
  vent: (cell) =>
    group(
      dark(cell),
      ventFront(cell.width, cell.height),
      move(box('handle', 0.014, 0.1, 0.016), cell.width * 0.36, cell.height * 0.44, 0.026),
    ),
  blank: (cell) => panelFront('front', cell.width, cell.height, cell.style.fronts),
};

const drawCell = (kind: CellKind, cell: Cell): Shape => CELLS[kind](cell);
