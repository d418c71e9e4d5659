/** Objects of magic, treasures and lights to carry, of a fixed kind. */
export interface RelicSpec {
  readonly generator: 'relic';
  readonly kind:
    | 'lantern' | 'oil-lantern' | 'paper-lantern' | 'jack-o-lantern' | 'skull-candle' | 'candelabra' | 'fairy-jar'
    | 'spellbook' | 'open-spellbook' | 'scroll' | 'open-scroll' | 'treasure-map' | 'rune-stone' | 'magic-circle' | 'tarot-cards' | 'quill' | 'hourglass' | 'dreamcatcher'
    | 'crystal-ball' | 'orb' | 'gem' | 'diamond' | 'gems' | 'gold-pile' | 'coins' | 'crown' | 'ring' | 'amulet' | 'skull' | 'bone' | 'bones' | 'crossbones' | 'dragon-egg' | 'idol' | 'magic-lamp' | 'ship-in-bottle' | 'key' | 'padlock' | 'gear' | 'gears' | 'chain' | 'heart' | 'star';
}

/** Bows, guns, armour and other arms of a fixed kind. */
export interface ArmsSpec {
  readonly generator: 'arms';
  readonly kind:
    | 'helmet' | 'viking-helmet' | 'roman-helmet' | 'samurai-helmet' | 'breastplate' | 'suit-of-armour' | 'gauntlet'
    | 'bow' | 'arrow' | 'quiver' | 'crossbow' | 'cannon' | 'cannonballs' | 'musket' | 'pistol' | 'bomb' | 'dynamite' | 'target' | 'weapon-rack' | 'shuriken' | 'boomerang' | 'trap';
}
