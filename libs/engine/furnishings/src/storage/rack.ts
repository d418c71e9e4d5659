import type { Generated, GeneratorContext, RackSpec } from '@diorama/catalogue';
import { CONTENT_FINISHES, drawContents, made, roller, sideways } from '@diorama/furnishing-parts';
import { array, bar, box, cylinder, group, mirror, move, rod } from '@diorama/shape-language';
import type { Shape } from '@diorama/shape-language';

type Posts = RackSpec['posts'];

const BOARD: Readonly<Record<Posts, number>> = {
  wood: 0.028,
  metal: 0.03,
  angle: 0.03,
  ladder: 0.025,
  pallet: 0.12,
  gondola: 0.035,
  sides: 0.025,
  wire: 0.012,
  none: 0.04,
};

/** An open rack of posts and levels with goods. */
export function rack(spec: RackSpec, { size: [width, height, depth], random }: GeneratorContext): Generated {
  const { levels, posts, bays = 1, fill = 0.85, wheels = false } = spec;
  const lift = wheels ? 0.12 : posts === 'gondola' || posts === 'sides' ? 0.06 : posts === 'pallet' || posts === 'none' ? 0 : 0.12;
  const board = BOARD[posts];
  const top =
    posts === 'none'
      ? height - 0.18
      : posts === 'pallet'
        ? height * 0.68
        : posts === 'gondola'
          ? height * 0.82
          : height - (spec.contents === undefined ? board : Math.min(0.3, (0.7 * height) / levels));
  const step = levels > 1 ? (top - lift) / (levels - 1) : 0;
  const each = width / bays;
  const floors = Array.from({ length: levels }, (_, k) => {
    const y = levels > 1 ? lift + k * step : top;
    const deep = posts === 'ladder' ? depth * (1 - (0.6 * k) / levels) : posts === 'gondola' && k > 0 ? depth * 0.78 : depth;
    const z = posts === 'ladder' || posts === 'gondola' ? -(depth - deep) / 2 : 0;
    const bay = {
      width: (each - 0.08) * fill,
      height: Math.min(step > 0 ? step - board : 0.3, posts === 'none' ? 0.2 : k === levels - 1 ? height - y - board : 9),
      depth: deep * 0.86,
    };
    const goods = spec.contents;
    return group(
      move(level(posts, { width, depth: deep, board, isFirst: k === 0 }), 0, y, z),
      goods === undefined || bay.height < 0.05
        ? group()
        : group(
            ...Array.from({ length: bays }, (_, b) =>
              move(drawContents(goods, bay, random), (b - (bays - 1) / 2) * each, y + (posts === 'pallet' && k === 0 ? 0 : board), z),
            ),
          ),
    );
  });
  return made(
    group(
      ...floors,
      uprights(posts, { width, height, depth, bays, lift: wheels ? lift : 0 }),
      spec.back === true ? move(box('back', width - 0.02, height - lift, 0.012), 0, lift, -depth / 2 + 0.006) : group(),
      wheels ? mirror(mirror(move(roller('castors', 0.05, 0.03, 'x', 12), width / 2 - 0.05, 0.05, depth / 2 - 0.05), 'z')) : group(),
    ),
    {
      shelf: 'wood #b08450',
      post: 'wood #8a5f34',
      back: 'paint #d8d4c8',
      beam: 'paint #e07a20',
      price: 'paint #e8c840',
      castors: 'rubber',
      ...CONTENT_FINISHES,
    },
    {
      offers: [
        { kind: 'shelf', height: levels > 1 ? lift + step : top, size: [width, depth] },
        { kind: 'top', height: top + board, size: [width, depth] },
      ],
    },
  );
}

function level(posts: Posts, { width, depth, board, isFirst }: { width: number; depth: number; board: number; isFirst: boolean }): Shape {
  switch (posts) {
    case 'pallet':
      return isFirst
        ? group()
        : group(
            ...[-1, 1].map((s) => move(box('beam', width - 0.06, board, 0.05), 0, 0, s * (depth / 2 - 0.04))),
            array(move(box('post', 0.05, 0.03, depth - 0.1), 0, board * 0.6, 0), 6, [width / 6.6, 0, 0], true),
          );
    case 'gondola':
      return group(
        move(box('shelf', width - 0.02, board, depth), 0, 0, 0),
        move(box('price', width - 0.02, 0.045, 0.006), 0, -0.005, depth / 2),
      );
    case 'wire':
      return group(
        array(
          rod('shelf', [0, 0.006, -depth / 2], [0, 0.006, depth / 2], 0.004, 5),
          Math.round(width / 0.06),
          [width / Math.round(width / 0.06), 0, 0],
          true,
        ),
        ...[-1, 1].map((s) =>
          bar('shelf', [-width / 2, 0.006, s * (depth / 2 - 0.006)], [width / 2, 0.006, s * (depth / 2 - 0.006)], 0.014),
        ),
      );
    default:
      return move(box('shelf', width - (posts === 'none' ? 0 : 0.03), board, depth, 0.003), 0, 0, 0);
  }
}

