import { CATALOGUE, findStyleTypes, ROOM_FORMS } from '@diorama/catalogue';
import { hashStreamName, hashToUnitInterval } from '@diorama/random';
import type { Scene } from '@diorama/domain';
import { getThing } from '@diorama/things';

/** What the choice of a form depends on. */
interface FormContext {
  readonly scene: Scene;
  /** Whether the place brings this kind itself. */
  brings(kind: string): boolean;
}

/** An object with tops. */
interface Host {
  readonly kind: string;
  readonly scale: number;
}

/** The kind that this seed has in place of a usual one, the same all over the room; itself where a style says how it looks. */
export function chooseRoomForm(kind: string, plan: FormContext): string {
  const { scene } = plan;
  const forms = ROOM_FORMS[kind]?.filter((form) => plan.brings(form)) ?? [];
  if (forms.length === 0 || findStyleTypes(scene).some(({ forms }) => forms?.[kind] !== undefined)) return kind;
  return forms[Math.floor(hashToUnitInterval(scene.seed, hashStreamName(`form of ${kind}`)) * forms.length)] as string;
}

/** Metres above the floor between which a top is within reach. */
const REACH = [0.4, 1.3] as const;

/** The order of hosts for small objects: tables and chests, then high tops. Beds are not hosts. */
export function sortHosts<Placed extends Host>(hosts: readonly Placed[]): Placed[] {
  const isHandy = ({ kind, scale }: Host): boolean => {
    const { tops = [] } = getThing(kind);
    return tops.some((top) => top * scale >= REACH[0] && top * scale <= REACH[1]);
  };
  const fitting = hosts.filter(({ kind }) => !isBed(kind));
  return [...fitting.filter(isHandy), ...fitting.filter((host) => !isHandy(host))];
}

const isBed = (kind: string): boolean => ['bed', 'special-bed'].includes(CATALOGUE.get(kind)?.form.generator ?? '');
