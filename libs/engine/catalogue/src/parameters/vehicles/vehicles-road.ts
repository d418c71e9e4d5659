import type { Finish } from '../../substances/substances.js';

/** A motor vehicle of the road. */
export interface RoadVehicleSpec {
  readonly generator: 'road-vehicle';
  readonly body:
    | 'sedan'
    | 'hatchback'
    | 'estate'
    | 'limousine'
    | 'suv'
    | 'jeep'
    | 'pickup'
    | 'sports'
    | 'convertible'
    | 'vintage'
    | 'beetle'
    | 'van'
    | 'minibus'
    | 'bus'
    | 'double-decker'
    | 'school-bus'
    | 'step-van'
    | 'truck'
    | 'semi'
    | 'caravan'
    | 'trailer'
    | 'formula'
    | 'go-kart'
    | 'golf-cart'
    | 'buggy'
    | 'tuk-tuk'
    | 'armored'
    | 'quad';
  /** Finishes of the body, one for each variant. */
  readonly colors?: readonly Finish[];
  /** What a truck carries. */
  readonly cargo?: 'box' | 'flatbed' | 'tank' | 'dump' | 'mixer' | 'ladder' | 'garbage' | 'tow' | 'logs' | 'plough';
  /** What stands on the roof. */
  readonly roof?: 'light-bar' | 'taxi-sign' | 'cone' | 'awning' | 'pop-top';
  /** A stripe of the slot `stripe` along the sides. */
  readonly stripe?: 'band' | 'checker' | 'halves';
  readonly wheels?: { readonly style: 'car' | 'lugged' | 'truck'; /** Radius as a share of the usual one. */ readonly size: number };
}

/** A cycle: pedalled, motorised, or pushed. */
export interface CycleSpec {
  readonly generator: 'cycle';
  readonly frame:
    | 'diamond'
    | 'step-through'
    | 'tandem'
    | 'penny-farthing'
    | 'unicycle'
    | 'tricycle'
    | 'kick-scooter'
    | 'motor-scooter'
    | 'motorcycle'
    | 'chopper'
    | 'sidecar'
    | 'sport-motorcycle'
    | 'cargo'
    | 'segway';
}

/** A vehicle of rails. */
export interface RailSpec {
  readonly generator: 'rail';
  readonly kind:
    | 'steam'
    | 'diesel'
    | 'electric'
    | 'carriage'
    | 'boxcar'
    | 'hopper'
    | 'flatcar'
    | 'tank-car'
    | 'caboose'
    | 'tram'
    | 'cable-car'
    | 'subway'
    | 'high-speed'
    | 'monorail'
    | 'mine-cart'
    | 'handcar'
    | 'gondola-lift';
}

/** A vehicle that animals or people draw. */
export interface CartSpec {
  readonly generator: 'cart';
  readonly body:
    | 'box'
    | 'covered'
    | 'hay'
    | 'stagecoach'
    | 'carriage'
    | 'chariot'
    | 'sled'
    | 'sleigh'
    | 'dog-sled'
    | 'rickshaw'
    | 'hand-cart'
    | 'market-cart'
    | 'vardo'
    | 'stroller'
    | 'war-wagon'
    | 'soapbox'
    | 'sedan-chair';
  readonly wheels?: 2 | 4;
}