/** The back wall, foot and brackets of a shop shelf. */
const gondola = (width: number, height: number, depth: number): Shape =>
  group(
    move(box('back', width - 0.02, height, 0.03), 0, 0, -depth / 2 + 0.015),
    move(box('post', width, 0.06, depth), 0, 0, 0),
    mirror(move(box('post', 0.03, height, 0.05), width / 2 - 0.015, 0, -depth / 2 + 0.03)),
    mirror(
      move(
        sideways(
          'post',
          [
            [-depth / 2, 0.02],
            [depth / 2 - 0.02, 0.02],
            [depth / 2 - 0.02, 0.1],
            [-depth / 2, 0.3],
          ],
          0.014,
        ),
        width / 2 - 0.007,
        0,
        0,
      ),
    ),
  );

function uprights(
  posts: Posts,
  { width, height, depth, bays, lift }: { width: number; height: number; depth: number; bays: number; lift: number },
): Shape {
  const t = 0.04;
  const four = (post: Shape): Shape => mirror(mirror(move(post, width / 2 - t / 2, lift, depth / 2 - t / 2), 'z'));
  switch (posts) {
    case 'wood':
      return four(box('post', t, height - lift, t, 0.004));
    case 'metal':
    case 'wire':
      return four(cylinder('post', 0.016, height - lift, { sides: 10 }));
    case 'angle':
      return group(
        four(box('post', t, height - lift, 0.006)),
        four(box('post', 0.006, height - lift, t)),
        move(bar('post', [-width / 2, 0.2, -depth / 2], [width / 2, height - 0.2, -depth / 2], 0.014), 0, 0, 0),
        bar('post', [width / 2, 0.2, -depth / 2], [-width / 2, height - 0.2, -depth / 2], 0.014),
      );
    case 'ladder':
      return mirror(
        group(
          bar('post', [width / 2 - 0.02, 0, depth / 2 - 0.02], [width / 2 - 0.02, height, -depth / 2 + 0.02], 0.036),
          bar('post', [width / 2 - 0.02, 0, -depth / 2 + 0.02], [width / 2 - 0.02, height, -depth / 2 + 0.02], 0.036),
        ),
      );
    case 'pallet':
      return palletFrames(width, height, depth, bays);
    case 'gondola':
      return gondola(width, height, depth);
    case 'sides':
      return mirror(move(box('post', 0.025, height, depth, 0.003), width / 2 - 0.0125, 0, 0));
    default:
      return mirror(
        group(
          move(
            sideways(
              'post',
              [
                [-depth / 2, 0],
                [-depth / 2 + 0.02, 0],
                [depth / 2 - 0.04, height - 0.18],
                [-depth / 2, height - 0.18],
              ],
              0.02,
            ),
            width * 0.36,
            0,
            0,
          ),
        ),
      );
  }
}

/** Braced upright frames of a pallet rack. */
function palletFrames(width: number, height: number, depth: number, bays: number): Shape {
  const braces = Math.round(height / 0.9);
  const frame = group(
    ...[-1, 1].map((s) =>
      group(
        move(box('post', 0.09, height, 0.08), 0, 0, s * (depth / 2 - 0.04)),
        move(box('post', 0.14, 0.02, 0.14), 0, 0, s * (depth / 2 - 0.07)),
      ),
    ),
    ...Array.from({ length: braces }, (_, k) => {
      const [from, to] = [0.15 + (k * (height - 0.3)) / braces, 0.15 + ((k + 1) * (height - 0.3)) / braces];
      return bar('post', [0, from, (k % 2 ? -1 : 1) * (depth / 2 - 0.05)], [0, to, (k % 2 ? 1 : -1) * (depth / 2 - 0.05)], 0.035);
    }),
  );
  return array(frame, bays + 1, [(width - 0.14) / bays, 0, 0], true);
}
