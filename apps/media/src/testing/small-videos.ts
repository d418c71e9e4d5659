import { inflateRawSync } from 'node:zlib';

/** An MP4 of two AV1 frames of 32 x 16 pixels at 10 a second; its tables stand before its frames. */
export const createSmallMp4 = (): Buffer => inflated(MP4);
/** A WebM of two VP8 frames of 32 x 16 pixels at 10 a second. */
export const createSmallWebm = (): Buffer => inflated(WEBM);

const inflated = (base64: string): Buffer => inflateRawSync(Buffer.from(base64, 'base64'));

/** Both were encoded by `createTestVideo` of the package `video`, deflated. */
const MP4 = [
  'Y2BgkEgrqSzILM7PZWBgYgDRuQUmhgwMTDW5+fllDAwMObllGSkMDAwMz9W9r4AwA8NDBgYGXQYGRjBCABQOJt+BAS9gYmBg4igpSsxmYGCIKc',
  'kG28mMsBNmmi6mTmLsVWBgYBAASy7JTclMBInkpqD7i4EL5I7QI2Bt5hkpOUUgRm5GTlFZZkoqspm+qSmZiUmleXmVYZkpqfkeiXkpOakg1Yyu',
  'uZl5aQwMDCJluWDjkR2jkgKRk0kpSk1DcixPaVGOAoTNyFpckpTDwMAws7ikOAVJTWdimYEhDg+DvCfA4MHAAMZgFUIIFyqUGeqZGeoZoOqQ+P',
  '8fZHNimaFzIyMPSEQ4OT+nKC85p4KBkYGXgaEB5ImkkqISiHoWCQYGkQqQxuKSkmIkhzBBaZnikuJkJHF0uSrUuGawZ2BgcAHZUVySnI/QxzSH',
  'gYGhOzclsUSIgQscH/J//v9scDDSFwFF4qf61InPti1j8WeLuFnElq6XNMlF9HrY9gkHvz0qm/1S7uBOqWiXI00b5/OvQ9NuAtXutTbhmhbn5s',
  '2Fa7SYvsV67btTy6ycZMEnt2ri7vl9Gkdb35VG7jMTT2hJE/x7ugEA',
].join('');
const WEBM = [
  'k3K9v1iAgUHeqa2R0el7I6PTp0YWp8+NHE5NLeWpSblO7Y0sTq2NTBLBDeksDAwMjCcEfWeXCDAw2PvuFmBg4A9e3SLquTIteE0rAwMDgztcUC',
  'xkXTZUsBsuKBO8GyrIuBakS4CBwUbr+sZmficH34ZJvqkpmYlJpXl5lQplhnpmhnoG4Y5YBF06OxwyGcAAZIkAA4PnOgEGBpfrjYzFRxsZmxsZ',
  '5zQyKG2d01yal9LWGhYfFmCh/Li5hfXrQ4YHAgwMMhsaFXY1CoRuEGBgEAjd2MgQuquRN3R3I2PozkYmeedtpRwMDAwnnjcygEKlp5GBocGAjW',
  'Euo5YCgwADgztHa2tHa0sHExNT6S6Vg/uYfzT+Wn2M+7RZgD/Df8Y/Df+Y9/+f/38X8x927T95r1UY/v2bYvz/z+mG/w+4/v+7YWIt6O61jEnz',
  '6E+DHTMX7Q9yufzh0tIcJZ6r/P8m2P//OZ3x/wHuHTk7Nxk5XZDZOnWNxf2Orush16fejU5/P497xgOQg/QbGVIYDJkYGAUEGCR4tdw8dyvvns',
  'gspsUQtqWxsv9v8/X/f1cJ1f/falH/78rzOYcZQCEuwMAgDIoBvs2NDNsFGBjYvjcyfmy8AwA=',
].join('');
