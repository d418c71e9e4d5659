import type { LexiconEntry, IgnoredMeaning, SceneMeaning } from './meaning.js';

/** Words about the picture or its mood: they have no effect on the world and are not reported. */
export const STYLE_LEXICON: readonly LexiconEntry<IgnoredMeaning>[] = [
  {
    role: 'ignored',
    words: `beautiful, beautifully, gorgeous, stunning, breathtaking, amazing, incredible, awesome, wonderful, lovely, pretty, picturesque, scenic, charming, idyllic, majestic,
      magnificent, spectacular, splendid, epic, perfect, nice, fine, good, best, better, great looking, impressive, striking, attractive, elegant, delightful, pleasant, exquisite,
      dramatic, atmospheric, evocative, immersive, unique, fantastic, marvelous, superb, glorious, sublime, inviting, dreamy, dreamlike, ethereal, magical, magic, mystical, mysterious,
      enchanted, enchanting, whimsical, fairytale, fairy tale, fantasy, storybook, otherworldly, romantic, nostalgic, melancholic, eerie, spooky, haunting, creepy, haunted, sacred,
      secret, tranquil, calm, calming, peaceful, serene, quiet, silent, still, relaxing, restful, soothing, cozy, comfortable, homely, homey, snug, warm, cool, cold, chilly, hot, humid,
      lively, vibrant, colorful, rich, simple, plain looking, clean, natural, remote, isolated, secluded, untouched, pristine, unspoiled, rural, rustic, vast, endless, expansive, sweeping, infinite,
      wide open, open, panoramic, sprawling, far reaching, boundless, limitless, real, true, typical, classic, traditional, generic, random, ordinary, normal, usual, lone looking`,
  },
  {
    role: 'ignored',
    words: `photorealistic, photo realistic, realistic, hyperrealistic, hyper realistic, ultra realistic, lifelike, realism, cinematic, detailed, highly detailed, ultra detailed, intricate,
      intricately, hyperdetailed, extremely detailed, insanely detailed, high quality, best quality, masterpiece, award winning, professional, photography, photograph, photo, picture, image, render,
      rendering, rendered, 3d, three dimensional, 3d render, 3d world, 3d scene, cg, cgi, vfx, artstation, trending on artstation, trending, unreal engine, unreal engine 5, unreal, ue5, octane, octane render,
      blender, unity, vray, raytraced, ray traced, ray tracing, raytracing, global illumination, volumetric, volumetric light, volumetric lighting, ambient occlusion, depth of field, bokeh, hdr, hdri,
      4k, 8k, 16k, 2k, uhd, hd, full hd, high resolution, high res, hi res, ultra hd, resolution, sharp, sharp focus, in focus, focus, crisp, wide angle, wide shot, establishing shot, 
      closeup, close up, bird eye, birds eye, worm eye, worms eye, footage, video, time lapse, timelapse, isometric, high altitude, altitude, composition, rule of thirds, perspective, point of view, pov, first person, third person, eye level, lens, camera, shot, film, movie, still frame, texture, textured, shading, shadow,
      reflection, lighting, soft light, warm light, soft lighting, natural lighting, dramatic lighting, ambient, glow, glowing light, quality, ultra, super, highly, extremely, incredibly, absolutely, mood, atmosphere, ambience,
      ambiance, vibe, feeling, feel, aesthetic, style, styled, inspired, tone, theme, themed, concept, vintage, crystal clear, well designed, well maintained, well appointed,
      well organized, well equipped, well manicured, well stocked, well dressed, well used, well loved, well tended, well furnished, well decorated, painting of, oil painting of,
      watercolor of, watercolor painting of, drawing of, sketch of, photo of, photograph of, image of, view of, shot of, scene of, art of, depiction, illustration of, digital, visual, sense of, hint of, touch of`,
  },
  {
    role: 'ignored',
    words: `scene, scenery, scenario, view, landscape, environment, world, setting, location, area, region, zone, spot, site, space around, habitat, biome, nature, wilderness, panorama, 360, 360 degree,
      degree, vr, virtual, virtual reality, game, video game, map of, skybox, walkable, explorable, explore, exploring, walk, walking, diorama, gaussian splat, splat, mesh, model, example, prompt, version, variation, thing, stuff,
      object, element, detail, part, piece, bit, backdrop, landmark, outdoors scene, indoor scene, outdoor scene, day in the life, time of day, time, moment, hour, season, weather, life, color, size, shape, type, kind`,
  },
];

/** Ways of making pictures that the engine does not have: it reports them, and draws nothing else. */
export const PICTURE_STYLE_LEXICON: readonly LexiconEntry<SceneMeaning>[] = [
  {
    role: 'adjective',
    near: `low poly, lowpoly, low polygon, watercolor, watercolor style, watercolor painting, oil painting style, oil painted, oil painting look, watercolor look,
      watercolor painting look, gouache, ink wash, ink wash painting, ink painting, sumi e, low poly look, pencil sketch,
      pencil drawing, charcoal drawing, crayon, pastel drawing, line art, line drawing, hand painted, handpainted, hand drawn, cel shaded, cell shaded, toon shaded, cel shading, cell shading, toon shading, toon,
      cartoon, cartoonish, cartoony, anime, manga, ghibli, studio ghibli, pixar, disney, dreamworks, wes anderson, tim burton, moebius, giger, escher, van gogh, monet, comic book, comic style, pixel art, pixelated, pixel, 8 bit, 16 bit, voxel,
      voxel art, voxelated, stylized, stylised, impressionist, expressionist, cubist, pointillist, pop art, ukiyo e, woodblock print, stained glass style, mosaic style,
      concept art, matte painting, textbook illustration, childrens book illustration, illustration, illustrated, illustration style, infographic, blueprint, wireframe,
      sepia toned, black and white film, monochrome, monochromatic, kodachrome, technicolor, film grain, grainy film, vhs, super 8, polaroid, anamorphic, tilt shift, fisheye,
      long exposure, astrophotography, astro photography, double exposure, infrared photography, retro game, ps1, ps1 style, n64, pbr, pbr textures, photoscan, photoscanned,
      first world war, second world war, world war one, world war two, world war i, world war ii, world war 1, world war 2, ww1, ww2, wwi, wwii, great war, world war`,
  },
];
