/** Boxes, bags, baskets and other containers of a fixed kind. */
export interface ContainerSpec {
  readonly generator: 'container';
  readonly kind:
    | 'backpack' | 'handbag' | 'shopping-bag' | 'paper-bag' | 'tote-bag' | 'trash-bag' | 'wallet' | 'golf-bag'
    | 'cardboard-box' | 'wooden-box' | 'fruit-crate' | 'bottle-crate' | 'treasure-chest' | 'chest' | 'toolbox' | 'suitcase' | 'vintage-suitcase' | 'briefcase' | 'jerrycan' | 'trash-can' | 'wheelie-bin' | 'tote'
    | 'basket' | 'egg-basket' | 'picnic-basket' | 'laundry-basket' | 'cooler' | 'gift' | 'ammo-crate' | 'sandbags' | 'sack' | 'money-bag';
}

/** Books, writing and instruments of science of a fixed kind. */
export interface StudySpec {
  readonly generator: 'study';
  readonly kind:
    | 'scales' | 'kitchen-scale' | 'microscope' | 'telescope' | 'spyglass' | 'test-tubes' | 'atom' | 'dna' | 'compass' | 'armillary-sphere' | 'magnet' | 'syringe' | 'first-aid-kit'
    | 'book' | 'open-book' | 'book-stack' | 'book-row' | 'magazine' | 'newspaper' | 'notebook' | 'paper' | 'pencil' | 'pen' | 'pencil-cup' | 'globe' | 'typewriter' | 'abacus' | 'letter' | 'scissors' | 'magnifier' | 'clipboard';
}
