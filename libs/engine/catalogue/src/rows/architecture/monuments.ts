import type { AncientKind, LandmarkKind } from '../../parameters/structures/structures-kinds.js';
import type { CatalogueRow, RowForm } from '../../row/row.js';
import { rowsOf } from '../../row/row.js';

const row = rowsOf('architecture');
const ancient = (kind: AncientKind): RowForm => ({ generator: 'ancient-monument', kind });
const landmark = (kind: LandmarkKind): RowForm => ({ generator: 'landmark', kind });

/** Monuments and landmarks. */
export const MONUMENT_ROWS: readonly CatalogueRow[] = [
  row('pyramid', [60, 40, 60], ancient('pyramid'), { words: 'egyptian pyramid, great pyramid, pyramid of giza, pharaoh tomb' }),
  row('step-pyramid', [48, 28, 48], ancient('step-pyramid'), {
    words: 'mayan temple, mayan pyramid, aztec temple, aztec pyramid, stepped pyramid, chichen itza, inca temple, jungle temple',
  }),
  row('ziggurat', [52, 30, 60], ancient('ziggurat'), { words: 'babylonian temple, tower of babel, sumerian temple' }),
  row('sphinx', [13, 13, 32], ancient('sphinx'), { words: 'great sphinx, egyptian sphinx' }),
  row('obelisk', [5, 21, 5], ancient('obelisk'), { words: 'egyptian obelisk, cleopatra needle, washington monument' }),
  row('stonehenge', [38, 7.2, 38], ancient('stonehenge'), {
    words: 'stone circle, henge, druid circle, ring of standing stones',
    solid: 'parts',
  }),
  row('dolmen', [5, 2.9, 3.6], ancient('dolmen'), { words: 'megalithic tomb, portal tomb', solid: 'parts' }),
  row('totem-pole', [4.6, 6.8, 2.04], ancient('totem-pole'), { words: 'totem, tiki totem, carved totem' }),
  row('victory-column', [5, 25, 5], ancient('victory-column'), {
    words: 'memorial column, nelson column, triumphal column, monument, war memorial',
  }),
  row('machu-picchu', [56, 34, 50], ancient('machu-picchu'), { words: 'inca city, inca ruin, mountain city, terraced ruins' }),
  row('broken-column', [5.13, 4.61, 3.1], ancient('roman-column-ruin'), { words: 'ruined column, roman ruin, greek ruin' }),
  row('eiffel-tower', [64, 166, 64], landmark('eiffel-tower'), { words: 'paris tower, lattice tower, eiffel', solid: 'parts' }),
  row('statue-of-liberty', [30, 52, 30], landmark('statue-of-liberty'), { words: 'lady liberty, liberty statue' }),
  row('golden-gate-bridge', [204, 76, 18], landmark('golden-gate-bridge'), {
    words: 'golden gate, bay bridge, red suspension bridge',
    solid: 'parts',
  }),
  row('mount-rushmore', [34, 18, 18], landmark('mount-rushmore'), { words: 'rushmore, carved mountain, presidents mountain' }),
  row('great-wall', [68.1, 23.6, 34.3], landmark('great-wall'), { words: 'great wall of china, chinese wall' }),
  row('triumphal-arch', [23.6, 21.8, 12.6], landmark('arc-de-triomphe'), {
    words: 'arc de triomphe, triumph arch, roman triumphal arch, victory arch, brandenburg gate, gateway of india',
    finishes: { sandstone: 'sandstone #d6c6a2' },
    solid: 'parts',
  }),
  row('torii', [6.8, 5.4, 0.7], landmark('torii'), { words: 'torii gate, japanese gate, shinto gate, shrine gate', solid: 'parts' }),
  row('sydney-opera-house', [52, 24, 62], landmark('opera-shells'), { words: 'shell opera house, sydney opera' }),
  row('tunnel', [17.8, 9.25, 18.2], landmark('tunnel'), {
    words: 'tunnel portal, railway tunnel, train tunnel, tunnel entrance, road tunnel',
  }),
  row('mine-entrance', [11, 7, 14], landmark('mine-entrance'), {
    words: 'mine, mine shaft, mineshaft, gold mine, coal mine, dungeon entrance',
  }),
];
