import { describe, expect, it } from 'vitest';

import { FilmPath } from './film-path.js';

const pose = (x: number, yaw = 0) => ({ position: { x, y: 0, z: -1.23456 }, yaw, pitch: 4.04 });

describe('the path of a film', () => {
  it('is what the API takes', () => {
    const film = new FilmPath();
    film.add(pose(0), 65);
    film.add(pose(3, 40), 65);
    film.duration = 5;
    film.isLoop = true;
    expect(film.toRequest()).toEqual({
      poses: [
        { x: 0, y: 0, z: -1.235, yaw: 0, pitch: 4, fov: 65 },
        { x: 3, y: 0, z: -1.235, yaw: 40, pitch: 4, fov: 65 },
      ],
      duration: 5,
      ease: true,
      loop: true,
    });
  });

  it('needs two poses that differ, or a duration', () => {
    const film = new FilmPath();
    expect(film.findFault()).toBe('Add at least 2 poses.');
    film.add(pose(0), 65);
    film.add(pose(0), 65);
    expect(film.findFault()).toMatch(/^The path takes 0 s/);
    film.duration = 3;
    expect([film.findFault(), film.measureSeconds()]).toEqual([null, 3]);
  });

  it('holds a hundred poses, and loses the last one or all', () => {
    const film = new FilmPath();
    for (let i = 0; i < 100; i++) expect(film.add(pose(i), 65)).toBe(true);
    expect(film.add(pose(100), 65)).toBe(false);
    film.removeLast();
    expect(film.count).toBe(99);
    film.clear();
    expect(film.count).toBe(0);
  });

  it('plays from the first pose to the last, and then ends', () => {
    const film = new FilmPath();
    film.add(pose(0), 65);
    film.add(pose(3, 90), 65);
    const play = film.createPlayer();
    const seconds = film.measureSeconds();
    expect(seconds).toBeCloseTo(5 / 1.5, 2);
    expect(play(0)).toMatchObject({ position: { x: 0 }, yaw: 0 });
    expect(play(seconds)?.position.x).toBeCloseTo(3, 9);
    expect(play(seconds + 0.01)).toBeNull();
  });
});
